/** Kinds of terrain (hott.terrain.bad-going and its chapter), and what makes a battlefield legal. */

export const goings = ['good', 'bad', 'water', 'impassable'] as const;
export type Going = (typeof goings)[number];

export interface TerrainKind {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  /** The going for ground troops. */
  readonly going: Going;
  /** The going for aerials (hott.terrain.bad-going-aerials). */
  readonly aerials: 'good' | 'bad';
  /** Whether this kind counts as a terrain feature of a legal battlefield. */
  readonly feature: boolean;
}

const kind = (
  id: string,
  name: string,
  rule: string,
  going: Going,
  more: Partial<Pick<TerrainKind, 'aerials' | 'feature'>> = {},
): TerrainKind => ({ id, name, rule: `hott.terrain.${rule}`, going, aerials: 'good', feature: true, ...more });

export const terrainKinds: readonly TerrainKind[] = [
  kind('open', 'Pasture, large fields, steppe', 'legal-good-going', 'good', { feature: false }),
  kind('beach', 'Beach', 'beaches', 'good', { feature: false }),
  kind('gentle-slope', 'Gentle slope', 'gentle-slopes', 'good'),
  kind('road', 'Road', 'roads', 'good'),
  kind('steep-slope', 'Steep slope', 'bad-going', 'bad'),
  kind('wooded-slope', 'Wooded slope', 'bad-going', 'bad', { aerials: 'bad' }),
  kind('rough', 'Rough or boggy ground', 'bad-going', 'bad'),
  kind('dunes', 'Sand dunes', 'bad-going', 'bad'),
  kind('wood', 'Wood', 'bad-going', 'bad', { aerials: 'bad' }),
  kind('built-up', 'Built-up area', 'bad-going', 'bad', { aerials: 'bad' }),
  kind('marsh', 'Marsh', 'bad-going', 'bad'),
  kind('enclosed-fields', 'Small enclosed fields', 'bad-going', 'bad'),
  kind('river', 'River', 'narrow-river', 'water'),
  kind('wide-water', 'Wide river, lake, sea', 'wide-water', 'water'),
  kind('cliff', 'Cliff', 'cliffs', 'impassable'),
];

const byId = new Map(terrainKinds.map((each) => [each.id, each]));

export const terrainOf = (id: string): TerrainKind | undefined => byId.get(id);
