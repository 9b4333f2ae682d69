/** Ships: their size, material, height and thickness, and the weapons of their bases (chapter on ships). */
import { ships } from '../data/figures/ships.ts';
import { structures } from '../data/figures/structures.ts';
import { type Material, materialOf } from '../data/materials.ts';
import { type ShipMaterial, type ShipSize, type ShipSizeRow, shipKinds, shipMaterials, shipSizeRows } from '../data/profiles.ts';
import { type Bearer, type Leave, no, option, type UnitOption } from './option.ts';

/** The materials chart calls earth “earthworks”. */
const chartOf = (id: ShipMaterial): Material => materialOf(id === 'earth' ? 'earthworks' : id) as Material;

/** The size of a ship; undefined until one is chosen. */
export const shipSizeOf = (options: readonly string[]): ShipSizeRow | undefined =>
  shipSizeRows.find(({ size }) => options.includes(`ship-${size}`));
export const shipMaterialOf = (options: readonly string[]): Material | undefined => {
  const id = shipMaterials.find((each) => options.includes(`ship-${each}`));
  return id && chartOf(id);
};
const basesOf = ({ options }: Bearer): number => shipSizeOf(options)?.bases ?? 0;
const kindOf = ({ row }: Bearer) => shipKinds.find(({ id }) => id === row.id);

const ofShips =
  (may: (bearer: Bearer, kind: (typeof shipKinds)[number]) => Leave): UnitOption['may'] =>
  (bearer) => {
    const kind = kindOf(bearer);
    return kind
      ? may(bearer, kind)
      : no(`Only ships can have this option, and ${bearer.row.name} are not ships.`, 'fr3.ships.varieties');
  };

const size = ({ size: id, surcharge }: ShipSizeRow): UnitOption =>
  option(
    `ship-${id}`,
    `Size ${id}`,
    surcharge,
    ['fr3.ships.cost'],
    ofShips(({ row }, { move }) =>
      move[id as ShipSize] === undefined ? no(`A ${row.name.toLowerCase()} cannot be ${id}.`, row.rule) : 'yes',
    ),
    { group: 'ship-size' },
  );

const material = (id: ShipMaterial): UnitOption => {
  const { name, cf } = chartOf(id);
  return option(
    `ship-${id}`,
    `Built of ${name.toLowerCase()}`,
    (bearer) => basesOf(bearer) * cf * structures.wallCost.perFactor,
    ['fr3.ships.cost', 'fr3.structures.wall-cost'],
    ofShips(({ row }, { materials }) =>
      materials.includes(id) ? 'yes' : no(`A ${row.name.toLowerCase()} cannot be built of ${name.toLowerCase()}.`, row.rule),
    ),
    { group: 'ship-material' },
  );
};

/** fr3.structures.wall-cost: one step of height or thickness above 1, up to the material's limit. */
const step = (what: 'height' | 'thickness', n: number): UnitOption =>
  option(
    `ship-${what}-${n}`,
    `${what === 'height' ? 'Height' : 'Thickness'} ${n}`,
    (bearer) => basesOf(bearer) * (n - 1) * structures.wallCost[what],
    ['fr3.ships.cost', 'fr3.structures.wall-cost'],
    ofShips(({ options }) => {
      const of = shipMaterialOf(options);
      const most = of && (what === 'height' ? of.maxHeight : of.maxThickness);
      return of && most !== undefined && n > most
        ? no(`${of.name} can be built only up to ${what} ${most}.`, 'fr3.ships.varieties', 'fr3.structures.materials')
        : 'yes';
    }),
    { group: `ship-${what}` },
  );

/** fr3.ships.armament: each base is armed separately. */
const weapon = (id: string, name: string, points: number): UnitOption =>
  option(
    `ship-${id}`,
    name,
    points,
    ['fr3.ships.armament'],
    ofShips(() => 'yes'),
    { times: (bearer) => Math.max(1, basesOf(bearer)) },
  );

const { armament } = ships;
export const shipOptions: readonly UnitOption[] = [
  ...shipSizeRows.map(size),
  ...shipMaterials.map(material),
  ...[2, 3].map((n) => step('height', n)),
  ...[2, 3].map((n) => step('thickness', n)),
  weapon('bows', 'Bowfire of a base', armament.bowfire),
  weapon('longbows', 'Longbow fire of a base', armament.longbow),
  weapon('light-artillery', 'Light artillery of a base', armament.lightArtillery),
  weapon('heavy-artillery', 'Heavy artillery of a base', armament.heavyArtillery),
  weapon('bombs', 'Bombs of a base', armament.bombs),
  weapon('set-fire', 'Set Fire of a base', armament.setFire),
];
/** Groups of weapons of which a base may have only one: fr3.ships.armament. */
export const oneOnEachBase = [
  ['ship-bows', 'ship-longbows'],
  ['ship-light-artillery', 'ship-heavy-artillery'],
] as const;
