/**
 * Addresses on the built site. The registry uses addresses relative to the site, without the base path (`/fr3/units/knights/`).
 * HTML adds the base path, and open data adds the host too. The base path and the host come from the environment variables
 * BASE_PATH and SITE_URL, so that pages, plugins and endpoints agree.
 */

/** The path under which the site is served, with a slash at both ends. */
export const base = `/${(process.env.BASE_PATH ?? '/').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');

/** The host of the published site without a slash at the end, or an empty string. */
export const site = (process.env.SITE_URL ?? '').replace(/\/+$/, '');

/** The address for use in HTML: `/fr3/` → `/a/shelf/fr3/`. */
export const href = (path: string): string => base + path.replace(/^\//, '');

/** The address for open data and canonical links, with the host if known. */
export const address = (path: string): string => site + href(path);
