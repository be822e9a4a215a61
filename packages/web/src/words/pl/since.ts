import type { Words } from '../words.js';

export const since: Words['since'] = {
  title: 'Od twojej ostatniej tury',
  lastTurns: 'Ostatnie tury',
  whole: 'Cała gra',
  nothing: 'jeszcze bez tury',
  again: 'Pokaż jeszcze raz',
  line: (name, parts) => `${name}: ${parts.join(', ')}`,
  unfold: 'Co się stało, wiersz po wierszu',
  chooses: 'wybiera',
  next: 'potem',
  vp: (n) => `${n > 0 ? `+${n}` : `−${-n}`} {vp}`,
};
