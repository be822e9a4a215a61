/**
 * Markup of a picture that never changes. A page that was drawn at the build takes it as it stands while it comes alive
 * (`data-drawn`, first/drawn.ts): then nobody reads the markup, and it is not made.
 */
export const asItStands = (make: () => string): string =>
  typeof document === 'undefined' || document.documentElement.dataset.drawn === undefined ? make() : '-';
