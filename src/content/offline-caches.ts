/**
 * The path under which the site is served, and the caches that the service worker and the pages share. The caches survive
 * updates. The names of the caches include the path, because other sites may share the host.
 */
export const base: string = import.meta.env.BASE_URL.replace(/\/?$/, '/');
const named = (what: string): string => `battlebook ${base} ${what}`;

/**
 * The cache of scripts, styles and fonts. The names of these files change with their content, so several versions can exist side
 * by side.
 */
export const assetsCache = named('assets');
/** The cache of pages that were visited or saved, indexed by address without the query. */
export const pagesCache = named('pages');
/** The cache of files that pages load at run time: data, symbols, parts of the search index. */
export const dataCache = named('data');
/** The cache of further files of a saved book: its list of files, its redirects, and the complete search index of one version. */
export const keptCache = named('kept');
