export const calculator = {};
