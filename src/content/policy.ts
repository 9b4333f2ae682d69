/**
 * What the browser may load and do on a page of this site. Pages contain this policy as a meta element, and hosts that read
 * `_headers` send it with workers. The search compiles WebAssembly in a worker, which this policy does not cover.
 */
import { base } from './address.ts';

/** The directives that pages and workers share. */
const everywhere = [
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  // Forbids turning text into markup or script. The policy in the boot script allows workers only from the site's own addresses.
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
 * The header that a host sends with every file. A page requests about ten files, so one more header here would be sent about ten
 * times for each page.
 */
const always = { 'x-content-type-options': 'nosniff' };

/** A page contains the rest of its policy, but this directive works only in a header. Lessons show the battle page in a frame. */
const forPages = { 'content-security-policy': "frame-ancestors 'self'", 'referrer-policy': 'same-origin' };
/** A worker cannot contain its own policy, so the host sends all of it. */
const forWorkers = { 'content-security-policy': [...everywhere, "frame-ancestors 'self'"].join('; ') };

const forAYear = 'max-age=31536000, immutable';
const askEachTime = 'no-cache';

/** The folders and files at the root of a site, and the addresses of its workers in `_astro/`. */
export interface Published {
  readonly folders: readonly string[];
  readonly files: readonly string[];
  readonly workers: readonly string[];
}

/**
 * The text of `_headers` for a site. If several rules set the same header, hosts join the values, so each address has only one
 * rule for its policy and one for its cache time.
 */
export function headersFile({ folders, files, workers }: Published): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>) =>
    `${base}${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}\n`)
      .join('')}`;
  const fresh = { 'cache-control': askEachTime };
  const policyOf = (file: string) => (file.endsWith('.js') ? forWorkers : /^$|\.html$/.test(file) ? forPages : {});
  return [
    rule('*', always),
    ...folders.map((name) => rule(`${name}/*`, name === '_astro' ? { 'cache-control': forAYear } : { ...forPages, ...fresh })),
    ...workers.map((path) => rule(path, forWorkers)),
    ...['', ...files].map((name) => rule(name, { ...policyOf(name), ...fresh })),
  ].join('\n');
}
