/** Where the client shows what a notice is about. */
export const tableLink = (origin: string, table: string): string => `${origin}/#/table/${table}`;
export const settingsLink = (origin: string): string => `${origin}/#/account`;
