import type { Parts } from '../words.js';

export const lesson: Parts['lesson'] = {
  title: 'Pierwsza lekcja',
  coach: 'Lekcja',
  next: 'Dalej',
  step: (n, of) => `${n} z ${of}`,
  leave: 'Zakończ lekcję',
  otherwise: 'To też jest możliwe, we własnej grze. Teraz spróbuj tego:',
  playOn: 'Graj dalej od tego miejsca',
  newGame: 'Rozpocznij własną grę',
  rules: 'Przeczytaj zasady',
  startNow: 'Od początku',
  rivalName: 'Anna',

  says: {
    welcome:
      'Witaj w dolinie! W jakieś pięć minut rozegrasz swoje pierwsze trzy tury przeciwko Annie, przy prawdziwym stole. Niczego nie można zepsuć.',
    goal: 'To jest twój ogród. Na koniec wygrywa ten, kto ma najwięcej punktów zwycięstwa {vp}: za rzędy i kolumny tulipanów, wiatraki, kontrakty i zachciankę królowej.',
    startingCard:
      'Każdy zaczyna z kartą, która pomaga przez całą grę. Weź pierwszą z nich: nagradza cię za każdym razem, gdy budujesz. Naciśnij raz, żeby ją wybrać, i drugi raz, żeby ją wziąć.',
    marker:
      'Na środku mapy leży bazar. Twój znacznik zaczyna w jednej z jego trzech stref: wybierz północną.',

    wheels:
      'Serce gry: twoje dwa koła. Zazębiają się, więc zawsze obracają się razem. Dwie sekcje, które spotykają się pośrodku, to twoje akcje.',
    sluice:
      'O tym, jak daleko się obrócą, decyduje woda. Ta tablica to jedna dźwignia dla zastawki i kół: rząd mówi, jak szeroko otwarta jest zastawka, a kolumna, o ile kroków obrócą się koła.',
    gate: 'Otwórz zastawkę na 2. Kosztuje to 1 {guilder} i daje 1 {vp}. Woda podnosi się o jeden i płynie szybciej.',
    steps:
      'Woda o prędkości 2 obraca koła o 2 kroki. Nad każdą kolumną widać parę akcji, którą by przyniosła. Wybierz 2.',
    pair: 'Teraz spotkały się te dwie sekcje: wizyta na bazarze na dużym kole i coś innego na małym. Wykonujesz jedną z tych akcji, a tam, gdzie jest {plus}, obie.',
    market: 'Odwiedź bazar.',
    move: 'Płacisz 2 {guilder} i idziesz dookoła bazaru. Im więcej znaczników stoi w strefie, tym więcej ona daje. Przed ruchem możesz za 1 {guilder} przestawić szary znacznik: przestaw go na południowy zachód.',
    bulbs:
      'W strefie, do której wchodzisz, stoją trzy znaczniki, więc jej nagrodę możesz wziąć trzy razy. Weź trzy białe tulipany!',
    area: 'Jeszcze jedna strefa i znów trzy znaczniki. Posadź tutaj do trzech tulipanów.',
    plant:
      'Twoje grządki tworzą cztery rzędy. Tulipan trafia na pierwsze wolne miejsce rzędu od lewej, a ty dostajesz to, co jest tam narysowane. Posadź biały w najniższym rzędzie: daje 1 {guilder}.',
    chain:
      'Możesz sadzić dalej. Nagrody często przynoszą kolejne nagrody: panel zawsze mówi, skąd bierze się pytanie.',
    row: 'Rząd w jednym kolorze daje na koniec więcej. Posadź następny biały obok pierwszego: 2 {vp}.',
    again: 'I trzeci.',
    column:
      'Z kolumnami jest na odwrót: mają mieć cztery różne kolory, a powtórki kosztują punkty. Na razie: jeszcze jeden w najniższym rzędzie.',
    end: 'Tura nigdy nie kończy się sama. Dopóki nie naciśniesz „Zakończ turę”, możesz wszystko cofnąć, o ile nie odsłonięto niczego zakrytego. Zakończ turę.',

    rival:
      'Gdy gra Anna, widać wszystko, co robi, i zapisuje to dziennik. Położyła na jednym z kół lepszy kafelek: ulepszanie kół wzmacnia twoje sekcje.',
    gateDown:
      'Zamykanie zastawki jest darmowe. Zamknij ją na 1: woda zostaje na swoim poziomie i płynie wolno.',
    oneStep: 'Jeden krok: przyniesie wiatrak.',
    build: 'Zbuduj wiatrak.',
    space:
      'Wiatraki stoją w kręgach wokół bazaru. Zaczynasz blisko niego i idziesz na zewnątrz. Wybierz podświetlone miejsce na północy, które nic nie kosztuje: sąsiednie pola dają 2 {guilder} i tulipan.',
    group:
      'Wiatraki pochodzą z pięciu grup w ogrodzie. Gdy grupa jest pusta, każdy posadzony tulipan jej koloru daje na koniec punkty. Grupy biała i żółta mają tylko po jednym wiatraku: weź biały.',
    helper: 'Twoja karta startowa pracuje dla ciebie za każdym razem, gdy budujesz. Użyj jej.',
    endTwo: 'To była dobra tura. Zakończ ją.',

    spoke:
      'Widzisz czerwoną szprychę na dużym kole? Za każdym razem, gdy dojdzie do wskaźnika albo go minie, idziesz dalej w kalendarzu. Piasta liczy, ile kroków do tego brakuje: teraz 3.',
    gateUp:
      'Otwórz zastawkę na 3: kosztuje to 2 {guilder} i daje 3 {vp}. Prędkość 3 by wystarczyła, ale o krok dalej czeka jeszcze sadzenie.',
    tool: 'Narzędzie {tool} zmienia obrót o jeden krok. Masz jedno: obróć o 4.',
    calendar:
      'Udało się! Dwie nagrody tego miesiąca są twoje, w dowolnej chwili tej tury. Najpierw wykonaj akcję dużego koła: sadzenie.',
    plantMore: 'Posadź biały tulipan w najniższym rzędzie.',
    common:
      'Można sadzić dalej, ale nie masz już białego tulipana. Weź teraz wspólną nagrodę kalendarza: tulipan w dowolnym kolorze.',
    colour: 'Oczywiście biały.',
    fullRow: 'Posadź go. Zobacz: to miejsce daje kolejny tulipan.',
    reward: 'Wybierz kolor. Biały pasuje do twojego rzędu.',
    unique:
      'Teraz druga nagroda kalendarza. Te są jedyne: co weźmiesz, tego nikt inny już nie dostanie. Weź drugą.',
    lower: 'Obniża wodę i płaci ci za to. Im wyższa woda, tym lepiej. Weź 2 {guilder}.',
    endThree: 'Zakończ swoją trzecią turę.',
    offers:
      'Dwóch rzeczy jeszcze nie znasz: kafelków do kół i kart ulepszeń. Karta to albo pomocnik, który pracuje w każdej turze, albo kontrakt, który punktuje na koniec. Nigdy jedno i drugie!',
    done: 'I to jest cała gra. Gdy ktoś dojdzie do ostatniej kolumny kalendarza, koniec jest blisko. Możesz grać dalej od tego miejsca albo rozpocząć własną grę. Podpowiedzi są zawsze pod ręką.',
  },

  tips: {
    title: 'Wskazówka',
    gotIt: 'Rozumiem',
    none: 'Bez wskazówek',
    gate: 'Za obniżanie wysokiej wody dobrze płacą, ale pełny kanał zmusza do powolnych tur.',
    wheels: 'Pary nad kolumnami pokazują, co może przynieść tura. Patrz dwie, trzy tury naprzód.',
    action: 'Nagrody kalendarza można wziąć w dowolnej chwili tury. Z jej końcem przepadają.',
    tile: 'Kafelek opłaca się tylko wtedy, gdy jego sekcja znów trafi na środek. Wczesne pracują najdłużej.',
    section: 'Kafelki ze znakiem {plus} kładź tam, gdzie spotkają akcje, które chcesz łączyć.',
    card: 'Kontrakty punktują na koniec: bierz te, które pasują do tego, co i tak robisz.',
    build: 'Wiatrak sam nie daje punktów: to opróżniona grupa sprawia, że tulipany są więcej warte.',
    plant: 'Rzędy lubią jeden kolor, kolumny różne. Nie da się mieć wszystkiego: wybierz swoje rzędy.',
    market: 'Strefa z kilkoma znacznikami daje nagrodę kilka razy. Szare też się liczą.',
    trade:
      'Tulipan w handlu morskim daje obie nagrody obok swojego miejsca. Każdy kolor leży na karcie tylko raz.',
    lower: 'Od poziomu 5 każdy punkt wody płaci podwójnie; poniżej 2 tylko guldenami.',
    bulb: 'Magazyn ma siedem miejsc; dwa ostatnie za każdym razem kosztują guldeny.',
    followUp: 'Duel: obracając dla siebie, decydujesz też, jaką akcję centralną dostanie rywal.',
    duelWheels: 'Duel: narzędzie obraca o jedną sekcję dalej, a dwa narzędzia pozwalają wykonać obie akcje.',
  },
};
