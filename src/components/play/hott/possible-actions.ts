/** Actions that elements could try besides those listed by the engine, and how the battle page orders actions. */
import type { Action } from '../../../engine/hott/battle/battle.ts';
import { undeployed } from '../../../engine/hott/battle/deployment/deploy.ts';
import { elementBy, find, isOn, isShooter, standing } from '../../../engine/hott/battle/elements/find.ts';
import type { BattleEvent } from '../../../engine/hott/battle/events.ts';
import { standingGroups } from '../../../engine/hott/battle/moves/groups.ts';
import { askedNow } from '../../../engine/hott/battle/sequence.ts';
import { enemyOf, type UnitId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { distance, onGrid, plus, squareOn, step } from '../../../engine/kernel/geometry.ts';
import type { Actions } from '../system.ts';
import { actorsOf, chanceToCome, endsStep, isMove, isRisk, optionsOf, targetsOf } from './actions.ts';
import { straight, wheelBy } from './gestures.ts';
import { sayAction } from './words.ts';

/** The length of a usual advance, in inches. */
const usualAdvance = 4;

/** Moves that any elements can try together. The engine lists moves only for whole groups, halves and single elements. */
const usualMoves = (state: State, ids: readonly UnitId[]): readonly Action[] => [
  straight(state, ids, usualAdvance),
  straight(state, ids, usualAdvance / 2),
  wheelBy(state, ids, 'left', 150),
  wheelBy(state, ids, 'right', 150),
];

const placesFor = (state: State, ids: readonly UnitId[]): readonly Action[] =>
  optionsOf(state).flatMap((action) => (action.kind === 'deploy' ? [{ ...action, units: ids }] : []));

function usual(state: State, ids: readonly UnitId[]): readonly Action[] {
  const what = askedNow(state)?.what;
  if (what === 'deploy') return placesFor(state, ids);
  return what === 'moves' && ids.length > 1 ? usualMoves(state, ids) : [];
}

/** An attack on an enemy that is not listed, to find out why it is impossible. */
function attackOn(state: State, ids: readonly UnitId[], target: UnitId): Action | null {
  const [id] = ids;
  const enemy = find(state, target);
  if (id === undefined || !enemy || !isOn(enemy) || ids.length > 1) return null;
  const { x, y, facing } = squareOn(elementBy(state, id).base, enemy.base, 'front');
  return { kind: 'move', unit: id, x, y, facing };
}

function attempt(state: State, ids: readonly UnitId[], target: UnitId): Action | null {
  const ask = askedNow(state);
  const [id] = ids;
  const unit = id === undefined ? undefined : find(state, id);
  if (!unit || !isOn(unit)) return null;
  if (ask?.what === 'moves') return attackOn(state, ids, target);
  if (ask?.what !== 'shooting' && ask?.what !== 'target') return null;
  return { kind: unit.type === 'magicians' ? 'bespell' : 'shoot', units: ids, target };
}

const nearestEnemy = (state: State, id: UnitId): UnitId | undefined => {
  const { base, side } = elementBy(state, id);
  return standing(state, enemyOf(side)).toSorted((a, b) => distance(a.base, base) - distance(b.base, base))[0]?.id;
};

/** The actions that a player might expect from these elements in this step. */
function expected(state: State, ids: readonly UnitId[]): readonly Action[] {
  const [id] = ids;
  const ask = askedNow(state);
  const unit = id === undefined ? undefined : find(state, id);
  if (id === undefined || !unit || !isOn(unit) || unit.side !== ask?.side) return [];
  const enemy = nearestEnemy(state, id);
  if (ask.what === 'moves') {
    if (ids.length > 1) return usualMoves(state, ids);
    const { x, y } = plus(unit.base, step(unit.base.facing, 1, 0));
    return [{ kind: 'move', unit: id, x: onGrid(x), y: onGrid(y), facing: unit.base.facing }];
  }
  if (ask.what !== 'shooting' || enemy === undefined) return [];
  if (unit.type === 'magicians') return [{ kind: 'bespell', units: [id], target: enemy }];
  return isShooter(unit) ? [{ kind: 'shoot', units: [id], target: enemy }] : [];
}

const decisive: readonly Action['kind'][] = ['fight', 'storm', 'shoot', 'bespell', 'engage', 'ambush'];

/** Identifies the option to which an action belongs, whatever its numbers are; null for all other actions. */
function variant(state: State, action: Action): string | null {
  if (isMove(action)) return sayAction(state, action);
  switch (action.kind) {
    case 'deploy':
      return `${action.x < state.setup.table.width / 2}`;
    case 'invoke':
    case 'summon':
    case 'replace':
    case 'desorcel':
      return action.unit;
    case 'site':
      return '';
    default:
      return null;
  }
}

export const actions: Actions<State, Action, BattleEvent> = {
  listed: optionsOf,
  actors: actorsOf,
  targets: targetsOf,
  shownAs: (_, id) => id,
  isFight: ({ kind }) => kind === 'fight',
  endsStep,
  passesOtherwise: () => false,
  isRisk,
  isMinor: () => false,
  isDecisive: (action) => decisive.includes(action.kind),
  toCome: chanceToCome,
  isSealed: () => false,
  usual,
  variant,
  isPlainer: () => false,
  expected,
  attempt,
  isAimed: () => false,
  aimedAt: (state, action, target) =>
    action.kind === 'shoot' || action.kind === 'bespell'
      ? { ...action, units: action.units.slice(0, 1), target }
      : isMove(action)
        ? attackOn(state, actorsOf(action), target)
        : null,
  groupOf: (state, id) => {
    const side = find(state, id)?.side;
    const group = side && standingGroups(state)[side].find((each) => each.some((unit) => unit.id === id));
    return group ? group.map((unit) => unit.id) : [id];
  },
  reserves(state, side) {
    const units = undeployed(state, side);
    const alike = [...Map.groupBy(units, ({ type }) => type).values()].filter((each) => each.length > 1);
    return [...alike.map((each) => each.map(({ id }) => id)), ...units.map(({ id }) => [id])];
  },
};
