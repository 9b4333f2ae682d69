/** Names of the caches that the service worker and the page share. They outlive updates. */
export const pagesCache = 'pages';
export const assetsCache = 'assets';
