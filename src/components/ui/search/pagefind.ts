/** What we use of Pagefind's browser module: it is made with the search index, after the site is built. */
export interface Found {
  readonly url: string;
  readonly excerpt: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly sub_results: readonly { readonly title: string; readonly url: string; readonly excerpt: string }[];
}

export interface Answer {
  readonly results: readonly { readonly id: string; data(): Promise<Found> }[];
  /** How many results each value of each filter would leave. */
  readonly filters: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface Pagefind {
  options(options: Readonly<Record<string, unknown>>): Promise<void>;
  init(): Promise<void>;
  filters(): Promise<unknown>;
  search(words: string, options?: { readonly filters?: Readonly<Record<string, string>> }): Promise<Answer>;
}

const base = import.meta.env.BASE_URL;
let loading: Promise<Pagefind> | undefined;

/** The search index of this site, loaded once. */
export function pagefind(): Promise<Pagefind> {
  loading ??= (async () => {
    const found = (await import(/* @vite-ignore */ `${base}pagefind/pagefind.js`)) as Pagefind;
    await found.options({ baseUrl: base, excerptLength: 22 });
    await found.init();
    // Counts are given only for filters that were loaded.
    await found.filters();
    return found;
  })();
  return loading;
}
