/** Turns in place: facing changes, rotation of a single unit, and the free turn to an enemy that already touches it. */
import { known } from '../../../kernel/chance.ts';
import { oneOf, whole } from '../../../kernel/fields.ts';
import {
  bearing,
  contactOf as edgeContact,
  type Facing,
  face,
  faces,
  fullTurn,
  normal,
  rotate,
  rotated,
  turnBetween,
} from '../../../kernel/geometry.ts';
import { onceForPair } from '../../../kernel/memo.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { heldInPlace } from '../../table/engagement.ts';
import { actionKind, aPiece, firstOf, refusal, somePieces } from '../action-kind.ts';
import { facingToward } from '../charge/turning.ts';
import { event, report } from '../events.ts';
import { environmentOf, isLeviathan } from '../spirits/crossing.ts';
import { isEngaged, opponents, withContacts } from '../units/contacts.ts';
import { findUnit, isDeep, phasing, standing, unitAt, withBases } from '../units/pieces.ts';
import { hasArms, nameOf, rowOf } from '../units/troops.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import { movers } from './groups.ts';
import { basesOf, noPlan, type Plan, performPlan, refuseManoeuvre, unitsNamed } from './manoeuvre.ts';
import { continuesMove, spentBy } from './move-cost.ts';
import { halfMove, shareTolerance } from './rates.ts';

/**
 * fr3.movement.free-facing, fr3.armies.dwarfs-fly-swim-facing: light cavalry, skirmishers, rifles, rangers, dragoons, and all
 * fliers and swimmers turn at no cost.
 */
const nimble: readonly string[] = ['light-cavalry', 'skirmishers', 'rifles', 'rangers', 'dragoons'];
const turnsFree = (state: State, unit: BattleUnit): boolean =>
  nimble.includes(rowOf(state, unit).id) ||
  hasArms(state, unit, 'nimble') ||
  unit.level === 'flying' ||
  unit.level === 'swimming';

/**
 * The share of movement that a turn costs: none, half or all of it. A piece that has fired
 * (fr3.war-machines.heavy-artillery-facing) and a leviathan (fr3.leviathans.land-facing) pay all of it.
 */
export const shareOfTurn = (state: State, units: readonly BattleUnit[]): number =>
  units.some((unit) => unit.fixed || isLeviathan(state, unit))
    ? 1
    : units.every((unit) => turnsFree(state, unit))
      ? 0
      : halfMove(state, units);

/**
 * fr3.pike-blocks.facing, fr3.leviathans.land-facing: an about-face of a pike block, and any turn of a leviathan, costs the whole
 * move.
 */
const wholeTurn = 1;

/** Why units cannot make this turn: pike blocks can only turn about, and large leviathans off the ground can only wheel. */
function refuseStiff(state: State, units: readonly BattleUnit[], about: boolean): Plan | null {
  const environment = units.map((unit) => environmentOf(state, unit)).find((each) => each !== null);
  if (environment)
    return noPlan(
      `A ${environment} leviathan can turn only by wheeling.`,
      environment === 'burrowing' ? 'fr3.leviathans.burrow-facing' : 'fr3.leviathans.fly-swim-movement',
    );
  if (!units.some(isDeep)) return null;
  if (units.some((unit) => isDeep(unit) && isLeviathan(state, unit)))
    return noPlan('A 1x2 leviathan can turn only by wheeling.', 'fr3.leviathans.land-facing');
  return about ? null : noPlan('A pike block can only wheel or turn about.', 'fr3.pike-blocks.facing');
}

const rulesOf = (state: State, share: number, ids: readonly PieceId[]): readonly Fr3RuleId[] => [
  share === 0
    ? 'fr3.movement.free-facing'
    : share < 1
      ? 'fr3.movement.facing-change'
      : unitsNamed(state, ids).some((unit) => isLeviathan(state, unit))
        ? 'fr3.leviathans.land-facing'
        : 'fr3.war-machines.heavy-artillery-facing',
  ...(ids.length > 1 ? (['fr3.movement.group-facing'] as const) : []),
];

const facePlan = onceForPair(
  (state: State, { units: ids, to }: { readonly units: readonly PieceId[]; readonly to: Facing }): Plan => {
    const units = unitsNamed(state, ids);
    const made = face(basesOf(units), to);
    if (!made.ok) return noPlan(made.because, 'fr3.movement.facing-change');
    const deep = units.some(isDeep);
    const stiff = refuseStiff(state, units, to === 'about');
    if (stiff) return stiff;
    const own = shareOfTurn(state, units);
    const share = deep ? Math.max(wholeTurn, own) : own;
    const rules = [...rulesOf(state, own, ids), ...(deep ? (['fr3.pike-blocks.facing'] as const) : [])];
    return { ok: true, bases: made.bases, share, inches: 0, way: 'face', rules, path: null };
  },
);

function rotatePlan(state: State, id: PieceId, angle: number): Plan {
  const units = unitsNamed(state, [id]);
  const stiff = refuseStiff(state, units, false);
  if (stiff) return stiff;
  const made = rotate(basesOf(units), angle);
  if (!made.ok) return noPlan(made.because, 'fr3.movement.rotation');
  const share = shareOfTurn(state, units);
  const rules = [
    'fr3.movement.rotation',
    ...(share === 0 ? (['fr3.movement.free-facing'] as const) : []),
    ...(units.some((unit) => isLeviathan(state, unit)) ? (['fr3.leviathans.land-facing'] as const) : []),
  ] as const;
  return { ok: true, bases: made.bases, share, inches: 0, way: 'rotate', rules, path: null };
}

/** The angle that turns a unit's front towards the nearest enemy; 0 if there is none. */
function towardEnemy(state: State, { base, side }: BattleUnit): number {
  const off = (enemy: BattleUnit) => (enemy.base.x - base.x) ** 2 + (enemy.base.y - base.y) ** 2;
  const enemies = standing(state, enemyOf(side));
  const nearest = enemies.reduce<BattleUnit | null>((best, each) => (best && off(best) <= off(each) ? best : each), null);
  return nearest ? turnBetween(base.facing, bearing(base, nearest.base)) : 0;
}

/** The rule that keeps a unit two bases deep from turning to an enemy on its flank. */
const deepFacing = (state: State, unit: BattleUnit): Fr3RuleId =>
  isLeviathan(state, unit) ? 'fr3.leviathans.1x2-facing' : 'fr3.pike-blocks.facing-enemies';

/** fr3.movement.face-adjacent-enemy: enemies that touch an unengaged unit edge to edge. */
const touched = (state: State, unit: BattleUnit): readonly BattleUnit[] =>
  standing(state, enemyOf(unit.side)).filter((enemy) => enemy.level === unit.level && edgeContact(unit.base, enemy.base));

const aFacing = oneOf(faces);

/**
 * Units that turn for free could do so endlessly. To keep the list of actions finite, their turns are listed only before they
 * move. The turns of other units are listed while they can pay for them.
 */
const worthTurning = (state: State, ids: readonly PieceId[]): boolean => {
  const units = unitsNamed(state, ids);
  const share = shareOfTurn(state, units);
  return share === 0 ? !continuesMove(state, ids) : spentBy(units) + share <= 1 + shareTolerance;
};

export const facingKinds = {
  turn: actionKind({
    answers: ['movement'],
    fields: { units: somePieces, to: aFacing },
    *candidates(state) {
      for (const units of movers(state)) if (worthTurning(state, units)) for (const to of faces) yield { units, to };
    },
    refuse: (state, action) => refuseManoeuvre(state, action.units, () => facePlan(state, action)),
    perform: (state, action) => performPlan(state, action.units, facePlan(state, action)),
  }),
  rotate: actionKind({
    answers: ['movement'],
    fields: { unit: aPiece, angle: whole(1 - fullTurn, fullTurn - 1) },
    *candidates(state) {
      for (const [unit, ...more] of movers(state)) {
        if (unit === undefined || more.length > 0 || !worthTurning(state, [unit])) continue;
        const angle = towardEnemy(state, unitAt(state, unit));
        if (angle % 900 !== 0) yield { unit, angle };
      }
    },
    refuse: (state, { unit, angle }) =>
      normal(angle) === 0
        ? refusal('A rotation must change the facing.', 'fr3.movement.rotation')
        : refuseManoeuvre(state, [unit], () => rotatePlan(state, unit, angle)),
    perform: (state, { unit, angle }) => performPlan(state, [unit], rotatePlan(state, unit, angle)),
  }),
  /** A free turn that costs no clock move: engages an enemy along the unit's flank or rear. */
  engage: actionKind({
    answers: ['movement'],
    fields: { unit: aPiece, to: aPiece },
    *candidates(state) {
      for (const unit of standing(state, phasing(state)))
        if (!isEngaged(state, unit.id)) for (const to of touched(state, unit)) yield { unit: unit.id, to: to.id };
    },
    refuse(state, { unit: id, to }) {
      const unit = findUnit(state, id);
      if (!unit || unit.side !== phasing(state) || unit.status !== 'table')
        return refusal('Choose units of the phasing side.', 'fr3.basics.phasing-player');
      return firstOf(
        () =>
          heldInPlace(unit.base, basesOf(opponents(state, id))) || isEngaged(state, id)
            ? refusal(
                `${nameOf(state, unit)} (${id}) are engaged, so they cannot change facing.`,
                'fr3.charging.engaged-cannot-move',
              )
            : null,
        () =>
          touched(state, unit).some((enemy) => enemy.id === to)
            ? null
            : refusal('The unit can turn for free only towards an enemy in contact with it.', 'fr3.movement.face-adjacent-enemy'),
        () =>
          facingToward(unit.base, unitAt(state, to).base) === unit.base.facing
            ? refusal(`${nameOf(state, unit)} (${id}) cannot turn to a flank.`, deepFacing(state, unit))
            : null,
      );
    },
    perform(state, { unit: id, to }) {
      const { base } = unitAt(state, id);
      const turned = rotated(base, turnBetween(base.facing, facingToward(base, unitAt(state, to).base)));
      return known(
        report(
          withContacts(withBases(state, [id], [turned])),
          event({ kind: 'turned', unit: id, toward: to }, 'fr3.movement.face-adjacent-enemy', 'fr3.charging.example-engagement'),
        ),
      );
    },
  }),
};
