/**
 * Marks the content of a page for the search index: `<article {...indexed({ kind: 'Rule', place: 'Melee', system })}>`. Values
 * are in separate attributes, because the index would treat a comma as the start of the next value.
 */
interface Indexed {
  /** The kind of page: shown beside the title of a result, and used as a filter. */
  readonly kind: string;
  /** Where the page belongs: a chapter, a part of the site. */
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
