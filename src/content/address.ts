/**
 * Addresses of the built site. The registry keeps them site-relative and without the base path
 * (`/fr3/units/knights/`); what stands in HTML carries the base path, and open data the host as well.
 * Read from the environment, so that pages, plugins and endpoints agree: BASE_PATH and SITE_URL.
 */

/** The path under which the site is served: always with a slash at both ends. */
export const base = `/${(process.env.BASE_PATH ?? '/').replace(/^\/+|\/+$/g, '')}/`.replace('//', '/');

/** The host of the published site without a slash at the end, or an empty string. */
export const site = (process.env.SITE_URL ?? '').replace(/\/+$/, '');

/** The address as it stands in HTML: `/fr3/` → `/a/shelf/fr3/`. */
export const href = (path: string): string => base + path.replace(/^\//, '');

/** The address for open data and canonical links: with the host when it is known. */
export const address = (path: string): string => site + href(path);
