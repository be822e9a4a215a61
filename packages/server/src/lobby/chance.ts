import { randomBytes, randomInt } from 'node:crypto';

/** 120 bits: whoever has it was given it. */
export const newTableId = (): string => randomBytes(15).toString('base64url');

/** Another order, each as likely as any other. */
export function shuffled<Item>(items: readonly Item[]): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}
