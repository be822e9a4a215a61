import type { Manifest } from '@polder/core';
import { settings } from '../../settings.svelte.js';
import { plainUi } from './game-ui.js';
import PlainRoom from './PlainRoom.svelte';

/** The room of a game that brings no board: the plain board, made of its texts. */
export async function plainRoom(manifest: Manifest): Promise<unknown> {
  const [game, texts] = await Promise.all([manifest.game(), manifest.plain?.()]);
  if (!texts) throw new Error(`'${manifest.id}' has neither a board nor plain texts.`);
  const text = () => texts[settings.language];
  return { game, shown: { ...plainUi(game, text), plain: text }, Room: PlainRoom };
}
