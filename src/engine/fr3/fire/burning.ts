/**
 * Fires in one base block and an adjacent one (chapter fr3.fire), from the roll that starts a fire through the Turn Fire Phases
 * that follow.
 */
import { andThen, type Chance, known, map, roll } from '../../kernel/chance.ts';
import { type Odds, odds } from '../../kernel/odds.ts';
import { fire } from '../data/figures/fire.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

export const terrains = ['forest', 'ground', 'wood', 'earth', 'marsh', 'masonry', 'airAndWater'] as const;
export type Terrain = (typeof terrains)[number];

export const terrainRules: Readonly<Record<Terrain, Fr3RuleId>> = {
  forest: 'fr3.fire.terrain-forest',
  ground: 'fr3.fire.terrain-clear',
  wood: 'fr3.fire.terrain-wood',
  earth: 'fr3.fire.terrain-earth',
  marsh: 'fr3.fire.terrain-marsh',
  masonry: 'fr3.fire.terrain-masonry',
  airAndWater: 'fr3.fire.terrain-air-water',
};

/**
 * How a fire spreads on each kind of terrain: to every neighbour of the same kind, or where a d12 points. Fire does not spread
 * from terrain that is not listed.
 */
const spreads: Readonly<Partial<Record<Terrain, { readonly how: 'blaze' | 'contact' | 'direction'; readonly rule: Fr3RuleId }>>> =
  {
    forest: { how: 'blaze', rule: 'fr3.fire.spread-forest' },
    wood: { how: 'contact', rule: 'fr3.fire.spread-wood' },
    ground: { how: 'direction', rule: 'fr3.fire.spread-clear' },
    earth: { how: 'direction', rule: 'fr3.fire.spread-earth' },
  };

export type FireResult = 'blaze' | 'fire' | 'extinguished';

/** The result of the fire results table for a terrain: fr3.fire.results-table. */
export const fireResult = (terrain: Terrain, face: number): FireResult =>
  face <= fire.blazeTo ? 'blaze' : face >= fire.extinguishedFrom[terrain] ? 'extinguished' : 'fire';

export function fireRoll(terrain: Terrain, decides: string): Chance<FireResult> {
  const rules: readonly Fr3RuleId[] = ['fr3.fire.results-table', terrainRules[terrain]];
  return roll(10, { decides, rules }, (face) => known(fireResult(terrain, face)));
}

/** The marker on a base block. */
export type Marker = 'none' | 'smolder' | 'fire';

/** A base block that is not burning rolls whether it catches fire: fr3.fire.result-blaze, fr3.fire.result-fire. */
export const catchFire = (terrain: Terrain, decides = 'whether it catches fire'): Chance<Marker> =>
  map(fireRoll(terrain, decides), (result) => (result === 'blaze' ? 'fire' : result === 'fire' ? 'smolder' : 'none'));

/** Whether the other base block touches an edge or only a corner. */
export type Beside = 'edge' | 'corner';

export interface Ground {
  readonly here: Terrain;
  /** The adjacent base block; undefined if the question is only about the fire itself. */
  readonly beside?: { readonly terrain: Terrain; readonly lies: Beside };
}

export interface Burning {
  readonly here: Marker;
  readonly beside: Marker;
  /** Whether both blocks are forest that burns as one fire: fr3.fire.spread-forest. */
  readonly joined: boolean;
  /** The adjacent base block has caught fire at some time. */
  readonly caught: boolean;
}

/** How many faces of the d12 point at a neighbour: the clock faces of fr3.fire.spread-clear. */
const facesTowards: Readonly<Record<Beside, number>> = { edge: 1, corner: 2 };

type Place = 'here' | 'beside';
const other = (place: Place): Place => (place === 'here' ? 'beside' : 'here');
const terrainAt = ({ here, beside }: Ground, place: Place): Terrain | undefined => (place === 'here' ? here : beside?.terrain);

const lit = (state: Burning, place: Place, marker: Marker): Burning => ({
  ...state,
  [place]: marker,
  caught: state.caught || (place === 'beside' && marker !== 'none'),
});

/** Whether a burning block sets the other one on fire. Only a block without a marker rolls. */
function spread(ground: Ground, state: Burning, from: Place): Chance<Burning> {
  const to = other(from);
  const source = terrainAt(ground, from) as Terrain;
  const target = terrainAt(ground, to);
  const way = spreads[source];
  if (!way || target === undefined || state[to] !== 'none') return known(state);
  const catches = () => map(catchFire(target, 'whether the fire spreads'), (marker) => lit(state, to, marker));
  if (way.how === 'contact') return target === 'wood' && ground.beside?.lies === 'edge' ? catches() : known(state);
  if (way.how === 'blaze') {
    if (target !== 'forest') return known(state);
    return map(fireRoll('forest', 'whether the forest fire spreads'), (result) =>
      result === 'blaze' ? { ...lit(state, to, 'fire'), joined: true } : state,
    );
  }
  const faces = facesTowards[ground.beside?.lies ?? 'edge'];
  return roll(fire.directionDie, { decides: 'where the fire spreads', rules: [way.rule] }, (face) =>
    face <= faces ? catches() : known(state),
  );
}

/** A base block with a Fire marker at the start of the turn: fr3.fire.turn-fire-roll. */
function burnsOn(ground: Ground, state: Burning, place: Place): Chance<Burning> {
  const terrain = terrainAt(ground, place) as Terrain;
  const out: Burning = state.joined ? { ...state, here: 'none', beside: 'none', joined: false } : { ...state, [place]: 'none' };
  if (terrain === 'airAndWater') return known(out);
  return andThen(fireRoll(terrain, 'whether the fire burns on'), (result) =>
    result === 'extinguished' ? known(out) : state.joined ? known(state) : spread(ground, state, place),
  );
}

/** The Turn Fire Phase: fires roll, then blocks that smoldered at its start catch fire (fr3.fire.turn-fire-phase). */
export function turnFirePhase(ground: Ground, before: Burning): Chance<Burning> {
  const rolls: Place[] = before.joined ? ['here'] : (['here', 'beside'] as const).filter((place) => before[place] === 'fire');
  let chance: Chance<Burning> = known(before);
  for (const place of rolls)
    chance = andThen(chance, (state) => (state[place] === 'fire' ? burnsOn(ground, state, place) : known(state)));
  return map(chance, (state) => ({
    ...state,
    here: before.here === 'smolder' && state.here === 'smolder' ? 'fire' : state.here,
    beside: before.beside === 'smolder' && state.beside === 'smolder' ? 'fire' : state.beside,
  }));
}

export const notBurning: Burning = { here: 'none', beside: 'none', joined: false, caught: false };

export const setFire = ({ here }: Ground): Chance<Burning> => map(catchFire(here), (marker) => ({ ...notBurning, here: marker }));

/** The odds after each Turn Fire Phase. */
export function burnsThrough(ground: Ground, from: Chance<Burning>, turns: number): Odds<Burning>[] {
  const found: Odds<Burning>[] = [];
  let now = odds(from);
  for (let turn = 1; turn <= turns; turn++) {
    now = now.andThen((state) => turnFirePhase(ground, state));
    found.push(now);
  }
  return found;
}
