/** Removes everything about games that are not in this build from the built site, including links. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { href } from '../content/address.ts';
import { chosenGames, systems } from '../content/systems.ts';

/** The folders of a game in a built site. */
const foldersOf = (id: string): readonly string[] => [id, `rulings/${id}`, `api/v1/${id}`];

/** A page without links to certain folders; the link texts stay. */
export function withoutLinksTo(html: string, folders: readonly string[]): string {
  const begin = folders.map((folder) => href(`/${folder}/`)).join('|');
  return html.replace(new RegExp(`<a\\s(?:[^>]*?\\s)?href="(?:${begin})[^"]*"[^>]*>([\\s\\S]*?)</a>`, 'g'), '$1');
}

/** Returns the ids of the games that were removed. */
export function removeOtherGames(out: string, chosen: ReadonlySet<string> = chosenGames): readonly string[] {
  const left = systems.map(({ id }) => id as string).filter((id) => !chosen.has(id));
  if (left.length === 0) return left;
  const folders = left.flatMap(foldersOf);
  for (const folder of folders) rmSync(join(out, folder), { recursive: true, force: true });
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const path = join(entry.parentPath, entry.name);
    const html = readFileSync(path, 'utf8');
    const lighter = withoutLinksTo(html, folders);
    if (lighter !== html) writeFileSync(path, lighter);
  }
  return left;
}
