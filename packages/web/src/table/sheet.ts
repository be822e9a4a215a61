/** What opens over the table from its header. */
export type Sheet = 'menu' | 'score' | 'timeline' | 'describe' | 'settings' | 'keys';
