// `npm run look -- --engine firefox --page game/late --game valley4`: a picture of a page in any of the three engines.
import { parseArgs } from 'node:util';
import { ENGINES, launch } from './engines/index.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';
import { ensureWebBuilt, serveWeb } from './web.mjs';

const HELP = `npm run look -- [--engine chromium,firefox,webkit] [--page game/late] [--out look.png]
  --size 1280x720        of the page
  --theme light|dark     --language en|pl     --text 1|1.15|1.3
  --game valley4|valley3|valley2|solo|duel    a game in the store, as game/late
  --round 9 --ask gate --seat 0 --seed look   how far it is played, up to a question, of a seat
  --press 'CSS >> CSS'   presses these, one after the other, before the picture is taken
  --url http://localhost:5173/                another client than the built one
With several engines (or 'all') the name of each goes into the name of the file.`;

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'chromium' },
    page: { type: 'string' },
    out: { type: 'string', default: 'look.png' },
    size: { type: 'string', default: '1280x720' },
    theme: { type: 'string', default: 'light' },
    language: { type: 'string', default: 'en' },
    text: { type: 'string', default: '1' },
    game: { type: 'string' },
    round: { type: 'string', default: '9' },
    ask: { type: 'string' },
    seat: { type: 'string' },
    seed: { type: 'string', default: 'look' },
    press: { type: 'string' },
    url: { type: 'string' },
    help: { type: 'boolean' },
  },
});
const people = (...names) => names.map((name) => ({ kind: 'person', name }));
const NAMES = ['Wilhelmina', 'Bram', 'Małgorzata', 'Saskia'];
const valley = (players) => ({ players: people(...NAMES.slice(0, players)), options: { players } });
const GAMES = {
  valley4: valley(4),
  valley3: valley(3),
  valley2: valley(2),
  solo: {
    players: [...people('Anna'), { kind: 'gardener', name: 'Gardener' }],
    options: { players: 1, solo: 'medium' },
  },
  duel: { game: 'duel', players: people('Anna', 'Bartholomeus'), options: {} },
};

const engines = values.engine === 'all' ? ENGINES : values.engine.split(',');
const wrong = engines.some((name) => !ENGINES.includes(name)) || (values.game && !GAMES[values.game]);
if (values.help || wrong) {
  console.log(HELP);
  process.exit(wrong ? 1 : 0);
}

ensureInstalled();
ensureBuilt('packages/bots');
if (!values.url) await ensureWebBuilt();
const served = values.url ? undefined : await serveWeb();
const url = values.url ?? served.url;
const { lateGame } = await import('../packages/web/e2e/late-game.mjs');
const games = values.game
  ? [
      lateGame({
        id: 'late',
        name: 'Tuesday table',
        ...GAMES[values.game],
        seed: values.seed,
        round: Number(values.round),
        ask: values.ask,
        seat: values.seat === undefined ? undefined : Number(values.seat),
      }),
    ]
  : [];
const [width, height] = values.size.split('x').map(Number);
const settings = { theme: values.theme, language: values.language, textSize: Number(values.text) };

for (const name of engines) {
  const engine = await launch(name);
  try {
    const hash = values.page ?? (games.length > 0 ? 'game/late' : '');
    const page = await engine.visit(url, hash, { width, height, settings, games });
    await page.locator('h1, h2').first().waitFor({ state: 'attached' });
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    await page.waitForTimeout(700);
    for (const css of values.press?.split('>>') ?? []) {
      await page.locator(css.trim()).first().click();
      await page.waitForTimeout(400);
    }
    const out = engines.length > 1 ? values.out.replace(/(\.\w+)?$/, `-${name}$1`) : values.out;
    await page.screenshot({ path: out });
    console.log(out);
    for (const error of await engine.leave()) console.error(`${name}: ${error}`);
  } finally {
    await engine.close();
  }
}
await served?.close();
