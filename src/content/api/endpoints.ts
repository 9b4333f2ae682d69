/** Every file of the open data: its path below `/api/v1/`, a description, and its schema. */
import { z } from 'zod';
import { standing } from '../book.ts';
import { chosenGames } from '../systems.ts';
import { armiesData, armiesSchema } from './armies.ts';
import { charactersData, charactersSchema } from './characters.ts';
import { innateData, innateSchema } from './innate.ts';
import { inventionsData, inventionsSchema } from './inventions.ts';
import { itemsData, itemsSchema } from './items.ts';
import { rulesData, rulesSchema } from './rules.ts';
import { spellsData, spellsSchema } from './spells.ts';
import { systemsData, systemsSchema } from './systems.ts';
import { hasTables, tablesData, tablesSchema } from './tables.ts';
import { unitsData, unitsSchema } from './units.ts';

export interface Endpoint {
  /** The path without `.json`: `fr3/units`. */
  readonly path: string;
  readonly says: string;
  readonly schema: z.ZodType;
  data(): unknown;
}

const all = (): readonly Endpoint[] => [
  { path: 'systems', says: 'The rules systems on the shelf.', schema: systemsSchema, data: systemsData },
  ...standing().flatMap((system): Endpoint[] => [
    {
      path: `${system.id}/rules`,
      says: `Every rule id of ${system.name} that stands so far, with its address and what enforces and proves it.`,
      schema: rulesSchema,
      data: () => rulesData(system.id),
    },
    ...(hasTables(system.id)
      ? [
          {
            path: `${system.id}/tables`,
            says: `The tables of ${system.name} that no other file has.`,
            schema: tablesSchema,
            data: () => tablesData(system.id),
          },
        ]
      : []),
  ]),
  {
    path: 'fr3/units',
    says: 'The reference table of Fantasy Rules!: one entry a unit type, all four scales.',
    schema: unitsSchema,
    data: unitsData,
  },
  {
    path: 'fr3/spells',
    says: 'The spell book: casters, cost, target, effect, immunities.',
    schema: spellsSchema,
    data: spellsData,
  },
  {
    path: 'fr3/items',
    says: 'Special items and abilities of units, characters and armies, with prices and limits.',
    schema: itemsSchema,
    data: itemsData,
  },
  {
    path: 'fr3/characters',
    says: 'Grades, abilities and magic users, with prices and limits.',
    schema: charactersSchema,
    data: charactersData,
  },
  { path: 'fr3/innate', says: 'Innate abilities, and which unit may buy them.', schema: innateSchema, data: innateData },
  {
    path: 'fr3/inventions',
    says: 'The mad scientist’s devices, and what answers them.',
    schema: inventionsSchema,
    data: inventionsData,
  },
  {
    path: 'fr3/armies',
    says: 'Every army list: each unit type with how sure we are of it, elites, magic users, special rules.',
    schema: armiesSchema,
    data: armiesData,
  },
];

/** The files for the games in this build. */
export const endpoints = (): readonly Endpoint[] =>
  all().filter(({ path }) => !path.includes('/') || chosenGames.has(path.split('/')[0] as string));

/** The data of an endpoint, validated by its own schema. The data is therefore published exactly as the schema says. */
export const checked = (endpoint: Endpoint): unknown => endpoint.schema.parse(endpoint.data());

export const jsonSchema = (endpoint: Endpoint): unknown => z.toJSONSchema(endpoint.schema, { io: 'output' });
