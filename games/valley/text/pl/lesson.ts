import type { says as english } from '../en/lesson.js';

export const says: Readonly<Record<keyof typeof english, string>> = {
  welcome:
    'Witaj w dolinie! W jakieś pięć minut rozegrasz pięć tur przeciwko Annie, przy prawdziwym stole, i spróbujesz wszystkiego po razie. Wygrywa ten, kto na koniec ma najwięcej punktów zwycięstwa {vp}.',
  startingCard:
    'Każdy zaczyna z kartą, która pomaga przez całą grę. Weź pierwszą z nich: płaci ci, gdy budujesz. Potem postaw swój znacznik w północnej strefie bazaru, na środku mapy.',
  wheels:
    'Serce gry: twoje dwa koła. Zazębiają się, więc zawsze obracają się razem. Dwie sekcje, które spotykają się pośrodku, to twoje akcje: wykonujesz jedną z nich, a tam, gdzie jest {plus}, obie.',
  lever:
    'O tym, jak daleko się obrócą, decyduje woda. To jedna dźwignia: rząd mówi, jak szeroko otwarta jest zastawka, a kolumna, o ile kroków obrócą się koła. Otwórz zastawkę na 2 i obróć o 2 kroki. Kosztuje to 1 {guilder} i daje 1 {vp}, a woda się podnosi.',
  market:
    'Teraz pośrodku jest bazar. Odwiedź go: przejdziesz przez dwie jego strefy. Im więcej znaczników stoi w strefie, tym więcej ona daje. Dlatego za 1 {guilder} przestaw szary znacznik z północy na południowy zachód.',
  bulbs: 'Tam, gdzie wchodzisz, stoją trzy znaczniki, więc bierzesz nagrodę trzy razy. Weź białe tulipany!',
  plant:
    'Tutaj możesz sadzić trzy razy. Tulipan trafia na pierwszą wolną grządkę rzędu od lewej, a ty dostajesz to, co jest tam narysowane. Posadź trzy białe w najniższym rzędzie: rzędy lubią jeden kolor, kolumny różne.',
  end: 'Tura nigdy nie kończy się sama. Dopóki jej nie zakończysz, możesz cofnąć to, co robisz, o ile nie odsłonięto niczego zakrytego. Zakończ turę i zobacz, co robi Anna.',
  gateDown: 'Zamykanie zastawki jest darmowe: zamknij ją na 1 i obróć koła o 1 krok. To da budowanie.',
  build:
    'Zbuduj wiatrak. Wiatraki stoją w kręgach wokół bazaru i idą na zewnątrz. Wybierz miejsce na północy, które nic nie kosztuje: sąsiednie pola dają 2 {guilder} i tulipan.',
  group:
    'Weź go z białej grupy. Grupa jest wtedy pusta i każdy biały tulipan na grządkach daje na koniec punkty. Użyj też karty startowej i zakończ turę.',
  farm: 'Znów zastawka na 1 i jeden krok: to da ulepszanie ogrodu.',
  card: 'Ulepszanie ogrodu daje kartę: to albo pomocnik, który pracuje w każdej turze, albo kontrakt, który daje punkty na koniec. Podpisz trzecią: 4 {vp} za każdy wiatrak przy polu z guldenami, a jeden już masz. Potem zakończ turę.',
  trade: 'Jeszcze jeden krok, zastawka na 1: to da handel morski.',
  ship: 'Handel: połóż żółtego tulipana na trzecim polu. Daje obie nagrody obok: narzędzie {tool}, którym można obrócić koła o krok więcej lub mniej, oraz tulipan i 1 {vp}. Wybierz białego i zakończ turę.',
  spoke:
    'Widzisz czerwoną szprychę na dużym kole? Za każdym razem, gdy dojdzie do wskaźnika, idziesz dalej w kalendarzu. Zastawka na 1, jeden krok: właśnie teraz.',
  enhance:
    'Najpierw akcja: ulepszanie kół. Weź czwarty kafelek, który daje tulipan, 1 {guilder} i 1 {vp} obok drugiej akcji, i połóż go na sekcji 2 małego koła.',
  calendar:
    'Teraz kalendarz: dwie nagrody tego miesiąca są twoje, w dowolnej chwili tury. Wspólna to tulipan w dowolnym kolorze: weź białego.',
  lower:
    'Pozostałe są jedyne: co weźmiesz, tego nikt inny już nie dostanie. Weź drugą. Obniża wodę o 2, a ty dostajesz zapłatę, tym większą, im wyżej stała. Weź {vp} i zakończ turę.',
  done: 'I to jest cała gra. Gdy ktoś dojdzie do ostatniej kolumny kalendarza, koniec jest blisko. Możesz grać dalej od tego miejsca albo rozpocząć własną grę. Podpowiedzi są zawsze pod ręką.',
};
