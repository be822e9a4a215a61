import { listed } from '@polder/core/edition';
import {
  abilityWords,
  CARDS,
  COLOURS,
  contractWords,
  type Edition,
  type ValleyEvent as Event,
  editionOf,
  effectWords,
  GARDENER,
  isMechanismEvent,
  mechanismLog,
  type ValleyPlayer as Player,
  START_CARD,
  type ValleyState as State,
  sourceOf,
  TILE_KINDS,
  VP_SOURCES,
  type VpSource,
  valley,
  wishWords,
} from '@polder/valley';
import { bulb, guilder, paying } from './goods.js';
import { gardenerWords } from './log-gardener.js';
import { some } from './table.js';
import { capital, type Log, openVoice } from './voice.js';

/** Frames that hold something together but are no deed of their own: they do not indent. */
const UNSEEN: ReadonlySet<string> = new Set(
  'startingCard marker gate wheels actions rewards gain seq area quarters gardener'.split(' '),
);

/** What VP are for, where nothing else on the line says so. */
const VP_WORDS: Readonly<Partial<Record<VpSource, string>>> = {
  floodgate: 'for the floodgate',
  paths: 'for a Windmill on the way',
  helperPlaces: 'for the Helper place',
  calendar: 'on the Calendar',
};

/** Follows a game by its events, on a copy of its first state, and says what happens in English. */
export function openValleyLog(start: State, names: readonly string[]): Log<Event> {
  const state = valley.clone(start);
  const edition: Edition = editionOf(start);
  /** Labels of the rewards that lie open, by how deep their frame is. */
  const rewardLabels = new Map<number, readonly string[]>();
  /** Bulb space of the last trade. */
  let tradeSpace = 0;

  const playerOf = (seat: number): Player => state.players[seat];
  const isGardener = (seat: number): boolean => state.gardener !== undefined && seat === GARDENER;
  const top = () => state.frames[state.frames.length - 1];
  const indent = (): number => 1 + state.frames.filter((frame) => !UNSEEN.has(frame.kind)).length;

  const voice = openVoice(indent);
  const { say, note, aside, expect } = voice;

  /** What was announced brought nothing; it must not cling to something else. */
  const broughtNothing = (): void => expect('');

  /** A deed of any seat: named if it is not its turn. */
  function sayOf(seat: number, text: string): void {
    if (seat === state.turn.seat) say(text);
    else note(`${names[seat]} ${text}`);
  }

  const tileWords = (tile: number): string => {
    const { id, effect, plus } = edition.tiles[tile];
    return `tile ${id} (${effectWords(effect)}${plus ? ' +' : ''})`;
  };
  const stackWords = (stack: number, n: number): string =>
    stack === CARDS ? some(n, 'card') : some(n, `${TILE_KINDS[stack]} tile`);
  const sectionWords = (section: number): string => {
    const large = playerOf(state.turn.seat).large.length;
    return section < large
      ? `section ${section + 1} of the large wheel`
      : `section ${section - large + 1} of the small wheel`;
  };
  const quarterWords = (card: number, quarter: number): string =>
    `Trade card ${card + 1}, quarter ${quarter + 1}`;
  const columnId = (column: number): string =>
    edition.calendar.columns[column]?.id ?? edition.calendar.end.id;

  /** What the rewards that are laid open now come from. */
  function labelsOf(count: number): readonly string[] {
    const frame = top();
    switch (frame?.kind) {
      case 'build':
        return edition.spaces[frame.space].fields.map((id) => `Field ${id}`);
      case 'trade': {
        const card = state.tradeCards[0] ?? 0;
        return [quarterWords(card, tradeSpace), quarterWords(card, (tradeSpace + 1) % 4)];
      }
      case 'area':
        return new Array<string>(count).fill(`Market ${edition.market[frame.area].id}`);
      default:
        return new Array<string>(count).fill(voice.label);
    }
  }

  function turnHeading(seat: number, round: number): void {
    const { guilder: money, tools, vp } = playerOf(seat);
    const points = `${vp.reduce((sum, n) => sum + n, 0)} VP`;
    expect('');
    const purse = isGardener(seat) ? points : `${points}, ${guilder(money)}, ${some(tools, 'Tool')}`;
    voice.heading(`Round ${round}, ${names[seat]} (${purse})`);
  }

  function gate(to: number, cost: number): void {
    if (to === state.gate) say(`leaves the floodgate at speed ${to}`);
    else if (to > state.gate) say(`raises the floodgate to speed ${to}${paying(cost)}`);
    else say(`lowers the floodgate to speed ${to}`);
  }

  function wheelAction(seat: number, side: number): void {
    broughtNothing();
    const player = playerOf(seat);
    const section = side === 0 ? state.turn.large : state.turn.small;
    const tile = (side === 0 ? player.large : player.small)[section];
    const wheel = side === 0 ? 'large wheel' : 'small wheel';
    const printed = side === 0 ? edition.wheels.large[player.board].sections : edition.wheels.small;
    // Goods stand beside their tile; an action is told under it.
    if (tile >= 0 && edition.tiles[tile].effect.do === 'gain') {
      expect(capital(`${wheel}, tile ${edition.tiles[tile].id}`), `${wheel}, ${tileWords(tile)}`);
    } else if (tile >= 0) say(`${wheel}, ${tileWords(tile)}`);
    else say(`${wheel}, section ${section + 1} (${effectWords(printed[section])})`);
  }

  function calendarTaken(column: number, row: number): void {
    const { id, common, unique } = edition.calendar.columns[column];
    const effect = row < 0 ? common : unique[row];
    const place = row < 0 ? 'common reward' : `row ${row + 1}`;
    expect(`Calendar ${id}, ${place}`, `takes Calendar ${id}, ${place} (${effectWords(effect)})`);
  }

  function helper(seat: number, card: number): void {
    const isCard = card !== START_CARD;
    const start = edition.startingCards[playerOf(seat).start];
    const ability = isCard ? edition.cards[card].helper : start.ability;
    const name = isCard ? `Helper ${edition.cards[card].id}` : `Starting card ${start.id}`;
    switch (ability.may.do) {
      case 'tradeFreely':
      case 'marketFreely':
      case 'plantMore':
        note(`uses ${isCard ? name : name.toLowerCase()} (${abilityWords(ability)})`);
        return;
      case 'gain':
      case 'strength':
      case 'look':
      case 'marketReward':
        expect(name);
        return;
      default:
        note(`uses ${isCard ? name : name.toLowerCase()} (${abilityWords(ability)})`);
    }
  }

  function gainGuilder(seat: number, n: number): void {
    const room = edition.guilderMax - playerOf(seat).guilder;
    const lost = n > room ? ` (${n - room} beyond the limit of ${edition.guilderMax} lost)` : '';
    sayOf(seat, `gains ${guilder(n)}${lost}`);
  }

  function gainVp(seat: number, n: number, as: number): void {
    if (n < 0) return sayOf(seat, `pays ${-n} VP`);
    const why = voice.label === '' ? VP_WORDS[VP_SOURCES[as]] : undefined;
    sayOf(seat, `gains ${n} VP${why === undefined ? '' : ` ${why}`}`);
  }

  function installed(seat: number, tile: number, section: number, cost: number): void {
    const { large, small } = playerOf(seat);
    const before = [...large, ...small][section];
    const over = before >= 0 ? `, over tile ${edition.tiles[before].id}` : '';
    say(`puts ${tileWords(tile)} on ${sectionWords(section)}${over}${paying(cost)}`);
  }

  function tucked(seat: number, card: number, role: number, slot: number): void {
    const { id, helper: ability, contract } = edition.cards[card];
    const before = (role === 0 ? playerOf(seat).helpers : playerOf(seat).contracts)[slot];
    const instead = before === undefined ? '' : `, in place of ${edition.cards[before].id}`;
    if (role === 0) say(`hires Helper ${id} (${abilityWords(ability)})${instead}`);
    else say(`signs Contract ${id} (${contractWords(contract)})${instead}`);
  }

  function planted(seat: number, colour: number, row: number): void {
    const column = playerOf(seat).rows[row];
    say(`plants a ${bulb(colour)} in row ${row + 1}, column ${column + 1}`);
    if (edition.patches[row][column]) expect(`Patch ${row + 1}.${column + 1}`);
  }

  function moved(area: number, on: number, cost: number): void {
    const stands = on >= 0 ? `, onto ${names[on]}'s marker` : '';
    say(`moves to Market ${edition.market[area].id}${stands}${paying(cost)}`);
  }

  /** Choices speak by what they bring; only those that bring nothing need a word. */
  function chose(key: string): void {
    if (key === 'pass') say('lets the rest go');
    if (key === 'stop') say('stops there');
  }

  function describe(e: Event): void {
    switch (e.type) {
      case 'chose':
        return chose(e.key);

      case 'startingCard': {
        const { id, ability } = edition.startingCards[e.card];
        return note(`${names[e.seat]} takes starting card ${id} (${abilityWords(ability)})`);
      }
      case 'queensWish': {
        const { wish, vp } = edition.startingCards[e.card];
        return note(`the Queen's Wish: ${wishWords(wish)} (${vp.join(', ')} VP)`);
      }
      case 'marker':
        return note(`${names[e.seat]} starts in Market ${edition.market[e.area].id}`);
      case 'neutrals':
        return note(`neutral markers: Market ${listed(e.areas.map((area) => edition.market[area].id))}`);

      case 'turn':
        return turnHeading(e.seat, e.round);
      case 'gate':
        return gate(e.to, e.cost);
      case 'water':
        return note(`the water rises to ${e.to}`);
      case 'turned': {
        const used = e.tools > 0 ? ` with ${some(e.tools, 'Tool')}` : '';
        return say(`turns the wheels ${some(e.steps, 'step')}${used}`);
      }
      case 'calendar':
        return note(`reaches column ${columnId(e.column)} of the Calendar`);
      case 'calendarTaken':
        // The Gardener says itself what it takes, and why.
        return isGardener(e.seat) ? undefined : calendarTaken(e.column, e.row);
      case 'endTriggered':
        return note(`brings the end near: round ${e.lastRound} is the last`);
      case 'wheelAction':
        return wheelAction(e.seat, e.side);
      case 'noAction':
        return note('no action is possible');
      case 'over':
        return voice.heading('The game is over');

      case 'rewards':
        rewardLabels.set(state.frames.length, labelsOf(e.items.length));
        // One reward of an area is taken at once, the others lie open.
        return top()?.kind === 'area' ? undefined : expect('');
      case 'took':
        return expect(rewardLabels.get(state.frames.length - 1)?.[e.item] ?? '');
      case 'begin':
      case 'next':
      case 'acted':
        return;
      case 'end':
        return broughtNothing();
      case 'helper':
        return helper(e.seat, e.card);

      case 'guilder':
        // In place of an action (ACT-2).
        if (sourceOf(state, e.source) === 'turn') broughtNothing();
        return gainGuilder(e.seat, e.n);
      case 'tools':
        return sayOf(e.seat, `gains ${some(e.n, 'Tool')}`);
      case 'vp':
        return gainVp(e.seat, e.n, e.as);
      case 'paid':
        return note(`pays ${guilder(e.n)} for a further reward`);
      case 'guilderTaken':
      case 'colour':
        return;
      case 'stored':
        return say(`puts a ${bulb(e.colour)} into Storage${paying(e.cost)}`);
      case 'swapped':
        return say(`puts a ${bulb(e.colour)} into Storage and gives back a ${COLOURS[e.out]} one`);
      case 'refused':
        return say(e.colour < 0 ? 'does without the bulb' : `does without the ${bulb(e.colour)}`);

      case 'strength':
        return say(`adds ${e.add} to the strength`);
      case 'lowered':
        if (e.to === state.water) return say(`finds the water at ${e.to} already`);
        return say(`lowers the water from ${state.water} to ${e.to}`);

      case 'shuffled':
        return aside(`the discards are shuffled: ${stackWords(e.stack, e.items.length)}`);
      case 'refilled': {
        const item = e.stack === CARDS ? `card ${edition.cards[e.item].id}` : tileWords(e.item);
        return aside(`new in the offer: ${item}`);
      }
      case 'looked':
        return say(`looks at ${stackWords(e.stack, e.items.length)}`);
      case 'left':
        return note(`${e.discard ? 'discards' : 'puts back'} ${stackWords(e.stack, e.count)}`);
      case 'refreshed':
        return say(`has a new offer of ${top()?.kind === 'farm' ? 'cards' : 'tiles'}${paying(e.cost)}`);
      case 'picked':
        return;
      case 'installed':
        return installed(e.seat, e.tile, e.section, e.cost);
      case 'tucked':
        return tucked(e.seat, e.card, e.role, e.slot);

      case 'space':
        return;
      case 'built': {
        const { id } = edition.spaces[e.space];
        return say(`builds a Windmill on ${id} from the ${COLOURS[e.group]} group${paying(e.cost)}`);
      }
      case 'traced':
        return;

      case 'visit':
        return say(`visits the Market${paying(e.cost)}`);
      case 'moved':
        return moved(e.area, e.on, e.cost);
      case 'neutral': {
        const [from, to] = [edition.market[e.from].id, edition.market[e.to].id];
        return say(`moves a neutral marker from Market ${from} to ${to}${paying(e.cost)}`);
      }
      case 'arrived':
        return note(`may take ${some(e.count, 'reward')} of Market ${edition.market[e.area].id}`);
      case 'areaChosen':
        return expect(`Market ${edition.market[e.area].id}`);

      case 'planted':
        return planted(e.seat, e.colour, e.row);
      case 'oneMore':
        return note('may plant one bulb more');

      case 'traded':
        tradeSpace = e.space;
        return say(`trades a ${bulb(e.colour)}${e.supply ? ' of the supply' : ''} to space ${e.space + 1}`);
      case 'quarters':
        return;
      case 'quarter':
        return expect(quarterWords(e.card, e.quarter));
      case 'collected':
        return say(`collects ${some(e.bulbs.length, 'bulb')} from the trade card`);
      case 'tradeCleared':
        return aside(`trade card ${e.card + 1} is full; card ${e.next + 1} lies on top now`);

      case 'wish':
        return note(`fulfils the Queen's Wish: ${e.vp} VP`);
      case 'wishMet': {
        const vp = edition.startingCards[state.wish].vp[e.value];
        return note(`fulfils the Queen's Wish: ${vp} VP at the end`);
      }
      default: {
        if (!isMechanismEvent(e)) return note(gardenerWords(e, state, edition));
        const told = mechanismLog(e, edition);
        if (told !== undefined) say(told);
      }
    }
  }

  return {
    tell(event) {
      describe(event);
      valley.evolve(state, event);
      // An action has begun: its reason is a line of its own, above what is done.
      if (event.type === 'begin' && !UNSEEN.has(top().kind)) voice.announce();
      return voice.take();
    },
  };
}
