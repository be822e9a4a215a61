import type { Parts } from '../words.js';

/** Tips for the first games. */
export const tips: Parts['tips'] = {
  title: 'Wskazówka',
  gotIt: 'Rozumiem',
  none: 'Bez wskazówek',
  water: 'Woda stoi teraz wysoko. Za jej obniżanie dobrze płacą, ale pełny kanał zmusza do powolnych tur.',
  wheels: 'Pary nad kolumnami pokazują, co może przynieść tura. Patrz dwie, trzy tury naprzód.',
  calendar:
    'Duże koło zatoczyło krąg: kalendarz się przesunął. Nagrody możesz wziąć w dowolnej chwili tej tury; z jej końcem przepadają.',
  tile: 'Kafelek opłaca się tylko wtedy, gdy jego sekcja znów trafi na środek. Wczesne pracują najdłużej.',
  section: 'Kafelki ze znakiem {plus} kładź tam, gdzie spotkają akcje, które chcesz łączyć.',
  card: 'Kontrakty punktują na koniec: bierz te, które pasują do tego, co i tak robisz.',
  build: 'Wiatrak sam nie daje punktów: to opróżniona grupa sprawia, że tulipany są więcej warte.',
  plant: 'Rzędy lubią jeden kolor, kolumny różne. Nie da się mieć wszystkiego: wybierz swoje rzędy.',
  market: 'Strefa z kilkoma znacznikami daje nagrodę kilka razy. Szare też się liczą.',
  trade:
    'Tulipan w handlu morskim daje obie nagrody obok swojego miejsca. Każdy kolor leży na karcie tylko raz.',
  lower: 'Od poziomu 5 każdy punkt wody płaci podwójnie; poniżej 2 tylko guldenami.',
  storage:
    'Magazyn okazał się za mały: ma siedem miejsc, a dwa ostatnie za każdym razem kosztują guldeny. Sadź lub handluj, zanim weźmiesz więcej.',
  end: 'Koniec gry został wywołany. Nagłówek powie, kiedy jest ostatnia runda: rób to, co jeszcze punktuje.',
  followUp: 'Kto obraca koła, decyduje też, jaką akcję centralną dostanie potem rywal.',
  duelWheels: 'Narzędzie obraca o jedną sekcję dalej, a dwa narzędzia pozwalają wykonać obie akcje.',
  duelCalendar:
    'Kalendarz się przesunął. Gdy stanie na ostatnim polu, gracie do końca rundy i jeszcze jedną.',
};
