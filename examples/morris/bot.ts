import { evaluationOf } from '@polder/bots';
import { type MorrisState, menOn, millsOf, morris } from './rules.js';

/** What bots look at: who has won, men against men, mills. */
export const morrisModel = {
  game: morris,
  evaluation: evaluationOf<MorrisState>(
    {
      features: ['game', 'men', 'mills'],
      seats: () => 2,
      horizon: ({ open }) => (open === 'over' ? 0 : 1),
      measure(state, seat, row) {
        row[0] = morris.scores(state)[seat].vp;
        row[1] = menOn(state, seat) + state.inHand[seat];
        row[2] = millsOf(state, seat);
      },
    },
    { base: { now: 0, ahead: 0 }, of: { men: { now: 0.2, ahead: 0 }, mills: { now: 0.05, ahead: 0 } } },
  ),
};
