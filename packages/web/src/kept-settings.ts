/** What a person has set, as this browser keeps it. Plain, for it is also read by the script in the page (boot.ts). */
export interface Settings {
  language: 'en' | 'pl';
  theme: 'system' | 'light' | 'dark';
  /** How fast others' turns are shown: 1 is normal, 0 shows only how they end. */
  pace: 2 | 1 | 0.5 | 0;
  /** Every choice is selected first and then confirmed; else only what can't be taken back. */
  confirmAll: boolean;
  /** How large text is, of the usual size. */
  textSize: 1 | 1.15 | 1.3;
  /** A sound when it is one's turn. */
  sound: boolean;
  hints: boolean;
}

export const SETTINGS_KEY = 'polder.settings';

function usual(): Settings {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages;
  const language = wanted.map((it) => it.slice(0, 2)).find((it) => it === 'pl' || it === 'en');
  return {
    language: language === 'pl' ? 'pl' : 'en',
    theme: 'system',
    pace: 1,
    confirmAll: false,
    textSize: 1,
    sound: false,
    hints: true,
  };
}

function stored(): Partial<Settings> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** What is stored comes from an older page, or from somebody's hand: only what is known is taken over. */
function valid(from: Partial<Settings>): Settings {
  const base = usual();
  return {
    language: from.language === 'pl' || from.language === 'en' ? from.language : base.language,
    theme: from.theme === 'light' || from.theme === 'dark' ? from.theme : base.theme,
    pace: [2, 1, 0.5, 0].includes(from.pace as number) ? (from.pace as Settings['pace']) : base.pace,
    confirmAll: from.confirmAll === true,
    textSize: [1, 1.15, 1.3].includes(from.textSize as number)
      ? (from.textSize as Settings['textSize'])
      : base.textSize,
    sound: from.sound === true,
    hints: from.hints !== false,
  };
}

export const keptSettings = (): Settings => valid(stored());
