import { download, type FileForm } from './download.js';
import { printNotation } from './notation.js';
import { printGame, type Transferred } from './transfer.js';

/** Saves a game to a file. */
export async function exportGame(game: Transferred, form: FileForm): Promise<void> {
  download(form === 'json' ? printGame(game) : await printNotation(game), game.name, form);
}
