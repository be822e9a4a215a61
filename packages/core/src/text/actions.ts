/** The actions that the valley's games share. */
export type Action = 'enhance' | 'farm' | 'build' | 'market' | 'plant' | 'trade';
