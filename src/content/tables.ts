/** Every table in the rules that is made from data, by id. */
import { armyTables } from './tables/armies.ts';
import { combatTables } from './tables/combat.ts';
import { designTables } from './tables/design.ts';
import { deviceTables } from './tables/devices.ts';
import { hottTables } from './tables/hott.ts';
import { moraleTables } from './tables/morale.ts';
import { preGameTables } from './tables/pre-game.ts';
import { priceTables } from './tables/prices.ts';
import { resultTables } from './tables/results.ts';
import { sixEventsTables } from './tables/six-events.ts';
import { spellTables } from './tables/spells.ts';
import type { RuleTable } from './tables/table.ts';
import { terrainTables } from './tables/terrain.ts';
import { threeRealmsTables } from './tables/three-realms.ts';

export interface TableGroup {
  readonly name: string;
  readonly tables: readonly RuleTable[];
}

/** All tables of Fantasy Rules! by topic, in the order of a battle. */
export const tableGroups = (): readonly TableGroup[] => [
  { name: 'Before the battle', tables: preGameTables },
  { name: 'Shooting, melee, rallying', tables: combatTables },
  { name: 'Results rolls', tables: resultTables },
  { name: 'Clock, victory, magic points', tables: moraleTables },
  { name: 'Terrain and levels', tables: terrainTables },
  { name: 'Devices and planes', tables: deviceTables },
  { name: 'Spells and innate magic', tables: spellTables },
  { name: 'Prices and army lists', tables: [...priceTables, ...designTables, ...armyTables()] },
];

let byId: ReadonlyMap<string, RuleTable> | undefined;

export function ruleTables(): ReadonlyMap<string, RuleTable> {
  byId ??= new Map(
    [...tableGroups().flatMap(({ tables }) => tables), ...threeRealmsTables, ...hottTables, ...sixEventsTables].map(
      (each) => [each.id, each] as const,
    ),
  );
  return byId;
}

const tags = /<Table of="([^"]*)"(?: [^>]*)?\/>/g;

/** The tables that a body of prose shows. */
export const tablesIn = (body: string): readonly string[] => [...body.matchAll(tags)].map(([, id]) => id as string);

/** The body with the text of its tables inserted. Links and parts in table rows are then found too. */
export const withTables = (body: string): string =>
  body.replace(tags, (_, id: string) =>
    (ruleTables().get(id)?.rows ?? [])
      .flatMap(({ fact, cells }) => [
        ...(fact ? [`<Fact id="${fact}">`] : []),
        ...cells.filter((cell) => typeof cell === 'string'),
      ])
      .join('\n'),
  );
