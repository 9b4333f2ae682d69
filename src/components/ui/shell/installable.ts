/**
 * Adds the link to the web app manifest, with which a browser can install the site. The link is added on the reader's first
 * action. If it were in the HTML, a browser would request the manifest and its icon on every page, even if the reader only
 * glances at it.
 */
import { base } from '../../../content/offline-caches.ts';
import { onFirstAction } from './first-action.ts';

export function installable(): void {
  onFirstAction(() => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = `${base}site.webmanifest`;
    document.head.append(link);
  });
}
