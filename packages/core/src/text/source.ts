/** `calendar:II.common` in parts: kind, id, and the id's two halves where it has a dot. */
export function sourceParts(source: string): {
  readonly kind: string;
  readonly id: string;
  readonly first: string;
  readonly second: string;
} {
  const [kind, id = ''] = source.split(':');
  const [first, second = ''] = id.split('.');
  return { kind, id, first, second };
}
