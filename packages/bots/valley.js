// Kept for programs that import '@polder/bots/valley'.
export * from '@polder/valley/bot';
