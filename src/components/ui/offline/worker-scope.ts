/**
 * The parts of the global scope that the service worker uses, because TypeScript's library for web workers conflicts with the one
 * for pages.
 */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & { readonly data: unknown }) => void): void;
}
