/** `/api/v1/fr3/items.json`: special items and abilities of units, characters and whole armies. */
import { z } from 'zod';
import { bearers, items } from '../../engine/fr3/data/items.ts';
import { asJson, entryFields, entryOf, id } from './shared.ts';

const count = z.int().positive().optional();

export const itemsSchema = z
  .array(
    z.strictObject({
      id,
      name: z.string(),
      for: z.enum(bearers).describe('Who carries it: a unit, a character, or one for the army'),
      cost: z
        .union([
          z.int().min(0),
          z.strictObject({ plain: z.int(), level: z.int().describe('Flying, swimming or burrowing') }),
          z.strictObject({ perBasePoint: z.int().describe('For each point of the spell’s basic cost') }),
        ])
        .nullable()
        .describe('Points; null where it cannot be bought'),
      kinds: z.array(z.string()).optional().describe('Kinds to choose from, each bought for itself'),
      mayBuy: z.union([z.array(id), z.string()]).describe('Unit ids, or in words who may buy it'),
      limits: z.strictObject({
        each: count.describe('The most one bearer may have'),
        army: count.describe('The most an army may have'),
        onePerPoints: count.describe('An army may have one for each this many points'),
        onePerCharacter: z.array(z.string()).optional(),
        notWith: z.array(z.string()).optional(),
        wholeType: z.boolean().optional().describe('Bought for every unit of a type or for none'),
        listOnly: z.boolean().optional().describe('Only where the army list says so'),
        armyHas: z.array(id).optional().describe('Only in an army that has one of these unit types'),
      }),
      ...entryFields,
    }),
  )
  .meta({ title: 'Items', description: 'Special items and abilities of Fantasy Rules! third edition with their prices.' });

export const itemsData = (): unknown =>
  items.map((item) =>
    asJson({
      id: item.id,
      name: item.name,
      for: item.for,
      cost: item.cost,
      kinds: item.kinds,
      mayBuy: item.mayBuy,
      limits: item.limits,
      ...entryOf('items', item),
    }),
  );
