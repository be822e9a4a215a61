export * from '@polder/duel/bot';
