/** What is wanted at once has come by then. */
const STANDS = 2500;

/** Fetches what may be wanted soon, once the page has stood for a while and has nothing else to do. Answers with a way to call it off. */
export function whenIdle(load: () => Promise<unknown>): () => void {
  // Whoever needs it before that, or after it failed, asks for it again.
  const fetchAhead = (): void => void load().catch(() => undefined);
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(fetchAhead, { timeout: 4000 });
    else fetchAhead();
  }, STANDS);
  return () => clearTimeout(timer);
}
