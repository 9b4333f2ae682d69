/** Words for actions and questions on the battle page. The engine supplies the reasons why something is not allowed. */
import type { Action } from '../../../engine/hott/battle/battle.ts';
import { couldFight, hasEnemyInFront } from '../../../engine/hott/battle/elements/contacts.ts';
import { elementBy, standing, strongholdAgainst } from '../../../engine/hott/battle/elements/find.ts';
import { frontOn } from '../../../engine/hott/battle/elements/stronghold.ts';
import { legsOf } from '../../../engine/hott/battle/moves/legs.ts';
import { sideName } from '../../../engine/hott/battle/sentences.ts';
import { askedNow } from '../../../engine/hott/battle/sequence.ts';
import { enemyOf, type UnitId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { Ask, AskKind } from '../../../engine/hott/battle/vocabulary/questions.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { paces } from '../../../engine/hott/data/scale.ts';
import {
  ahead,
  aside,
  type Base,
  dot,
  type EdgeName,
  edgeAndCorner,
  minus,
  overlapBy,
  squareContact,
  turnBetween,
} from '../../../engine/kernel/geometry.ts';
import { joinNames } from '../plain-words.ts';
import { optionsOf } from './actions.ts';
import { called } from './called.ts';
import { planOf } from './move-preview.ts';

type Kind = Action['kind'];
type Of<K extends Kind> = Extract<Action, { kind: K }>;

const labels: Readonly<Record<Kind, string>> = {
  edge: 'Choose an edge',
  site: 'Place the stronghold',
  deploy: 'Deploy',
  invoke: 'Invoke a god',
  summon: 'Summon dragons',
  ambush: 'Ambush',
  replace: 'Replace a horde',
  desorcel: 'Desorcell',
  return: 'Return',
  move: 'Move',
  march: 'Advance together',
  column: 'Form a column',
  follow: 'Follow the road',
  engage: 'Come down',
  face: 'Turn',
  shoot: 'Shoot',
  bespell: 'Bespell',
  call: 'Let the enemy shoot',
  hold: 'Hold',
  'shoot-back': 'Shoot back',
  fight: 'Fight',
  storm: 'Storm the stronghold',
  done: 'Done',
};
export const labelOf = (kind: Kind): string => labels[kind];

const edgeWords: Readonly<Record<EdgeName, string>> = {
  front: 'in front',
  left: 'on the left flank',
  right: 'on the right flank',
  rear: 'in the rear',
};

const far = (inches: number): string => `${Math.abs(paces(inches))} paces`;

const turnWords = (turn: number): string => `${Math.abs(turn) / 10}° to the ${turn > 0 ? 'right' : 'left'}`;

/** The direction and distance to a place, seen from an element. */
function wayWords(from: Base, to: Base): string {
  const way = minus(to, from);
  const [forward, right] = [dot(way, ahead(from.facing)), dot(way, aside(from.facing))];
  const turn = turnBetween(from.facing, to.facing);
  const parts = [
    Math.abs(paces(forward)) >= 5 && `${far(forward)} ${forward > 0 ? 'ahead' : 'back'}`,
    Math.abs(paces(right)) >= 5 && `${far(right)} to the ${right > 0 ? 'right' : 'left'}`,
    turn !== 0 && `turning ${turnWords(turn)}`,
  ].filter(Boolean);
  return parts.join(', ') || 'on the spot';
}

/** The enemies that a base would contact or overlap, and how. */
function meetingWords(state: State, id: UnitId, from: Base, end: Base): string {
  const unit = elementBy(state, id);
  for (const enemy of standing(state, enemyOf(unit.side))) {
    const on = squareContact(end, enemy.base);
    if (on && squareContact(from, enemy.base) !== on && (couldFight(unit, enemy) || on === 'front'))
      return `Attack ${called(state, enemy.id)} ${edgeWords[on]}`;
  }
  const stronghold = strongholdAgainst(state, unit.side);
  if (stronghold && frontOn(end, stronghold) > 0 && frontOn(from, stronghold) === 0) return 'Attack the stronghold';
  for (const enemy of standing(state, enemyOf(unit.side)))
    if (overlapBy(enemy.base, end) && !overlapBy(enemy.base, from)) return `Overlap ${called(state, enemy.id)}`;
  return '';
}

function sayMove(state: State, { unit: id }: Of<'move'>, end: Base): string {
  const { base, side } = elementBy(state, id);
  const met = meetingWords(state, id, base, end);
  if (met) return met;
  if (hasEnemyInFront(state, elementBy(state, id))) return `Break off: ${wayWords(base, end)}`;
  const mate = standing(state, side).find(
    (each) => each.id !== id && edgeAndCorner(end, each.base) && !edgeAndCorner(base, each.base),
  );
  const way = wayWords(base, end);
  // If the element only turns, the move is called a turn.
  return mate ? `Form up with ${mate.id}: ${way}` : way.startsWith('turning') ? way.replace('turning', 'Turn') : `Move ${way}`;
}

/** The legs of a march in words. */
function legWords(by: Of<'march'>['by']): string {
  const legs = legsOf(by) ?? [];
  return joinNames(
    legs.map((leg) => {
      if (leg.kind === 'wheel') return `wheel ${leg.by / 10}° to the ${leg.side}`;
      if (leg.kind === 'ahead') return leg.inches === 0 ? 'stay' : `${far(leg.inches)} ahead`;
      return `${far(leg.forward)} ahead and ${far(leg.right)} to the ${leg.right < 0 ? 'left' : 'right'}`;
    }),
  );
}

function sayMarch(state: State, action: Of<'march'>): string {
  const plan = planOf(state, action);
  const met = new Set(
    (plan?.paths ?? []).map(({ unit, end }) => meetingWords(state, unit.id, unit.base, end)).filter((text) => text !== ''),
  );
  return met.size > 0
    ? `${[...met][0]}${met.size > 1 ? ` and ${met.size - 1} more` : ''}: ${legWords(action.by)}`
    : `As a group: ${legWords(action.by)}`;
}

const aidWords = (state: State, units: readonly UnitId[]): string =>
  units.length > 1 ? `, aided by ${called(state, ...units.slice(1))}` : '';

const sayings: { readonly [K in Kind]: (action: Of<K>, state: State) => string } = {
  edge: ({ prefers }) => `Prefer to attack from the ${prefers}`,
  site: ({ off }) =>
    Math.abs(off) < 0.05 ? 'In the middle of your edge' : `${far(off)} to the ${off > 0 ? 'right' : 'left'} of the middle`,
  deploy: ({ units, x, y }) =>
    `Place ${units.length > 1 ? `${units.length} side by side, ` : ''}${units.length > 1 ? 'from' : 'at'} ${Math.round(x)}, ${Math.round(y)}`,
  invoke: ({ unit }, state) => `Invoke ${called(state, unit)}`,
  summon: ({ unit }, state) => `Summon ${called(state, unit)}`,
  ambush({ unit, x, y, facing }, state) {
    const lurker = elementBy(state, unit);
    const met = meetingWords(state, unit, lurker.base, { ...lurker.base, x, y, facing });
    return `${called(state, unit)}: ${met ? met.charAt(0).toLowerCase() + met.slice(1) : 'break out of hiding'}`;
  },
  replace: ({ unit }, state) => `Replace ${called(state, unit)}`,
  desorcel: ({ unit }, state) => `Desorcell ${called(state, unit)}`,
  return: ({ x, y }) => `Return at ${Math.round(x)}, ${Math.round(y)}`,
  move(action, state) {
    const [path] = planOf(state, action)?.paths ?? [];
    return path ? sayMove(state, action, path.end) : 'Move';
  },
  march: (action, state) => sayMarch(state, action),
  column: ({ lead, by }) => `Form a column behind ${lead}, ${legWords(by)}`,
  follow: ({ by }) => `Follow the road: ${legWords(by)}`,
  engage: ({ enemy }, state) => `Come down on ${called(state, enemy)}`,
  face: ({ enemy }, state) => `Turn to face ${called(state, enemy)}`,
  shoot: ({ units, target }, state) =>
    `${called(state, units[0] as UnitId)} at ${called(state, target)}${aidWords(state, units)}`,
  bespell: ({ units, target }, state) =>
    `${called(state, units[0] as UnitId)}: bespell ${called(state, target)}${aidWords(state, units)}`,
  call: ({ unit }, state) => `Let ${called(state, unit)} shoot next`,
  hold: () => 'Do not shoot',
  'shoot-back': ({ back }) => (back ? 'Shoot back: the lower total loses' : 'Save the shot for another target'),
  fight: ({ unit, enemy }, state) => `${called(state, unit)} against ${called(state, enemy)}`,
  storm: ({ unit, aids }, state) =>
    `${called(state, unit)} storms the stronghold${aids.length > 0 ? `, aided by ${called(state, ...aids)}` : ''}`,
  done: (_, state) => doneWords[state.step] ?? 'Done with this step',
};
const doneWords: Partial<Readonly<Record<State['step'], string>>> = {
  arrivals: 'Done with arrivals',
  moves: 'Done with movement',
  shooting: 'Done with shooting',
};

export const sayAction = <K extends Kind>(state: State, action: Of<K>): string =>
  (sayings[action.kind as K] as (action: Of<K>, state: State) => string)(action, state);

const asks: Readonly<Record<AskKind, string>> = {
  edge: 'Which edge do you attack from?',
  stronghold: 'Where do you place your stronghold?',
  deploy: 'Deploy your army.',
  arrivals: 'Which elements arrive?',
  moves: 'Which elements move?',
  face: 'Which enemy does the element turn to face?',
  shooting: 'Which element shoots?',
  target: 'What does the element shoot at?',
  'shoot-back': 'Does the element shoot back?',
  combat: 'Which close combat is fought next?',
  storm: 'Which element storms the stronghold?',
  return: 'Where does the element return?',
};

/** The kinds of attack at a distance that are possible now. */
export function distantKinds(state: State): { readonly shoot: boolean; readonly bespell: boolean } {
  const has = (kind: Kind) => optionsOf(state).some((action) => action.kind === kind);
  return { shoot: has('shoot'), bespell: has('bespell') };
}

export function sayAsk(state: State, { what, unit }: Ask): string {
  const { shoot, bespell } = what === 'shooting' ? distantKinds(state) : { shoot: false, bespell: false };
  const says = bespell ? `Which element ${shoot ? 'shoots or bespells' : 'bespells'}?` : asks[what];
  return `${unit === undefined ? '' : `${called(state, unit)}: `}${says}`;
}

export const sayQuestion = (state: State): string => {
  const ask = askedNow(state);
  return ask ? sayAsk(state, ask) : '';
};

export const armyName = sideName;
