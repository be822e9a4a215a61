export type SqlValue = string | number | bigint | null | Uint8Array;

/**
 * What may be stored, for both databases alike; truth becomes 0 or 1. Anything else is refused here: SQLite's
 * driver would answer it by ending the process, by storing half of it or by a null.
 */
export function sqlValues(values: readonly unknown[]): readonly SqlValue[] {
  return values.map((value): SqlValue => {
    switch (typeof value) {
      case 'string':
        if (value.includes('\0')) throw new TypeError('A text for the database has a zero character in it.');
        return value;
      case 'number':
        if (!Number.isFinite(value)) throw new TypeError(`${value} can't be stored.`);
        return value;
      case 'bigint':
        return value;
      case 'boolean':
        return value ? 1 : 0;
      default:
        if (value === null || value instanceof Uint8Array) return value;
        throw new TypeError(`A value of type ${typeof value} can't be stored.`);
    }
  });
}
