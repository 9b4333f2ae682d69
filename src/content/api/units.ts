/** `/api/v1/fr3/units.json`: the reference table of Fantasy Rules! */
import { z } from 'zod';
import { moveAt, scales } from '../../engine/fr3/data/scales.ts';
import { type Bonus, type OtherCode, otherCodes, targets, terrains, unitGroups, units } from '../../engine/fr3/data/units.ts';
import { address } from '../address.ts';
import { entries } from '../entries.ts';

const move = z.tuple([z.number().describe('In open terrain'), z.number().describe('In difficult terrain')]);
const whens = ['charged', ...terrains.map((terrain) => `in ${terrain}` as const)] as const;

export const unitsSchema = z
  .array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      group: z.enum(unitGroups),
      cost: z.int().describe('Points'),
      move: z
        .strictObject(Object.fromEntries(scales.map((scale) => [scale, move])) as Record<(typeof scales)[number], typeof move>)
        .nullable()
        .describe('By scale, in the measure of the scale; null where the type’s own rules decide'),
      combatFactor: z.union([z.number(), z.literal('special')]),
      rally: z.int().nullable().describe('The modified d10 that rallies it; null where the type’s own rules decide'),
      bonuses: z
        .array(
          z.union([
            z.strictObject({ amount: z.int(), against: z.enum(targets) }),
            z.strictObject({ amount: z.int(), when: z.enum(whens) }),
          ]),
        )
        .describe('Added to its melee roll. “in woods”: while it or its opponent stands there'),
      difficultTerrain: z.int().max(0),
      chargeBonus: z.int().min(0),
      support: z.union([z.boolean(), z.literal('not-each-other')]),
      fear: z.boolean(),
      undead: z.boolean(),
      other: z.array(z.enum(Object.keys(otherCodes) as [OtherCode, ...OtherCode[]])),
      url: z.string(),
    }),
  )
  .meta({ title: 'Units', description: 'The reference table of Fantasy Rules! third edition, one entry a unit type.' });

type UnitPayload = z.infer<typeof unitsSchema>[number];

const bonus = (from: Bonus): UnitPayload['bonuses'] => {
  if ('against' in from) return [{ amount: from.amount, against: from.against }];
  if ('when' in from) return [{ amount: from.amount, when: from.when }];
  return from.terrain.map((terrain) => ({ amount: from.amount, when: `in ${terrain}` as const }));
};

export const unitsData = (): z.infer<typeof unitsSchema> =>
  units.map((unit) => {
    const entry = entries.find((each) => each.kind === 'units' && each.id === unit.id);
    return {
      id: unit.id,
      name: unit.name,
      group: unit.group,
      cost: unit.cost,
      move: unit.move
        ? (Object.fromEntries(scales.map((scale) => [scale, [...(moveAt(unit.id, scale) ?? [0, 0])]])) as NonNullable<
            UnitPayload['move']
          >)
        : null,
      combatFactor: unit.combatFactor,
      rally: unit.rally,
      bonuses: unit.bonuses.flatMap(bonus),
      difficultTerrain: unit.difficultTerrain,
      chargeBonus: unit.chargeBonus,
      support: unit.support,
      fear: unit.fear,
      undead: unit.undead,
      other: [...unit.other],
      url: address(entry?.url ?? `/fr3/units/${unit.id}/`),
    };
  });
