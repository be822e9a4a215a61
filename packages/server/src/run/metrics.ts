import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BotPool } from '../context.js';
import type { App } from '../http/visitor.js';
import type { Store } from '../store/store.js';
import type { Outcome } from '../wire/messages.js';

/** What is read when somebody asks for the metrics. */
export interface Gauges {
  readonly sockets: () => number;
  readonly tables: () => { readonly memory: number; readonly watched: number };
  readonly bots: () => number;
  readonly outbox: () => Promise<number>;
  readonly draining: () => boolean;
}

export interface Metrics {
  readonly contentType: string;
  text(): Promise<string>;
  /** Once the parts are there. */
  watch(gauges: Gauges): void;
  /** Counts the requests of an application. */
  requests(app: App): void;
  command(outcome: Outcome): void;
  notice(kind: string, outcome: string): void;
  /** The same, with an eye on how long it takes. */
  store(store: Store): Store;
  bots(pool: BotPool): BotPool;
}

const SHORT = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
const LONG = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30];

/** All that is counted and timed. */
function openCounters(registers: Registry[]) {
  const requests = new Counter({
    name: 'polder_http_requests_total',
    help: 'HTTP requests, by the pattern of their route',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'polder_http_request_seconds',
    help: 'How long HTTP requests took',
    labelNames: ['route'],
    buckets: SHORT,
    registers,
  });
  const commands = new Counter({
    name: 'polder_commands_total',
    help: 'Commands at running tables, by what came of them: ok, or the code of the refusal',
    labelNames: ['outcome'],
    registers,
  });
  const appends = new Counter({
    name: 'polder_appends_total',
    help: 'Writes of records: ok, conflict (another process was faster) or trouble',
    labelNames: ['outcome'],
    registers,
  });
  const appendSeconds = new Histogram({
    name: 'polder_append_seconds',
    help: 'Until records are on the disk',
    buckets: SHORT,
    registers,
  });
  const plans = new Counter({
    name: 'polder_bot_plans_total',
    help: 'Plans of bots',
    labelNames: ['level', 'outcome'],
    registers,
  });
  const planSeconds = new Histogram({
    name: 'polder_bot_plan_seconds',
    help: 'How long tables waited for a plan, in the queue and while it was made',
    labelNames: ['level'],
    buckets: LONG,
    registers,
  });
  const notices = new Counter({
    name: 'polder_notices_total',
    help: 'Notices by way: sent, void (no longer true or wanted), gone (nobody there) or failed',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  return { requests, requestSeconds, commands, appends, appendSeconds, plans, planSeconds, notices };
}
type Counters = ReturnType<typeof openCounters>;

export function openMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const counters = openCounters(registers);

  return {
    contentType: register.contentType,
    text: () => register.metrics(),
    watch: (gauges) => openGauges(gauges, registers),
    requests(app) {
      app.addHook('onResponse', async (request, reply) => {
        const route = request.routeOptions.url ?? 'none';
        counters.requests.inc({ method: request.method, route, status: reply.statusCode });
        counters.requestSeconds.observe({ route }, reply.elapsedTime / 1000);
      });
    },
    command: (outcome) => counters.commands.inc({ outcome: outcome.ok ? 'ok' : outcome.refusal.code }),
    notice: (kind, outcome) => counters.notices.inc({ kind, outcome }),
    store: (store) => timedStore(store, counters),
    bots: (pool) => timedBots(pool, counters),
  };
}

function openGauges(gauges: Gauges, registers: Registry[]): void {
  const gauge = (name: string, help: string, read: () => number | Promise<number>): void => {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // A database that does not answer is no reason to say nothing at all.
        this.set(await Promise.resolve(read()).catch(() => Number.NaN));
      },
    });
  };
  gauge('polder_sockets', 'Open WebSockets', gauges.sockets);
  gauge('polder_tables', 'Tables in memory', () => gauges.tables().memory);
  gauge('polder_tables_watched', 'Tables that somebody looks at', () => gauges.tables().watched);
  gauge('polder_bot_queue', 'Plans asked for and not yet made', gauges.bots);
  gauge('polder_outbox', 'Notices on their way, of all processes', gauges.outbox);
  gauge('polder_draining', '1: about to stop', () => (gauges.draining() ? 1 : 0));
}

function timedStore(store: Store, { appends, appendSeconds }: Counters): Store {
  const { tables } = store;
  return {
    ...store,
    tables: {
      ...tables,
      async append(write) {
        const end = appendSeconds.startTimer();
        let outcome: string = 'trouble';
        try {
          const done = await tables.append(write);
          outcome = done;
          return done;
        } finally {
          end();
          appends.inc({ outcome });
        }
      },
    },
  };
}

function timedBots(pool: BotPool, { plans, planSeconds }: Counters): BotPool {
  return {
    async plan(asked) {
      const { level } = asked;
      const end = planSeconds.startTimer({ level });
      let outcome = 'failed';
      try {
        const plan = await pool.plan(asked);
        outcome = 'ok';
        return plan;
      } finally {
        end();
        plans.inc({ level, outcome });
      }
    },
    get waiting() {
      return pool.waiting;
    },
    close: () => pool.close(),
  };
}
