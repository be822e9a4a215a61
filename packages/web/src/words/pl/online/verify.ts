import { pluralOf } from '@polder/core/text';
import type { Parts } from '../../words.js';

const plural = pluralOf('pl');
const list = new Intl.ListFormat('pl');

export const verify: Parts['online']['verify'] = {
  title: 'Czy rozdanie było uczciwe?',
  line: 'Wszystko, co w grze ukryte, wynika z tajnego ziarna, którego odcisk ogłasza się przed pierwszą turą. Teraz ziarno jest jawne, a ta strona losuje i rozdaje grę jeszcze raz, według własnych zasad.',
  checking: 'Ponowne rozdawanie gry…',
  allWell: 'Wszystko się zgadza',
  allWellLine: 'To, co ukryte, było ustalone przed pierwszą decyzją, a gra przebiegła zgodnie z zasadami.',
  bad: 'Coś się nie zgadza',
  badLine: 'Poniżej widać co. Zapisz plik: z nim każdy może sprawdzić to samo.',
  partly: 'Nic nie budzi zastrzeżeń, ale nie wszystko dało się sprawdzić',
  partlyLine: 'Poniżej widać, czego brakuje.',
  name: (it) =>
    ({
      drawn: 'Losowanie ziarna',
      seating: 'Kto gdzie siedzi',
      own: 'Twój udział w losowaniu',
      fingerprint: 'Odcisk ziarna',
      remembered: 'Odcisk z początku gry',
      deal: 'Rozdanie',
      choices: 'Decyzje',
      chance: 'To, co odkryto',
      result: 'Wynik',
    })[it],
  ok: (it, n) =>
    ({
      drawn:
        n === 0
          ? 'Ziarno wynika z sekretu, do którego serwer zobowiązał się wcześniej. Żadna strona gracza nie dodała swojego.'
          : `Ziarno wynika z sekretu serwera i ${n} ${plural(n, { one: 'sekretu gracza', few: 'sekretów graczy', many: 'sekretów graczy', other: 'sekretu gracza' })}. Każdy jest tym, do którego zobowiązano się, zanim ujawniono którykolwiek.`,
      seating: 'Miejsca wylosowano z tego samego ziarna.',
      own: 'Sekret tej przeglądarki jest w ziarnie, a wszystkie zobowiązania są takie, jak zapisała przed ujawnieniem swojego.',
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
      drawn: 'Ziarno nie wynika z sekretów, do których się zobowiązano.',
      seating: 'Gracze nie siedzą tak, jak wynika z ziarna.',
      own: 'To nie jest losowanie, w którym brała udział ta przeglądarka.',
      fingerprint: 'Ujawnione ziarno ma inny odcisk niż ogłoszony: to nie jest to samo ziarno.',
      remembered: 'Na początku gry ta przeglądarka zapisała inny odcisk, niż podaje teraz serwer.',
      deal: 'Z tym ziarnem i ustawieniami nie da się rozdać tej gry albo wychodzi inna.',
      choices: 'Którejś decyzji nie da się odtworzyć zgodnie z zasadami.',
      chance: 'Odkryto coś, co nie wynika z ziarna.',
      result: 'Zapisane punkty lub miejsca nie są tymi z gry.',
    })[it],
  unknown: (it, n) =>
    ({
      drawn: 'Ta przeglądarka może obliczać odciski tylko na stronie z https.',
      seating: '',
      own:
        n === 0
          ? 'Ta przeglądarka nie brała udziału w losowaniu.'
          : n === 1
            ? 'Sekretu tej przeglądarki nie ma w ziarnie: strona była zamknięta, gdy był potrzebny, albo grę rozpoczęto w innej przeglądarce.'
            : 'Ta przeglądarka ujawniła swój sekret, a serwer go nie przyjął. Rozdanie wylosowano bez twojego udziału. Jeśli połączenie działało, zachowaj ostrożność.',
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
  who: 'Kto wylosował ziarno',
  server: 'Serwer',
  parts: {
    server: 'Zobowiązał się do swojego sekretu przy otwarciu stołu.',
    shown: 'Dodany sekret, ze zobowiązaniem złożonym, zanim ujawniono którykolwiek.',
    late: 'Zobowiązanie bez sekretu ujawnionego na czas. Nie ma go w ziarnie.',
    none: 'Bez sekretu.',
  },
  drawnTogether: (names) =>
    `Nikt nie mógł wybrać tego rozdania, o ile choć jedna z tych stron losowała uczciwie: serwer, ${list.format(names)}.`,
  drawnByOne: (name) =>
    `To rozdanie wylosowali tylko serwer i ${name}. Kto jest jednym i drugim albo nie ufa żadnemu, nie ma dowodu, że zdecydował przypadek.`,
  drawnAlone: 'To rozdanie wylosował sam serwer: nie dało się go już zmienić, ale serwer mógł je wybrać.',
  seedHashed: 'Tekst, którego SHA-256 jest ziarnem',
  means: 'Co to pokazuje',
  meansDrawn: 'Ziarno wynika z sekretów, które wszystkie były ustalone, zanim ujawniono którykolwiek.',
  meansList: [
    'Kolejność wszystkiego, co ukryte, była ustalona, zanim ktokolwiek podjął decyzję.',
    'Nikt, nawet serwer, nie mógł rozdawać zależnie od tego, co robili gracze.',
    'Punkty i miejsca wynikają z decyzji według zasad.',
  ],
  meansNot: 'Czego to nie pokazuje',
  meansNotLate:
    'Dlaczego któregoś sekretu nie ujawniono. Kto zna sekret serwera, mógł w ten sposób wybrać jedno z dwóch rozdań.',
  meansNotChance: 'Że ziarno wylosowano: było ustalone, ale sposób wybrała osoba prowadząca serwer.',
  meansNotList: [
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
