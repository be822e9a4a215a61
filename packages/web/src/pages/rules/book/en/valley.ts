import type { ValleyChapter } from '../chapters.js';
import type { BookText } from '../text.js';

export const book: BookText<ValleyChapter> = {
  about: {
    title: 'What it is about',
    lead: 'You grow tulips behind the dike. The water drives your wheels, the wheels say what you may do, and whoever made the most of it has the most {vp} in the end.',
    points: [
      'In the middle lies the valley: a Market in three areas, and around it fields with spaces for Windmills.',
      'Everybody has a pair of wheels that turn together. Each turn one action of the two under the arrow is yours.',
      'On your farm you plant bulbs in four rows. Rows, columns and colours score at the end.',
      'A full turn of your large wheel moves you on in the Calendar. When somebody reaches its last column, the game ends soon.',
    ],
  },
  parts: {
    title: 'What lies on the table',
    lead: 'Four kinds of goods are all you have to look after: Guilder, Tools, bulbs and points.',
    points: [
      'Guilder {guilder} run from 0 to 9. What would go over 9 is lost.',
      'Tools {tool} have no limit. They change how far your wheels turn.',
      'Bulbs {b-any} lie in your Storage: five places are free, the 6th costs 1 {guilder} and the 7th 2 {guilder}, each time a bulb is put there.',
      'Points {vp} count as soon as you get them. You can pay with those you have, never with more.',
      'Any reward may be refused, whole or in part. A reward is finished before the next one begins.',
    ],
    figures: [
      ['Storage', 'Cost of the place'],
      ['1st to 5th bulb', 'free'],
      ['6th bulb', '1 {guilder}'],
      ['7th bulb', '2 {guilder}'],
    ],
    example:
      'Anna stores six bulbs and gains a red one. She may pay 2 {guilder} for the last place, put it in place of a white one free of charge, or leave it.',
    never: 'You can’t choose what you can’t pay, and Storage never holds more than seven.',
  },
  setup: {
    title: 'Setting up',
    lead: 'Polder lays out the table. Two things are yours to choose: a starting card, and where your Market marker stands.',
    points: [
      'The floodgate stands at 1, the water at 0.',
      'On offer are two common, one uncommon and one unique wheel tile, and three Farm cards. One trade card is open.',
      'Everybody has 5 {vp}, 1 {tool}, a pair of wheels of their own, nine Windmills and one bulb.',
      'Starting cards: one more than players lie open. The last in turn order takes first. The one that is left becomes the Queen’s Wish.',
      'Market: in the same order each marker goes into an area without another player’s, if there is one. Then the neutral markers come.',
    ],
    figures: [
      ['Seat', 'Guilder', 'Bulb'],
      ['1st', '4 {guilder}', '{b-white}'],
      ['2nd', '5 {guilder}', '{b-yellow}'],
      ['3rd', '6 {guilder}', '{b-red}'],
      ['4th', '7 {guilder}', '{b-violet}'],
    ],
  },
  turn: {
    title: 'Your turn',
    lead: 'A turn has four steps, always in this order: gate, water, wheels, action.',
    points: [
      'Gate: leave it, lower it, or pay to raise it.',
      'Water: the higher the gate, the more it rises.',
      'Wheels: they turn as many steps as the gate is high. Tools change that.',
      'Action: do one of the two actions under the arrow. With a {plus} you may do both.',
    ],
    example:
      'On the screen the first three are one lever: choose a gate and the steps together, and you see what comes under the arrow.',
  },
  gate: {
    title: 'The floodgate',
    lead: 'Every turn begins here. The gate says how fast the water runs, and the water turns your wheels: a high gate pays at once, but it fills the canal.',
    points: [
      'The gate has three heights. Leave it, or let it down as far as you like, free of charge.',
      'Raising it costs Guilder and gives {vp}, at once.',
      'Its height is the number of steps that your wheels make. A Tool adds or takes away one.',
      'At gate 2 the water rises by 1, at gate 3 by 2. It may never run over 8.',
    ],
    figures: [
      ['Raise', 'Pay', 'Gain at once', 'Steps', 'Water rises'],
      ['1 to 2', '1 {guilder}', '+1 {vp}', '2', '1'],
      ['2 to 3', '2 {guilder}', '+3 {vp}', '3', '2'],
      ['1 to 3', '3 {guilder}', '+4 {vp}', '3', '2'],
    ],
    example:
      'The water is at 3 and the gate at 1. Anna pays 1 {guilder} to raise it to 2: she scores 1 {vp}, the water rises to 4, and her wheels make two steps. With a Tool she could have made three, or one.',
    never:
      'You never raise and lower in the same turn. With the water at 8 only gate 1 is left; at 7, not gate 3.',
  },
  water: {
    title: 'The water',
    lead: 'All share one canal. It rises by the gate, and falls only when somebody lowers it, which is paid the better the higher it stands.',
    points: [
      'After the gate is set, the water rises: not at all at gate 1, by 1 at gate 2, by 2 at gate 3.',
      'The track has three sections: low, middle and high. Where the water stands decides what lowering it brings.',
      'Nobody pays for high water. But it may force your gate down.',
    ],
    figures: [
      ['Water', 'Each point of lowering gives'],
      ['0 to 1', '1 {guilder}'],
      ['2 to 4', '1 {guilder} or 1 {vp}'],
      ['5 to 8', '2 {guilder} or 2 {vp}'],
    ],
    example:
      'The water is at 6. Bram keeps the gate at 3: it would rise to 8, which is just allowed. The next player then has to let the gate down to 1.',
    never: 'No gate may be left where the water would run over 8.',
  },
  wheels: {
    title: 'The wheels',
    lead: 'Your two wheels mesh. Large and small turn together, but they are not of the same size, so the pairs under the arrow keep changing.',
    points: [
      'The large wheel has six sections, the small one five. Both turn by the same number of steps.',
      'The steps are the height of the gate. Each Tool {tool} spent makes it one more or one less.',
      'The two sections under the arrow are active this turn.',
      'When the red spoke reaches or passes the arrow, you go on in the Calendar {calendar}. That is once in six steps.',
    ],
    figures: [
      ['Gate', 'Without a Tool', 'With 1 {tool}', 'With 2 {tool}'],
      ['1', '1', '2', '3'],
      ['2', '2', '1 or 3', '4'],
      ['3', '3', '2 or 4', '1'],
    ],
    example:
      'The gate is at 2, but Saskia wants what lies three steps away. She spends 1 {tool}: her wheels make three steps, gate and water stay as they are.',
    never: 'The wheels always turn: at least one step and at most four.',
  },
  action: {
    title: 'One action, sometimes two',
    lead: 'Of the two sections under the arrow you do one. A section with a {plus} lets you do both.',
    points: [
      'Choose the action of the large or of the small wheel.',
      'If either of the two shows {plus}, you may do both, in the order you like.',
      'If you can do neither, you get 2 {guilder}.',
      'You may also do nothing. Then you get nothing.',
      'Actions also come as rewards: from fields, the Calendar, Patches, the Market. Each is an action of its own.',
    ],
    example:
      'Under the arrow are Build and Lower water. Marijke has no Guilder for the space she wants, so she lowers the water for Guilder; next time she builds.',
    never: 'The 2 {guilder} are not offered while one of the actions can be done.',
  },
  actions: {
    title: 'The seven actions',
    lead: 'Everything that happens on the table comes from seven actions. Six are printed on every large wheel, and the small one begins with the seventh.',
    points: [
      '{lower} Lower the water: Guilder or points, and a lower canal.',
      '{enhance} Enhance the wheels: put a better tile on a section.',
      '{farm} Take a Farm card: a Helper or a Contract.',
      '{build} Build a Windmill: take what the fields around it give.',
      '{market} Visit the Market: walk on, and take a reward for each marker there.',
      '{plant} Plant: bulbs into your Patches, each with its reward.',
      '{trade} Trade: ship a bulb and take the rewards beside it.',
    ],
  },
  lower: {
    title: 'Lower the water',
    lead: 'The one action that can always be done: it pays for each point of strength, and the canal falls.',
    points: [
      'Look at the section in which the water stands now: it says what each point gives.',
      'Where there is a choice, choose for each point: Guilder or points.',
      'Then the water falls by the strength, to 0 at the lowest. You are paid in full even if it can’t fall so far.',
      'Some tiles give Guilder and points both.',
    ],
    figures: [
      ['Water', 'Each point gives'],
      ['0 to 1', '1 {guilder}'],
      ['2 to 4', '1 {guilder} or 1 {vp}'],
      ['5 to 8', '2 {guilder} or 2 {vp}'],
    ],
    example:
      'Water 5, strength 2: Anna takes 2 {guilder} for one point and 2 {vp} for the other. The water falls to 3.',
  },
  enhance: {
    title: 'Enhance the wheels',
    lead: 'Put a tile on one of your sections: from now on it replaces the action that is printed there.',
    points: [
      'First you may pay 1 {guilder}, once, for four new tiles on offer.',
      'Take one: common ones are free, uncommon cost 1 {guilder}, unique 2 {guilder}.',
      'Put it on any section of either wheel, but not on the two under the arrow.',
      'A tile that lay there leaves the game. The offer is filled up at once.',
    ],
    example:
      'Bram takes a tile with {plus} and puts it on his small wheel. Each time it comes to the arrow, he may do both actions.',
    never: 'The two sections that are active this turn can’t be covered.',
  },
  cards: {
    title: 'Take a Farm card',
    lead: 'Every card can be used in two ways: as a Helper, who works for you in your turns, or as a Contract, which scores at the end.',
    points: [
      'First you may pay 1 {guilder}, once, for three new cards on offer.',
      'Take up to one, and decide: its upper half as a Helper {helper}, or its lower half as a Contract {contract}.',
      'There are three places of each kind, filled from the left. A Helper scores the points printed at its place, at once.',
      'If all three are taken, you may replace a card. That place gives no points again.',
    ],
    example:
      'Saskia’s second Helper goes to the second place: she scores what is printed there. The card’s Contract is covered for good.',
    never: 'A starting card is never replaced.',
  },
  build: {
    title: 'Build a Windmill',
    lead: 'A Windmill takes the rewards of all the fields it touches. It has to be joined to the Market by other Windmills, whoever they belong to.',
    points: [
      'Choose a free space and pay its cost, 0 to 4 {guilder}.',
      'Choose which group of your farm it comes from. An emptied group scores for its colour at the end.',
      'The space must touch the Market, or be joined to it by an unbroken chain of Windmills of any colour.',
      'On the shortest way to the Market, each Windmill of another player gives its owner 1 {vp}.',
      'Then take the rewards of all fields around it, in the order you like.',
    ],
    figures: [
      ['Group', 'Windmills', 'Each such tulip, when it is empty'],
      ['{t-white}', '1', '1 {vp}'],
      ['{t-yellow}', '1', '1 {vp}'],
      ['{t-red}', '2', '2 {vp}'],
      ['{t-violet}', '2', '2 {vp}'],
      ['{t-black}', '3', '3 {vp}'],
    ],
    example:
      'Marijke builds two spaces from the Market, behind a Windmill of Bram’s. Bram scores 1 {vp}; she takes what all the fields around her space give.',
    never: 'A space without a chain to the Market can’t be built on, unless a tile allows it.',
  },
  market: {
    title: 'Visit the Market',
    lead: 'Your marker walks around the Market, and every marker in an area makes its reward better.',
    points: [
      'Pay what the action costs, then make all its moves, each to the next area clockwise.',
      'After each move choose one reward of the area, and take it once for each marker there: yours, others’ and neutral ones, three times at most.',
      'Once a turn you may pay 1 {guilder} to move a neutral marker into an area that you will still enter.',
      'If all three places of an area are taken, walk past it; or pay 1 {guilder} to a player there and stand on their marker.',
    ],
    example:
      'Anna enters an area with Bram and a neutral marker: three markers. She takes ‘1 {guilder}’ three times.',
    never: 'Nobody stands on a neutral marker, and never more than two on one place.',
  },
  plant: {
    title: 'Plant tulips',
    lead: 'Bulbs from Storage go into your Patches. Each covers a printed reward, which you take at once.',
    points: [
      'Plant up to as many bulbs as the action says, one after another.',
      'Each goes to the leftmost free Patch of any of your four rows.',
      'The reward that it covers comes before the next bulb.',
      'A full row of one colour scores high; a column wants four different colours.',
    ],
    example:
      'With ‘plant 2’ Bram puts a red bulb into row 1 and gains 2 {guilder} there; with the second one he begins row 3.',
    never: 'No Patch is left out: a row is always filled from the left.',
  },
  trade: {
    title: 'Foreign trade',
    lead: 'Ships take tulips abroad. A bulb laid on the trade card brings the two rewards beside it.',
    points: [
      'Either put a bulb from Storage on a free one of the four spaces. Its colour must not be on the card yet.',
      'Take the two rewards beside it, in the order you like.',
      'Or take all bulbs off the card, keep those you like, and leave the card as it is.',
      'A card with four bulbs is cleared and goes under the stack.',
    ],
    example:
      'White and red lie on the card. Saskia adds a yellow one between ‘2 {guilder}’ and ‘1 {tool}’ and gains both.',
    never: 'A colour that lies on the card already can’t be shipped again.',
  },
  calendar: {
    title: 'The Calendar',
    lead: 'Each full turn of your large wheel is a season: the red spoke passes the arrow, and your marker goes on by one column.',
    points: [
      'On arriving you may take the column’s common reward.',
      'And one unique reward that is still open there. It is then covered for everybody.',
      'Both may be taken at any moment of this turn, and are lost at its end.',
      'The last column gives points, the most to whoever comes first, and begins the end of the game.',
    ],
    example:
      'Anna’s wheel passes the red spoke while she still has an action to do. She takes 2 {guilder} from the Calendar first, and builds with them.',
    never: 'Going on in the Calendar can’t be refused.',
  },
  helpers: {
    title: 'Helpers and Contracts',
    lead: 'Helpers bring something when you do what they wait for. Contracts count what you have in the end.',
    points: [
      'A Helper {helper} names an action. Once a turn, when you do that action, you may use it before or after.',
      'It does not matter where the action came from: a wheel or a reward.',
      'What a Helper does can wake another Helper.',
      'Your starting card works like a Helper; it takes no place.',
      'A Contract {contract} scores at the end, for each thing it counts. ‘Score a Contract’ counts it now, and it still counts again.',
    ],
    example:
      'Bram’s Helper gives a bulb when he plants. He uses it before the action, and plants that very bulb.',
    never: 'A Helper is never used in the middle of an action, and never twice a turn.',
  },
  wish: {
    title: 'The Queen’s Wish',
    lead: 'The Queen wants to see something. Whoever shows it first scores most.',
    points: [
      'The Wish {crown} lies open from the start; it is the starting card that nobody took.',
      'The moment you meet it in your own turn, you score the highest value that is left.',
      'Everybody can meet it once. Nothing is spent for it.',
    ],
    example:
      'The Wish asks for a full row. Marijke fills hers first and scores the highest value; Anna, two turns later, the second.',
  },
  end: {
    title: 'The end, and counting',
    lead: 'When somebody reaches the last column of the Calendar, the round is finished, and everybody has one more turn.',
    points: [
      'Contracts {contract}: each scores what it counts.',
      'Windmill groups: for each empty one, points for every planted tulip of its colour.',
      'Rows: a full row of seven scores; more, if it is all of one colour.',
      'Columns: four different colours score the plus value. A colour twice in a column costs the minus value, even if the column is not full.',
      'A tie goes to more planted bulbs, then more stored ones, then more Windmills built.',
    ],
    example:
      'Anna’s black group is empty and six black tulips are planted: 18 {vp}. Her third column has two red ones: that costs her its minus value.',
    never: 'In the expert game there is no extra turn after the last round.',
  },
  alone: {
    title: 'Alone, against the Gardener',
    lead: 'The Queen’s Gardener plays by cards, never pays and never plans. You need more points; a tie is lost.',
    points: [
      'The table is set for two. You begin, and choose one of two starting cards; the other is the Wish.',
      'The Gardener {gardener} spends nothing. Guilder and Tools it would gain are points.',
      'It only collects tiles and cards; it uses none of them.',
      'The Wish is scored at the end. The Gardener’s marker climbs on it with each full turn of its wheel.',
      'At the end it scores for tiles, cards and bulbs, the more the harder the level.',
    ],
    figures: [
      ['Gardener', 'Each tile, each card', 'Bulbs', 'Extra round'],
      ['Easy', '2 {vp}', '1 {vp} each', 'yes'],
      ['Medium', '3 {vp}', '1 {vp} each', 'no'],
      ['Hard', '4 {vp}', '3 {vp} for two', 'no'],
    ],
    example:
      'Medium: 55 {vp} from play, 10 for the Wish, 12 for four cards, 24 for eight tiles, 15 for columns, 17 for rows, 24 for bulbs: 157 {vp}.',
  },
  gardener: {
    title: 'The Gardener’s turn',
    lead: 'One card is turned over. Its face and the back of the next card say all that happens; Polder does it for you.',
    points: [
      'The gate goes up or down by what the card says, as far as track and water allow. Steps up score as usual.',
      'The water rises, the wheels turn. A full turn: it takes the common reward and the topmost unique one.',
      'If the water stands where the card marks it, it lowers it by 2 for points.',
      'Then it does the action on its large wheel, for free: the dearest space, the card’s colour, the tiles and cards that the back names.',
      'A bulb that it gains is planted at once.',
    ],
    example: 'Standing on the Gardener’s Market marker costs you 1 {guilder} and gives it 1 {vp}.',
  },
};
