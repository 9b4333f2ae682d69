/** The icon of the site as part of a page, because a browser requests an icon file while it waits for the first fonts. */
import { readFileSync } from 'node:fs';

const svg = readFileSync('public/favicon.svg', 'utf8').trim();
export const icon = `data:image/svg+xml,${svg.replaceAll('"', "'").replaceAll('#', '%23')}`;
