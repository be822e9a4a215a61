/** How long things take, in ms, and how much is kept. Tests take other ones. */
export interface Times {
  /** How often a client pings; one that is silent for three times as long is gone. */
  readonly heartbeat: number;
  /** What was sent so long ago has arrived. */
  readonly arrived: number;
  /** A table that nobody looks at and where nothing happens leaves the memory after so long. */
  readonly keepTable: number;
  /** So many tables at most are kept in memory; those that were not used for longest go first. */
  readonly maxTables: number;
  /** How often the clocks of the tables in memory are looked at. */
  readonly tick: number;
  /** How often the database is asked for tables that nobody lets act. */
  readonly sweep: number;
  /** How often watched tables are compared with the database, in case a message was missed. */
  readonly recheck: number;
  /** How often it is looked whether those who are connected are still signed in. */
  readonly sessions: number;
  /** What could not be opened, or not be done, is left alone for so long. */
  readonly again: number;
  /** How often a process says that it lives; none that does for `outage`: no server ran (outage.ts). */
  readonly alive: number;
  readonly outage: number;
  /** A beat that is so old: this process was asleep, or its clock was turned on. */
  readonly asleep: number;
  /** For so long after a start nobody's time is up, unless another process lives. */
  readonly quiet: number;
  /** For so long a table is claimed. */
  readonly claim: number;
  /** How often other processes are told who is connected; not told for three times as long, they are gone. */
  readonly present: number;
  /** How often it is written down what people have seen. */
  readonly seen: number;
}

export const TIMES: Times = {
  heartbeat: 20_000,
  arrived: 10_000,
  keepTable: 5 * 60_000,
  maxTables: 6_000,
  tick: 500,
  sweep: 4_000,
  recheck: 20_000,
  sessions: 5_000,
  again: 5 * 60_000,
  alive: 20_000,
  outage: 30_000,
  asleep: 30_000,
  quiet: 60_000,
  claim: 20_000,
  present: 60_000,
  seen: 10_000,
};
