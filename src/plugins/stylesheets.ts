/**
 * Puts small stylesheets into the page itself. Each file costs a request, which on a phone takes longer than its few bytes. The
 * stylesheet of all pages and other large ones stay files, so that a browser caches them. Of the styles for drawings and odds
 * cards, a page gets only those that it uses.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A stylesheet of up to this many bytes is put into the page. */
const most = 8000;

const link = /<link rel="stylesheet" href="[^"]*?(_astro\/[^"]+\.css)">/g;

/** The top-level parts of a stylesheet: rules, and at-rules with the rules inside them. */
function partsOf(css: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    parts.push(css.slice(from, index + 1));
    from = index + 1;
  }
  return [...parts, css.slice(from)];
}

/**
 * A stylesheet without the rules for classes of drawings and odds cards that are not in `used`. This is safe because scripts
 * never add such a class.
 */
export function withoutUnused(css: string, used: ReadonlySet<string>): string {
  const applies = (selector: string) =>
    [...selector.matchAll(/\.((?:d-|diagram|try-|unit-odds)[\w-]*)/g)].every(([, name]) => used.has(name as string));
  return partsOf(css)
    .map((part) => {
      const at = part.indexOf('{');
      if (at < 0) return part;
      const [head, body] = [part.slice(0, at), part.slice(at + 1, -1)];
      if (head.startsWith('@')) {
        const inside = body.includes('{') ? withoutUnused(body, used) : body;
        return inside === '' ? '' : `${head}{${inside}}`;
      }
      // A comma in brackets does not separate selectors.
      const selectors = head.includes('(') ? [head] : head.split(',');
      const kept = selectors.filter(applies);
      return kept.length === 0 ? '' : `${kept.join(',')}{${body}}`;
    })
    .join('');
}

const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names]) => (names as string).split(/\s+/)));

/**
 * Returns a function that rewrites a page of a built site: each stylesheet then occurs once, in the head, in the same order.
 */
export function withStylesInside(out: string): (html: string) => string {
  const known = new Map<string, string>();
  const textOf = (file: string): string => {
    const text = known.get(file) ?? readFileSync(join(out, file), 'utf8').trim();
    known.set(file, text);
    return text;
  };
  /** Addresses in a stylesheet are relative to its file. */
  const fits = (text: string) => text.length <= most && !text.includes('url(');
  return (html) => {
    const links = new Map<string, string>();
    for (const [element, file] of html.matchAll(link)) if (!links.has(file as string)) links.set(file as string, element);
    const at = html.search(link);
    if (at < 0) return html;
    const used = classesIn(html);
    // An island may draw more than the page shows at first.
    const styles = (file: string) => (html.includes('<astro-island') ? textOf(file) : withoutUnused(textOf(file), used));
    const parts = [...links].map(([file, element]) => (fits(textOf(file)) ? `<style>${styles(file)}</style>` : element));
    const rest = html.slice(at).replace(link, '');
    return html.slice(0, at) + parts.join('').replaceAll('</style><style>', '').replace('<style></style>', '') + rest;
  };
}
