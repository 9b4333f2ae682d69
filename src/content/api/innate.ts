/** `/api/v1/fr3/innate.json`: innate abilities, and who may buy them. */
import { z } from 'zod';
import { innateAbilities, innateRanges, innateRolls } from '../../engine/fr3/data/innate.ts';
import { asJson, entryFields, entryOf, id } from './shared.ts';

export const innateSchema = z
  .array(
    z.strictObject({
      id,
      name: z.string(),
      cost: z.int().min(0).describe('Points a unit or character, a base of a ship or leviathan'),
      mayBuy: z.strictObject({
        units: z.array(id).describe('Unit types that may buy it in any army'),
        elite: z.enum(['units', 'monsters']).nullable().describe('Any elite unit, or any elite monster'),
        armyList: z.boolean().describe('Rank and file of armies whose list names it'),
        free: z.array(id).describe('Unit types that have it without paying'),
        phrase: z.string(),
      }),
      range: z.enum(innateRanges),
      roll: z.enum(innateRolls).describe('Who makes the rally roll'),
      psychology: z.boolean(),
      figures: z.record(z.string(), z.number()),
      ...entryFields,
    }),
  )
  .meta({ title: 'Innate abilities', description: 'The innate abilities of Fantasy Rules! third edition.' });

export const innateData = (): unknown =>
  innateAbilities.map(({ use: _, ...ability }) => asJson({ ...ability, ...entryOf('innate', ability) }));
