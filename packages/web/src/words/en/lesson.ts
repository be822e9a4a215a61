/** The lesson: what the coach says, and tips for the first games. */
export const lesson = {
  title: 'A first lesson',
  coach: 'Lesson',
  next: 'Next',
  step: (n: number, of: number): string => `${n} of ${of}`,
  leave: 'Leave the lesson',
  otherwise: 'You can do that, too, in a game of your own. Now try this one:',
  playOn: 'Play on from here',
  newGame: 'Start a game of your own',
  rules: 'Read the rules',
  startNow: 'Start over',
  rivalName: 'Anna',

  says: {
    welcome:
      'Welcome to the valley! In about five minutes you play your first three turns against Anna, at a real table. Nothing can go wrong.',
    goal: 'This is your farm. Whoever has most {vp} Victory Points at the end wins: for rows and columns of tulips, Windmills, Contracts, and the Queen’s Wish.',
    startingCard:
      'Everybody begins with a card that helps for the whole game. Take the first one: it rewards you whenever you Build. Press it once to select it, again to take it.',
    marker:
      'In the middle of the map is the Market. Your marker starts in one of its three areas: choose the northern one.',

    wheels:
      'The heart of the game: your two wheels. They mesh, so they always turn together. The two sections that meet in the middle are your actions.',
    sluice:
      'How far they turn is up to the water. This board is one lever for the floodgate and the wheels: a row is how far the gate is open, a column is how many steps the wheels turn.',
    gate: 'Open the gate to 2. It costs 1 {guilder} and brings 1 {vp}. The water rises by one, and runs faster.',
    steps:
      'Water at speed 2 turns the wheels by 2 steps. Above each column you see the pair of actions that it would bring. Choose 2.',
    pair: 'Now these two sections meet: a visit to the Market on the large wheel, and something else on the small one. You do one of the two; where a {plus} is shown, both.',
    market: 'Visit the Market.',
    move: 'You pay 2 {guilder} and walk around the Market. The more markers stand in an area, the more it gives. Before you go you may push a grey marker ahead of you for 1 {guilder}: push it to the south-west.',
    bulbs:
      'In the area that you come to stand three markers, so you may take its reward three times. Take three white bulbs!',
    area: 'One more area, again with three markers. Plant up to three bulbs here.',
    plant:
      'Your Patches have four rows. A bulb goes to the left-most free place of its row, and you get what is printed there. Plant a white one in the lowest row: it pays 1 {guilder}.',
    chain:
      'You may plant again. Rewards often bring more rewards: the panel always says where a question comes from.',
    row: 'A row of only one colour scores more in the end. Put the next white one beside the first: 2 {vp}.',
    again: 'And the third one.',
    column:
      'Columns are the other way round: they want four different colours, and repeats cost VP. For now: one more in the lowest row.',
    end: 'Turns never end by themselves. Until you press End turn you can take back what you did, as long as nothing hidden was shown. End the turn.',

    rival:
      'While Anna plays, everything she does is shown, and written in the log. She has put a better tile onto one of her wheels: Enhance the Wheels makes your sections stronger.',
    gateDown: 'Closing the gate is free. Close it to 1: the water stays where it is, and runs slowly.',
    oneStep: 'One step: it brings a Windmill.',
    build: 'Build a Windmill.',
    space:
      'Windmills stand in rings around the Market. Yours start near it and grow outwards. Choose the lit space in the north that costs nothing: the fields beside it give 2 {guilder} and a bulb.',
    group:
      'Windmills come from five groups on your farm. A group that is empty makes every planted tulip of its colour worth VP in the end. White and yellow groups have only one Windmill: take the white one.',
    helper: 'Your starting card works for you: whenever you Build. Use it.',
    endTwo: 'That was a good turn. End it.',

    spoke:
      'See the red spoke on the large wheel? Each time it reaches or passes the pointer you move on in the Calendar. The hub counts the steps until then: 3 now.',
    gateUp:
      'Open the gate to 3: it costs 2 {guilder} and brings 3 {vp}. Speed 3 would reach the pointer; one step more brings Plant as well.',
    tool: 'A {tool} Tool changes the steps by one. You have one: turn by 4.',
    calendar:
      'Passed! Two rewards of this month are yours, at any moment of this turn. First do the action on the large wheel: Plant.',
    plantMore: 'Plant your white bulb in the lowest row.',
    common:
      'You want to go on planting, but there is no white bulb left. Take the common reward of the Calendar now: a bulb of your choice.',
    colour: 'White, of course.',
    fullRow: 'Plant it. Look: the place gives you another bulb.',
    reward: 'Choose any colour. White fits your row.',
    unique:
      'Now the other reward of the Calendar. These are unique: what you take, nobody else can. Take the second one.',
    lower:
      'It lowers the water, and you are paid for it. The higher the water, the better. Take 2 {guilder}.',
    endThree: 'End your third turn.',
    offers:
      'Two things you have not met yet: tiles for your wheels, and Farm cards. A card is either a Helper, who works for you every turn, or a Contract, which scores in the end. Not both!',
    done: 'That is the game. When somebody reaches the last column of the Calendar, the end is near. You can play on from here, or start a game of your own. Hints are a press away.',
  },

  tips: {
    title: 'Tip',
    gotIt: 'Got it',
    none: 'No more tips',
    gate: 'High water pays well when you lower it, but a full canal forces you to be slow.',
    wheels: 'The pairs above the columns are what a turn can bring. Look two or three turns ahead.',
    action: 'Calendar rewards can be taken at any moment of the turn. They are lost when it ends.',
    tile: 'A tile pays off only if its section comes to the middle again. Early ones work most.',
    section: 'Put tiles with {plus} where they meet actions that you want to do together.',
    card: 'Contracts score in the end: take those that fit what you do anyway.',
    build: 'A Windmill scores nothing by itself: it is the emptied group that makes tulips worth more.',
    plant: 'Rows like one colour, columns like different ones. You can’t have everything: choose your rows.',
    market: 'Areas with several markers give their reward several times. Grey ones count, too.',
    trade:
      'A bulb in Foreign Trade gives both rewards beside its space. Each colour lies on a card only once.',
    lower: 'From level 5 on each point of water pays double; below 2 it pays Guilder only.',
    bulb: 'Storage has seven places; the last two cost Guilder each time.',
    followUp: 'Duel: what you turn to for yourself also decides which Central action your rival gets.',
    duelWheels: 'Duel: a Tool turns one step more, two Tools let you do both actions.',
  },
};
