/**
 * What the browser may load and do on a page of this site. Pages contain this policy as a meta element, and hosts that read
 * `_headers` send it too. The search compiles WebAssembly in a worker, which this policy does not cover.
 */
import { base } from './address.ts';

/** For pages and workers. */
const everywhere = [
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  // Forbids turning text into markup or script. The policy in the boot script only allows workers from the site's own addresses.
  "require-trusted-types-for 'script'",
  'trusted-types default',
] as const;

/**
 * The directives for every page. Directives for scripts and styles are added separately, because their hashes differ from page to
 * page.
 */
export const directives = ["default-src 'self'", ...everywhere] as const;

/** The policy of a page without inline scripts and styles. */
export const policy = `${[...directives, "script-src 'self'", "style-src 'self'"].join('; ')};`;

/**
 * The headers that a host sends with every file. `frame-ancestors` works only in a header. Frames of the same site are allowed,
 * because lessons show the battle page in a frame.
 */
const always: Readonly<Record<string, string>> = {
  'content-security-policy': [...everywhere, "frame-ancestors 'self'"].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
};

const forAYear = 'public, max-age=31536000, immutable';
const askEachTime = 'no-cache';

/**
 * The text of `_headers`, for a site with these files and folders at its root. If several rules set the same header, hosts join
 * the values, so each address has only one rule for its cache time.
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
