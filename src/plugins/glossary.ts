/**
 * Turns the first use of a term on a page into a link to the rule that defines it. Leaves out headings, links, code, bold words,
 * examples, the page that defines the term, and pages that already link to the rule. The popover shows the definition of the term
 * instead of the summary of the rule.
 */

import type { MdastPluginDefinition } from 'satteri';
import { entries } from '../content/entries.ts';
import { type Term, termsOf } from '../content/glossary.ts';
import { registry } from '../content/registry.ts';
import { typeset } from '../content/typeset.ts';
import { sentenceCase } from '../engine/kernel/text.ts';

/** A place in a text where a term is used: a word or a phrase. */
export interface Use {
  readonly term: Term;
  readonly from: number;
  readonly to: number;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const folded = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').replaceAll('’', "'");
const asPattern = (form: string) => escaped(folded(form)).replaceAll(' ', '\\s+').replaceAll("'", "['’]");

/** Phrases that contain a term but do not mean it. */
const idioms = ['free of charge', 'fire storm'];

/** Finds the terms in a text: longest form first, whole words only, ignoring case. */
export function finder(terms: readonly Term[]): (text: string) => Use[] {
  const byForm = new Map(terms.flatMap((term) => [term.term, ...term.forms].map((form) => [folded(form), term] as const)));
  if (byForm.size === 0) return () => [];
  const forms = [...byForm.keys(), ...idioms].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}-])(?:${forms.map(asPattern).join('|')})(?![\\p{L}\\p{N}-])`, 'giu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const term = byForm.get(folded(match[0]));
      return term ? [{ term, from: match.index, to: match.index + match[0].length }] : [];
    });
}

/** What the plugin needs to know about a page. */
export interface Lexicon {
  readonly find: (text: string) => Use[];
  /** The address of a rule, without the base path; undefined if it has none. */
  readonly urlOf: (rule: string) => string | undefined;
  /** Whether the page itself defines the term. */
  readonly defines: (term: Term) => boolean;
}

const closedTo = new Set(['heading', 'link', 'linkReference', 'strong', 'image']);

/** Makes the plugin. `of` finds the lexicon of a page by the name of its file. */
export const termLinksFor = (of: (file: string) => Lexicon | undefined) => (): MdastPluginDefinition => {
  let lexicon: Lexicon | undefined;
  const usedTerms = new Set<string>();
  const linkedUrls = new Set<string>();
  return {
    name: 'term-links',
    before(_root, context) {
      usedTerms.clear();
      linkedUrls.clear();
      lexicon = context.fileURL && of(decodeURIComponent(context.fileURL.pathname));
    },
    link(node) {
      const url = lexicon?.urlOf(node.url);
      if (url) linkedUrls.add(url);
    },
    text(node, context) {
      if (!lexicon) return;
      const { find, urlOf, defines } = lexicon;
      const wanted = find(node.value).filter(({ term }) => {
        const url = urlOf(term.rule);
        if (!term.link || !url || usedTerms.has(term.term) || linkedUrls.has(url) || defines(term)) return false;
        usedTerms.add(term.term);
        linkedUrls.add(url);
        return true;
      });
      if (wanted.length === 0) return;
      for (let at: ReturnType<typeof context.parent> = context.parent(node); at; at = context.parent(at)) {
        const closed =
          closedTo.has(at.type) ||
          ('name' in at && at.name === 'Example') ||
          (at.type === 'tableRow' && context.indexOf(at) === 0);
        if (!closed) continue;
        // These uses are not linked, so a later use of the same term may become the link.
        for (const { term } of wanted) {
          usedTerms.delete(term.term);
          linkedUrls.delete(urlOf(term.rule) as string);
        }
        return;
      }
      const pieces: Parameters<typeof context.replaceNode>[1] = [];
      let done = 0;
      for (const { term, from, to } of wanted) {
        if (from > done) pieces.push({ type: 'text', value: node.value.slice(done, from) });
        pieces.push({
          type: 'link',
          url: urlOf(term.rule) as string,
          children: [{ type: 'text', value: node.value.slice(from, to) }],
          data: {
            hProperties: {
              class: 'term',
              'data-rule': `term.${term.anchor}`,
              'data-title': typeset(sentenceCase(term.term)),
              'data-summary': typeset(term.definition),
            },
          },
        });
        done = to;
      }
      if (done < node.value.length) pieces.push({ type: 'text', value: node.value.slice(done) });
      context.replaceNode(node, pieces);
    },
  };
};

const finders = new Map<string, (text: string) => Use[]>();
function finderOf(system: string): (text: string) => Use[] {
  const find = finders.get(system) ?? finder(termsOf(system));
  finders.set(system, find);
  return find;
}

/** The rule page that a prose file belongs to: its own, or that of the entry it was generated for. */
function pageOf(file: string): { system: string; page: string | undefined } | undefined {
  const [, folder, system, section = '', slug = ''] =
    /\/src\/content\/(rules|generated|start)\/([^/]+)\/(?:([^/]+)\/)?([^/]+)\.mdx$/.exec(file) ?? [];
  if (!system) return undefined;
  if (folder === 'rules') return { system, page: `${system}.${section}.${slug}` };
  if (folder === 'generated')
    return {
      system,
      page: entries.find((entry) => entry.system === system && entry.kind === section && entry.id === slug)?.rule,
    };
  return { system, page: undefined };
}

/** The plugin used by the site. */
export const termLinks = termLinksFor((file) => {
  const place = pageOf(file);
  if (!place) return undefined;
  const { rules } = registry();
  return {
    find: finderOf(place.system),
    urlOf: (rule) => rules.get(rule)?.url,
    defines: (term) => rules.get(term.rule)?.page === place.page,
  };
});
