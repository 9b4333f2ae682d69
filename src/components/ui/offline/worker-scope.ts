/** What the service worker uses of its global scope: TypeScript's library of it cannot stand beside that of pages. */
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
