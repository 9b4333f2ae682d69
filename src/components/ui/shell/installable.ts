/**
 * Names the manifest, with which a browser can install the site. The page itself does not name the manifest, because a browser
 * would request the manifest and its icon while the page still waits for its fonts.
 */
import { base } from '../../../content/offline-caches.ts';

/** The time after the page has loaded, in milliseconds. */
const pause = 1000;

export function installable(): void {
  addEventListener('load', () =>
    setTimeout(() => {
      const link = document.createElement('link');
      link.rel = 'manifest';
      link.href = `${base}site.webmanifest`;
      document.head.append(link);
    }, pause),
  );
}
