/** What was tried: the same refusal means something else for each. */
export type Doing = 'open' | 'join' | 'start' | 'seat' | 'link' | 'other';
