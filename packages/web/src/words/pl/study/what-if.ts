import type { Parts } from '../../words.js';

export const whatIf: Parts['study']['whatIf'] = {
  title: 'Co by było, gdyby',
  planning: 'Planowanie',
  from: (round) => (round === 0 ? 'od przygotowania gry' : `od rundy ${round}`),
  note: 'Tutaj nic się nie liczy. To, czego nie widzisz, leży losowo.',
  others: 'Kto gra za pozostałych',
  me: 'Gram za wszystkich',
  bots: 'Za innych grają boty',
  startOver: 'Od początku',
  dealAnew: 'Rozdaj na nowo',
  dealAnewHint: 'Ta sama chwila, a wszystko, co zakryte, rozdane na nowo',
  back: 'Wróć do gry',
  backToAnalysis: 'Wróć do analizy',
  movedOn: 'Gra poszła dalej',
  yourTurn: 'W grze jest twoja kolej',
};
