/** What a chosen unit or group can do, and why it cannot do the rest. */

import { groupOf } from '../../engine/fr3/battle/movement/groups.ts';
import { type Action, fr3Battle } from '../../engine/fr3/battle/ruleset.ts';
import { askedNow } from '../../engine/fr3/battle/sequence.ts';
import { attachedTo, findUnit, standing, troopOf, unitAt } from '../../engine/fr3/battle/units/pieces.ts';
import { pieceOf } from '../../engine/fr3/battle/units/weapons.ts';
import { enemyOf, type PieceId } from '../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../engine/fr3/battle/vocabulary/state.ts';
import { distance } from '../../engine/kernel/geometry.ts';
import type { Refusal } from '../../engine/kernel/rule-id.ts';
import { chargeAt, inchesLeft, straight, wheelBy } from './fr3/moves.ts';
import { labelOf, sayCharge } from './fr3/words.ts';
import { actorsOf, aimsOf, optionsFor, optionsOf } from './options.ts';

/** Moves that any units can try, listed by the engine or not: it lists whole groups and single units only. */
const usual = (state: State, ids: readonly PieceId[]): readonly Action[] => [
  straight(state, ids, Math.floor(inchesLeft(state, ids) * 8) / 8),
  wheelBy(state, ids, 'left', 300),
  wheelBy(state, ids, 'right', 300),
  { kind: 'turn', units: ids, to: 'left' },
  { kind: 'turn', units: ids, to: 'right' },
  { kind: 'turn', units: ids, to: 'about' },
];

type Charge = Extract<Action, { kind: 'charge' }>;

const legal = (state: State, action: Action): boolean => fr3Battle.refuse(state, action) === null;

/** Where any units can be put down, abreast: places are listed for the next single unit only. */
const placesFor = (state: State, ids: readonly PieceId[]): readonly Action[] =>
  optionsOf(state)
    .flatMap((action) => (action.kind === 'deploy' ? [{ ...action, units: ids, wide: ids.length }] : []))
    .filter((action) => legal(state, action));

/** What exactly these units can do: what the engine lists for them, for a part of a group the usual moves, for those in reserve the usual places. */
export function choicesFor(state: State, ids: readonly PieceId[]): readonly Action[] {
  const listed = optionsFor(state, ids);
  const what = askedNow(state)?.what;
  if (listed.length === 0 && what === 'deploy') return placesFor(state, ids);
  if (listed.length > 0 || ids.length < 2 || what !== 'movement') return listed;
  return usual(state, ids).filter((action) => legal(state, action));
}

/** What tells apart actions of a kind whose numbers can be turned, or whose target can be chosen afterwards; null for all others. */
function sort(action: Action): string | number | null {
  switch (action.kind) {
    case 'ahead':
      return '';
    case 'deploy':
      return action.x;
    case 'oblique':
      return Math.sign(action.right);
    case 'wheel':
      return action.side;
    case 'rotate':
    case 'surge':
      return Math.sign(action.angle);
    case 'cast':
    case 'cast-at':
      return `${action.character} ${action.spell} ${action.choice} ${action.points}`;
    default:
      return null;
  }
}

/** Where the same is listed with several numbers or targets, the first of it: the rest is found from there. Of charges the straightest. */
export function shortened(state: State, actions: readonly Action[]): readonly Action[] {
  const found = new Map<string, Action>();
  for (const action of actions) {
    const of = action.kind === 'charge' ? sayCharge(state, action) : sort(action);
    const key = of === null ? JSON.stringify(action) : `${action.kind} ${of}`;
    const known = found.get(key);
    if (!known || (known.kind === 'charge' && action.kind === 'charge' && isStraighter(action, known))) found.set(key, action);
  }
  return [...found.values()];
}

const isStraighter = (one: Charge, other: Charge): boolean => Math.abs(one.aim) < Math.abs(other.aim);

/** Whether these are the same spell, whoever it is cast on. */
export const sameSpell = (one: Action | undefined, other: Action): boolean =>
  one !== undefined && isSpell(one.kind) && one.kind === other.kind && sort(one) === sort(other);

export const isSpell = (kind: Action['kind']): boolean => kind === 'cast' || kind === 'cast-at';

/** What decides a battle stands before what only prepares it. */
const weighty: readonly Action['kind'][] = ['fight', 'charge', 'shoot', 'bombard', 'rally'];
export const weightyFirst = (actions: readonly Action[]): readonly Action[] => [
  ...actions.filter(({ kind }) => weighty.includes(kind)),
  ...actions.filter(({ kind }) => !weighty.includes(kind)),
];

export interface Closed {
  readonly label: string;
  readonly why: Refusal;
}

function nearestEnemy(state: State, id: PieceId): PieceId | undefined {
  const unit = findUnit(state, id);
  if (!unit) return undefined;
  return standing(state, enemyOf(unit.side)).toSorted(
    (one, other) => distance(one.base, unit.base) - distance(other.base, unit.base),
  )[0]?.id;
}

/** A volley, or a shot of an artillery piece: whichever is theirs. */
const shotAt = (state: State, ids: readonly PieceId[], at: PieceId): Action => {
  const [id] = ids as [PieceId, ...PieceId[]];
  const piece = [id, ...attachedTo(state, id).map((each) => each.id)].find((each) =>
    pieceOf(troopOf(state, unitAt(state, each))),
  );
  return piece && ids.length === 1 ? { kind: 'bombard', unit: piece, at } : { kind: 'shoot', units: ids, at };
};

/** What was to be expected of them in this step and is not possible, each with its reason. */
export function closedTo(state: State, ids: readonly PieceId[]): readonly Closed[] {
  const [id] = ids;
  const ask = askedNow(state);
  if (id === undefined || !ask || findUnit(state, id)?.side !== ask.side) return [];
  const enemy = nearestEnemy(state, id);
  const tried: readonly Action[] =
    ask.what === 'rally'
      ? [{ kind: 'rally', unit: id }]
      : ask.what === 'missiles' && enemy
        ? [shotAt(state, ids, enemy)]
        : ask.what === 'movement'
          ? [...usual(state, ids), ...(enemy ? [chargeAt(state, ids, enemy)] : [])]
          : [];
  const open = new Set(choicesFor(state, ids).map(({ kind }) => kind));
  if (open.has('shoot') || open.has('bombard')) return [];
  const found = new Map<string, Closed>();
  for (const action of tried) {
    const label = labelOf(action.kind);
    const why = open.has(action.kind) || found.has(label) ? null : fr3Battle.refuse(state, action);
    if (why) found.set(label, { label, why });
  }
  return [...found.values()];
}

/** What these units can do to that one, the likeliest first. */
export const choicesAt = (state: State, ids: readonly PieceId[], target: PieceId): readonly Action[] =>
  choicesFor(state, ids).filter(
    (action) => aimsOf(state, action).includes(target) || (action.kind === 'fight' && [action.a, action.b].includes(target)),
  );

/** The same for another one: a spell, a shot, somewhere to attach to. What takes a place and nobody is put where he stands; null for all else. */
export function aimedAnew(state: State, action: Action, at: PieceId): Action | null {
  const listed = choicesAt(state, actorsOf(action), at).find(
    (each) => each.kind === action.kind && (!isSpell(each.kind) || sameSpell(action, each)),
  );
  if (listed) return listed;
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
  const field = ['at', 'to', 'target', 'foe'].find((each) => aimsOf(state, action).includes((action as never)[each]));
  return field ? { ...action, [field]: at } : null;
}

/** What is tried when a unit is sent at an enemy that it has no listed way to: for its reason. */
export function tryAt(state: State, ids: readonly PieceId[], target: PieceId): Action | null {
  const what = askedNow(state)?.what;
  if (what === 'movement') return chargeAt(state, ids, target);
  return what === 'missiles' ? shotAt(state, ids, target) : null;
}

/** The other units of its group, itself among them; none where it stands alone. */
export const groupmates = (state: State, id: PieceId): readonly PieceId[] => {
  const group = groupOf(state, id).map((unit) => unit.id);
  return group.length > 1 ? group : [];
};
