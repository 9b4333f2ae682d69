/**
 * The search data for each page and each part of a page: title, one sentence, players' terms. Each game has one file, from which
 * the browser builds its index. The full text of the prose is left to Pagefind.
 */
import { book, chaptersOf, standing, systemOf } from '../book.ts';
import { calculatorsOf } from '../calculators.ts';
import { entries } from '../entries.ts';
import { entryKinds, kindOf } from '../entry-kinds.ts';
import { termsOf } from '../glossary.ts';
import { linksOf } from '../navigation.ts';
import { pagesOfBook } from '../pages-of-book.ts';
import { anchorOf, type RulePage } from '../registry.ts';
import { steps } from '../steps.ts';
import { synonyms } from '../synonyms.ts';
import { playable } from '../systems.ts';
import { asked } from './asked/index.ts';
import { asking } from './asking.ts';
import type { Page, Part, SearchFile } from './file.ts';
import { pagesOfGame, saidOfCalculators, saidOfDoors } from './pages.ts';

/** Factors for pages of these kinds, so that they rank behind a rule that matches equally well. */
const weightOfKind: Readonly<Record<string, number>> = { Chapter: 0.7, Army: 0.6, Spell: 0.85 };
const weightOfTier: Readonly<Record<string, number>> = { hobby: 0.8, tournament: 0.85, multiplayer: 0.85, optional: 0.9 };

const together = (...said: readonly (string | undefined)[]): string => said.filter((each) => each).join(', ');

/** The glossary terms that each rule defines, including their other forms. */
function termsByRule(system: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { rule, term, forms } of termsOf(system)) found.set(rule, together(found.get(rule), term, ...forms));
  return found;
}

/** The search words for a rule: players' terms and glossary terms, for its own id and those merged into it. */
const saidOf = (terms: ReadonlyMap<string, string>, id: string, merged: readonly string[]): string =>
  together(...[id, ...merged].flatMap((each) => [(synonyms[each] ?? []).join(', '), asked[each], terms.get(each)]));

const weighed = (weight: number): { readonly weight?: number } =>
  weight === 1 ? {} : { weight: Math.round(weight * 100) / 100 };

function partsOf(page: RulePage, terms: ReadonlyMap<string, string>): readonly Part[] {
  return page.front.rules.map(({ id, title, summary, merged }) => [
    title,
    anchorOf(id, page.id),
    summary,
    saidOf(terms, id, merged),
  ]);
}

function rulePages(system: string): Page[] {
  const terms = termsByRule(system);
  const weightOf = ({ front }: RulePage): number =>
    (weightOfTier[front.tier] ?? 1) * (/^(Worked e|E)xample\b/.test(front.title) ? 0.7 : 1);
  return chaptersOf(system).flatMap((chapter) => [
    {
      title: chapter.front.title,
      url: chapter.url,
      kind: 'Chapter',
      place: chapter.front.part,
      summary: chapter.front.summary,
      said: '',
      weight: weightOfKind.Chapter as number,
    },
    ...chapter.pages.map((page): Page => {
      const entry = book().rules.get(page.id)?.entry;
      return {
        title: page.front.title,
        url: page.url,
        kind: entry ? (kindOf(entry.kind)?.one ?? 'Table') : 'Rule',
        place: chapter.front.title,
        summary: page.front.summary,
        said: together(saidOf(terms, page.id, page.front.merged), ...(entry?.keywords ?? [])),
        ...weighed(weightOf(page) * (weightOfKind[entry ? (kindOf(entry.kind)?.one ?? '') : ''] ?? 1)),
        parts: partsOf(page, terms),
      };
    }),
  ]);
}

/** Entries of typed data without prose. */
function entryPages(system: string): Page[] {
  const terms = termsByRule(system);
  const { pages } = book();
  return entries
    .filter((entry) => entry.system === system && !pages.has(entry.rule))
    .map((entry) => {
      const kind = kindOf(entry.kind)?.one ?? 'Table';
      return {
        title: entry.name,
        url: entry.url,
        kind,
        place: kindOf(entry.kind)?.plural ?? 'Tables',
        summary: entry.summary,
        said: together(saidOf(terms, entry.rule, entry.merged), ...entry.keywords),
        ...weighed((weightOfKind[kind] ?? 1) * (weightOfTier[entry.tier] ?? 1)),
      };
    });
}

/** The main pages of a game, its calculators, and the steps of its learning path. */
function toolPages(system: string): Page[] {
  const lists = new Set<string>(entryKinds.map(({ id }) => id));
  return [
    ...linksOf(system).map(
      ({ id, name, url, says }): Page => ({
        title: name,
        url,
        kind: lists.has(id) || id === 'rules' ? 'List' : 'Tool',
        place: systemOf(system).name,
        summary: says,
        said: saidOfDoors[id] ?? '',
        ...weighed(lists.has(id) || id === 'rules' ? 0.6 : 0.9),
      }),
    ),
    ...calculatorsOf(system).flatMap(({ name: group, calculators }) =>
      calculators.map(
        ({ id, name, says }): Page => ({
          title: `${name} odds`,
          url: `/${system}/odds/${id}/`,
          kind: 'Calculator',
          place: group,
          summary: says,
          said: saidOfCalculators[system]?.[id] ?? '',
          weight: 0.85,
        }),
      ),
    ),
    {
      title: 'The whole book, to print',
      url: `/${system}/print/`,
      kind: 'Tool',
      place: systemOf(system).name,
      summary: `All chapters of ${systemOf(system).name} as one document, to print or to keep as a PDF.`,
      said: 'PDF, print the rules, printable rulebook, download, on paper, ebook',
      weight: 0.7,
    },
    ...(playable.includes(system)
      ? [
          {
            title: 'Play with a friend far away',
            url: `/${system}/play/friend/`,
            kind: 'Tool',
            place: systemOf(system).name,
            summary: 'A battle sent back and forth as links, or live between two browsers, without an account.',
            said: 'play by mail, play by email, PBEM, correspondence, multiplayer online, against a friend, two players, live battle',
            weight: 0.7,
          },
        ]
      : []),
    ...steps(system).map(
      ({ title, url, summary }): Page => ({
        title,
        url,
        kind: 'Lesson',
        place: 'Start here',
        summary,
        said: '',
        weight: 0.5,
      }),
    ),
  ];
}

/** The search data for a game. */
export const searchFile = (system: string): SearchFile => ({
  system,
  name: systemOf(system).name,
  pages: [
    ...rulePages(system),
    ...entryPages(system),
    ...toolPages(system),
    ...(pagesOfGame[system] ?? []).map((page): Page => ({ ...page, place: systemOf(system).name, weight: 0.7 })),
  ],
  ...asking(system),
});

/** The search data for pages that belong to no game, and for the games themselves. */
export const sharedSearchFile = (): SearchFile => ({
  system: '',
  name: 'Battlebook',
  pages: [
    ...standing().map(
      ({ id, name, summary }): Page => ({
        title: name,
        url: `/${id}/`,
        kind: 'Game',
        place: 'Battlebook',
        summary,
        said: `${name} rules, ${id}`,
      }),
    ),
    ...pagesOfBook.map(
      ({ name, url, summary, said }): Page => ({ title: name, url, summary, said, kind: 'About', place: 'Battlebook' }),
    ),
  ],
});
