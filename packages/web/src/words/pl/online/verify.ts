import { pluralOf } from '@polder/core/text';
import type { Parts } from '../../words.js';

const plural = pluralOf('pl');

export const verify: Parts['online']['verify'] = {
  title: 'Czy rozdanie było uczciwe?',
  line: 'Przed pierwszą turą serwer wylosował tajne ziarno, z którego wynika wszystko, co w grze ukryte, i ogłosił jego odcisk. Teraz ziarno jest jawne, a ta strona rozdaje grę jeszcze raz, według własnych zasad.',
  checking: 'Ponowne rozdawanie gry…',
  allWell: 'Wszystko się zgadza',
  allWellLine: 'To, co ukryte, było ustalone przed pierwszą decyzją, a gra przebiegła zgodnie z zasadami.',
  bad: 'Coś się nie zgadza',
  badLine: 'Poniżej widać co. Zapisz plik: z nim każdy może sprawdzić to samo.',
  partly: 'Nic nie budzi zastrzeżeń, ale nie wszystko dało się sprawdzić',
  partlyLine: 'Poniżej widać, czego brakuje.',
  name: (it) =>
    ({
      fingerprint: 'Odcisk ziarna',
      remembered: 'Odcisk z początku gry',
      deal: 'Rozdanie',
      choices: 'Decyzje',
      chance: 'To, co odkryto',
      result: 'Wynik',
    })[it],
  ok: (it, n) =>
    ({
      fingerprint:
        'Jest taki, jak ogłoszono. Nikt nie mógł zmienić ziarna w trakcie gry: inne miałoby inny odcisk.',
      remembered: 'Ta przeglądarka zapisała go na początku gry, a serwer nadal podaje ten sam.',
      deal: 'To samo ziarno i ustawienia dają ten sam stół.',
      choices: `Odtworzono ${n} ${plural(n, { one: 'decyzję', few: 'decyzje', many: 'decyzji', other: 'decyzji' })}: każda była dozwolona.`,
      chance:
        n === 0
          ? 'W tej grze nie odkryto niczego ukrytego.'
          : `${n} ${plural(n, { one: 'raz', few: 'razy', many: 'razy', other: 'razy' })} odkryto coś ukrytego, za każdym razem to, co wynika z ziarna.`,
      result: 'Zasady tej strony dają te same punkty i miejsca.',
    })[it],
  badly: (it) =>
    ({
      fingerprint: 'Ujawnione ziarno ma inny odcisk niż ogłoszony: to nie jest to samo ziarno.',
      remembered: 'Na początku gry ta przeglądarka zapisała inny odcisk, niż podaje teraz serwer.',
      deal: 'Z tym ziarnem i ustawieniami nie da się rozdać tej gry albo wychodzi inna.',
      choices: 'Którejś decyzji nie da się odtworzyć zgodnie z zasadami.',
      chance: 'Odkryto coś, co nie wynika z ziarna.',
      result: 'Zapisane punkty lub miejsca nie są tymi z gry.',
    })[it],
  unknown: (it) =>
    ({
      fingerprint: 'Ta przeglądarka może obliczać odciski tylko na stronie z https.',
      remembered: 'Ta przeglądarka nie widziała początku gry.',
      deal: 'Grano według innych zasad niż zasady tej strony.',
      choices: 'Bez rozdania nie da się odtworzyć decyzji.',
      chance: 'Bez decyzji nie ma czego porównać.',
      result: 'Bez decyzji nie ma czego porównać.',
    })[it],
  states: { ok: 'Zgadza się', bad: 'Nie zgadza się', unknown: 'Nie sprawdzono' },
  at: (record) => `Zapis ${record}`,
  versions: (theirs, ours) => `Zasady ${theirs}; ta strona ma ${ours}.`,
  seed: 'Ziarno',
  fingerprint: 'Odcisk (SHA-256)',
  hashed: 'Tekst, z którego liczy się odcisk',
  details: 'Do własnego sprawdzenia',
  means: 'Co to pokazuje',
  meansList: [
    'Kolejność wszystkiego, co ukryte, była ustalona, zanim ktokolwiek podjął decyzję.',
    'Nikt, nawet serwer, nie mógł rozdawać zależnie od tego, co robili gracze.',
    'Punkty i miejsca wynikają z decyzji według zasad.',
  ],
  meansNot: 'Czego to nie pokazuje',
  meansNotList: [
    'Że ziarno wylosowano: było ustalone, ale sposób wybrała osoba prowadząca serwer.',
    'Że nikt go nie znał: osoba prowadząca serwer mogła zajrzeć.',
    'Kto naprawdę siedział przed ekranami.',
  ],
  file: 'Zapisz grę w pliku',
  open: 'Obejrzyj grę',
  opening: 'Otwieranie…',
  notOver: 'Gra jeszcze trwa',
  notOverLine: 'Ziarno pozostaje tajne, dopóki gra się toczy. Wróć, gdy się skończy.',
  toTable: 'Do stołu',
};
