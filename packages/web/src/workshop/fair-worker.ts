import { botModelOf, type GameTools, LEVELS } from '@polder/bots';
import { balanceGame, emptyBalance } from '@polder/bots/balance';
import { deepFreeze } from '@polder/core/edition';
import { TOOLS } from '@polder/games/tools';
import { messageOf } from '../errors.js';
import { type AnyOptions, type AnyState, manifestOf } from '../session/rules.js';
import type { FairReply, FairRequest } from './fair-messages.js';

/** Growers play an edition, away from the page. To stop it, end the worker: what it has said stands. */

const say = (reply: FairReply): void => postMessage(reply);
/** So often something is told. */
const TELL_MS = 300;

type AnyTools = GameTools<AnyOptions, AnyState, never>;

async function play({ game, players, edition, seeds }: FairRequest): Promise<void> {
  const manifest = manifestOf(game);
  const { items: itemsOf } = (await TOOLS[game]()) as AnyTools;
  const known = (await botModelOf(manifest, manifest.version)) as Parameters<typeof LEVELS.grower>[0];
  const options = manifest.setupOptions(players, {}, edition && deepFreeze(edition)) as AnyOptions;
  const items = itemsOf(options);
  say({ type: 'begun', families: items.families });
  const bot = LEVELS.grower(known);
  const table = {
    known,
    options,
    items: items as Parameters<typeof balanceGame>[1]['items'],
    bots: Array.from({ length: players }, () => bot),
    budget: {},
    round: (state: unknown) => (state as AnyState).turn.round,
  };
  let balance = emptyBalance(players, items);
  let told = Date.now();
  for (const seed of seeds) {
    balanceGame(balance, table, seed);
    if (Date.now() - told < TELL_MS) continue;
    say({ type: 'played', balance });
    balance = emptyBalance(players, items);
    told = Date.now();
  }
  if (balance.base.games > 0) say({ type: 'played', balance });
}

addEventListener('message', async ({ data }: MessageEvent<FairRequest>) => {
  try {
    await play(data);
    say({ type: 'done' });
  } catch (error) {
    say({ type: 'failed', message: messageOf(error) });
  }
});
