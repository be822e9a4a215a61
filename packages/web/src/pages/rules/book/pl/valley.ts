import type { ValleyChapter } from '../chapters.js';
import type { BookText } from '../text.js';

export const book: BookText<ValleyChapter> = {
  about: {
    title: 'O czym jest ta gra',
    lead: 'Hodujesz tulipany za groblą. Woda napędza koła, koła mówią, co wolno zrobić, a kto wykorzysta to najlepiej, ma na koniec najwięcej {vp}.',
    points: [
      'Pośrodku leży dolina: bazar z trzema strefami, a wokół niego pola i miejsca na wiatraki.',
      'Każdy ma parę kół, które obracają się razem. W swojej turze wykonujesz jedną z dwóch akcji pod strzałką.',
      'W ogrodzie sadzisz tulipany w czterech rzędach. Rzędy, kolumny i kolory punktują na koniec.',
      'Pełny obrót dużego koła przesuwa cię w kalendarzu. Gdy ktoś dojdzie do ostatniej kolumny, gra zbliża się do końca.',
    ],
  },
  parts: {
    title: 'Co leży na stole',
    lead: 'Pilnujesz tylko czterech rzeczy: guldenów, narzędzi, tulipanów i punktów.',
    points: [
      'Guldenów {guilder} można mieć od 0 do 9. Co ponad 9, przepada.',
      'Narzędzi {tool} można mieć dowolnie wiele. Zmieniają, jak daleko obrócą się koła.',
      'Tulipany {b-any} leżą w magazynie: pięć miejsc jest za darmo, szóste kosztuje 1 {guilder}, a siódme 2 {guilder}, za każdym razem, gdy coś tam kładziesz.',
      'Punkty {vp} liczą się od razu. Możesz nimi płacić, ale tylko tymi, które masz.',
      'Każdą nagrodę można odrzucić, w całości albo w części. Następna zaczyna się dopiero po zakończeniu poprzedniej.',
    ],
    figures: [
      ['Magazyn', 'Koszt miejsca'],
      ['tulipany od 1. do 5.', 'za darmo'],
      ['6. tulipan', '1 {guilder}'],
      ['7. tulipan', '2 {guilder}'],
    ],
    example:
      'Anna ma w magazynie sześć tulipanów i dostaje czerwonego. Może zapłacić 2 {guilder} za ostatnie miejsce, położyć go za darmo zamiast białego albo zrezygnować.',
    never:
      'Nie można wybrać tego, na co cię nie stać, a w magazynie nigdy nie leży więcej niż siedem tulipanów.',
  },
  setup: {
    title: 'Przygotowanie',
    lead: 'Stół rozkłada Polder. Do ciebie należą dwa wybory: karta startowa i strefa bazaru, w której stanie twój znacznik.',
    points: [
      'Zastawka stoi na 1, woda na 0.',
      'W ofercie leżą dwa brązowe, jeden beżowy i jeden srebrny kafelek ulepszenia oraz trzy karty ulepszeń. Odkryta jest jedna karta handlu.',
      'Każdy ma 5 {vp}, 1 {tool}, własną parę kół, dziewięć wiatraków i jednego tulipana.',
      'Kart startowych leży o jedną więcej niż graczy. Zaczyna wybierać ostatni w kolejności. Ta, która zostanie, to zachcianka królowej.',
      'Bazar: w tej samej kolejności każdy stawia znacznik w strefie bez cudzego znacznika, jeśli taka jest. Potem dochodzą znaczniki neutralne.',
    ],
    figures: [
      ['Miejsce', 'Guldeny', 'Tulipan'],
      ['1.', '4 {guilder}', '{b-white}'],
      ['2.', '5 {guilder}', '{b-yellow}'],
      ['3.', '6 {guilder}', '{b-red}'],
      ['4.', '7 {guilder}', '{b-violet}'],
    ],
  },
  turn: {
    title: 'Twoja tura',
    lead: 'Tura ma cztery kroki, zawsze w tej kolejności: zastawka, woda, koła, akcja.',
    points: [
      'Zastawka: zostaw ją, opuść albo zapłać i podnieś.',
      'Woda: im wyżej zastawka, tym bardziej przybiera.',
      'Koła: obracają się o tyle kroków, na ilu stoi zastawka. Narzędzia to zmieniają.',
      'Akcja: wykonaj jedną z dwóch akcji pod strzałką. Ze znakiem {plus} wolno wykonać obie.',
    ],
    example:
      'Na ekranie pierwsze trzy kroki to jedna dźwignia: wybierasz zastawkę i kroki razem i od razu widzisz, co znajdzie się pod strzałką.',
  },
  gate: {
    title: 'Zastawka',
    lead: 'Od niej zaczyna się każda tura. Zastawka mówi, jak szybko płynie woda, a woda obraca koła: wysoka od razu daje punkty, ale napełnia kanał.',
    points: [
      'Zastawka ma trzy wysokości. Zostaw ją albo opuść za darmo, jak nisko chcesz.',
      'Podniesienie kosztuje guldeny i od razu daje {vp}.',
      'Jej wysokość to liczba kroków, o które obrócą się koła. Narzędzie dodaje albo odejmuje jeden.',
      'Na zastawce 2 woda przybiera o 1, na 3 o 2. Nigdy nie może przekroczyć 8.',
    ],
    figures: [
      ['Podniesienie', 'Koszt', 'Od razu', 'Kroki', 'Woda przybiera'],
      ['z 1 na 2', '1 {guilder}', '+1 {vp}', '2', '1'],
      ['z 2 na 3', '2 {guilder}', '+3 {vp}', '3', '2'],
      ['z 1 na 3', '3 {guilder}', '+4 {vp}', '3', '2'],
    ],
    example:
      'Woda stoi na 3, zastawka na 1. Anna płaci 1 {guilder} i podnosi ją na 2: dostaje 1 {vp}, woda przybiera do 4, a koła robią dwa kroki. Z narzędziem mogłaby zrobić trzy albo jeden.',
    never:
      'W jednej turze nie wolno i podnosić, i opuszczać. Przy wodzie na 8 zostaje tylko zastawka 1; na 7 nie wolno wybrać 3.',
  },
  water: {
    title: 'Woda',
    lead: 'Kanał jest wspólny. Wodę podnosi zastawka, a opada ona tylko wtedy, gdy ktoś ją obniży; im wyżej stoi, tym lepiej się to opłaca.',
    points: [
      'Po ustawieniu zastawki woda przybiera: na 1 wcale, na 2 o 1, na 3 o 2.',
      'Tor ma trzy odcinki: niski, środkowy i wysoki. To, gdzie stoi woda, decyduje o zysku z jej obniżenia.',
      'Za wysoką wodę nikt nie płaci. Może jednak zmusić cię do opuszczenia zastawki.',
    ],
    figures: [
      ['Woda', 'Każdy punkt siły daje'],
      ['0–1', '1 {guilder}'],
      ['2–4', '1 {guilder} albo 1 {vp}'],
      ['5–8', '2 {guilder} albo 2 {vp}'],
    ],
    example:
      'Woda stoi na 6. Bram zostawia zastawkę na 3: woda przybierze do 8, co jest jeszcze dozwolone. Następna osoba musi opuścić zastawkę na 1.',
    never: 'Zastawka nie może stać tak, żeby woda przekroczyła 8.',
  },
  wheels: {
    title: 'Koła',
    lead: 'Twoje dwa koła zazębiają się i obracają razem, ale nie są równe, więc pary pod strzałką wciąż się zmieniają.',
    points: [
      'Duże koło ma sześć pól, małe pięć. Oba obracają się o tyle samo kroków.',
      'Liczba kroków to wysokość zastawki. Każde wydane narzędzie {tool} dodaje albo odejmuje jeden krok.',
      'Dwa pola pod strzałką są w tej turze aktywne.',
      'Gdy czerwona szprycha dojdzie do strzałki albo ją minie, idziesz dalej w kalendarzu {calendar}. Dzieje się to co sześć kroków.',
    ],
    figures: [
      ['Zastawka', 'Bez narzędzi', 'Za 1 {tool}', 'Za 2 {tool}'],
      ['1', '1', '2', '3'],
      ['2', '2', '1 lub 3', '4'],
      ['3', '3', '2 lub 4', '1'],
    ],
    example:
      'Zastawka stoi na 2, ale Saskia chce tego, co leży trzy kroki dalej. Wydaje 1 {tool}: koła robią trzy kroki, a zastawka i woda zostają bez zmian.',
    never: 'Koła zawsze się obracają: co najmniej o jeden krok i najwyżej o cztery.',
  },
  action: {
    title: 'Jedna akcja, czasem dwie',
    lead: 'Z dwóch pól pod strzałką wykonujesz jedno. Pole ze znakiem {plus} pozwala wykonać oba.',
    points: [
      'Wybierz akcję dużego albo małego koła.',
      'Jeśli na którymś z pól jest {plus}, wolno wykonać obie, w dowolnej kolejności.',
      'Jeśli nie możesz wykonać żadnej, dostajesz 2 {guilder}.',
      'Możesz też nic nie robić. Wtedy nic nie dostajesz.',
      'Akcje bywają też nagrodami: z pól, kalendarza, grządek i bazaru. Każda jest osobną akcją.',
    ],
    example:
      'Pod strzałką są budowa i obniżenie wody. Marijke nie ma guldenów na miejsce, którego chce, więc obniża wodę za guldeny; zbuduje następnym razem.',
    never: 'Nie dostaniesz 2 {guilder}, dopóki którąś z akcji da się wykonać.',
  },
  actions: {
    title: 'Siedem akcji',
    lead: 'Wszystko, co dzieje się na stole, to siedem akcji. Sześć jest na każdym dużym kole, a siódmą zaczyna małe.',
    points: [
      '{lower} Obniżenie wody: guldeny albo punkty i niższy kanał.',
      '{enhance} Ulepszenie kół: lepszy kafelek na polu koła.',
      '{farm} Karta ulepszenia: pomocnik albo kontrakt.',
      '{build} Budowa wiatraka: bierzesz to, co dają pola wokół.',
      '{market} Wizyta na bazarze: idziesz dalej i bierzesz nagrodę za każdy znacznik.',
      '{plant} Sadzenie: tulipany na grządki, każdy z nagrodą.',
      '{trade} Handel morski: wysyłasz tulipana i bierzesz nagrody obok.',
    ],
  },
  lower: {
    title: 'Obniżenie wody',
    lead: 'Jedyna akcja, którą zawsze da się wykonać: daje zysk za każdy punkt siły, a woda opada.',
    points: [
      'Sprawdź, na którym odcinku stoi teraz woda: on mówi, ile daje każdy punkt.',
      'Gdzie jest wybór, wybierasz osobno dla każdego punktu: guldeny albo punkty.',
      'Potem woda opada o siłę, najniżej do 0. Zysk jest pełny, nawet jeśli nie ma dokąd opaść.',
      'Niektóre kafelki dają i guldeny, i punkty.',
    ],
    figures: [
      ['Woda', 'Każdy punkt daje'],
      ['0–1', '1 {guilder}'],
      ['2–4', '1 {guilder} albo 1 {vp}'],
      ['5–8', '2 {guilder} albo 2 {vp}'],
    ],
    example: 'Woda na 5, siła 2: Anna bierze 2 {guilder} za jeden punkt i 2 {vp} za drugi. Woda opada do 3.',
  },
  enhance: {
    title: 'Ulepszenie kół',
    lead: 'Połóż kafelek na jednym ze swoich pól: od teraz zastępuje akcję, która jest tam wydrukowana.',
    points: [
      'Najpierw możesz raz zapłacić 1 {guilder} za cztery nowe kafelki w ofercie.',
      'Weź jeden: brązowe są za darmo, beżowe kosztują 1 {guilder}, srebrne 2 {guilder}.',
      'Połóż go na dowolnym polu dowolnego koła, ale nie na tych dwóch pod strzałką.',
      'Kafelek, który tam leżał, odpada z gry. Oferta od razu się uzupełnia.',
    ],
    example:
      'Bram bierze kafelek z {plus} i kładzie go na małym kole. Za każdym razem, gdy dojdzie on do strzałki, wolno wykonać obie akcje.',
    never: 'Dwóch pól aktywnych w tej turze nie można zakryć.',
  },
  cards: {
    title: 'Karta ulepszenia',
    lead: 'Każdej karty można użyć na dwa sposoby: jako pomocnika, który działa w twoich turach, albo jako kontraktu, który punktuje na koniec.',
    points: [
      'Najpierw możesz raz zapłacić 1 {guilder} za trzy nowe karty w ofercie.',
      'Weź najwyżej jedną i zdecyduj: górna połowa jako pomocnik {helper} albo dolna jako kontrakt {contract}.',
      'Każdy rodzaj ma trzy miejsca, zajmowane od lewej. Pomocnik od razu daje punkty ze swojego miejsca.',
      'Gdy wszystkie trzy są zajęte, możesz zastąpić jedną z kart. To miejsce nie daje już punktów.',
    ],
    example:
      'Drugi pomocnik Saskii trafia na drugie miejsce i daje wydrukowane tam punkty. Kontrakt z tej karty jest zakryty na dobre.',
    never: 'Karty startowej nie można zastąpić.',
  },
  build: {
    title: 'Budowa wiatraka',
    lead: 'Wiatrak daje nagrody ze wszystkich pól, których dotyka. Z bazarem muszą go łączyć inne wiatraki, obojętnie czyje.',
    points: [
      'Wybierz wolne miejsce i zapłać jego koszt, od 0 do 4 {guilder}.',
      'Wybierz grupę w ogrodzie, z której go bierzesz. Pusta grupa punktuje na koniec za swój kolor.',
      'Miejsce musi przylegać do bazaru albo łączyć się z nim nieprzerwanym ciągiem wiatraków dowolnego koloru.',
      'Każdy cudzy wiatrak na najkrótszej drodze do bazaru daje właścicielowi 1 {vp}.',
      'Potem bierzesz nagrody ze wszystkich pól wokół, w dowolnej kolejności.',
    ],
    figures: [
      ['Grupa', 'Wiatraki', 'Za każdy taki tulipan, gdy grupa jest pusta'],
      ['{t-white}', '1', '1 {vp}'],
      ['{t-yellow}', '1', '1 {vp}'],
      ['{t-red}', '2', '2 {vp}'],
      ['{t-violet}', '2', '2 {vp}'],
      ['{t-black}', '3', '3 {vp}'],
    ],
    example:
      'Marijke buduje dwa miejsca od bazaru, za wiatrakiem Brama. Bram dostaje 1 {vp}, a ona to, co dają wszystkie pola wokół jej miejsca.',
    never: 'Na miejscu bez połączenia z bazarem nie wolno budować, chyba że pozwala na to kafelek.',
  },
  market: {
    title: 'Wizyta na bazarze',
    lead: 'Twój znacznik wędruje po bazarze, a każdy znacznik w strefie poprawia jej nagrodę.',
    points: [
      'Zapłać koszt akcji, a potem wykonaj wszystkie ruchy, każdy do następnej strefy zgodnie z ruchem wskazówek zegara.',
      'Po każdym ruchu wybierz jedną nagrodę strefy i weź ją raz za każdy znacznik: swój, cudze i neutralne, najwyżej trzy razy.',
      'Raz w turze możesz zapłacić 1 {guilder}, aby przesunąć znacznik neutralny do strefy, do której jeszcze wejdziesz.',
      'Gdy wszystkie trzy miejsca strefy są zajęte, omiń ją albo zapłać 1 {guilder} komuś, kto tam stoi, i stań na jego znaczniku.',
    ],
    example:
      'Anna wchodzi do strefy, w której stoją Bram i znacznik neutralny: razem trzy znaczniki. Bierze „1 {guilder}” trzy razy.',
    never: 'Na znaczniku neutralnym nikt nie staje, a na jednym miejscu nigdy nie ma więcej niż dwóch.',
  },
  plant: {
    title: 'Sadzenie tulipanów',
    lead: 'Tulipany z magazynu trafiają na grządki. Każdy zakrywa wydrukowaną nagrodę, którą bierzesz od razu.',
    points: [
      'Posadź najwyżej tyle tulipanów, ile mówi akcja, jeden po drugim.',
      'Każdy trafia na pierwszą od lewej wolną grządkę w dowolnym z czterech rzędów.',
      'Zakrytą nagrodę bierzesz przed następnym tulipanem.',
      'Pełny rząd w jednym kolorze daje dużo punktów; kolumna chce czterech różnych kolorów.',
    ],
    example:
      'Z akcją „posadź 2” Bram sadzi czerwonego w rzędzie 1 i dostaje tam 2 {guilder}; drugim zaczyna rząd 3.',
    never: 'Grządek się nie omija: rząd zapełnia się zawsze od lewej.',
  },
  trade: {
    title: 'Handel morski',
    lead: 'Statki wywożą tulipany za morze. Tulipan położony na karcie handlu przynosi dwie nagrody obok siebie.',
    points: [
      'Albo połóż tulipana z magazynu na wolnym z czterech miejsc. Takiego koloru nie może jeszcze być na karcie.',
      'Weź dwie nagrody obok niego, w dowolnej kolejności.',
      'Albo zbierz wszystkie tulipany z karty i zatrzymaj te, które chcesz; karta zostaje.',
      'Karta z czterema tulipanami jest opróżniana i trafia pod stos.',
    ],
    example:
      'Na karcie leżą biały i czerwony. Saskia dokłada żółtego między „2 {guilder}” i „1 {tool}” i dostaje jedno i drugie.',
    never: 'Koloru, który już leży na karcie, nie można wysłać ponownie.',
  },
  calendar: {
    title: 'Kalendarz',
    lead: 'Pełny obrót dużego koła to jedna pora roku: czerwona szprycha mija strzałkę, a twój znacznik przechodzi do następnej kolumny.',
    points: [
      'Po wejściu możesz wziąć wspólną nagrodę kolumny.',
      'I jedną wyjątkową, która jest tam jeszcze odkryta. Potem jest zakryta dla wszystkich.',
      'Obie można wziąć w dowolnej chwili tej tury; na jej koniec przepadają.',
      'Ostatnia kolumna daje punkty, najwięcej temu, kto przyjdzie pierwszy, i rozpoczyna koniec gry.',
    ],
    example:
      'Koło Anny minęło czerwoną szprychę, a akcja jest jeszcze przed nią. Najpierw bierze z kalendarza 2 {guilder} i za nie buduje.',
    never: 'Przejścia w kalendarzu nie można odmówić.',
  },
  helpers: {
    title: 'Pomocnicy i kontrakty',
    lead: 'Pomocnicy coś przynoszą, gdy robisz to, na co czekają. Kontrakty liczą na koniec to, co masz.',
    points: [
      'Pomocnik {helper} wskazuje akcję. Raz w turze, gdy ją wykonujesz, możesz go użyć przed nią albo po niej.',
      'Nie ma znaczenia, skąd wzięła się akcja: z koła czy z nagrody.',
      'To, co zrobi pomocnik, może uruchomić kolejnego.',
      'Karta startowa działa jak pomocnik i nie zajmuje miejsca.',
      'Kontrakt {contract} punktuje na koniec za każdą rzecz, którą liczy. „Punktuj kontrakt” liczy go teraz, a na koniec liczy się on jeszcze raz.',
    ],
    example:
      'Pomocnik Brama daje tulipana przy sadzeniu. Bram używa go przed akcją i sadzi właśnie tego tulipana.',
    never: 'Pomocnika nie używa się w środku akcji ani dwa razy w turze.',
  },
  wish: {
    title: 'Zachcianka królowej',
    lead: 'Królowa chce coś zobaczyć. Kto pokaże to pierwszy, dostaje najwięcej.',
    points: [
      'Zachcianka {crown} leży odkryta od początku; to karta startowa, której nikt nie wziął.',
      'W chwili, gdy spełnisz ją w swojej turze, dostajesz najwyższą wartość, jaka została.',
      'Każdy może ją spełnić raz. Nic się za nią nie oddaje.',
    ],
    example:
      'Królowa chce pełnego rzędu. Marijke zapełnia swój pierwsza i dostaje najwyższą wartość; Anna dwie tury później drugą.',
  },
  end: {
    title: 'Koniec i liczenie punktów',
    lead: 'Gdy ktoś dojdzie do ostatniej kolumny kalendarza, kończy się runda, a potem każdy ma jeszcze jedną turę.',
    points: [
      'Kontrakty {contract}: każdy punktuje za to, co liczy.',
      'Grupy wiatraków: za każdą pustą punkty za każdego posadzonego tulipana w jej kolorze.',
      'Rzędy: pełny rząd siedmiu punktuje, a w jednym kolorze punktuje wyżej.',
      'Kolumny: cztery różne kolory dają wartość z plusem. Kolor powtórzony w kolumnie kosztuje wartość z minusem, także gdy kolumna nie jest pełna.',
      'Przy remisie liczą się posadzone tulipany, potem tulipany w magazynie, potem zbudowane wiatraki.',
    ],
    example:
      'Czarna grupa Anny jest pusta, a w ogrodzie rośnie sześć czarnych tulipanów: 18 {vp}. W trzeciej kolumnie ma dwa czerwone: to kosztuje ją wartość z minusem.',
    never: 'W wariancie zaawansowanym nie ma dodatkowej tury po ostatniej rundzie.',
  },
  alone: {
    title: 'Solo, przeciwko ogrodnikowi',
    lead: 'Ogrodnik królowej gra według kart, nigdy nie płaci i niczego nie planuje. Musisz mieć więcej punktów; remis to przegrana.',
    points: [
      'Stół jak dla dwóch osób. Zaczynasz i wybierasz jedną z dwóch kart startowych; druga jest zachcianką.',
      'Ogrodnik {gardener} nic nie wydaje. Guldeny i narzędzia, które by dostał, to dla niego punkty.',
      'Kafelki i karty tylko zbiera; żadnych nie używa.',
      'Zachciankę liczy się na koniec. Znacznik ogrodnika wspina się na niej z każdym pełnym obrotem jego koła.',
      'Na koniec punktuje za kafelki, karty i tulipany, tym więcej, im trudniejszy poziom.',
    ],
    figures: [
      ['Ogrodnik', 'Kafelek, karta', 'Tulipany', 'Dodatkowa runda'],
      ['Łatwy', '2 {vp}', 'po 1 {vp}', 'tak'],
      ['Średni', '3 {vp}', 'po 1 {vp}', 'nie'],
      ['Trudny', '4 {vp}', '3 {vp} za dwa', 'nie'],
    ],
    example:
      'Średni: 55 {vp} z gry, 10 za zachciankę, 12 za cztery karty, 24 za osiem kafelków, 15 za kolumny, 17 za rzędy, 24 za tulipany: 157 {vp}.',
  },
  gardener: {
    title: 'Tura ogrodnika',
    lead: 'Odkrywa się jedną kartę. Jej przód i tył następnej mówią wszystko, co się dzieje; Polder robi to za ciebie.',
    points: [
      'Zastawka idzie w górę albo w dół o tyle, ile mówi karta, na ile pozwalają tor i woda. Kroki w górę punktują jak zwykle.',
      'Woda przybiera, koła się obracają. Po pełnym obrocie bierze nagrodę wspólną i najwyższą wyjątkową.',
      'Jeśli woda stoi tam, gdzie zaznacza to karta, obniża ją o 2 za punkty.',
      'Potem za darmo wykonuje akcję dużego koła: najdroższe miejsce, kolor z karty, kafelki i karty wskazane na tyle.',
      'Tulipana, którego dostanie, sadzi od razu.',
    ],
    example: 'Stanięcie na znaczniku ogrodnika na bazarze kosztuje cię 1 {guilder}, a jemu daje 1 {vp}.',
  },
};
