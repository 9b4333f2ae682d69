/**
 * The parts of Pagefind's browser module that we use. Pagefind's module is generated with the search index, after the site is
 * built.
 */
export interface Found {
  readonly url: string;
  /** The full text of the page. */
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

interface Answer {
  readonly results: readonly { readonly id: string; data(): Promise<Found> }[];
}

interface Pagefind {
  options(options: Readonly<Record<string, unknown>>): Promise<void>;
  init(): Promise<void>;
  search(words: string, options?: { readonly filters?: Readonly<Record<string, string>> }): Promise<Answer>;
}

const base = import.meta.env.BASE_URL;
let loading: Promise<Pagefind> | undefined;

/** The full-text index of this site, loaded once. */
function pagefind(): Promise<Pagefind> {
  loading ??= (async () => {
    const found = (await import(/* @vite-ignore */ `${base}pagefind/pagefind.js`)) as Pagefind;
    await found.options({ baseUrl: base });
    await found.init();
    return found;
  })();
  return loading;
}

export interface Filter {
  /** The name of a game. */
  readonly system?: string;
  readonly kind?: string;
}

/** Pages whose prose has all these words, best first. Quotation marks mean exactly these words in this order. */
export async function pagesWith(words: string, filter: Filter, most: number): Promise<readonly Found[]> {
  const { results } = await (await pagefind()).search(words, { filters: { ...filter } as Readonly<Record<string, string>> });
  return Promise.all(results.slice(0, most).map((result) => result.data()));
}
