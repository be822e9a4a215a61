/** What a browser calls itself, as people know it. The order matters: they all claim to be others, too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const find = (list: typeof BROWSERS, agent: string): string | undefined =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

export interface Device {
  readonly browser: string | undefined;
  readonly system: string | undefined;
}

/** 'Chrome on Linux'; undefined: it said nothing that people know. */
export function deviceName(
  agent: string,
  both: (browser: string, system: string) => string,
): string | undefined {
  const { browser, system } = deviceOf(agent);
  return browser && system ? both(browser, system) : (browser ?? system);
}

export const deviceOf = (agent: string): Device => ({
  browser: find(BROWSERS, agent),
  system: find(SYSTEMS, agent),
});
