/** The service worker: frame and visited pages without a network. Asked for when the page has settled. */
export function worker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');
  addEventListener('load', () => navigator.serviceWorker.register(`${base}sw.js`, { scope: base }).catch(() => undefined));
}
