import type { Decision } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { tabFor } from './tabs.js';

const asking = (ask: string, ...targets: string[]): Decision => ({
  id: 0,
  seat: 0,
  ask,
  source: 'turn',
  options: targets.map((target) => ({ key: target, target })),
});

describe('the tab for a decision', () => {
  it.each([
    ['gate', ['gate:1', 'gate:2'], 'turn'],
    ['build', ['space:A1', 'space:B2'], 'board'],
    ['plant', ['row:1', 'row:2'], 'farm'],
    ['group', ['group:white', 'group:red'], 'farm'],
    ['section', ['section:large1'], 'turn'],
    ['enhance', ['offer:tile1', 'stack:common'], 'board'],
    ['other', [], 'turn'],
  ] as const)('%s goes to where its targets are', (ask, targets, tab) => {
    expect(tabFor(asking(ask, ...targets))).toBe(tab);
  });
});
