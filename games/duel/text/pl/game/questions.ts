import { small } from '@polder/core/text/pl/forms.js';
import type { questions as english } from '../../en/game/questions.js';
import { effects } from './effects.js';
import { sources } from './sources.js';

export const questions: typeof english = {
  ask: {
    hand: 'Która karta będzie pierwszym pomocnikiem?',
    action: 'Którą z dwóch akcji wykonujesz?',
    giveUpOnly: 'Żadnej akcji nie da się wykonać',
    second: (tools) => `Wykonać też drugą akcję za ${tools} {tool}?`,
    followUp: 'Wykonać akcję następczą czy z niej zrezygnować?',
    lapses: 'Wykonać to teraz?',
    card: 'Pomocnik czy kontrakt?',
    swapFirst: 'Zamienić najpierw dwie karty w rzędzie?',
    swap: 'Zamienić dwie karty w rzędzie?',
    contract: 'Zapunktować ten kontrakt, zanim zniknie?',
    column: 'Który wiatrak budujesz?',
    build: 'Gdzie stanie?',
    patch: 'Która grządka daje nagrodę?',
    patchAction: 'Wziąć nagrodę z grządki?',
    deal: 'Co kupujesz?',
    ship: 'Do którego portu dostarczasz?',
    deliver: 'Który tulipan dostarczasz?',
    deliverMore: (left) => `Dostarczyć jeszcze jeden? Możesz jeszcze ${left}`,
    export: 'Który tulipan trafia do handlu morskiego?',
  },
  course: {
    lever: 'Obrót kół',
    action: 'Twoja akcja',
    followUp: (rival) => `Potem: ${rival}`,
    yourFollowUp: 'Akcja następcza',
  },
  asker: {
    hand: 'oboje wybieracie w tajemnicy',
    wheels: 'twoja tura',
    action: 'koła obrócone',
    followUp: (rival) => `akcja następcza po turze: ${rival}`,
    during: (asker) => `akcja następcza · ${small(asker)}`,
    wheel: (wheel, words) => `${sources.wheel(wheel)}: ${small(words)}`,
    covered: (words) => `Zakryta sekcja: ${small(words)}`,
    tile: (words) => `Kafelek na kole: ${small(words)}`,
    patch: (id, effect) => `Grządka ${id}: ${small(effect)}`,
    export: (words) => `Kafelek eksportu: ${small(words)}`,
    helper: (when) => `Pomocnik: ${effects.whenYou(when)}`,
    contract: 'Ta karta wypada z rzędu',
  },
};
