/** What the coach says in the lesson, step by step. */
export const says = {
  welcome:
    'Welcome to the valley! In about five minutes you play five turns against Anna, at a real table, and try everything once. Whoever has most {vp} Victory Points in the end wins.',
  startingCard:
    'Everybody begins with a card that helps for the whole game. Take the first one: it pays you whenever you Build. Then put your marker into the northern area of the Market, in the middle of the map.',
  wheels:
    'The heart of the game: your two wheels. They mesh, so they always turn together. The two sections that meet in the middle are your actions: you do one of them; where a {plus} is shown, both.',
  lever:
    'How far they turn is up to the water. This is one lever: a row is how far the floodgate is open, a column is how many steps the wheels turn. Open the gate to 2 and turn 2 steps. It costs 1 {guilder} and brings 1 {vp}; the water rises.',
  market:
    'Now the Market is in the middle. Visit it: you walk through two of its areas. The more markers stand in one, the more it gives. So push the grey marker of the north ahead of you, to the south-west, for 1 {guilder}.',
  bulbs: 'Three markers stand where you come to, so you take its reward three times. Take white bulbs!',
  plant:
    'Here you may plant three times. A bulb goes to the left-most free Patch of its row, and you get what is printed there. Plant three white ones in the lowest row: rows like one colour, columns different ones.',
  end: 'Turns never end by themselves. Until you end yours you can take back what you did, as long as nothing hidden was shown. End the turn; then see what Anna does.',
  gateDown: 'Closing the gate is free: close it to 1 and turn 1 step. That brings Build.',
  build:
    'Build a Windmill. They stand in rings around the Market and grow outwards. Choose the space in the north that costs nothing: the fields beside it give 2 {guilder} and a bulb.',
  group:
    'Take it from the white group. The group is empty then, and every white tulip in your Patches scores in the end. Use your starting card, too, and end the turn.',
  farm: 'Again the gate at 1 and one step: that brings Farm.',
  card: 'Farm brings a card: either a Helper, who works for you every turn, or a Contract, which scores in the end. Sign the third one: 4 {vp} for each Windmill by a Guilder field, and you have one. Then end the turn.',
  trade: 'One more step, with the gate at 1: that brings Foreign Trade.',
  ship: 'Trade: put your yellow bulb on the third space. It gives both rewards beside it: a {tool} Tool, which can turn your wheels a step more or less, and a bulb with 1 {vp}. Choose a white one, and end the turn.',
  spoke:
    'See the red spoke on the large wheel? Each time it reaches the pointer you move on in the Calendar. Gate at 1, one step: now it does.',
  enhance:
    'First the action: Enhance. Take the fourth tile, which gives a bulb, 1 {guilder} and 1 {vp} besides the other action, and put it onto section 2 of the small wheel.',
  calendar:
    'Now the Calendar: two rewards of this month are yours, at any moment of the turn. The common one is a bulb of your choice: take a white one.',
  lower:
    'The others are unique: what you take, nobody else can. Take the second one. It lowers the water by 2, and you are paid for it, the more the higher it stood. Take {vp}, and end the turn.',
  done: 'That is the game. When somebody reaches the last column of the Calendar, the end is near. You can play on from here, or start a game of your own. Hints are a press away.',
};
