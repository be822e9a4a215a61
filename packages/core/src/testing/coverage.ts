/** What of a box has been used in the games watched so far. */
export interface Coverage<State, Event> {
  /** Watches an event; `state` is the one after its whole choice. */
  onEvent(event: Event, state: State): void;
  /** Things that never occurred, by name. */
  missing(): string[];
  /** Take over what another process has seen. */
  add(seen: readonly string[]): void;
  readonly seen: ReadonlySet<string>;
}

/** `namesOf`: what an event uses, given the state after its whole choice. */
export function openCoverage<State, Event>(
  wanted: readonly string[],
  namesOf: (event: Event, state: State) => readonly string[],
): Coverage<State, Event> {
  const seen = new Set<string>();
  const add = (names: readonly string[]): void => {
    for (const name of names) seen.add(name);
  };
  return {
    seen,
    add,
    onEvent: (event, state) => add(namesOf(event, state)),
    missing: () => wanted.filter((name) => !seen.has(name)),
  };
}
