// Kept for programs that import '@polder/bots/duel'.
export * from '@polder/duel/bot';
