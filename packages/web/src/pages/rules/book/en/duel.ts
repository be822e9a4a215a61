import type { DuelChapter } from '../chapters.js';
import type { BookText } from '../text.js';

export const book: BookText<DuelChapter> = {
  about: {
    title: 'What it is about',
    lead: 'Two farms share one ring of Patches and one big wheel. What you turn for yourself, you turn for your rival too.',
    points: [
      'Three wheels mesh: yours, your rival’s, and the Central one between them.',
      'Around them lie the Patches, common to both. You plant there, and build Windmills between them.',
      'Ports, Market and cards bring bulbs, points and Helpers.',
      'What is used up or reached moves the Calendar on. On its last space the end begins; most {vp} win.',
    ],
  },
  setup: {
    title: 'Setting up',
    lead: 'Polder lays out the table. You choose one thing: which of two cards is your first Helper.',
    points: [
      'The wheels stand where chance has spun them. Chance decides who begins.',
      'Five ports have a Demand and an Export each; one port is closed. The Ship lies at the first.',
      'Both have 3 {guilder}, a white and a yellow bulb, and nine Windmills. There are no limits on goods.',
      'Both choose one of two cards in secret, and turn them up together. The other two are the offer.',
    ],
  },
  turn: {
    title: 'Your turn',
    lead: 'Turn the wheels, do one action, and then your rival does one too.',
    points: [
      'Turn your wheel 1 or 2 sections; 3 for 1 {tool}. All three wheels turn by as much.',
      'Do the action on your section, or the one on the Central section beside it.',
      'For 2 {tool} you may do the other of the two as well.',
      'Follow-up: your rival does the action of the Central section at their wheel.',
      'A Central action may always be given up for Guilder: as many as the Calendar says.',
    ],
    example:
      'Red turns two sections and builds. Yellow’s follow-up would be Trade, but no ship takes their bulbs: they take the Guilder instead.',
    never: 'What can’t be done can’t be chosen. Helpers sleep in a follow-up.',
  },
  actions: {
    title: 'The actions',
    lead: 'Six actions, and plain goods. Some tiles join two of them.',
    points: [
      '{enhance} Enhance: put a tile on a wheel.',
      '{farm} Card: a Helper for you, or a Contract.',
      '{plant} Plant: a bulb into a Patch of the ring.',
      '{build} Build: a Windmill between two Patches.',
      '{market} Market: buy bulbs by a deal.',
      '{trade} Trade: deliver a bulb to a port.',
    ],
    example: 'Goods come unasked. An action that you gain as a reward may be declined.',
  },
  enhance: {
    title: 'Enhance a wheel',
    lead: 'A tile changes what a section does, on your own wheel or on the Central one.',
    points: [
      'On the Central wheel it is free, and you do the printed action that you cover.',
      'On your own wheel a wooden tile costs 1 {guilder}, a silver one 2 {guilder}.',
      'The section must be free of tiles, and must not touch another wheel now.',
      'When the stack runs out for the first time, the Calendar goes on.',
    ],
    example: 'Yellow covers ‘Plant’ on the Central wheel: the tile is free, and she plants at once.',
  },
  cards: {
    title: 'Cards: Helpers and Contracts',
    lead: 'Between you lie two rows. Your Helper row is your rival’s Contract row, seen from the other side.',
    points: [
      'Take an offered card: as a Helper {helper} into the row near you, or as a Contract {contract} into the far one.',
      'It enters at the first place, the others slide along.',
      'A card that is pushed out: the owner of its Contract may pay 1 {guilder} to score it.',
      'A Helper works once in each of your own turns, before or after the action it waits for.',
    ],
    example:
      'A third card enters red’s row and pushes one out. Its other side is yellow’s Contract: for 1 {guilder} yellow scores it now.',
  },
  plant: {
    title: 'Plant tulips',
    lead: 'Patches belong to both. Each grows from its two ends.',
    points: [
      'Plant a bulb on the first empty space from either end of a Patch.',
      'The first one at an end may be of any colour; after that it must match the tulip beside it.',
      'Take the reward that you cover.',
    ],
    example:
      'A Patch begins with red on the left. From there only red goes on; from the right end any colour may begin.',
    never: 'A colour that does not match its neighbour can’t be planted.',
  },
  build: {
    title: 'Build a Windmill',
    lead: 'A Windmill stands between two Patches and will score for their tulips.',
    points: [
      'Take the lowest Windmill of any column of your board and pay what its row says.',
      'Put it on a free space between two Patches.',
      'Take the nearest open reward of one of the two. It stays open.',
      'Emptied places in a column make tulips of that colour worth more at the end.',
      'Your 5th Windmill moves the Calendar on.',
    ],
    example:
      'Red takes a Windmill from the black column and builds beside a Patch full of black tulips: they count for red now.',
  },
  market: {
    title: 'Visit the Market',
    lead: 'Tiles offer deals: so many Guilder for such bulbs.',
    points: [
      'Choose one of the two deals on an open tile, pay, and take the bulbs. The tile is gone.',
      'Or a deal on the back of the stack: then the open tile farthest from it is gone.',
      'Each time the stack runs out, the Calendar goes on.',
    ],
  },
  trade: {
    title: 'Trade with the ports',
    lead: 'The Ship delivers a bulb where it is wanted, and brings goods back.',
    points: [
      'Each Tool {tool} moves the Ship to a neighbouring port; the closed one is skipped.',
      'Deliver a bulb that the open half of the Demand asks for: its {vp} are yours, and the Export beside it.',
      'The Port tile moves up. The second time the port closes, the closed one opens, and the Ship sails on.',
      'Your 6th delivery moves the Calendar on.',
    ],
    example:
      'The Ship’s port wants violet or white. Yellow delivers white, scores what is printed, and takes the Export: plant one.',
    never: 'The Ship goes only where you can deliver.',
  },
  end: {
    title: 'Calendar, end and counting',
    lead: 'The Calendar goes on when something is used up or reached. Its last space begins the end: finish the round, then one more.',
    points: [
      'It moves for: 40 {vp} (once each), your 5th Windmill, your 6th delivery, and stacks that run out.',
      'At the end the Contracts left in your row score, free.',
      'Tulips: a colour is worth as much as places are empty in its column, 1 to 3.',
      'Each tulip in a Patch beside your Windmill scores that, once for each of your Windmills there.',
      'A tie goes to more Guilder, then more Tools.',
    ],
    example:
      'Yellow tulips are worth 1 and black ones 3. With six of each beside red’s Windmills red scores 24 {vp}.',
  },
};
