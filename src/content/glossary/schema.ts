import { z } from 'zod';
import { ruleIdPattern } from '../schema.ts';

/** One entry of the glossary: a term in the book and the rule that defines it. */
export const termSchema = z.strictObject({
  /** The term as it is written in the middle of a sentence. */
  term: z.string().min(2).max(40),
  /** Other forms of the term: plurals, verb forms, abbreviations. */
  forms: z.array(z.string().min(2).max(40)).default([]),
  rule: z.string().regex(ruleIdPattern, 'a rule id looks like fr3.melee.support-bonus'),
  /** One sentence that can be understood without the rule. */
  definition: z.string().min(12).max(180),
  /** Related terms in the same glossary. */
  see: z.array(z.string()).default([]),
  /**
   * Whether the first use on a page becomes a link. False for words that also have an ordinary meaning (turn, hold, mine), and
   * for words that are on every page (unit, base).
   */
  link: z.boolean().default(true),
});

export const glossarySchema = z.array(termSchema);

export type GlossaryEntry = z.infer<typeof termSchema>;
