// Every printed value of Windmill Valley Duel, in words.
import { numbers, table } from './tables.mjs';

/** Title and parts of each section; `duel`: the built package. */
export function duelSections(duel, words) {
  const { COLOURS, defaultEdition: edition } = duel;
  const { contract: contractWords, effect: effectWords, effects: effectsWords, helper: helperWords } = words;
  const dealWords = ({ cost, bulbs }) => `${effectWords({ do: 'gain', bulbs })} for ${cost} Guilder`;
  const { start, wheels, tileCost, marks, market } = edition;

  const tools = (count) => `${count} Tool${count === 1 ? '' : 's'}`;
  const half = (prices) => prices.map(({ colour, vp }) => `${colour} ${vp}`).join(', ');
  const ring = edition.patches.length;
  const highest = Math.max(...edition.columns);

  return [
    [
      'Start and limits',
      [
        `- Everybody starts with ${start.guilder} Guilder, ${tools(start.tools)} and bulbs: ${start.bulbs.join(', ')}.`,
        `- Marks of each player that move the Calendar marker: ${marks.vp} VP, ${marks.windmills} Windmills, ` +
          `${marks.delivered} bulbs delivered.`,
        `- If round ${edition.safetyRound} ends without a trigger, the next one is the last.`,
      ].join('\n'),
      table(
        ['Calendar', ...numbers(edition.calendar.length, '')],
        [['Guilder for a Central action given up', ...edition.calendar]],
      ),
    ],
    [
      'Wheels',
      `Sections in the order in which they come to the mesh. ${wheels.freeSteps} steps are free, one more costs ` +
        `${tools(wheels.stepTools)}. The second action costs ${tools(wheels.secondTools)}.`,
      table(
        ['wheel', ...numbers(wheels.central.length, '')],
        [
          ['Personal', ...wheels.personal.map(effectsWords), '-'],
          ['Central', ...wheels.central.map(effectsWords)],
        ],
      ),
    ],
    [
      'Wheel tiles',
      `${edition.tiles.length} tiles, ${edition.tileStack} of them in the first stack. ` +
        `Cost on a Personal Wheel: wooden ${tileCost.wooden}, silver ${tileCost.silver}.`,
      table(
        ['#', 'kind', 'effect'],
        edition.tiles.map(({ id, kind, effects }) => [id, kind, effectsWords(effects)]),
      ),
    ],
    [
      'Farm cards',
      `${edition.cards.length} cards, ${edition.cardDeck} of them in the first deck; ${edition.row} in a row. ` +
        `A Contract that is pushed out is scored for ${edition.scoreCost} Guilder.`,
      table(
        ['#', 'Helper', 'Contract'],
        edition.cards.map(({ id, helper, contract }) => [id, helperWords(helper), contractWords(contract)]),
      ),
    ],
    [
      'Patches',
      'In a ring. Each Windmill space lies between the last space of a Patch and the first one of the next.',
      table(
        ['Patch', ...numbers(4, 'space '), 'Windmill space to'],
        edition.patches.map((patch, i) => [
          i + 1,
          ...patch.map(effectWords),
          `Patch ${((i + 1) % ring) + 1}`,
        ]),
      ),
    ],
    [
      'Windmills',
      table(
        ['colour', 'Windmills'],
        edition.columns.map((count, i) => [COLOURS[i], count]),
      ),
      table(['row', ...numbers(highest, '')], [['cost', ...edition.rowCosts.slice(0, highest)]]),
    ],
    [
      'Ports',
      `Port ${edition.closedPort} is closed at first, the Ship starts at port ${edition.shipPort}. VP for a bulb:`,
      table(
        ['Demand tile', 'upper half', 'lower half'],
        edition.demands.map(({ id, upper, lower }) => [id, half(upper), half(lower)]),
      ),
      table(
        ['Export tile', 'effect'],
        edition.exports.map(({ id, effects }) => [id, effectsWords(effects)]),
      ),
    ],
    [
      'Market',
      table(
        ['tile', 'top', 'bottom'],
        [...market.tiles, { id: 'back of each', deals: market.back }].map(({ id, deals }) => [
          id,
          ...deals.map(dealWords),
        ]),
      ),
    ],
  ];
}
