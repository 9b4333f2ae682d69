/**
 * The terms of a system from `glossary/<system>.yaml`, for the glossary page and for links from prose at the first use of a term.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { type GlossaryEntry, glossarySchema } from './glossary/schema.ts';
import { type Rule, registry } from './registry.ts';

export interface Term extends GlossaryEntry {
  /** The anchor of the term on the glossary page. */
  readonly anchor: string;
}

/** A term whose rule exists in the book. */
export interface DefinedTerm extends Term {
  readonly defined: Rule;
}

/** Makes an anchor from a term: `ship’s cook` → `ships-cook`. */
export const anchorOfTerm = (term: string): string =>
  term
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const read = new Map<string, readonly Term[]>();

/** All terms of a system in alphabetical order; empty if the system has no glossary. */
export function glossaryOf(system: string): readonly Term[] {
  const known = read.get(system);
  if (known) return known;
  const file = join(process.cwd(), 'src/content/glossary', `${system}.yaml`);
  const entries = existsSync(file) ? glossarySchema.parse(parseYaml(readFileSync(file, 'utf8'))) : [];
  const terms = entries.map((entry) => ({ ...entry, anchor: anchorOfTerm(entry.term) }));
  read.set(system, terms);
  return terms;
}

/** The terms whose rules exist; a rule may be missing while the book is being written. */
export const termsOf = (system: string): readonly DefinedTerm[] =>
  glossaryOf(system).flatMap((term) => {
    const defined = registry().rules.get(term.rule);
    return defined ? [{ ...term, defined }] : [];
  });
