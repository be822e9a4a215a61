import { sentenceIn } from '@polder/core/text';
import type { Reason } from '@polder/duel';
import type { reasons as english } from '../../en/game/reasons.js';

const REASON_WORDS: Readonly<Record<Reason, string>> = {
  tools: 'Masz za mało narzędzi.',
  guilder: 'Masz za mało guldenów.',
  done: 'Ta akcja jest już wykonana.',
  notResolved: 'Nic z tej akcji nie da się teraz wykonać.',
  noTile: 'Żaden wyłożony kafelek nie pasuje na sekcję, na którą cię stać.',
  noCard: 'Nie ma wyłożonych kart.',
  noPlant: 'Nie masz tulipana, który dałoby się gdzieś posadzić.',
  noWindmill: 'Nie stać cię na żaden wiatrak albo nie ma wolnego miejsca.',
  noDeal: 'Nie stać cię na żaden zakup.',
  noPort: 'Do żadnego portu w zasięgu statku nie możesz nic dostarczyć.',
  usedHelper: 'Ten pomocnik był już użyty w tej turze.',
  onlyOwnTurn: 'Pomocnicy działają tylko w twojej turze.',
  inBetween: 'Pomocnika używa się przed pierwszym krokiem akcji albo po akcji.',
  ownPlacing: 'Pomocnik nie działa przy akcji, którą został wyłożony.',
  helperNothing: 'Teraz nic by to nie dało.',
  emptyPlace: 'Nic tu nie leży.',
  meshes: 'Ta sekcja zazębia się teraz z innym kołem.',
  hasTile: 'Na tej sekcji leży już kafelek.',
  wheelDone: 'W tej akcji zostaje już tylko kafelek na drugie koło.',
  emptyColumn: 'W tej kolumnie nie ma już wiatraków.',
  occupied: 'Stoi tu już wiatrak.',
  noReward: 'Ta grządka nie ma nagrody, z której da się skorzystać.',
  sameReward: 'Druga grządka ma taką samą nagrodę.',
  rewardTaken: 'Nagroda z tej grządki jest już wzięta.',
  planted: 'Rośnie tu już tulipan.',
  notFromEnd: 'To nie jest pierwsze wolne miejsce od końca grządki.',
  otherColour: 'Sąsiedni tulipan ma inny kolor.',
  noBulb: 'Nie masz tulipana w tym kolorze.',
  sameColour: 'Wszystkie tulipany z tej akcji muszą mieć jeden kolor.',
  differentColour: 'Każdy tulipan z tej akcji musi mieć inny kolor.',
  portClosed: 'Ten port jest zamknięty.',
  notWanted: 'Ten port nie chce niczego, co masz.',
  tooFar: 'Masz za mało narzędzi na tę drogę.',
  notDemanded: 'Ten port nie chce tego koloru.',
  delivered: 'Ten kolor jest już dostarczony.',
};

export const reasons: typeof english = {
  reason: sentenceIn(REASON_WORDS),
};
