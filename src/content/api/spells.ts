/** `/api/v1/fr3/spells.json`: the spell book. */
import { z } from 'zod';
import { casterTypes } from '../../engine/fr3/data/spell-list.ts';
import { spells } from '../../engine/fr3/data/spells.ts';
import { plainOf, rulesIn } from '../inline.ts';
import { asJson, entryFields, entryOf, id, ruleIds, ruling } from './shared.ts';

const casterIds = casterTypes.map((each) => each.id) as [string, ...string[]];
const level = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const text = z.string().describe('Plain text. Distances (3″) are inches at 15 mm scale');

export const spellsSchema = z
  .array(
    z.strictObject({
      id,
      name: z.string(),
      casters: z
        .array(
          z.strictObject({
            type: z.enum(casterIds),
            level: level.describe('Level of the spell in his list: his own must be at least this'),
          }),
        )
        .min(1),
      cost: z
        .union([z.int().positive(), z.array(z.int().positive()).min(2)])
        .describe('Magic points; several where the caster chooses how much to pay'),
      psychology: z.boolean().describe('Whether units immune to psychology are immune to it'),
      target: text,
      effect: text,
      duration: text,
      immune: z.string().nullable().describe('Who is not affected; null when there is no exception'),
      augmentable: z.union([z.boolean(), z.string()]).describe('Whether its caster may add points; a sentence when that depends'),
      figures: z.record(z.string(), z.number()).describe('Numbers of the effect, by what they change or measure'),
      rules: ruleIds,
      merged: ruleIds.describe('Rule ids that say the same'),
      ruling,
      ...entryFields,
    }),
  )
  .meta({ title: 'Spells', description: 'The spell book of Fantasy Rules! third edition.' });

export const spellsData = (): unknown =>
  spells.map((spell) =>
    asJson({
      id: spell.id,
      name: spell.name,
      casters: spell.casters,
      cost: spell.cost,
      psychology: spell.psychology,
      target: plainOf(spell.target),
      effect: plainOf(spell.effect),
      duration: plainOf(spell.duration),
      immune: spell.immune === null ? null : plainOf(spell.immune),
      augmentable: typeof spell.augmentable === 'string' ? plainOf(spell.augmentable) : spell.augmentable,
      figures: spell.figures,
      rules: rulesIn(spell.target, spell.effect, spell.duration, spell.immune),
      merged: spell.merged,
      ruling: spell.ruling,
      ...entryOf('spells', spell),
    }),
  );
