/** What players say for what the book calls otherwise; loaded with the search. */
export interface Meant {
  readonly title: string;
  readonly url: string;
  readonly summary: string;
  readonly place: string;
  readonly said: readonly string[];
}

let loading: Promise<readonly Meant[]> | undefined;

const load = async (): Promise<readonly Meant[]> => {
  try {
    return (await (await fetch(`${import.meta.env.BASE_URL}search-words.json`)).json()) as Meant[];
  } catch {
    return [];
  }
};

/** The rules that players mean by these words: none for most words. */
export async function meant(text: string): Promise<readonly Meant[]> {
  loading ??= load();
  const asked = text.toLowerCase();
  return (await loading).filter(({ said }) => said.includes(asked)).slice(0, 2);
}
