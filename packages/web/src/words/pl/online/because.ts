import type { Parts } from '../../words.js';

export const because: Parts['online']['because'] = {
  botFirst: 'Twój czas minął: bot rozegra tę turę do końca. Potem możesz wrócić do gry.',
  declined: 'Ktoś właśnie się nie zgodził. Możesz zapytać ponownie, gdy gra pójdzie dalej.',
  clockOnly: 'Gdy przy stole jest mniej niż dwoje innych graczy, bota wprowadza tylko zegar.',
  alone: 'Przy grze na zegar na przerwę musi się zgodzić ktoś jeszcze obecny przy stole.',
  notLate: 'To nie na tego gracza czeka stół albo czeka dopiero od niedawna.',
  often: 'Przy tym stole było już zbyt wiele twoich cofnięć, propozycji i odejść.',
  proposed: 'Inna propozycja czeka już na odpowiedź. Najpierw odpowiedzcie na nią.',
  paused: 'Gra jest wstrzymana.',
  over: 'Gra jest zakończona.',
  proof:
    'Zapis tej gry na serwerze nie zgadza się z jej przebiegiem. Gra czeka bez zegara, aż gospodarz serwera to naprawi.',
  rulesMissing:
    'W tę grę gra się według zasad, których ten serwer teraz nie ma. Gra na nie czeka; nic nie przepada.',
  guest:
    'Gry rankingowe wymagają zachowanego konta. Najpierw dodaj do swojego klucz dostępu albo adres e-mail.',
  guests: 'Ktoś przy tym stole gra jako gość: gry rankingowe wymagają zachowanych kont.',
  drawing: 'Gra zaraz się zacznie: trwa losowanie rozdania.',
  noNewGames: 'Na razie nie można tu zaczynać nowych gier. Rozpoczęte toczą się dalej.',
  ready: 'Nie wszyscy są gotowi. Pozostali muszą potwierdzić gotowość w ciągu dwóch minut przed startem.',
  gone: 'Pozostali usunęli swoje konta: nikt nie może się zgodzić na cofnięcie gry.',
  tables: 'Siedzisz już przy tylu stołach, przy ilu można. Najpierw dokończ którąś grę albo odejdź od stołu.',
  unknown: 'Serwer ma kłopoty. Za chwilę będzie widać, czy to zapisano.',
};
