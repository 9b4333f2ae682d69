/** The service worker: frame and visited pages without a network. Asked for when the page has settled. */
import { pagesCache } from '../../../content/offline-caches.ts';

export function worker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');
  addEventListener('load', () => navigator.serviceWorker.register(`${base}sw.js`, { scope: base }).catch(() => undefined));
  // The first page of a visitor came before there was a worker to keep it.
  if (!navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener(
      'controllerchange',
      async () => (await caches.open(pagesCache)).add(location.pathname).catch(() => undefined),
      { once: true },
    );
}
