/** What is bought for the army as a whole: its camp, a sacred site, scouts, a word of a seer, field works. */
import type { Army, Freebie } from '../data/armies/army.ts';
import { camps } from '../data/figures/camps.ts';
import { fortifications } from '../data/figures/fortifications.ts';
import { preGame } from '../data/figures/pre-game.ts';
import { itemOf } from '../data/items.ts';
import { profileOf } from '../data/profiles.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

export interface Extra {
  readonly id: string;
  readonly name: string;
  readonly points: number;
  /** What it is good for, in a few words. */
  readonly says: string;
  readonly rules: readonly Fr3RuleId[];
  /** At most so many of it. */
  readonly most: number;
  /** Of several with one group an army has one. */
  readonly group?: 'camp' | 'seer';
}

/** No rule limits these; more than this nobody needs. */
const many = 30;

const extra = (
  id: string,
  name: string,
  points: number,
  says: string,
  rules: readonly Fr3RuleId[],
  more: Partial<Pick<Extra, 'most' | 'group'>> = {},
): Extra => ({ id, name, points, says, rules, most: 1, ...more });

const nameOf = (id: string): string => profileOf(id)?.name ?? id;

export const extras: readonly Extra[] = [
  extra(
    'camp',
    nameOf('camp'),
    camps.cost,
    `+${camps.clock} on the morale clock; stands in a fortification.`,
    ['fr3.camps.availability', 'fr3.camps.camp-attachment'],
    { group: 'camp' },
  ),
  extra(
    'baggage-train',
    nameOf('baggage-train'),
    camps.cost,
    `+${camps.clock} on the morale clock; goes with a transport and slows it.`,
    ['fr3.camps.availability', 'fr3.camps.baggage-attachment'],
    { group: 'camp' },
  ),
  extra(
    'sacred-site',
    itemOf('sacred-site')?.name ?? 'sacred-site',
    Number(itemOf('sacred-site')?.cost),
    'Units near it fight and rally at +1; a camp may be one.',
    ['fr3.terrain-effects.sacred-site-purchase', 'fr3.camps.sacred-site'],
  ),
  extra(
    'scouts',
    'Hired scouts',
    preGame.scoutHiredCost,
    `${preGame.scoutHired} scouting points.`,
    ['fr3.pre-game.scouting-points'],
    { most: many },
  ),
  extra(
    'seer-simple',
    'Seer, simple form',
    preGame.seerSimpleCost,
    `+${preGame.seerModifier} to any one roll.`,
    ['fr3.pre-game.seer-simple'],
    { group: 'seer' },
  ),
  extra('seer', 'Seer', preGame.seerCost, 'A roll on the table of seers before set-up.', ['fr3.pre-game.seer-table'], {
    group: 'seer',
  }),
  extra(
    'fortification',
    'Fortification',
    fortifications.cost,
    'One base of wall, ditch, wire, palisade or pits.',
    ['fr3.fortifications.cost'],
    { most: many },
  ),
];

const byId = new Map(extras.map((each) => [each.id, each]));
export const extraOf = (id: string): Extra | undefined => byId.get(id);

/** What a list gives the army as a whole: fr3.armies.north-american-indians-sacred-site. */
export const extraGiftOf = ({ freebies }: Army, id: string): Freebie | undefined =>
  byId.has(id) ? freebies.find(({ what, units }) => what === id && units === 'The army') : undefined;
