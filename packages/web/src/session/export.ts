import { download, type FileForm } from './download.js';
import type { Transferred } from './transfer.js';

/** Saves a game to a file. What writes it is loaded then. */
export async function exportGame(game: Transferred, form: FileForm): Promise<void> {
  const { withPrinted } = await import('./printed.js');
  const text =
    form === 'json'
      ? (await import('./transfer.js')).printGame({
          ...game,
          table: { ...game.table, saved: await withPrinted(game.table.saved) },
        })
      : await (await import('./notation.js')).printNotation(game);
  download(text, game.name, form);
}
