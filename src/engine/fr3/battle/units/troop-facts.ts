/** Facts about a troop or character in a set-up: profile, base, cost, levels, title. The types are in `vocabulary/setup.ts`. */
import { type Base, onGrid } from '../../../kernel/geometry.ts';
import { type leaderBonuses, leaderPrices } from '../../data/leader-bonuses.ts';
import { type Level, offSurface } from '../../data/levels.ts';
import { masses, type Profile, profiles } from '../../data/profiles.ts';
import { unitOf } from '../../data/units.ts';
import type { Circumstances } from '../../melee/question.ts';
import { baseAt } from '../../table/bases.ts';
import { lookUp } from '../chapters/asking.ts';
import type { Army, CharacterSetup, Place, TroopSetup } from '../vocabulary/setup.ts';

export const mostTroops = 60;

export const formOf = ({ kit }: TroopSetup): Circumstances['form'] => kit?.form ?? 'single';

const larger = new Map([...profiles, ...masses].flatMap((each) => (each.base === null ? [] : [[each.base, each] as const])));
/** The profile of a troop on several bases; undefined for single bases, which use the reference table. */
export const profileOf = (troop: TroopSetup): Profile | undefined =>
  formOf(troop) === 'single' ? undefined : larger.get(troop.type);

/** The base of a troop at a place, rounded to the grid. */
export function baseOf(troop: TroopSetup, { x, y, facing }: Place): Base {
  const { front = 1, depth = 1 } = profileOf(troop)?.footprint ?? {};
  return baseAt(x, y, facing, front, depth);
}

/** The full cost in points: the cost in the set-up if it has one, otherwise that of the troop's row or profile. */
export const costOf = (troop: TroopSetup): number => troop.cost ?? profileOf(troop)?.cost ?? unitOf(troop.type)?.cost ?? 0;
/**
 * fr3.characters.total-cost: a character's full points. If no cost is stated, the cost of an individual with this rank and these
 * abilities applies.
 */
export function costOfLeader({ cost, leader, superhero, beastmaster, magic, has: owns = [] }: CharacterSetup): number {
  if (cost !== undefined) return cost;
  const [grade] = leader.split(/-\d/) as [keyof typeof leaderBonuses | 'none'];
  const led = grade === 'none' ? 0 : leaderPrices[grade];
  const more = (superhero ? leaderPrices.superhero : 0) + (beastmaster ? leaderPrices.beastmaster : 0);
  const taught = magic === undefined ? 0 : (lookUp.magicUser(magic)?.cost ?? 0);
  const bought = owns.reduce((sum, id) => sum + lookUp.belonging(id).points, taught);
  return leaderPrices.individual + led + more + bought;
}
/** The cost of an army: its troops and its characters. */
export const costOfArmy = ({ troops, characters }: Pick<Army, 'troops' | 'characters'>): number =>
  troops.reduce((sum, troop) => sum + costOf(troop), 0) + characters.reduce((sum, one) => sum + costOfLeader(one), 0);

/** fr3.characters.major-or-minor: leaders, magic users above level one, and characters with certain abilities are major. */
export const isMajor = ({ leader, magic, has = [] }: CharacterSetup): boolean =>
  leader !== 'none' ||
  (magic !== undefined && lookUp.magicUser(magic)?.major === true) ||
  has.some((id) => lookUp.makesMajor(id));

/** What to call a character without a name: `general`, `necromancer`. */
export function titleOf({ leader, magic, has = [] }: CharacterSetup): string {
  if (leader !== 'none') return leader.replace(/-\d-\d$/, '');
  const [called] = has.map((id) => lookUp.belonging(id)).filter(({ id, kind }) => kind === 'ability' || id === 'bodyguard');
  const user = magic === undefined ? called : lookUp.magicUser(magic);
  return user?.name.toLowerCase().split('/')[0] ?? 'individual';
}

/** The levels other than the surface that a unit can use. */
export const levelsOf = ({ type, levels }: TroopSetup): readonly Level[] =>
  levels ?? (offSurface[type]?.innate ? offSurface[type].levels : []);

/** fr3.items.water-air-breathing: the unit moves freely between land and the bottom of waters. */
export const breathesBoth = ({ arms }: TroopSetup): boolean =>
  arms !== undefined && (arms.includes('air-breathing') || arms.includes('water-breathing'));

/**
 * fr3.pre-game.flanking-force-arrival, fr3.armies.greek-dragontooth-deployment, fr3.war-machines.contraptions-deployment,
 * fr3.monsters.cyclics-deploy: whether the unit arrives later instead of deploying with its army.
 */
export const isAwaited = ({ type, arms, force }: TroopSetup): boolean =>
  force !== undefined || type === 'contraptions' || type === 'cyclics' || arms?.includes('dragontooth') === true;

export const placed = (place: Place): Place => ({ x: onGrid(place.x), y: onGrid(place.y), facing: place.facing });
