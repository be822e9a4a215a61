import type { DuelChapter } from '../chapters.js';
import type { BookText } from '../text.js';

export const book: BookText<DuelChapter> = {
  about: {
    title: 'O czym jest ta gra',
    lead: 'Dwa ogrody mają wspólny krąg grządek i jedno wielkie koło. Co obracasz dla siebie, obracasz też dla rywala.',
    points: [
      'Zazębiają się trzy koła: twoje, rywala i centralne między nimi.',
      'Wokół leżą grządki, wspólne dla obojga. Sadzisz tam tulipany i stawiasz między nimi wiatraki.',
      'Porty, bazar i karty przynoszą tulipany, punkty i pomocników.',
      'Kalendarz przesuwa się, gdy coś się wyczerpie albo zostanie osiągnięte. Na ostatnim polu zaczyna się koniec; wygrywa, kto ma więcej {vp}.',
    ],
  },
  setup: {
    title: 'Przygotowanie',
    lead: 'Stół rozkłada Polder. Wybierasz jedno: która z dwóch kart będzie twoim pierwszym pomocnikiem.',
    points: [
      'Koła stoją tak, jak obrócił je los. Los decyduje też, kto zaczyna.',
      'Pięć portów ma po kafelku popytu i eksportu; jeden port jest zamknięty. Statek stoi przy pierwszym.',
      'Oboje macie 3 {guilder}, białego i żółtego tulipana oraz dziewięć wiatraków. Nic nie ma limitu.',
      'Oboje w tajemnicy wybieracie jedną z dwóch kart i odkrywacie je razem. Pozostałe dwie tworzą ofertę.',
    ],
  },
  turn: {
    title: 'Twoja tura',
    lead: 'Obróć koła, wykonaj jedną akcję, a potem jedną wykona rywal.',
    points: [
      'Obróć swoje koło o 1 albo 2 pola; o 3 za 1 {tool}. Wszystkie trzy koła obracają się o tyle samo.',
      'Wykonaj akcję swojego pola albo pola koła centralnego, które się z nim styka.',
      'Za 2 {tool} możesz wykonać także tę drugą.',
      'Akcja następcza: rywal wykonuje akcję pola centralnego przy swoim kole.',
      'Z akcji koła centralnego zawsze można zrezygnować za guldeny: tyle, ile pokazuje kalendarz.',
    ],
    example:
      'Czerwony obraca o dwa pola i buduje. Akcją następczą żółtego byłby handel, ale żaden statek nie weźmie jego tulipanów: bierze więc guldeny.',
    never: 'Nie można wybrać tego, czego nie da się wykonać. Pomocnicy nie działają w akcji następczej.',
  },
  actions: {
    title: 'Akcje',
    lead: 'Sześć akcji i zwykłe dobra. Niektóre kafelki łączą dwie z nich.',
    points: [
      '{enhance} Ulepszenie: kafelek na kole.',
      '{farm} Karta: pomocnik albo kontrakt.',
      '{plant} Sadzenie: tulipan na grządce w kręgu.',
      '{build} Budowa: wiatrak między dwiema grządkami.',
      '{market} Bazar: tulipany za guldeny.',
      '{trade} Handel: dostawa tulipana do portu.',
    ],
    example: 'Dobra dostajesz bez pytania. Z akcji, którą dostajesz jako nagrodę, możesz zrezygnować.',
  },
  enhance: {
    title: 'Ulepszenie koła',
    lead: 'Kafelek zmienia to, co robi pole: na twoim kole albo na centralnym.',
    points: [
      'Na kole centralnym jest za darmo, a ty wykonujesz zakrytą akcję.',
      'Na twoim kole drewniany kosztuje 1 {guilder}, srebrny 2 {guilder}.',
      'Na polu nie może leżeć kafelek i nie może ono teraz stykać się z innym kołem.',
      'Gdy stos skończy się po raz pierwszy, kalendarz idzie dalej.',
    ],
    example: 'Żółty zakrywa „sadzenie” na kole centralnym: kafelek jest za darmo, a tulipana sadzi od razu.',
  },
  cards: {
    title: 'Karty: pomocnicy i kontrakty',
    lead: 'Między wami leżą dwa rzędy. Twój rząd pomocników to rząd kontraktów rywala, widziany z drugiej strony.',
    points: [
      'Weź kartę z oferty: jako pomocnika {helper} do bliższego rzędu albo jako kontrakt {contract} do dalszego.',
      'Wchodzi na pierwsze miejsce, pozostałe się przesuwają.',
      'Gdy karta wypada z rzędu, właściciel jej kontraktu może zapłacić 1 {guilder}, aby go zapunktować.',
      'Pomocnik działa raz w każdej twojej turze, przed akcją, na którą czeka, albo po niej.',
    ],
    example:
      'Nowa karta wchodzi do pełnego rzędu czerwonego i wypycha inną. Jej druga strona to kontrakt żółtego: za 1 {guilder} punktuje go teraz.',
  },
  plant: {
    title: 'Sadzenie tulipanów',
    lead: 'Grządki należą do obojga. Każda rośnie od obu końców.',
    points: [
      'Posadź tulipana na pierwszym pustym miejscu od dowolnego końca grządki.',
      'Pierwszy na końcu może mieć dowolny kolor; potem musi pasować do sąsiedniego.',
      'Weź nagrodę, którą zakrywasz.',
    ],
    example:
      'Grządka zaczyna się po lewej czerwonym. Z tej strony można sadzić tylko czerwone; od prawej wolno zacząć dowolnym.',
    never: 'Koloru, który nie pasuje do sąsiedniego tulipana, nie można posadzić.',
  },
  build: {
    title: 'Budowa wiatraka',
    lead: 'Wiatrak stoi między dwiema grządkami i będzie punktował za ich tulipany.',
    points: [
      'Weź najniższy wiatrak z dowolnej kolumny swojej planszetki i zapłać tyle, ile mówi jego rząd.',
      'Postaw go na wolnym miejscu między dwiema grządkami.',
      'Weź najbliższą odkrytą nagrodę jednej z nich. Miejsce pozostaje wolne.',
      'Im więcej pustych miejsc w kolumnie, tym więcej są warte tulipany jej koloru na koniec.',
      'Twój piąty wiatrak przesuwa kalendarz.',
    ],
    example:
      'Czerwony bierze wiatrak z czarnej kolumny i stawia go przy grządce pełnej czarnych tulipanów: teraz liczą się dla niego.',
  },
  market: {
    title: 'Wizyta na bazarze',
    lead: 'Kafelki proponują transakcje: tyle guldenów za takie tulipany.',
    points: [
      'Wybierz jedną z dwóch transakcji na odkrytym kafelku, zapłać i weź tulipany. Kafelek odpada.',
      'Albo transakcję z wierzchu stosu: wtedy odpada odkryty kafelek najdalej od niego.',
      'Za każdym razem, gdy stos się skończy, kalendarz idzie dalej.',
    ],
  },
  trade: {
    title: 'Handel z portami',
    lead: 'Statek dowozi tulipana tam, gdzie go chcą, i przywozi towary.',
    points: [
      'Każde narzędzie {tool} przesuwa statek do sąsiedniego portu; zamknięty się omija.',
      'Dostarcz tulipana z odkrytej połowy kafelka popytu: dostajesz jego {vp} i eksport obok.',
      'Kafelek portu przesuwa się w górę. Za drugim razem port się zamyka, zamknięty się otwiera, a statek płynie dalej.',
      'Twoja szósta dostawa przesuwa kalendarz.',
    ],
    example:
      'Port, w którym stoi statek, chce fioletowych albo białych. Żółty dostarcza białego, dostaje wydrukowane punkty i eksport: posadź jednego.',
    never: 'Statek płynie tylko tam, gdzie możesz coś dostarczyć.',
  },
  end: {
    title: 'Kalendarz, koniec i punkty',
    lead: 'Kalendarz idzie dalej, gdy coś się wyczerpie albo zostanie osiągnięte. Ostatnie pole rozpoczyna koniec: dokańczacie rundę i gracie jeszcze jedną.',
    points: [
      'Przesuwają go: 40 {vp} (raz dla każdego), piąty wiatrak, szósta dostawa i stosy, które się skończą.',
      'Na koniec kontrakty w twoim rzędzie punktują za darmo.',
      'Tulipany: kolor jest wart tyle, ile pustych miejsc ma jego kolumna, od 1 do 3.',
      'Tyle daje każdy tulipan na grządce obok twojego wiatraka, raz za każdy twój wiatrak przy niej.',
      'Przy remisie liczą się guldeny, potem narzędzia.',
    ],
    example:
      'Żółte tulipany są warte 1, czarne 3. Z sześcioma każdego koloru przy swoich wiatrakach czerwony dostaje 24 {vp}.',
  },
};
