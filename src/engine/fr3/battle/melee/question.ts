/** Builds the question to the melee calculator from the table: positions, neighbours, and enemies on flanks and rear. */

import { type Base, contains, distanceToBorder, touch } from '../../../kernel/geometry.ts';
import { onceFor, onceForEach } from '../../../kernel/memo.ts';
import { melee as figures } from '../../data/figures/melee.ts';
import { type Bout, bout, type Combatant } from '../../melee/combatant.ts';
import type { Ground, MeleeQuestion, MeleeSide } from '../../melee/question.ts';
import { isBeside } from '../../table/engagement.ts';
import { effectsOf, type Terrain, type TerrainKind, terrainUnder } from '../../table/terrain.ts';
import { ask } from '../chapters/asking.ts';
import { blockedBehind } from '../harm/retreat-path.ts';
import { withoutWaterBarriers } from '../magic/barriers.ts';
import { addedByMagic, effectWith } from '../magic/effects.ts';
import { columnOf } from '../movement/column.ts';
import { behindInSquare } from '../movement/square.ts';
import { environmentOf, isEthereal } from '../spirits/crossing.ts';
import { contactOf, opponents } from '../units/contacts.ts';
import { fightsWith, foremost, sideHeld } from '../units/faces.ts';
import { isMass, phaseOf, standing } from '../units/pieces.ts';
import { furtherMelee, hasArms, meleeSide, rowOf } from '../units/troops.ts';
import type { Pair } from '../vocabulary/moves.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

const grounds: Readonly<Partial<Record<TerrainKind, Ground>>> = {
  woods: 'woods',
  town: 'towns',
  marsh: 'marshes',
  water: 'water',
  stream: 'water',
};

/**
 * fr3.movement.terrain-occupation: the ground that any part of the base touches. If the base touches several kinds of ground, the
 * result is a kind that the melee rules mention, if possible.
 */
const groundOn = onceFor((terrain: readonly Terrain[]) =>
  onceForEach((base: Base): Ground => {
    const difficult = terrainUnder(base, terrain).filter(({ kind }) => effectsOf[kind].going === 'difficult');
    if (difficult.length === 0) return 'open';
    return difficult.map(({ kind }) => grounds[kind]).find((ground) => ground !== undefined) ?? 'difficult';
  }),
);

/** The ground that a unit fights on. */
export function groundOf(state: State, unit: BattleUnit): Ground {
  const { base, level } = unit;
  if (level !== 'surface') return 'open';
  const ground = groundOn(withoutWaterBarriers(state).terrain)(base);
  return ground === 'open' && ask.isHampered(state, unit) ? 'difficult' : ground;
}

/** The height of a base's centre on a hill, in inches from the foot; 0 off every hill. Cached for each base and terrain. */
const heightOn = onceFor((terrain: readonly Terrain[]) =>
  onceForEach((base: Base) =>
    Math.max(
      0,
      ...terrain
        .filter(({ kind, polygon }) => kind === 'hill' && contains(polygon, base))
        .map(({ polygon }) => distanceToBorder(polygon, base)),
    ),
  ),
);

/** fr3.melee.uphill: compares the centres of the two bases, because the touching edges are equally high. */
const uphill = ({ terrain }: State, me: Base, foe: Base): boolean => heightOn(terrain)(me) > heightOn(terrain)(foe) + touch;

/**
 * fr3.melee.flankers-lose-support: whether its front edge holds an enemy's flank or rear. fr3.multi-based.second-front-unit: the
 * second unit at a 2x2 unit's front counts as one on its flank.
 */
const takesFlank = (state: State, unit: BattleUnit, beside: BattleUnit): boolean =>
  opponents(state, unit.id).some((enemy) => {
    const held = sideHeld(state, unit, enemy, foremost(state, enemy));
    if (held !== 'front') return held !== null;
    if (!isMass(enemy)) return false;
    return !fightsWith(state, enemy, unit) || opponents(state, enemy.id).some(({ id }) => id === beside.id);
  });

/** fr3.melee.support-bonus: how many aligned neighbours support this unit. */
export function supportOf(state: State, me: BattleUnit): number {
  const mine = rowOf(state, me);
  // fr3.melee.support-levels: units give and get support only once they have landed for good.
  if (
    ask.givesNoSupport(state, me) ||
    !(mine.support || hasArms(state, me, 'supported')) ||
    isMass(me) ||
    me.comes !== 'surface' ||
    effectWith(me, 'unsupported')
  )
    return 0;
  const supports = (friend: BattleUnit): boolean => {
    if (friend.level !== me.level || friend.comes !== 'surface') return false;
    if (!isBeside(me.base, friend.base) && !ask.isOnLine(state, me, friend)) return false;
    const row = rowOf(state, friend);
    // fr3.infantry.longbows-support: two units with this kind of support do not support each other.
    if (row.support === 'not-each-other' && mine.support === 'not-each-other') return false;
    // fr3.multi-based.mass-no-support
    return (
      !ask.givesNoSupport(state, friend) &&
      (row.support !== false || hasArms(state, friend, 'supporting')) &&
      !isMass(friend) &&
      !takesFlank(state, friend, me) &&
      !effectWith(friend, 'unsupported')
    );
  };
  return (
    Math.min(figures.maxSupport, standing(state, me.side).filter(supports).length) +
    behindInSquare(state, me).filter((friend) => rowOf(state, friend).support !== false).length
  );
}

const doubles = ['light-cavalry', 'dragoons'];

/** fr3.melee.flank-bonus, fr3.melee.rear-bonus: friends of this unit on the flanks or at the rear of its enemy. */
function around(state: State, me: BattleUnit, foe: BattleUnit): Pick<MeleeSide, 'flank' | 'flankLight' | 'rear'> {
  const helpers = opponents(state, foe.id)
    .filter((each) => each.id !== me.id && !isEthereal(state, each))
    .map((unit) => ({ unit, held: sideHeld(state, unit, foe, me) }));
  const holding = (what: 'flank' | 'rear') =>
    helpers
      // fr3.multi-based.second-front-unit
      .filter(({ held }) => held === what || (what === 'flank' && held === 'front' && isMass(foe)))
      .map(({ unit }) => unit);
  const light = (unit: BattleUnit) => doubles.includes(rowOf(state, unit).id);
  const [flank, rear] = [holding('flank'), holding('rear')];
  return {
    flank: flank.filter((each) => !light(each)).length,
    flankLight: flank.filter(light).length,
    rear: rear.some(light) ? 'light' : rear.length > 0 ? 'unit' : 'no',
  };
}

/**
 * fr3.melee.column-penalty: the unit stands in a column, or it was charged this phase while in one. Turning to face the charge
 * breaks the column up.
 */
function foughtInColumn(state: State, me: BattleUnit): boolean {
  if (columnOf(state, me).length > 0) return true;
  const charges = state.contacts.filter(({ charger, first }) => charger !== null && first === phaseOf(state));
  return (
    charges.some(({ a, b, charger }) => charger !== me.id && (a === me.id || b === me.id)) &&
    charges.some(({ column }) => column.includes(me.id))
  );
}

/** fr3.leviathans.landed-melee: whether a flying or swimming leviathan on the ground fights a ground unit. */
function isLandedBefore(state: State, me: BattleUnit, foe: BattleUnit): boolean {
  if (me.comes !== 'surface' || foe.comes !== 'surface') return false;
  const environment = environmentOf(state, me);
  return (
    environment === 'flying' ||
    (environment === 'swimming' && (state.setup.underwater === true || groundOf(state, me) !== 'water'))
  );
}

function sideOf(state: State, me: BattleUnit, foe: BattleUnit): MeleeSide {
  const contact = contactOf(state, me.id, foe.id);
  const first = contact?.first === phaseOf(state);
  const charged = contact?.charger === me.id;
  const { flank, flankLight, rear } = around(state, me, foe);
  const further = furtherMelee(state, me);
  const other = addedByMagic(me);
  let side: MeleeSide = {
    ...meleeSide(state, me),
    flank,
    flankLight,
    rear,
    support: supportOf(state, me),
    column: foughtInColumn(state, me),
    ground: groundOf(state, me),
    uphill: uphill(state, me.base, foe.base),
    blocked: blockedBehind(state, me, foe.id),
    stakes: me.stakes === 'up' && contact?.charger === foe.id && !contact.outsideArc,
    joined: charged && first && contact.wasInMelee,
    outsideArc: contact !== undefined && contact.charger === foe.id && first && contact.outsideArc,
  };
  if (further !== 0) side = { ...side, further };
  if (other !== 0) side = { ...side, other };
  // fr3.levels.swimmers-and-sea-bottom
  if (state.setup.underwater && side.level === 'swimming') side = { ...side, overSeaBottom: true };
  if (me.square.length > 0) side = { ...side, inSquare: true };
  if (isLandedBefore(state, me, foe)) side = { ...side, landed: true };
  return { ...side, ...ask.placeInMelee(state, me), ...ask.inMelee(state, me, foe) };
}

/** The melee question for two units that face each other. */
export function questionOf(state: State, a: BattleUnit, b: BattleUnit): MeleeQuestion {
  const contact = contactOf(state, a.id, b.id);
  const charge = contact?.charger === a.id ? 'a' : contact?.charger === b.id ? 'b' : undefined;
  return {
    a: sideOf(state, a, b),
    b: sideOf(state, b, a),
    ...(charge ? { charge } : {}),
    round: contact?.first === phaseOf(state) ? 'first' : 'later',
  };
}

/**
 * Applies a combat factor that holds for this turn: a rolled one, or that of an uncontrolled machine
 * (fr3.armies.automaton-control).
 */
const withFactor = ({ factor }: BattleUnit, of: Combatant): Combatant => (factor === null ? of : { ...of, combatFactor: factor });

/** The melee of two units that face each other. */
export function boutOf(state: State, a: BattleUnit, b: BattleUnit): Bout {
  const of = bout(questionOf(state, a, b));
  return {
    ...of,
    a: withFactor(a, ask.combatant(state, of.a, a)),
    b: withFactor(b, ask.combatant(state, of.b, b)),
  };
}

/** fr3.melee.attacking-unit: the pairs that fight, enemies that face each other. Other units in contact only help. */
export const pairs = onceFor((state: State): readonly Pair[] =>
  state.contacts.length === 0
    ? []
    : standing(state, 'A').flatMap((a) =>
        opponents(state, a.id)
          .filter((b) => fightsWith(state, a, b) && fightsWith(state, b, a) && ![a, b].some((each) => isEthereal(state, each)))
          .map((b) => ({ a, b })),
      ),
);

/** fr3.melee.timing: melees still to be fought this phase. A unit fights at most once. */
export const pairsToFight = (state: State): readonly Pair[] => pairs(state).filter(({ a, b }) => !a.did.fought && !b.did.fought);
