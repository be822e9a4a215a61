import type { Outcome } from '../../wire/messages.js';

/** What a client has asked for, and what the server has said to it. */
export interface Acknowledgements {
  /** By the command's id: its last record, as the server said. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** Ids of the commands that were refused. */
  readonly denied: ReadonlySet<string>;
  /** Ids of the commands that were sent, over whatever way. */
  readonly sent: ReadonlySet<string>;
  /** Whatever a server must not do. */
  readonly faults: readonly string[];
}

export interface AcknowledgementBook extends Acknowledgements {
  readonly sent: Set<string>;
  readonly faults: string[];
  note(id: string, outcome: Outcome): void;
}

export function openAcknowledgements(): AcknowledgementBook {
  const acknowledged = new Map<string, number>();
  const denied = new Set<string>();
  const faults: string[] = [];
  return {
    ...{ acknowledged, denied, faults, sent: new Set<string>() },
    note(id, outcome) {
      const before = acknowledged.get(id);
      if (!outcome.ok) denied.add(id);
      else {
        if (before !== undefined && before !== outcome.seq)
          faults.push(`Command ${id} was acknowledged as ${before}, then as ${outcome.seq}.`);
        acknowledged.set(id, outcome.seq);
      }
    },
  };
}
