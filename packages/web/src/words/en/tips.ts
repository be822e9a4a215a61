/** Tips for the first games. */
export const tips = {
  title: 'Tip',
  gotIt: 'Got it',
  none: 'No more tips',
  water: 'The water is high now. It pays well when you lower it, but a full canal forces you to be slow.',
  wheels: 'The pairs above the columns are what a turn can bring. Look two or three turns ahead.',
  calendar:
    'Your large wheel came round: the Calendar moved. Take its rewards at any moment of this turn; they are lost when it ends.',
  tile: 'A tile pays off only if its section comes to the middle again. Early ones work most.',
  section: 'Put tiles with {plus} where they meet actions that you want to do together.',
  card: 'Contracts score in the end: take those that fit what you do anyway.',
  build: 'A Windmill scores nothing by itself: it is the emptied group that makes tulips worth more.',
  plant: 'Rows like one colour, columns like different ones. You can’t have everything: choose your rows.',
  market: 'Areas with several markers give their reward several times. Grey ones count, too.',
  trade: 'A bulb in Foreign Trade gives both rewards beside its space. Each colour lies on a card only once.',
  lower: 'From level 5 on each point of water pays double; below 2 it pays Guilder only.',
  storage:
    'Your Storage was too small: it has seven places, and the last two cost Guilder each time. Plant or trade before you take more.',
  end: 'The end was triggered. The header says when the last round is played: do what still scores.',
  followUp: 'Whoever turns the wheels also decides which Central action the rival gets after it.',
  duelWheels: 'A Tool turns one step more, two Tools let you do both actions.',
  duelCalendar:
    'The Calendar moved. When it is on its last space, this round is finished and one more is played.',
};
