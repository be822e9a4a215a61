import type { Tool } from '@polder/core';
import type { Component } from 'svelte';
import { gameWith } from '../session/rules.js';

/** The page of something that a game brings along; where none does, there is nothing. */
export async function openTool(tool: Tool): Promise<{ readonly default: Component }> {
  if (gameWith(tool) === undefined) return import('./Nowhere.svelte');
  switch (tool) {
    case 'lesson':
      return (await import('../lesson/open.js')).openLesson();
    case 'calculator':
      return import('./Calculator.svelte');
    case 'companion':
      return (await import('../box/companion.js')).openCompanion();
    case 'workshop':
      return import('./Workshop.svelte');
  }
}
