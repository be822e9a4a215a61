export const companion = {};
