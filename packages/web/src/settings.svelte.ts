import { keptSettings, SETTINGS_KEY, type Settings } from './kept-settings.js';

/** What a person has set, kept in this browser. Where nothing can be kept, it holds until the page is left. */
export type { Settings } from './kept-settings.js';

export const settings: Settings = $state(keptSettings());

export function keepSettings(): void {
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));
  } catch {
    // Private browsing, or no room: the settings hold for this visit.
  }
}
