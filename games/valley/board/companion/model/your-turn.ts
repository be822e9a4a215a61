import type { Edition, GardenerTable } from '@polder/valley';
import type { Answer, Ask, Deed } from '../../../text/asks.js';
import { gates, levels, rows, standingVp, stands, standsOn, ways } from './choices.js';
import { askOf, type Guide, tableIn } from './state.js';

/** Questions behind each deed. */
const DETAILS: Readonly<Record<Deed, readonly Ask[]>> = {
  build: ['built', 'path'],
  market: ['neutral', 'moved', 'stood'],
  trade: ['trade'],
  calendar: ['covered'],
  wish: [],
  offers: ['offers'],
};

/** What you told of your turn, taken over into the table. */
export function yourTurn(guide: Guide, given: Answer): Guide {
  const table = tableIn(guide);
  const { market, you } = table;
  const told = (change: Partial<GardenerTable>): Guide => ({ ...guide, table: { ...table, ...change } });
  switch (given.ask) {
    case 'gate':
      return told({ gate: given.value });
    case 'water':
      return told({ water: given.value });
    case 'did': {
      let now = table;
      for (const deed of given.value) now = { ...now, ...madeBy(deed, now, guide.edition) };
      return { ...guide, table: now, asks: given.value.flatMap((deed) => DETAILS[deed]) };
    }
    case 'built':
      return told({ you: { ...you, windmills: [...you.windmills, ...given.value] } });
    case 'path':
      return gained(guide, 'paths', given.value);
    case 'neutral':
      return given.value
        ? told({ market: { ...market, neutral: moved(market.neutral, given.value) } })
        : guide;
    case 'moved': {
      const { stacked: _, ...others } = market;
      const on = standsOn(table, given.value) ? { stacked: true as const } : {};
      return told({ market: { ...others, you: given.value, ...on } });
    }
    case 'stood':
      return gained(guide, 'market', given.value * standingVp(guide.edition));
    case 'trade': {
      const { fresh, bulbs } = given.value;
      return told({ trade: fresh ? { card: null, bulbs } : { ...table.trade, bulbs } });
    }
    case 'covered':
      return told({
        covered: table.covered.map((taken, column) =>
          given.value > 0 && column === you.calendar - 1 ? [...taken, given.value] : taken,
        ),
      });
    case 'offers':
      return told(given.value);
    default:
      return guide;
  }
}

/** What is clear without a question. */
function madeBy(deed: Deed, table: GardenerTable, edition: Edition): Partial<GardenerTable> {
  const { you, gardener, round, difficulty } = table;
  // The highest value that is left (G-WSH-1).
  if (deed === 'wish') return { you: { ...you, wish: gardener.wish === 1 ? 2 : 1 } };
  if (deed !== 'calendar') return {};
  const calendar = you.calendar + 1;
  const ends = calendar > edition.calendar.columns.length && table.lastRound === undefined;
  return {
    you: { ...you, calendar },
    ...(ends ? { lastRound: difficulty === 'easy' ? round + 1 : round } : {}),
  };
}

function moved(
  neutral: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): string[] {
  const rest = [...neutral];
  rest.splice(rest.indexOf(from), 1, to);
  return rest;
}

/** VP that the Gardener gets in your turn. */
function gained(guide: Guide, source: string, n: number): Guide {
  const table = tableIn(guide);
  const { gardener } = table;
  return {
    ...guide,
    table: { ...table, gardener: { ...gardener, vp: gardener.vp + n } },
    vp: { ...guide.vp, [source]: (guide.vp[source] ?? 0) + n },
  };
}

/** The answer to a question that has only one. */
export function onlyAnswer(guide: Guide): Answer | undefined {
  const ask = askOf(guide);
  const only = (choices: readonly number[]): number | undefined =>
    choices.length === 1 ? choices[0] : undefined;
  const given = (value: number | undefined): Answer | undefined =>
    value === undefined ? undefined : ({ ask, value } as Answer);
  switch (ask) {
    case 'gate':
      return given(only(gates(guide)));
    case 'water':
      return given(only(levels(guide)));
    case 'path':
      return given(only(ways(guide)));
    case 'stood':
      return given(only(stands(guide)));
    case 'covered':
      return given(only(rows(guide)));
    default:
      return undefined;
  }
}
