import { z } from 'zod';

/** The level of the game that a rule belongs to. */
export const tiers = ['core', 'advanced', 'optional', 'tournament', 'multiplayer', 'hobby'] as const;
/**
 * How the program uses a rule: enforced in battle, priced in the roster builder, answered by a calculator, used at set-up, or
 * only for reading.
 */
export const uses = ['engine', 'army-builder', 'calculator', 'setup', 'reference'] as const;

export const ruleIdPattern = /^(fr3|three-realms|hott|six-events)\.[a-z0-9-]+\.[a-z0-9-]+$/;
const ruleId = z.string().regex(ruleIdPattern, 'a rule id looks like fr3.melee.support-bonus');
const summary = z.string().min(8).max(160);

/** A ruling: how an unclear text is interpreted, and why. */
export const rulingSchema = z.strictObject({
  says: z.string().min(8),
  readings: z.array(z.string().min(3)).min(2),
  ruling: z.string().min(3),
  why: z.string().min(3),
  /** Only players at a real table need the ruling: no battle, calculator, companion or set-up tool of this site can apply it. */
  atTable: z.literal(true).optional(),
});

const ruleFields = {
  title: z.string().min(2).max(90),
  tier: z.enum(tiers),
  use: z.enum(uses),
  summary,
  pages: z.array(z.int().positive()).default([]),
  ruling: rulingSchema.optional(),
  merged: z.array(ruleId).default([]),
  /** First and last line in the source text, only for rules that the inventory lacks. */
  lines: z.tuple([z.int().positive(), z.int().positive()]).optional(),
};

/** A rule that is a part of another rule's page. If the tier, the use or the pages are missing, those of the page apply. */
const partSchema = z.strictObject({
  ...ruleFields,
  id: ruleId,
  tier: ruleFields.tier.optional(),
  use: ruleFields.use.optional(),
  pages: z.array(z.int().positive()).optional(),
});

/** Front matter of a rule page. */
export const ruleSchema = z.strictObject({
  ...ruleFields,
  order: z.number(),
  see: z.array(ruleId).default([]),
  /** The rule whose page has a picture that also shows this rule. */
  pictureOn: ruleId.optional(),
  /** Why a page about places on the table needs no picture, or why a page with calculations needs no example. */
  noPicture: z.string().min(8).optional(),
  noExample: z.string().min(8).optional(),
  rules: z.array(partSchema).default([]),
});

/** Front matter of a chapter's `index.mdx`. */
export const chapterSchema = z.strictObject({
  title: z.string().min(2),
  order: z.number(),
  part: z.string().min(2),
  summary,
  /** Whether the chapter is our own. The source text does not have it, so the inventory does not list its rules. */
  ours: z.boolean().default(false),
});

export type RuleFrontMatter = z.infer<typeof ruleSchema>;
export type ChapterFrontMatter = z.infer<typeof chapterSchema>;
export type Ruling = z.infer<typeof rulingSchema>;
export type Tier = (typeof tiers)[number];
export type Use = (typeof uses)[number];
