/**
 * The path this site is served under, and the caches that the service worker and the pages
 * share. They outlive updates, and their names carry the path of this
 * site, because other sites may share its host.
 */
export const base: string = import.meta.env.BASE_URL.replace(/\/?$/, '/');
const named = (what: string): string => `battlebook ${base} ${what}`;

/** Scripts, styles and fonts whose names change with their content: files of several versions stand side by side. */
export const assetsCache = named('assets');
/** Pages that were visited or kept, each under its address without a query. */
export const pagesCache = named('pages');
/** What pages fetch as they run: data, symbols, parts of the search index. */
export const dataCache = named('data');
/** What a kept book adds: its list of files, its forwarding addresses, and the whole search index of one version. */
export const keptCache = named('kept');
