export const whatIf = {};
