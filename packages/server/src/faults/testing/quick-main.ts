import { serve } from '../../run/serve.js';
import { readSettings } from '../../run/settings.js';

/** The server as it is, but what it notices after many seconds it notices after one or two. */
const QUICK = {
  heartbeat: 10_000,
  arrived: 500,
  tick: 100,
  sweep: 400,
  recheck: 1_000,
  claim: 2_000,
  present: 6_000,
  seen: 1_000,
};

await serve(readSettings(process.env), process.env, { times: QUICK });
