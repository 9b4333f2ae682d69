/**
 * Marks what the search index holds of a page: `<article {...indexed({ kind: 'Rule', place: 'Melee', system })}>`.
 * Values stand in attributes of their own, because the index would read a comma in them as the next value.
 */
interface Indexed {
  /** What it is: shown beside the title of a result, and a filter. */
  readonly kind: string;
  /** Where it stands: a chapter, a part of the site. */
  readonly place: string;
  readonly system?: string;
  readonly chapter?: string;
  readonly tier?: string;
}

const filters = ['system', 'kind', 'chapter', 'tier'] as const;

export const indexed = (of: Indexed): Readonly<Record<string, string>> => ({
  'data-pagefind-body': '',
  'data-pagefind-filter': filters
    .filter((name) => of[name])
    .map((name) => `${name}[data-${name}]`)
    .join(', '),
  'data-pagefind-meta': 'kind[data-kind], place[data-place]',
  ...Object.fromEntries(Object.entries(of).map(([name, value]) => [`data-${name}`, value])),
});
