/**
 * What the browser may load and do on a page of this site. Pages carry it as a meta element, hosts that read `_headers` send
 * it too. Search compiles WebAssembly in a worker, which this does not govern.
 */
import { base } from './address.ts';

/** For pages and workers alike. */
const everywhere = [
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  // No text becomes markup or script. The boot script lets workers start from the site's own addresses, and nothing else.
  "require-trusted-types-for 'script'",
  'trusted-types default',
] as const;

/** The directives of every page. Those for scripts and styles come after them: their hashes differ from page to page. */
export const directives = ["default-src 'self'", ...everywhere] as const;

/** The policy of a page without inline scripts and styles. */
export const policy = `${[...directives, "script-src 'self'", "style-src 'self'"].join('; ')};`;

/** What a host sends with every file. `frame-ancestors` counts only in a header; lessons show the battle page in a frame. */
const always: Readonly<Record<string, string>> = {
  'content-security-policy': [...everywhere, "frame-ancestors 'self'"].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

const forAYear = 'public, max-age=31536000, immutable';
const askEachTime = 'no-cache';

/**
 * The text of `_headers`, for a site with these files and folders at its root. Hosts join the values of a header that
 * several rules set, so each address has one rule about its cache time.
 */
export function headersFile(folders: readonly string[], files: readonly string[]): string {
  const cached = (path: string, time: string) => `${base}${path}\n  cache-control: ${time}\n`;
  return [
    `${base}*\n${Object.entries(always)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`,
    ...folders.map((name) => cached(`${name}/*`, name === '_astro' ? forAYear : askEachTime)),
    ...['', ...files].map((name) => cached(name, askEachTime)),
  ].join('\n');
}
