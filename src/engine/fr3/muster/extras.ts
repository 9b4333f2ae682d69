/** Purchases for the whole army: a camp, a sacred site, scouts, a seer, fortifications, walls and cities. */
import type { Army, Discount } from '../data/armies/army.ts';
import { camps } from '../data/figures/camps.ts';
import { fortifications } from '../data/figures/fortifications.ts';
import { infantry } from '../data/figures/infantry.ts';
import { preGame } from '../data/figures/pre-game.ts';
import { siege } from '../data/figures/siege.ts';
import { structures } from '../data/figures/structures.ts';
import { itemOf } from '../data/items.ts';
import { type Material, materials } from '../data/materials.ts';
import { profileOf } from '../data/profiles.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

/** The headings under which purchases for the whole army are offered. */
export const extraKinds = { camp: 'Camp, sacred site, scouts, seer', works: 'Fortifications, walls, cities' } as const;
export type ExtraKind = keyof typeof extraKinds;

export interface Extra {
  readonly id: string;
  readonly kind: ExtraKind;
  readonly name: string;
  readonly points: number;
  /** A few words that say what the purchase is for. */
  readonly says: string;
  readonly rules: readonly Fr3RuleId[];
  /** The maximum. */
  readonly most: number;
  /** An army may have only one of each group. */
  readonly group?: 'camp' | 'seer';
  /** The purchase belongs to a base of this kind, so there may be at most one for each such base. */
  readonly on?: 'fortification' | 'wall';
}

/** The largest number of a purchase if no rule limits it. */
const many = 30;

const extra = (
  id: string,
  name: string,
  points: number,
  says: string,
  rules: readonly Fr3RuleId[],
  more: Partial<Pick<Extra, 'kind' | 'most' | 'group' | 'on'>> = {},
): Extra => ({ id, kind: 'camp', name, points, says, rules, most: 1, ...more });

const nameOf = (id: string): string => profileOf(id)?.name ?? id;

export const extras: readonly Extra[] = [
  extra(
    'camp',
    nameOf('camp'),
    camps.cost,
    `+${camps.clock} on the morale clock; must stand in a fortification.`,
    ['fr3.camps.availability', 'fr3.camps.camp-attachment'],
    { group: 'camp' },
  ),
  extra(
    'baggage-train',
    nameOf('baggage-train'),
    camps.cost,
    `+${camps.clock} on the morale clock; needs a transport, which becomes slower.`,
    ['fr3.camps.availability', 'fr3.camps.baggage-attachment'],
    { group: 'camp' },
  ),
  extra(
    'sacred-site',
    itemOf('sacred-site')?.name ?? 'sacred-site',
    Number(itemOf('sacred-site')?.cost),
    'Units near a sacred site fight and rally at +1. A camp can be a sacred site.',
    ['fr3.terrain-effects.sacred-site-purchase', 'fr3.camps.sacred-site'],
  ),
  extra(
    'scouts',
    'Hired scouts',
    preGame.scoutHiredCost,
    `Hired scouts add ${preGame.scoutHired} scouting points.`,
    ['fr3.pre-game.scouting-points'],
    { most: many },
  ),
  extra(
    'seer-simple',
    'Seer, simple form',
    preGame.seerSimpleCost,
    `The seer adds ${preGame.seerModifier} to any one roll.`,
    ['fr3.pre-game.seer-simple'],
    { group: 'seer' },
  ),
  extra('seer', 'Seer', preGame.seerCost, 'One roll on the seer table before set-up.', ['fr3.pre-game.seer-table'], {
    group: 'seer',
  }),
  extra(
    'fortification',
    'Fortification',
    fortifications.cost,
    'One base of low wall, ditch, wire, palisade or pits.',
    ['fr3.fortifications.cost'],
    { kind: 'works', most: many },
  ),
  extra(
    'fortification-pavisiers',
    'Pavisiers of a fortification',
    infantry.pavisiers,
    'Pavisiers give cover and +1 CF to a unit that defends the fortification. If no unit is there, they act as a small garrison.',
    ['fr3.fortifications.pavisiers'],
    { kind: 'works', most: many, on: 'fortification' },
  ),
  ...materials.flatMap(walls),
  ...materials.flatMap(cities),
  extra(
    'hot-oil',
    'Hot oil',
    siege.hotOilCost,
    'Hot oil can be used once, for an artillery hit on units that storm the wall.',
    ['fr3.siege.hot-oil-purchase'],
    { kind: 'works', most: many, on: 'wall' },
  ),
  extra(
    'rocks',
    'Rocks and bottles',
    siege.rocksCost,
    'Rocks and bottles give missiles to the unit that holds the wall.',
    ['fr3.siege.rocks-purchase'],
    {
      kind: 'works',
      most: many,
      on: 'wall',
    },
  ),
  extra(
    'wet-hides',
    'Wet hides',
    siege.wetHidesCost,
    `Fire has ${siege.wetHides} CF against the wall.`.replace('-', '−'),
    ['fr3.siege.wet-hides'],
    { kind: 'works', most: many, on: 'wall' },
  ),
];

/** fr3.structures.wall-cost, base by base, up to the height and thickness that the material allows. */
function walls({ id, name, cf, maxHeight, maxThickness, uses }: Material): readonly Extra[] {
  if (!uses.includes('wall')) return [];
  const { perFactor, height: perHeight, thickness: perThickness } = structures.wallCost;
  const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);
  return upTo(maxHeight).flatMap((height) =>
    upTo(maxThickness).flatMap((thickness) =>
      height === 3 && thickness < structures.thicknessForHeightThree
        ? []
        : extra(
            `wall-${id}-${height}-${thickness}`,
            `Wall of ${name.toLowerCase()}, ${height} high, ${thickness} thick`,
            cf * perFactor + (height - 1) * perHeight + (thickness - 1) * perThickness,
            `CF ${cf}; a gate costs nothing.`,
            ['fr3.structures.wall-cost'],
            { kind: 'works', most: many },
          ),
    ),
  );
}

/** fr3.structures.city-cost, base by base. */
function cities({ id, name, cf, uses }: Material): readonly Extra[] {
  const { perFactor, less } = structures.cityCost;
  return uses.includes('city')
    ? [
        extra(`city-${id}`, `City of ${name.toLowerCase()}`, (cf - less) * perFactor, `CF ${cf}.`, ['fr3.structures.city-cost'], {
          kind: 'works',
          most: many,
        }),
      ]
    : [];
}

const byId = new Map(extras.map((each) => [each.id, each]));
export const extraOf = (id: string): Extra | undefined => byId.get(id);

/** What a list gives to the whole army free or cheaper: fr3.armies.north-american-indians-sacred-site. */
export const extraGiftOf = ({ discounts }: Army, id: string): Discount | undefined =>
  byId.has(id) ? discounts.find(({ what, units }) => what === id && units === 'The army') : undefined;
