/** `/api/v1/fr3/characters.json`: ranks, abilities and magic users. */
import { z } from 'zod';
import { armyNeeds, characterKinds, characters } from '../../engine/fr3/data/characters.ts';
import { asJson, entryFields, entryOf, id, ruleId } from './shared.ts';

const level = z.enum(['1', '2', '3']);
const byLevel = <Value extends z.ZodType>(value: Value) => z.partialRecord(level, value).describe('By magic level');
const rank = z.enum(['major', 'minor', 'none']);
const levels = z.array(z.union([z.literal(1), z.literal(2), z.literal(3)]));

export const charactersSchema = z
  .array(
    z.strictObject({
      id,
      name: z.string(),
      kind: z.enum(characterKinds),
      cost: z.union([z.int().min(0), byLevel(z.int())]).describe('Points on top of what the character has cost so far'),
      rank: z.union([rank, byLevel(rank)]).describe('A major ability makes its owner a major character'),
      needs: z.array(id).describe('Entries he must have already; hero means any grade from hero upwards'),
      limits: z.strictObject({
        perArmy: z.strictObject({ min: z.int().min(0), max: z.int().positive() }).optional(),
        perCharacter: z.literal(1),
        group: z.enum(['leadership', 'casting']).optional().describe('At most one of each group for a character'),
        army: z.array(z.enum(armyNeeds)).optional(),
      }),
      armies: z
        .union([z.enum(['any', 'list']), z.array(id)])
        .describe('Armies that may have it: any, those whose lists say so, or only these'),
      armyPrices: z.array(
        z.strictObject({
          army: id,
          cost: z.int().min(0),
          only: z.enum(['general', 'shaman', 'one-character']).optional(),
          rule: ruleId,
        }),
      ),
      bonuses: z.array(z.strictObject({ melee: z.int(), rally: z.int() })).describe('With several, one is chosen'),
      capacity: z.strictObject({ total: z.int(), major: z.int() }).nullable().describe('Room for abilities and items'),
      casting: z
        .strictObject({
          base: z.string().nullable().describe('Spell list whose level one spells he knows'),
          lists: z.array(z.string()).describe('Spell lists he chooses one of'),
          levels,
          names: byLevel(z.string()),
          activeDefence: z.boolean(),
        })
        .nullable(),
      grants: z.array(z.string()),
      controls: z.array(z.string()).describe('Kinds of unit he keeps under control'),
      unit: z.strictObject({ type: id, combatFactor: z.int() }).nullable(),
      parts: z.array(z.strictObject({ name: z.string(), cost: z.int() })).describe('What a printed total consists of'),
      ...entryFields,
    }),
  )
  .meta({
    title: 'Characters',
    description: 'Grades, abilities and magic users of Fantasy Rules! third edition with their prices.',
  });

export const charactersData = (): unknown => characters.map((each) => asJson({ ...each, ...entryOf('characters', each) }));
