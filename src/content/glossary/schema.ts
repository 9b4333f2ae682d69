import { z } from 'zod';
import { ruleIdPattern } from '../schema.ts';

/** One line of the glossary: a term of the book and the rule that defines it. */
export const termSchema = z.strictObject({
  /** As the book writes it in the middle of a sentence. */
  term: z.string().min(2).max(40),
  /** What else counts as the term: plurals, verb forms, abbreviations. */
  forms: z.array(z.string().min(2).max(40)).default([]),
  rule: z.string().regex(ruleIdPattern, 'a rule id looks like fr3.melee.support-bonus'),
  /** One sentence, understood without the rule. */
  definition: z.string().min(12).max(180),
  /** Other terms of the same glossary. */
  see: z.array(z.string()).default([]),
  /**
   * Whether the first use on a page becomes a link. Not for words that mean something else in ordinary prose
   * (turn, hold, mine), nor for those that stand on every page and are known after five minutes (unit, base).
   */
  link: z.boolean().default(true),
});

export const glossarySchema = z.array(termSchema);

export type GlossaryEntry = z.infer<typeof termSchema>;
