import type { summary as english } from '../en/summary.js';

export const summary: typeof english = {
  calendar: (n, of) => `{calendar} ${n}/${of}`,
  built: (pairs) => `stawia ${pairs.join(', ')}`,
  bought: (text) => `kupuje ${text}`,
  gaveUp: 'rezygnuje z akcji',
};
