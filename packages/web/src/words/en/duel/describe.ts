export const describe = {};
