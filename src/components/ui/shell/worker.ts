/**
 * Registers the service worker, which serves visited pages without a network. The registration happens after the page has
 * settled.
 */
import { base, pagesCache } from '../../../content/offline-caches.ts';

export function worker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  const controlled = serviceWorker.controller !== null;
  const tell = async (registration?: ServiceWorkerRegistration) =>
    (await import('../offline/update-note.ts')).showUpdateNote(registration);
  const register = async () => {
    const registration = await serviceWorker.register(`${base}sw.js`, { scope: base }).catch(() => undefined);
    if (!registration || !controlled) return;
    const look = () => registration.waiting && tell(registration);
    look();
    registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register);
  serviceWorker.addEventListener(
    'controllerchange',
    async () => {
      // Another tab has activated the new version, while this tab still shows the old one.
      if (controlled) return tell();
      // The visitor's first page was loaded before there was a worker to cache it.
      await (await caches.open(pagesCache)).add(location.pathname).catch(() => undefined);
    },
    { once: true },
  );
}
