/** Words for actions and questions on the battle page. The engine supplies the reasons why something is not allowed. */

import { neededBy } from '../../../engine/fr3/battle/chapters/requirements.ts';
import { controlled } from '../../../engine/fr3/battle/characters/control.ts';
import { chargeReach } from '../../../engine/fr3/battle/charge/approach.ts';
import { commandName, decidingCommands } from '../../../engine/fr3/battle/commands/deciding.ts';
import type { TestOf } from '../../../engine/fr3/battle/events.ts';
import type { AspectId } from '../../../engine/fr3/battle/judgement/judgement.ts';
import { type Action, asksFor } from '../../../engine/fr3/battle/ruleset.ts';
import { askedNow } from '../../../engine/fr3/battle/sequence.ts';
import { findUnit } from '../../../engine/fr3/battle/units/pieces.ts';
import type { PieceId, SideId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { Ask, AskKind } from '../../../engine/fr3/battle/vocabulary/questions.ts';
import type { BattleUnit, State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { stepOf } from '../../../engine/fr3/companion/places.ts';
import { unitOf } from '../../../engine/fr3/data/units.ts';
import { holds } from '../../../engine/fr3/table/engagement.ts';
import type { Reason } from '../../../engine/kernel/opponent.ts';
import { sentenceCase } from '../../../engine/kernel/text.ts';
import type { Place } from '../board/board-types.ts';
import { inches, joinNames, short } from '../plain-words.ts';
import { optionsOf } from './actions.ts';
import { called } from './called.ts';
import type { Kind, KindWords, Of } from './kind-words.ts';
import type * as SpecialWords from './special-words.ts';

export { called, inches, joinNames, short };

const degrees = (tenths: number): string => `${short(Math.abs(tenths) / 10)}°`;
const hand = (n: number): string => (n < 0 ? 'left' : 'right');
const turns = { left: 'to the left', right: 'to the right', about: 'about' } as const;
const comesTo = {
  surface: 'Come to the surface',
  flying: 'Take to the air',
  swimming: 'Dive',
  burrowing: 'Go underground',
} as const;
const sides = { front: '', flank: ' in the flank', rear: ' in the rear' } as const;
/**
 * The edge at which a charge meets its enemies. The edge is mentioned only if it is not the front and is the same for all the
 * enemies.
 */
function meeting(state: State, action: Of<'charge'>): string {
  const found = chargeReach(state, action);
  if (!found.ok) return '';
  const met = found.pairs.map(({ charger, enemy }) => {
    const base = found.bases[action.units.indexOf(charger)];
    return (base && holds(base, enemy.base)) ?? 'front';
  });
  return sides[met.every((each) => each === met[0]) ? (met[0] ?? 'front') : 'front'];
}

const wrapped = {
  none: '',
  left: ', wrapping round the left end',
  right: ', wrapping round the right end',
  both: ', wrapping round both ends',
} as const;

/** A charge in words: which enemies it meets, where, and around which end it wraps. Charges with equal words are one option. */
export function sayCharge(state: State, action: Of<'charge'>): string {
  const found = chargeReach(state, action);
  const met = found.ok ? found.pairs.map(({ enemy }) => enemy.id) : action.over === null ? [] : [action.over];
  const whom = met.length > 0 ? ` ${called(state, ...new Set(met))}` : '';
  const alone = found.ok && action.units.length > 1 && found.pairs.length < action.units.length;
  const by = alone ? ` with ${found.pairs.length} of ${action.units.length}` : '';
  return `Charge${whom}${meeting(state, action)}${by}${wrapped[action.wrap]}`;
}

const kinds: { readonly [K in Kind]?: KindWords<K> } = {
  edge: {
    label: 'Choose the edge',
    says: ({ home, first }) =>
      `Take the ${home === 'bottom' ? 'lower' : 'upper'} edge and ${first ? 'move first' : 'let the enemy move first'}`,
  },
  deploy: {
    label: 'Deploy',
    says: ({ x, y, wide, units }, { works }) => {
      const work = works.some(({ base }) => base?.x === x && base.y === y) ? 'in the fortification ' : '';
      return `Place ${work}at ${short(x)}, ${short(y)}${units.length > 1 ? `, ${wide} wide` : ''}`;
    },
  },
  join: { label: 'Attach', says: ({ unit, to }, state) => `${called(state, unit)} begin with ${called(state, to)}` },
  lead: { label: 'Lead', says: ({ character, to }, state) => `${called(state, character)} begins with ${called(state, to)}` },
  rally: { label: 'Rally', says: () => 'Try to rally' },
  shoot: { label: 'Shoot', says: ({ at }, state) => `Shoot at ${called(state, at)}` },
  bombard: { label: 'Fire artillery', says: ({ at }, state) => `Fire at ${called(state, at)}` },
  ahead: { label: 'Straight ahead', says: (action) => `${inches(action.inches)} straight ahead` },
  oblique: {
    label: 'Oblique',
    says: ({ forward, right }) => `${inches(forward)} forward and ${inches(Math.abs(right))} to the ${hand(right)}`,
  },
  wheel: { label: 'Wheel', says: ({ side, angle }) => `Wheel to the ${side} by ${degrees(angle)}` },
  turn: { label: 'Turn', says: ({ to }) => `Turn ${turns[to]}` },
  rotate: { label: 'Rotate', says: ({ angle }) => `Rotate to the ${hand(angle)} by ${degrees(angle)}` },
  engage: { label: 'Turn to engage', says: ({ to }, state) => `Turn to face ${called(state, to)}` },
  surge: {
    label: 'Turn and go',
    says: (action) => `Turn to the ${hand(action.angle)} by ${degrees(action.angle)} and go ${inches(action.inches)}`,
  },
  'on-line': { label: 'Form a line', says: ({ side }) => `Form a line to the ${side}` },
  ranks: { label: 'Change formation', says: ({ wide, side }) => `Form ${wide} wide, from the ${side}` },
  'form-up': {
    label: 'Form up',
    says: ({ forward, right }) => `Close up ${inches(Math.hypot(forward, right))} to a friend`,
  },
  'form-up-turned': {
    label: 'Turn and form up',
    says: ({ angle, forward, right }) =>
      `Turn to the ${hand(angle)} by ${degrees(angle)} and close up ${inches(Math.hypot(forward, right))} to a friend`,
  },
  square: { label: 'Form square', says: () => 'Form square' },
  'open-square': { label: 'Leave square', says: () => 'Leave the square' },
  attach: { label: 'Attach', says: ({ to }, state) => `Attach to ${called(state, to)}` },
  detach: { label: 'Detach', says: () => 'Leave the unit it is attached to' },
  transfer: {
    label: 'Leaders',
    says: ({ character, to }, state) => `${called(state, character)} goes to ${called(state, to)}`,
  },
  dismount: { label: 'Dismount', says: ({ as }) => `Fight on foot as ${unitOf(as)?.name ?? as}` },
  level: { label: 'Change level', says: ({ to }) => comesTo[to] },
  stakes: { label: 'Stakes', says: ({ up }) => (up ? 'Put up the stakes' : 'Pull out the stakes') },
  return: { label: 'Come back', says: ({ along }) => `Come back to the table, ${inches(along)} along its edge` },
  charge: {
    label: 'Charge',
    says(action, state) {
      const found = chargeReach(state, action);
      return `${sayCharge(state, action)}${found.ok ? `, moving ${inches(found.inches)}` : ''}`;
    },
  },
  challenge: {
    label: 'Challenge',
    says: ({ by }, state) => (by === null ? 'Do not challenge' : `${called(state, by)} challenges the enemy`),
  },
  answer: {
    label: 'Answer',
    says: ({ character }, state) => (character === null ? 'Decline the challenge' : `${called(state, character)} answers`),
  },
  decline: { label: 'Give no bonus', says: ({ character }, state) => `${called(state, character)} gives no melee bonus` },
  disengage: { label: 'Break off', says: () => 'Break off from the fight' },
  face: { label: 'Turn to', says: ({ to }, state) => `Turn to ${called(state, to)}` },
  fight: { label: 'Fight', says: ({ a, b }, state) => `${called(state, a)} against ${called(state, b)}` },
  'follow-up': { label: 'Follow up', says: ({ go }) => (go ? 'Follow up into the gap' : 'Stay where they are') },
  pivot: {
    label: 'Turn in the gap',
    says: ({ to }, state) => (to === null ? 'Keep their present facing' : `Turn to face ${called(state, to)}`),
  },
  waver: { label: 'Waver', says: ({ unit }, state) => `${called(state, unit)} waver` },
  mark: { label: 'Place the marker', says: ({ unit }, state) => `${called(state, unit)} take the marker` },
  recover: { label: 'Remove a marker', says: ({ unit }, state) => `${called(state, unit)} lose a marker` },
  custody: { label: 'Take over', says: ({ unit }, state) => `${called(state, unit)} take over the captive` },
  confront: {
    label: 'Confront an enemy',
    says: ({ character, foe }, state) => `${called(state, character)} confronts ${called(state, foe)}`,
  },
  walk: {
    label: 'Go alone',
    says: ({ character, x, y }, state) => `${called(state, character)} goes to ${short(x)}, ${short(y)}`,
  },
  guard: { label: 'Guard', says: ({ character, ward }, state) => `${called(state, character)} guards ${called(state, ward)}` },
  pass: { label: 'Done', says: (_, state) => `Done with ${stepOf(state.sheet.step).title.toLowerCase()}` },
};

/** Words for magic and special troops, loaded for battles that have any. */
let special: typeof SpecialWords | undefined;

/** Loads the words that this battle needs in addition to those for ordinary troops. Rejects if the network fails. */
export async function fetchWordsFor(setup: Parameters<typeof neededBy>[0]): Promise<void> {
  if (neededBy(setup).includes('effects')) special = await import('./special-words.ts');
}

/** Ground features that only battles with magic or special troops have. */
export const specialPlaces = (state: State): readonly Place[] => special?.specialPlaces(state) ?? [];

const wordsOf = (kind: Kind): KindWords<Kind> | undefined =>
  (kinds[kind] ?? special?.specialKinds[kind]) as KindWords<Kind> | undefined;

/** Whether the page has specific words for a kind of action. */
export const hasWords = (kind: Kind): boolean => wordsOf(kind) !== undefined;

/** The label of a kind of action. A kind that has no label is shown by its own name. */
export const labelOf = (kind: Kind): string => wordsOf(kind)?.label ?? sentenceCase(kind).replaceAll('-', ' ');

/** Fields that name the actor, which is shown separately. */
const makers: readonly string[] = ['kind', 'units', 'unit', 'character'];

/** The contents of an action for which there are no words: names of pieces, numbers, words. */
function sayFields(state: State, action: Action): string {
  const say = (value: unknown): string =>
    typeof value === 'number'
      ? short(value)
      : typeof value === 'string'
        ? called(state, value).replaceAll('-', ' ')
        : Array.isArray(value)
          ? joinNames(value.map(say))
          : '';
  return Object.entries(action)
    .filter(([field]) => !makers.includes(field))
    .map(([, value]) => say(value))
    .filter(Boolean)
    .join(', ');
}

function sayUnworded(state: State, action: Action): string {
  const fields = sayFields(state, action);
  return fields === '' ? labelOf(action.kind) : `${labelOf(action.kind)}: ${fields}`;
}

export const sayAction = (state: State, action: Action): string =>
  wordsOf(action.kind)?.says(action as Of<Kind>, state) ?? sayUnworded(state, action);

export const movementQuestion = 'Which units move or charge?';

const asks: Readonly<Partial<Record<AskKind, string>>> = {
  edge: 'Which edge of the table do you choose, and who moves first?',
  deploy: 'Deploy your army.',
  rally: 'Which unit tries to rally?',
  missiles: 'Which units shoot?',
  movement: movementQuestion,
  melee: 'Which melee is fought next?',
  challenge: 'Who challenges an enemy individual?',
  answer: 'You are challenged: who answers?',
  custody: 'Which unit takes over the captive?',
  decline: 'Which of your strongest characters gives no melee bonus?',
  face: 'Which enemy does the unit turn to face?',
  'follow-up': 'Does the unit follow up?',
  gap: 'Does the unit turn to face an enemy beside it?',
  marker: 'Which unit of the square takes the marker?',
  recover: 'From which unit of the square is a marker removed?',
  waver: 'Your army wavers. Which unit becomes demoralized?',
};

const wordsToAsk = (what: AskKind): string | undefined => asks[what] ?? special?.specialAsks[what];

export const hasAskWords = (what: AskKind): boolean => wordsToAsk(what) !== undefined;

export function sayAsk(state: State, { what, side, unit, many }: Ask): string {
  if (what === 'bid' && state.magic.spell && special) return special.asksPoints(state, state.magic.spell, side);
  if (what === 'magic' && special && optionsOf(state).every(({ kind }) => kind === 'hold' || kind === 'burn'))
    return special.asksClock;
  const asked = what === 'upkeep' && many !== undefined ? special?.asksUpkeep(many) : wordsToAsk(what);
  return `${unit === undefined ? '' : `${called(state, unit)}: `}${asked ?? `${sentenceCase(asksFor[what])}?`}`;
}

export const armyName = (state: State, side: SideId): string => state.setup.armies[side].name;

/**
 * The commands that may answer the present question: `Ada and Abe`. If the army is not divided into commands, this is the army's
 * name.
 */
export function playersOf(state: State): string {
  const ask = askedNow(state);
  const commands = ask && decidingCommands(state, ask);
  if (!ask) return '';
  return commands ? joinNames(commands.map((each) => commandName(state, ask.side, each))) : armyName(state, ask.side);
}

const compass = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
/** A facing in words; north is up the table. */
export const sayFacing = (tenths: number): string => compass[Math.round(tenths / 450) % compass.length] as string;

const morales = ['', 'demoralized', 'double demoralized'] as const;
const onLevels = { surface: '', flying: 'in the air', swimming: 'underwater', burrowing: 'underground' } as const;
const statuses = {
  reserve: 'not deployed yet',
  awaited: 'to come later',
  table: '',
  attached: 'attached',
  away: 'off the table',
  captured: 'captured',
  destroyed: 'destroyed',
  merged: 'dismounted',
} as const;

const tests: Readonly<Record<TestOf, string>> = {
  fear: 'Fear:',
  'throwing-weapons': 'Throwing weapons:',
  'over-pursuit': 'Over-pursuit:',
  withdrawal: 'Withdrawal:',
  spell: 'Spell:',
  trap: 'Trap:',
  parasitics: 'Parasitics:',
  ethereal: 'Ethereal:',
  innate: 'Innate ability:',
  barrier: 'Barrier:',
  taunt: 'Taunt:',
  fade: 'Fade:',
  gaze: 'Paralyzing gaze:',
  poison: 'Poison:',
  crash: 'Under a leviathan:',
  engulf: 'Engulfed:',
  ground: 'Ground:',
};
export const sayTest = (of: TestOf): string => tests[of];

/** What a unit has done in this phase. */
const sayDeeds = ({ did }: BattleUnit): readonly (string | false)[] => [
  did.rallied && 'has tried to rally',
  (did.fired || did.bombarded) && 'has shot',
  did.charged ? 'has charged' : did.moved && 'has moved',
  did.fought && 'has fought',
];

/** A unit's description besides its name: state, facing, place. */
export function sayUnit(state: State, id: PieceId): string {
  const unit = findUnit(state, id);
  if (!unit) return '';
  const { base, morale, level, status, markers, mostMarkers, stakes, square, host } = unit;
  const place = `facing ${sayFacing(base.facing)}, at ${Math.round(base.x)}, ${Math.round(base.y)}`;
  return [
    morales[morale],
    mostMarkers > 0 && `${markers} of ${mostMarkers} extra markers`,
    onLevels[level],
    stakes === 'up' && 'behind stakes',
    square.length > 0 && 'in square',
    ...(special?.saySpecial(state, unit) ?? []),
    ...state.characters.flatMap((one) =>
      one.status === 'captured' && one.host === id ? [`holding ${called(state, one.id)} captive`] : [],
    ),
    status === 'table' && !controlled(state, unit) && 'out of control',
    ...sayDeeds(unit),
    host === null ? statuses[status] : `with ${called(state, host)}`,
    status === 'table' && place,
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * Words for each part of the computer's judgement: one phrase for a change for the better, and one for a change for the worse.
 */
const parts: Readonly<Record<AspectId, readonly [better: string, worse: string]>> = {
  'own-troops': ['you lose fewer troops', 'you lose more troops'],
  'enemy-troops': ['they lose more troops', 'they lose fewer troops'],
  'own-leaders': ['your leaders are safer', 'your leaders are in more danger'],
  'enemy-leaders': ['their leaders are in more danger', 'their leaders are safer'],
  clocks: ['the clocks change in your favour', 'the clocks change in their favour'],
  fights: ['your melees look better', 'your melees look worse'],
  chances: ['you can do more next', 'you can do less next'],
  dangers: ['their best reply gets weaker', 'their best reply gets stronger'],
  objective: ['you come closer to the objective', 'they come closer to the objective'],
  aims: ['you come closer to the aims of the scenario', 'they come closer to the aims of the scenario'],
  result: ['the result is better', 'the result is worse'],
};
/** The maximum number of reasons to show, and the smallest change in points worth mentioning. */
const mostReasons = 3;
const leastPoints = 0.5;

/** The reasons for a suggestion: average changes in victory points. */
export const sayReasons = (reasons: readonly Reason<AspectId>[]): readonly string[] =>
  reasons
    .filter(({ change }) => Math.abs(change) >= leastPoints)
    .slice(0, mostReasons)
    .map(
      ({ aspect, change }) =>
        `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(Math.abs(change) < 10 ? 1 : 0)} points: ${parts[aspect][change > 0 ? 0 : 1]}`,
    );
