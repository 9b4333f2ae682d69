/** `/api/v1/fr3/inventions.json`: the mad scientist’s devices and countermeasures. */
import { z } from 'zod';
import { inventionKinds, inventions } from '../../engine/fr3/data/inventions.ts';
import { asJson, entryFields, entryOf, id } from './shared.ts';

export const inventionsSchema = z
  .array(
    z.strictObject({
      id,
      name: z.string(),
      kind: z.enum(inventionKinds),
      cost: z.union([z.int().min(0), z.record(z.string(), z.int())]).describe('Points, or points by version'),
      per: z.enum(['character', 'base', 'unit']),
      countsAsDevice: z.boolean(),
      activation: z.enum(['each-use', 'until-shut-off', 'until-detached', 'maintained']).nullable(),
      buyers: z.array(z.enum(['mad-scientist', 'wizard', 'war-machine', 'missile-unit'])),
      ...entryFields,
    }),
  )
  .meta({ title: 'Inventions', description: 'The inventions of Fantasy Rules! third edition.' });

export const inventionsData = (): unknown => inventions.map((each) => asJson({ ...each, ...entryOf('inventions', each) }));
