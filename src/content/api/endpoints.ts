/** Every file of the open data: its path below `/api/v1/`, what is in it, and the schema that checks it. */
import { z } from 'zod';
import { standing } from '../book.ts';
import { rulesData, rulesSchema } from './rules.ts';
import { systemsData, systemsSchema } from './systems.ts';
import { unitsData, unitsSchema } from './units.ts';

export interface Endpoint {
  /** Without `.json`: `fr3/units`. */
  readonly path: string;
  readonly says: string;
  readonly schema: z.ZodType;
  data(): unknown;
}

export const endpoints = (): readonly Endpoint[] => [
  { path: 'systems', says: 'The rules systems on the shelf.', schema: systemsSchema, data: systemsData },
  ...standing().flatMap((system): Endpoint[] => [
    {
      path: `${system.id}/rules`,
      says: `Every rule id of ${system.name} that stands so far, with its address and what enforces and proves it.`,
      schema: rulesSchema,
      data: () => rulesData(system.id),
    },
  ]),
  {
    path: 'fr3/units',
    says: 'The reference table of Fantasy Rules!: one entry a unit type, all four scales.',
    schema: unitsSchema,
    data: unitsData,
  },
];

/** The data of an endpoint, checked by its own schema: what is published is what the schema says. */
export const checked = (endpoint: Endpoint): unknown => endpoint.schema.parse(endpoint.data());

export const jsonSchema = (endpoint: Endpoint): unknown => z.toJSONSchema(endpoint.schema, { io: 'output' });
