export const game = {};
