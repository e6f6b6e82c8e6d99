// Saves a set as a file, and loads one written by the page or by the command line.
import type { CardForms } from '../wire/messages';
import { type Draft, type Files, isTable } from './model';
import { readFiles } from './requests';

const FORMAT = 'meadhall-cards';
const LARGEST = 400_000; // bytes

export class FileError extends Error {}

/** Downloads a set as a file. */
export function save({ game, title, files }: Draft): void {
  const text = JSON.stringify({ format: FORMAT, version: 1, game, title, files }, null, 1);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `${title.replace(/[^\p{L}\p{N}]+/gu, '-') || 'cards'}.${game}.cards.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Loads a set from chosen files; anything else is refused with a message key. */
export async function load(chosen: File[], games: CardForms[]): Promise<Omit<Draft, 'key' | 'changed'>> {
  if (chosen.reduce((sum, file) => sum + file.size, 0) > LARGEST) throw new FileError('file-large');
  const [only] = chosen;
  if (!only) throw new FileError('file-none');
  if (chosen.length === 1 && only.name.endsWith('.json')) return whole(await only.text(), games);
  const known = games.find((forms) => chosen.every((file) => forms.sheets.some((sheet) => sheet.file === file.name)));
  if (!known) throw new FileError('file-names');
  const texts = await Promise.all(chosen.map(async (file) => [file.name, await file.text()] as const));
  const read = await readFiles({ game: known.game, files: Object.fromEntries(texts) });
  return { game: known.game, title: '', files: read.files as Files };
}

function whole(text: string, games: CardForms[]): Omit<Draft, 'key' | 'changed'> {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new FileError('file-broken');
  }
  if (!isTable(found) || found.format !== FORMAT || found.version !== 1) throw new FileError('file-other');
  const { game, title, files } = found;
  if (!games.some((forms) => forms.game === game) || !isTable(files)) throw new FileError('file-other');
  if (!Object.values(files).every(isTable)) throw new FileError('file-broken');
  return { game: String(game), title: String(title ?? '').slice(0, 60), files: files as Files };
}
