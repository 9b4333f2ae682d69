/** The three realms, their lands, and the terrain of each land (three-realms.realms.list-format). */
import { type Roll, roll } from './rolls.ts';

export const realmIds = ['birth', 'life', 'death'] as const;
export type RealmId = (typeof realmIds)[number];

export const terrainSizes = ['small', 'medium', 'large'] as const;
export type TerrainSize = (typeof terrainSizes)[number];

/** The effects of terrain, and the shape that a piece must have. */
export const terrainEffects = {
  concealment: { name: 'Concealment', rule: 'three-realms.cover.concealment' },
  cover: { name: 'Cover', rule: 'three-realms.cover.cover' },
  rough: { name: 'Rough', rule: 'three-realms.terrain.rough-half' },
  hazardous: { name: 'Hazardous', rule: 'three-realms.terrain.hazardous' },
  impassable: { name: 'Impassable', rule: 'three-realms.terrain.uncrossable' },
  forest: { name: 'Forest', rule: 'three-realms.cover.forest-exception' },
  cloud: { name: 'Cloud', rule: 'three-realms.realms.cloud-drift' },
  object: { name: 'Object', rule: 'three-realms.cover.object-terrain' },
  hill: { name: 'Hill, a terrain feature', rule: 'three-realms.cover.terrain-features' },
  'rough-for-flyers': { name: 'Rough for flyers', rule: 'three-realms.unit-rules.flight-cloud' },
  'concealment-through': { name: 'Concealment across it', rule: 'three-realms.cover.concealment' },
  line: { name: 'Drawn as a line', rule: null },
  round: { name: 'Round', rule: null },
  'very-tall': { name: 'Very tall', rule: null },
  'both-zones': { name: 'On an edge of both zones', rule: 'three-realms.setup.deployment-zone' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly rule: string | null }>>;
export type TerrainEffect = keyof typeof terrainEffects;

/** A number of terrain pieces, from the minimum to the maximum. */
export interface Amount {
  readonly from: number;
  readonly to: number;
}

export interface LandTerrain {
  readonly name: string;
  readonly rule: string;
  /** Numbers of pieces by size; a coast has no size and is listed under `edge`. */
  readonly pieces: Readonly<Partial<Record<TerrainSize | 'edge', Amount>>>;
  /** The effects as played. Where a ruling adds something to the printed text, the ruling on the rule says so. */
  readonly effects: readonly TerrainEffect[];
}

export interface Land {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly realm: RealmId;
  /** The faces of the land roll in this realm that give the land. */
  readonly roll: Roll;
  /**
   * The army native to the land, or null for no-man's land (three-realms.realms.native-army). For two lands, the printed table
   * has `unidentified` in place of an army.
   */
  readonly native: string | null;
  readonly terrain: readonly LandTerrain[];
}

export interface Realm {
  readonly id: RealmId;
  readonly name: string;
  /** The rule with the table of lands. */
  readonly rule: string;
  /** The faces of the realm roll that give the realm (three-realms.setup.realm-roll). */
  readonly roll: Roll;
}

export const realms: readonly Realm[] = [
  { id: 'birth', name: 'Birth Realm', rule: 'three-realms.realms.birth-table', roll: roll(1, 4) },
  { id: 'life', name: 'Life Realm', rule: 'three-realms.realms.life-table', roll: roll(5, 7) },
  { id: 'death', name: 'Death Realm', rule: 'three-realms.realms.death-table', roll: roll(8, 10) },
];

const sizeOf = { S: 'small', M: 'medium', L: 'large', E: 'edge' } as const;

/**
 * A row in a land's list, with amounts such as `S 3-5 M 2-4 L 1-3`: S small, M medium, L large, E along a table edge. The rule id
 * is made from the land and the name unless another is given.
 */
const row = (land: string, name: string, amounts: string, effects: readonly TerrainEffect[], slug?: string): LandTerrain => ({
  name,
  rule: `three-realms.realms.${land}-${slug ?? name.toLowerCase().replaceAll(' ', '-')}`,
  pieces: Object.fromEntries(
    [...amounts.matchAll(/([SMLE]) (\d+)-(\d+)/g)].map(([, size, from, to]) => [
      sizeOf[size as keyof typeof sizeOf],
      { from: Number(from), to: Number(to) },
    ]),
  ),
  effects,
});

type Rows = readonly (readonly [name: string, amounts: string, effects: readonly TerrainEffect[], slug?: string])[];

const land = (realm: RealmId, rolled: Roll, id: string, name: string, native: string | null, rows: Rows): Land => ({
  id,
  name,
  rule: `three-realms.realms.${id}`,
  realm,
  roll: rolled,
  native,
  terrain: rows.map(([terrain, amounts, effects, slug]) => row(id, terrain, amounts, effects, slug)),
});

const wood: readonly TerrainEffect[] = ['cover', 'rough', 'forest'];

export const lands: readonly Land[] = [
  land('birth', roll(1, 3), 'northern-savannah', 'Northern Savannah', 'Chichimec', [
    ['Tall Grass', 'S 3-5 M 2-4 L 1-3', ['concealment', 'rough']],
    ['Forest', 'S 0-2 M 0-2 L 0-1', wood],
  ]),
  land('birth', roll(4, 6), 'black-isle', 'The Black Isle, Sassavitania', 'Skathii', [
    ['Coast', 'E 0-1', ['impassable', 'both-zones']],
    ['Black Sand', 'S 3-5 M 2-5 L 1-3', ['rough']],
    ['Quicksand', 'S 0-3 M 0-2', ['hazardous']],
    ['Dust Storm', 'S 0-3 M 0-2 L 0-2', ['cloud', 'concealment', 'rough-for-flyers']],
    ['Deadwood Stand', 'M 1-3', wood],
  ]),
  land('birth', roll(7, 9), 'penumbra-fields', 'The Penumbra Fields', 'Bodai', [
    ['Shadow Grass', 'S 3-4 M 2-3 L 1-3', ['concealment', 'hazardous']],
    ['Banyan', 'M 2-5 L 0-2', ['object', 'round']],
    ['Sentient Spores', 'M 0-4 L 0-3', ['cloud', 'cover']],
  ]),
  land('birth', roll(10), 'totem-field', 'Totem Field', null, [['Totems', 'M 5-10', ['object', 'round', 'very-tall']]]),
  land('life', roll(1, 3), 'glass-blasts', 'The Glass Blasts', 'Cinders', [
    ['Obsidian Rise', 'M 3-4 L 2-3', ['hill']],
    ['Blasted Shards', 'S 0-4 M 0-3 L 0-1', ['hazardous']],
    ['Blasted Scree', 'S 3-5 M 2-5 L 1-5', ['rough']],
  ]),
  land('life', roll(4, 6), 'cloud-forest', 'Cloud Forest', 'Calabashi', [
    ['Pillar of Creation', 'M 0-4', ['object']],
    ['Rainforest', 'S 2-4 M 1-4 L 1-4', wood],
    ['Jungle Pool', 'M 0-2', ['impassable']],
    ['Low Cloud', 'M 0-3 L 0-1', ['cloud', 'concealment']],
  ]),
  land('life', roll(7, 9), 'tortured-rifts', 'The Tortured Rifts', 'unidentified', [
    ['Volcanic Scree', 'S 3-5 M 2-5 L 1-3', ['rough']],
    ['Volcanic Trench', 'S 0-5 M 0-3 L 0-1', ['impassable', 'concealment-through', 'line']],
    ['Boulder', 'S 0-4 M 0-3 L 0-1', ['object']],
  ]),
  land('life', roll(10), 'mountain-side', 'Mountain Side', null, [
    ['Tall Grass', 'S 3-4 M 2-4 L 1-3', ['concealment', 'rough']],
    ['Forest', 'S 0-3 M 0-2 L 0-1', wood],
    ['Scree', 'S 0-5 M 0-3 L 0-1', ['hazardous']],
  ]),
  land('death', roll(1, 3), 'great-south-tundra', 'The Great South Tundra', 'Gelu', [
    ['Deep Snow', 'S 3-4 M 2-4 L 1-3', ['rough']],
    ['Forest', 'S 0-3 M 0-2 L 0-1', wood],
    ['Forest', 'M 0-2 L 0-1', wood, 'forest-second'],
    ['Snow Cloud', 'S 0-4 M 0-3 L 0-1', ['cloud', 'concealment']],
  ]),
  land('death', roll(4, 6), 'ghadan', 'Ghadan, the Living Land', 'Ghadani', [
    ['Carnivorous Forest', 'S 3-5 M 2-5 L 1-3', ['cover', 'rough', 'hazardous', 'forest']],
    ['Death Grass', 'S 0-3 M 0-2 L 0-1', ['rough', 'hazardous']],
  ]),
  land('death', roll(7, 9), 'piedmont', 'Piedmont', 'unidentified', [
    ['Hill', 'S 3-4 M 2-4 L 1-3', ['hill']],
    ['Fog Drift', 'S 0-4 M 0-3 L 0-2', ['concealment', 'cloud']],
  ]),
  land('death', roll(10), 'cloud-mesa', 'Cloud Mesa', null, [
    ['Tall Grass', 'S 3-6 M 2-5 L 2-4', ['concealment', 'rough']],
    ['Hill', 'S 0-3 M 0-2 L 0-1', ['hill']],
  ]),
];
