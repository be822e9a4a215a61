export * from '@polder/valley/bot';
