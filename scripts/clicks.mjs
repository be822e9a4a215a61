// `npm run clicks`: how many presses a turn takes. Bots say what is done in 40 turns of real games; this script
// does it through the page as a person would, and fails if that takes more presses than it should. Needs a Chromium.
import { openClient } from './page.mjs';

const { url, open, close } = await openClient();
const { openHistory } = await import('@polder/core');
const { growerOf } = await import('@polder/bots');
const { knownValley } = await import('@polder/valley/bot');
const { knownDuel } = await import('@polder/duel/bot');

const MOST = { valley: 7, duel: 6 };
const TURNS = 10;
/** Presses of the board may stand for so many choices. */
const DEEPEST = 4;
const bot = (name) => ({ kind: 'bot', name, level: 'grower' });
const me = { kind: 'person', name: 'Anna' };
const GAMES = [
  { game: 'valley', name: 'Valley, 2 players', players: [me, bot('Bram')], options: { players: 2 } },
  {
    game: 'valley',
    name: 'Valley, 3 players',
    players: [me, bot('Bram'), bot('Saskia')],
    options: { players: 3 },
  },
  {
    game: 'valley',
    name: 'Valley, solo',
    players: [me, { kind: 'gardener', name: 'Gardener' }],
    options: { players: 1, solo: 'medium' },
  },
  { game: 'duel', name: 'Duel', players: [me, bot('Bram')], options: {} },
];

/** Turns of the first seat in a game between bots: the game as saved before each, and what was chosen then. */
function turnsOf({ game, options }) {
  const known = game === 'valley' ? knownValley : knownDuel;
  const { game: rules } = known;
  const seed = 'clicks';
  const grower = growerOf(known, { width: 3, cap: 600 });
  const history = openHistory(rules, options, seed);
  const turns = [];
  let turn;
  let plan = [];
  for (let n = 0; ; n++) {
    const [open] = rules.decisions(history.state);
    if (!open) break;
    const { turn: now } = history.state;
    const own = open.seat === 0 && now.seat === 0 && open.source !== 'setup';
    if (own && !turn) turn = { round: now.round, saved: history.save(), steps: [] };
    if (!own && turn) turns.push(turn);
    if (!own) turn = undefined;
    if (!open.options.some(({ key }) => key === plan[0])) {
      plan = [...grower.plan(rules.view(history.state, open.seat), open, `${seed}/${n}`, {})];
    }
    const key = plan.shift() ?? '';
    const { target } = open.options.find((option) => option.key === key);
    const events = history.choose({ decision: open.id, seat: open.seat, key });
    const turned = events.find(({ type }) => type === 'turned');
    turn?.steps.push({
      key,
      target,
      ask: open.ask,
      source: open.source,
      offered: keysOf(open),
      steps: turned?.steps,
    });
    if (events.some(({ type, reveals }) => reveals || type === 'turn')) plan = [];
    if (turn && events.some(({ type }) => type === 'turn' || type === 'over')) {
      turns.push(turn);
      turn = undefined;
    }
  }
  // Spread over the whole game.
  return Array.from({ length: TURNS }, (_, i) => turns[Math.floor((i * turns.length) / TURNS)]);
}
const keysOf = ({ options }) =>
  options
    .map(({ key }) => key)
    .filter((key) => key !== 'end')
    .sort()
    .join(' ');

const confirm = (page) => page.locator('[data-act="confirm"]');
const choices = async (page) => Number(await page.locator('.decide').getAttribute('data-choices'));
/** Where a thing lies: Duel's columns name their seat. */
const at = (value) => `[data-at="${value.replace(/^column:(?=[a-z])/, 'column:0.')}"]`;

/** The page asks what the game asks after so many steps, or the turn has gone on to somebody else. */
async function stands(page, steps, at) {
  const step = steps[at];
  if (!step) return true;
  const shown = await page.evaluate(() => {
    const { ask, source } = document.querySelector('.decide').dataset;
    const options = document.querySelectorAll('.decide .opt, .decide .asides button');
    const keys = [...options].map(({ dataset }) => dataset.key);
    return { ask, source, offered: keys.sort().join(' ') };
  });
  return shown.ask === step.ask && shown.source === step.source && shown.offered === step.offered;
}

/** The panel as it stands: another one is the answer to a press. */
const panel = (page) =>
  page.evaluate(() => {
    const decide = document.querySelector('.decide');
    return `${decide.dataset.choices} ${decide.dataset.selected} ${decide.innerText}`;
  });
/** A press is answered in a task of its own; one that does nothing is waited for in vain. */
async function answered(page, before) {
  await page
    .waitForFunction(
      (was) => {
        const decide = document.querySelector('.decide');
        return `${decide?.dataset.choices} ${decide?.dataset.selected} ${decide?.innerText}` !== was;
      },
      before,
      { timeout: 400 },
    )
    .catch(() => undefined);
}
/** Nothing is selected, and so many choices are made. */
const back = (page, choices) =>
  page.waitForFunction((then) => {
    const { choices, selected } = document.querySelector('.decide').dataset;
    return Number(choices) === then && selected === '';
  }, choices);
async function cancel(page, choices) {
  await page.keyboard.press('Escape');
  await back(page, choices);
}

/** One press, with what the page asks for after it: { made, presses }, or undefined if it did not do these steps. */
async function press(page, steps, i, made, button) {
  const before = await choices(page);
  const was = await panel(page);
  await button.click();
  await answered(page, was);
  let presses = 1;
  const wanted = steps
    .slice(i, i + made)
    .map(({ key }) => key)
    .join(' ');
  if ((await choices(page)) === before && (await confirm(page).count()) === 0) {
    const listed = page.locator(`.decide .opt[data-keys="${wanted}"]`);
    if ((await listed.count()) === 0) {
      await cancel(page, before);
      return undefined;
    }
    const listing = await panel(page);
    await listed.click();
    await answered(page, listing);
    presses++;
  }
  if ((await choices(page)) === before && (await confirm(page).count()) > 0) {
    // It can't be taken back: only what is meant.
    if ((await page.locator('.decide').getAttribute('data-selected')) !== wanted) {
      await cancel(page, before);
      return undefined;
    }
    await confirm(page).click();
    presses++;
  }
  await page.waitForFunction(
    (then) => Number(document.querySelector('.decide')?.dataset.choices ?? -1) !== then,
    before,
  );
  const last = i + made === steps.length;
  if (last || ((await choices(page)) === before + made && (await stands(page, steps, i + made))))
    return { made, presses };
  await page.locator('[data-act="undo"]').click();
  await back(page, before);
  return undefined;
}

/** The lever of either game, as it stands for this step. */
function leverCell(page, game, steps, i) {
  const here = steps[i];
  if (here.ask !== 'gate' && here.ask !== 'wheels') return undefined;
  const made = here.steps === undefined ? 2 : 1;
  const turns = here.steps ?? steps[i + 1].steps;
  if (game === 'duel') return { made, button: page.locator('.lever .cell').nth(turns - 1) };
  const button =
    here.ask === 'gate'
      ? page.locator(at(`${3 - Number(here.key.slice('gate:'.length))}.${turns}`))
      : page.locator(`.cell.can[data-at$=".${turns}"]`);
  return { made, button };
}

/** With the lever selected, what follows can be pressed at once: that pulls it. */
async function pullOnward(page, steps, i, { made, button }) {
  for (let more = DEEPEST; more >= 1; more--) {
    const last = steps[i + made + more - 1];
    if (!last || last.key === 'end') continue;
    await button.click();
    const keys = steps.slice(i, i + made + more).map(({ key }) => key);
    const listed = page.locator(`.decide [data-keys="${keys.join(' ')}"]`);
    const thing = page.locator(at(last.target ?? '')).first();
    const found = (await listed.count()) > 0 ? listed : (await thing.count()) > 0 ? thing : undefined;
    const done = found && (await press(page, steps, i, made + more, found).catch(() => undefined));
    if (done) return { made: done.made, presses: done.presses + 1 };
    await cancel(page, await choices(page));
  }
  return undefined;
}

/** The press that does most of what is left. */
async function next(page, game, steps, i) {
  const lever = leverCell(page, game, steps, i);
  if (lever)
    return (await pullOnward(page, steps, i, lever)) ?? press(page, steps, i, lever.made, lever.button);
  if (steps[i].key === 'end') return press(page, steps, i, 1, page.locator('[data-act="end"]'));
  for (let made = steps.length - i; made >= 1; made--) {
    const keys = steps
      .slice(i, i + made)
      .map(({ key }) => key)
      .join(' ');
    const button = page.locator(`.decide [data-keys="${keys}"]`);
    if ((await button.count()) > 0) {
      const done = await press(page, steps, i, made, button);
      if (done) return done;
    }
    const { target } = steps[i + made - 1];
    if (made > DEEPEST || target === undefined || steps[i].offered.includes(steps[i + made - 1].key))
      continue;
    const thing = page.locator(at(target)).first();
    if ((await thing.count()) === 0) continue;
    const done = await press(page, steps, i, made, thing).catch(() => undefined);
    // Two presses for two choices are no gain.
    if (done) return done;
  }
  const asked = await page.locator('.decide').innerText();
  throw new Error(
    `Nothing in the page does ${steps[i].key} of ${steps.map(({ key }) => key).join(' ')}:\n${asked}`,
  );
}

async function play(page, game, id, steps) {
  await page.goto(`${url}#/game/${id}`);
  await page.locator('.decide[data-ask]').waitFor({ timeout: 30_000 });
  const how = [];
  let presses = 0;
  for (let i = 0; i < steps.length; ) {
    const done = await next(page, game, steps, i);
    if (!done) throw new Error(`The page did not do ${steps[i].key}.`);
    how.push(
      `${steps
        .slice(i, i + done.made)
        .map(({ key }) => key)
        .join(' ')} (${done.presses})`,
    );
    presses += done.presses;
    i += done.made;
  }
  return { presses, how };
}

const mean = (values) => values.reduce((sum, n) => sum + n, 0) / values.length;
const line = (name, presses, made) =>
  `${name.padEnd(20)} ${String(presses.length).padStart(2)} turns: mean ${mean(presses).toFixed(1)}, ${Math.min(...presses)} to ${Math.max(...presses)}, for ${mean(made).toFixed(1)} choices`;

const measured = { valley: [], duel: [] };
const only = process.argv.find((it) => it === 'valley' || it === 'duel');
for (const { name, players, ...it } of GAMES) {
  if (only && only !== it.game) continue;
  const turns = turnsOf(it);
  const entries = turns.map(({ saved, round }, i) => ({
    ...{ id: `turn${i}`, name, created: 0, updated: 0, revision: 1 },
    table: { game: it.game, players, saved },
    summary: { round, choices: 0, finished: false, waitingFor: [0], vp: [], winners: [] },
  }));
  const page = await open(entries);
  page.setDefaultTimeout(5000);
  await page.evaluate(() => {
    localStorage.setItem('polder.tips', '{"done":true}');
    localStorage.setItem('polder.settings', '{"pace":0,"language":"en"}');
  });
  await page.reload();
  const presses = [];
  for (const [i, { steps, round }] of turns.entries()) {
    const done = await play(page, it.game, `turn${i}`, steps);
    presses.push(done.presses);
    if (process.argv.includes('-v'))
      console.log(`${name}, round ${round}: ${done.presses}: ${done.how.join(', ')}`);
  }
  await page.close();
  measured[it.game].push(...presses);
  console.log(
    line(
      name,
      presses,
      turns.map(({ steps }) => steps.length),
    ),
  );
}
await close();

let over = false;
for (const [game, presses] of Object.entries(measured)) {
  if (presses.length === 0) continue;
  const ok = mean(presses) <= MOST[game];
  over ||= !ok;
  console.log(`${ok ? 'ok  ' : 'OVER'} ${game}: mean ${mean(presses).toFixed(2)} of at most ${MOST[game]}`);
}
process.exit(over ? 1 : 0);
