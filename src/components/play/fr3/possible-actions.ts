/** Actions that units in Fantasy Rules! could try besides those listed by the engine, and how the battle page orders actions. */
import { reserves as unitsInReserve } from '../../../engine/fr3/battle/deployment/deploy.ts';
import type { BattleEvent } from '../../../engine/fr3/battle/events.ts';
import { groupOf } from '../../../engine/fr3/battle/movement/groups.ts';
import { type Action, fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import { askedNow } from '../../../engine/fr3/battle/sequence.ts';
import { attachedTo, findUnit, standing, troopOf, unitAt } from '../../../engine/fr3/battle/units/pieces.ts';
import { rowOf } from '../../../engine/fr3/battle/units/troops.ts';
import { pieceOf } from '../../../engine/fr3/battle/units/weapons.ts';
import { enemyOf, type PieceId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { distance } from '../../../engine/kernel/geometry.ts';
import type { Actions } from '../system.ts';
import { actorsOf, chanceToCome, endsStep, isRisk, isSpell, optionsOf, shownAs, targetsOf } from './actions.ts';
import { chargeAt, inchesLeft, straight, wheelBy } from './moves.ts';
import { sayCharge } from './words.ts';

const legal = (state: State, action: Action): boolean => fr3Battle.refuse(state, action) === null;

/** Moves that every unit can try. The engine lists moves only for whole groups and single units. */
const usualMoves = (state: State, ids: readonly PieceId[]): readonly Action[] => [
  straight(state, ids, Math.floor(inchesLeft(state, ids) * 8) / 8),
  wheelBy(state, ids, 'left', 300),
  wheelBy(state, ids, 'right', 300),
  { kind: 'turn', units: ids, to: 'left' },
  { kind: 'turn', units: ids, to: 'right' },
  { kind: 'turn', units: ids, to: 'about' },
];

/** Places for several units side by side. The engine lists places only for the next single unit. */
const placesFor = (state: State, ids: readonly PieceId[]): readonly Action[] =>
  optionsOf(state).flatMap((action) => (action.kind === 'deploy' ? [{ ...action, units: ids, wide: ids.length }] : []));

function usual(state: State, ids: readonly PieceId[]): readonly Action[] {
  const what = askedNow(state)?.what;
  if (what === 'deploy') return placesFor(state, ids);
  return what === 'movement' && ids.length > 1 ? usualMoves(state, ids) : [];
}

/**
 * Identifies the option to which an action belongs, if its numbers or target can be changed later; null for all other actions.
 */
function variant(state: State, action: Action): string | null {
  switch (action.kind) {
    case 'charge':
      return sayCharge(state, action);
    case 'ahead':
      return '';
    case 'deploy':
      return String(action.x);
    case 'oblique':
      return String(Math.sign(action.right));
    case 'wheel':
      return action.side;
    case 'rotate':
    case 'surge':
      return String(Math.sign(action.angle));
    case 'cast':
    case 'cast-at':
      return `${action.character} ${action.spell} ${action.choice} ${action.points}`;
    default:
      return null;
  }
}

const decisive: readonly Action['kind'][] = ['fight', 'charge', 'shoot', 'bombard', 'rally'];

function nearestEnemy(state: State, id: PieceId): PieceId | undefined {
  const unit = findUnit(state, id);
  if (!unit) return undefined;
  return standing(state, enemyOf(unit.side)).toSorted(
    (one, other) => distance(one.base, unit.base) - distance(other.base, unit.base),
  )[0]?.id;
}

/** A volley or an artillery shot, whichever the units have. */
const shotAt = (state: State, ids: readonly PieceId[], at: PieceId): Action => {
  const [id] = ids as [PieceId, ...PieceId[]];
  const piece = [id, ...attachedTo(state, id).map((each) => each.id)].find((each) =>
    pieceOf(troopOf(state, unitAt(state, each))),
  );
  return piece && ids.length === 1 ? { kind: 'bombard', unit: piece, at } : { kind: 'shoot', units: ids, at };
};

const shootAlready = (state: State, ids: readonly PieceId[]): boolean =>
  optionsOf(state).some(
    (action) =>
      (action.kind === 'shoot' || action.kind === 'bombard') && actorsOf(action).some((id) => ids.includes(shownAs(state, id))),
  );

/** The actions that a player might expect from these units in this step. */
function expected(state: State, ids: readonly PieceId[]): readonly Action[] {
  const [id] = ids;
  const ask = askedNow(state);
  if (id === undefined || !ask || findUnit(state, id)?.side !== ask.side) return [];
  const enemy = nearestEnemy(state, id);
  if (ask.what === 'rally') return [{ kind: 'rally', unit: id }];
  if (ask.what === 'missiles') return enemy && !shootAlready(state, ids) ? [shotAt(state, ids, enemy)] : [];
  return ask.what === 'movement' ? [...usualMoves(state, ids), ...(enemy ? [chargeAt(state, ids, enemy)] : [])] : [];
}

/** The action to try when a unit is sent at an enemy without a listed option, to find out why it is impossible. */
function attempt(state: State, ids: readonly PieceId[], target: PieceId): Action | null {
  const what = askedNow(state)?.what;
  if (what === 'movement') return chargeAt(state, ids, target);
  return what === 'missiles' ? shotAt(state, ids, target) : null;
}

/**
 * A spell, shot or attachment with another target, listed or not. A spell that has a place but no target goes to the target's
 * place.
 */
function aimedAt(state: State, action: Action, at: PieceId): Action | null {
  if (action.kind === 'cast' || action.kind === 'cast-at') {
    const last = action.on.at(-1);
    if (last === undefined && action.kind === 'cast-at') {
      const { x, y } = unitAt(state, at).base;
      return { ...action, x, y };
    }
    const isPerson = state.characters.some(({ id }) => id === last);
    const people = isPerson ? state.characters.filter(({ host }) => host === at) : [];
    const tried = [...people.map(({ id }) => id), at].map((id) => ({ ...action, on: [...action.on.slice(0, -1), id] }));
    return tried.find((each) => legal(state, each)) ?? (tried[0] as Action);
  }
  const field = ['at', 'to', 'target', 'foe'].find((each) => targetsOf(state, action).includes((action as never)[each]));
  return field ? { ...action, [field]: at } : null;
}

export const actions: Actions<State, Action, BattleEvent> = {
  listed: optionsOf,
  actors: actorsOf,
  targets: targetsOf,
  shownAs,
  isFight: ({ kind }) => kind === 'fight',
  endsStep,
  passesOtherwise: (action) => action.kind === 'hold' && action.until !== 'phase',
  isRisk,
  // Turning clock points into magic is a minor action unless points are needed.
  isMinor: (state, { kind }) => kind === 'burn' && !['magic', 'bid'].includes(askedNow(state)?.what ?? ''),
  isDecisive: ({ kind }) => decisive.includes(kind),
  toCome: chanceToCome,
  isSealed: (state, { kind }, by) => kind === 'bid' && state.magic.spell?.sealed[by] != null,
  usual,
  variant,
  isPlainer: (one, other) => one.kind === 'charge' && other.kind === 'charge' && Math.abs(one.aim) < Math.abs(other.aim),
  expected,
  attempt,
  isAimed: ({ kind }) => isSpell(kind),
  aimedAt,
  groupOf: (state, id) => groupOf(state, id).map((unit) => unit.id),
  reserves(state, side) {
    const units = unitsInReserve(state, side);
    const alike = [...Map.groupBy(units, (unit) => rowOf(state, unit).id).values()].filter((each) => each.length > 1);
    return [...alike.map((each) => each.map(({ id }) => id)), ...units.map(({ id }) => [id])];
  },
};
