/** How the battle page says what may be done and what is asked; the engine says why something may not be done. */

import { callings } from '../../engine/fr3/battle/chapters/brought.ts';
import { reach } from '../../engine/fr3/battle/charge/approach.ts';
import { controlled } from '../../engine/fr3/battle/control.ts';
import type { TestOf } from '../../engine/fr3/battle/events.ts';
import type { AspectId } from '../../engine/fr3/battle/judgement.ts';
import { effectOf } from '../../engine/fr3/battle/magic/effects.ts';
import { type Action, asksFor } from '../../engine/fr3/battle/ruleset.ts';
import {
  type Ask,
  type AskKind,
  type BattleUnit,
  type Effect,
  findUnit,
  inShieldwall,
  type PieceId,
  phaseOf,
  type SideId,
  type State,
} from '../../engine/fr3/battle/state.ts';
import { fireUnder } from '../../engine/fr3/battle/strange/alight.ts';
import { nameAll } from '../../engine/fr3/battle/tell.ts';
import { stepOf } from '../../engine/fr3/companion/places.ts';
import { unitOf } from '../../engine/fr3/data/units.ts';
import type { Reason } from '../../engine/kernel/opponent.ts';
import { sentenceCase } from '../../engine/kernel/text.ts';
import { called } from './called.ts';
import { strangerAsks, strangerKinds } from './stranger-words.ts';

export { called };

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A number to two places, with a true minus. */
export const short = (n: number): string => String(Math.round(n * 100) / 100).replace('-', '−');
export const inches = (n: number): string => `${short(n)}″`;
const degrees = (tenths: number): string => `${short(Math.abs(tenths) / 10)}°`;
const hand = (n: number): string => (n < 0 ? 'left' : 'right');

export type Kind = Action['kind'];
type Of<K extends Kind> = Extract<Action, { kind: K }>;
export interface KindWords<K extends Kind> {
  /** On the button and above the choices of this kind. */
  readonly label: string;
  /** What exactly is done. Who does it stands beside it. */
  says(action: Of<K>, state: State): string;
}

/** A spell by its name, with what is chosen of it. */
export const saySpell = ({ spell, choice, points }: Of<'cast'> | Of<'cast-at'>): string =>
  [
    callings().spellName(spell),
    choice !== null && `(${unitOf(choice)?.name ?? choice.replaceAll('-', ' ')})`,
    points !== null && `for ${points}`,
  ]
    .filter(Boolean)
    .join(' ');

const turns = { left: 'to the left', right: 'to the right', about: 'about' } as const;
const comesTo = {
  surface: 'Come to the surface',
  flying: 'Take to the air',
  swimming: 'Dive',
  burrowing: 'Go under ground',
} as const;
const wrapped = {
  none: '',
  left: ', wrapping round the left end',
  right: ', wrapping round the right end',
  both: ', wrapping round both ends',
} as const;

const kinds: { readonly [K in Kind]?: KindWords<K> } = {
  ...strangerKinds,
  edge: {
    label: 'Choose the edge',
    says: ({ home, first }) =>
      `Take the ${home === 'bottom' ? 'lower' : 'upper'} edge and ${first ? 'move first' : 'let the enemy move first'}`,
  },
  deploy: {
    label: 'Deploy',
    says: ({ x, y, wide, units }) => `Stand at ${short(x)}, ${short(y)}${units.length > 1 ? `, ${wide} abreast` : ''}`,
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
  engage: { label: 'Turn to engage', says: ({ to }, state) => `Turn onto ${called(state, to)}` },
  surge: {
    label: 'Turn and go',
    says: (action) => `Turn to the ${hand(action.angle)} by ${degrees(action.angle)} and go ${inches(action.inches)}`,
  },
  'on-line': { label: 'Go on line', says: ({ side }) => `Go on line to the ${side}` },
  ranks: { label: 'Change ranks', says: ({ wide, side }) => `Stand ${wide} abreast, from the ${side}` },
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
  detach: { label: 'Detach', says: () => 'Leave the unit that they are with' },
  transfer: {
    label: 'Leaders',
    says: ({ character, to }, state) => `${called(state, character)} goes to ${called(state, to)}`,
  },
  dismount: { label: 'Dismount', says: ({ as }) => `Fight on foot as ${unitOf(as)?.name ?? as}` },
  level: { label: 'Change level', says: ({ to }) => comesTo[to] },
  stakes: { label: 'Stakes', says: ({ up }) => (up ? 'Put up the stakes' : 'Pull out the stakes') },
  return: { label: 'Come back', says: ({ along }) => `Come back to the table at ${inches(along)} along its edge` },
  charge: {
    label: 'Charge',
    says(action, state) {
      const found = reach(state, action);
      const targets = found.ok
        ? [...new Set(found.pairs.map(({ enemy }) => enemy.id))]
        : action.over === null
          ? []
          : [action.over];
      const whom = targets.length > 0 ? ` ${called(state, ...targets)}` : '';
      const far = found.ok ? ` over ${inches(found.inches)}` : '';
      return `Charge${whom}${far}${wrapped[action.wrap]}`;
    },
  },
  challenge: {
    label: 'Challenge',
    says: ({ by }, state) => (by === null ? 'Challenge nobody' : `${called(state, by)} challenges the enemy`),
  },
  answer: {
    label: 'Answer',
    says: ({ character }, state) => (character === null ? 'Decline the challenge' : `${called(state, character)} answers`),
  },
  decline: { label: 'Lend no bonus', says: ({ character }, state) => `${called(state, character)} lends no melee bonus` },
  disengage: { label: 'Break off', says: () => 'Break off from the fight' },
  face: { label: 'Turn to', says: ({ to }, state) => `Turn to ${called(state, to)}` },
  fight: { label: 'Fight', says: ({ a, b }, state) => `${called(state, a)} against ${called(state, b)}` },
  'follow-up': { label: 'Follow up', says: ({ go }) => (go ? 'Follow up into the gap' : 'Stay where they are') },
  pivot: {
    label: 'Turn in the gap',
    says: ({ to }, state) => (to === null ? 'Stay as they are' : `Turn onto ${called(state, to)}`),
  },
  waver: { label: 'Waver', says: ({ unit }, state) => `${called(state, unit)} waver` },
  cast: {
    label: 'Cast a spell',
    says: (action, state) => `Cast ${saySpell(action)}${action.on.length > 0 ? ` on ${called(state, ...action.on)}` : ''}`,
  },
  'cast-at': {
    label: 'Cast a spell',
    says: (action, state) =>
      `Cast ${saySpell(action)}${action.on.length > 0 ? ` on ${called(state, ...action.on)}` : ''}, at ${short(action.x)}, ${short(action.y)}`,
  },
  taunt: { label: 'Taunt', says: ({ by, at }, state) => `${called(state, by)} taunts ${called(state, at)}` },
  'own-hand': { label: 'Choose death', says: ({ character }, state) => `${called(state, character)} dies by his own hand` },
  custody: { label: 'Take over', says: ({ unit }, state) => `${called(state, unit)} take over the captive` },
  curse: { label: 'Curse', says: ({ unit }, state) => `He is with ${called(state, unit)}` },
  steal: {
    label: 'Steal',
    says: ({ from }, state) => (from === null ? 'The thief goes to the camp' : `The thief robs ${called(state, from)}`),
  },
  gift: {
    label: 'Give',
    says: ({ character }, state) => (character === null ? 'Nobody has it' : `${called(state, character)} has it`),
  },
  confront: {
    label: 'Go up to an enemy',
    says: ({ character, foe }, state) => `${called(state, character)} goes up to ${called(state, foe)}`,
  },
  walk: {
    label: 'Go alone',
    says: ({ character, x, y }, state) => `${called(state, character)} goes to ${short(x)}, ${short(y)}`,
  },
  guard: { label: 'Guard', says: ({ character, ward }, state) => `${called(state, character)} guards ${called(state, ward)}` },
  shed: { label: 'Shed parasitics', says: () => 'Try to shed the parasitics' },
  hold: {
    label: 'Cast nothing',
    says: ({ until }) => (until === 'now' ? 'Cast nothing now' : `Cast nothing in this ${until}`),
  },
  bid: {
    label: 'Put in points',
    says: ({ by, own, army }, state) =>
      own + army === 0
        ? 'Put in nothing'
        : `Put in ${listed([...(own > 0 && by !== null ? [`${own} of ${nameAll(state, [by])}`] : []), ...(army > 0 ? [`${army} of the army pool`] : [])])}`,
  },
  burn: {
    label: 'Spend the clock',
    says: ({ character, points }, state) =>
      `Turn ${points === 1 ? '1 point' : `${points} points`} of the clock into magic for ${nameAll(state, [character])}`,
  },
  grenade: {
    label: 'Throw the grenade',
    says: ({ character, at }, state) => `${called(state, character)} throws his grenade at ${called(state, at)}`,
  },
  activate: {
    label: 'Set off a device',
    says: ({ character, device, on, points }, state) =>
      `${state.characters.some(({ id, running }) => id === character && running.some((each) => each.device === device)) ? 'Stop: ' : ''}${callings().soldAs(device).name}${on === null ? '' : ` at ${called(state, on)}`}, for ${points === 1 ? '1 point' : `${points} points`}`,
  },
  'activate-at': {
    label: 'Set off a device',
    says: ({ device, x, y, points }) =>
      `${callings().soldAs(device).name} to ${short(x)}, ${short(y)}, for ${points === 1 ? '1 point' : `${points} points`}`,
  },
  paint: { label: 'Paint', says: ({ unit, at }, state) => `${called(state, unit)} shoot paint at ${called(state, at)}` },
  'shut-off': { label: 'Shut a device off', says: ({ device }) => `Shut off: ${callings().soldAs(device).name}` },
  'fade-to': { label: 'Let it return', says: ({ x, y }) => `It returns at ${short(x)}, ${short(y)}` },
  pass: { label: 'Done', says: (_, state) => `Done with ${stepOf(state.sheet.step).title.toLowerCase()}` },
};

/** Whether the page has words of its own for a kind of action. */
export const hasWords = (kind: string): boolean => Object.hasOwn(kinds, kind);

/** A kind that has come since says its own name: nobody is stuck for want of a word. */
export const labelOf = (kind: Kind): string => kinds[kind]?.label ?? sentenceCase(kind).replaceAll('-', ' ');

/** The fields of an action that say who makes it: they stand beside it. */
const makers: readonly string[] = ['kind', 'units', 'unit', 'character'];

/** What an action without words of its own carries, in its order: names of pieces, numbers, words. */
function sayFields(state: State, action: Action): string {
  const say = (value: unknown): string =>
    typeof value === 'number'
      ? short(value)
      : typeof value === 'string'
        ? called(state, value).replaceAll('-', ' ')
        : Array.isArray(value)
          ? listed(value.map(say))
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
  (kinds[action.kind] as KindWords<Kind> | undefined)?.says(action as Of<Kind>, state) ?? sayUnworded(state, action);

const asks: Readonly<Partial<Record<AskKind, string>>> = {
  ...strangerAsks,
  edge: 'Which edge do you take, and who moves first?',
  deploy: 'Deploy your army.',
  rally: 'Who tries to rally?',
  missiles: 'Who shoots?',
  movement: 'Who moves or charges?',
  melee: 'Which melee is fought next?',
  challenge: 'Who challenges an individual of the enemy?',
  answer: 'You are challenged: who answers?',
  steal: 'Whom does the thief rob?',
  gift: 'Who has what the thief has stolen?',
  custody: 'Which unit takes over the captive?',
  curse: 'Which enemy unit does the anti-hero go with?',
  decline: 'Which of your strongest characters lends no melee bonus?',
  face: 'To whom do they turn?',
  'follow-up': 'Do they follow up?',
  gap: 'Do they turn onto an enemy beside them?',
  waver: 'Your army wavers: which unit loses heart?',
  shed: 'Who tries to shed its parasitics?',
  champion: 'Which major character fights the ethereal?',
  withstand: 'Do they withstand the magic?',
  evade: 'Do they get out of the way?',
  abort: 'Do the chargers try to hold back?',
  ambush: 'Do they fight those who go through them?',
  magic: 'Do you cast a spell now?',
  bid: 'How many points do you put in? The other side does not see it yet.',
};

export const hasAskWords = (what: string): boolean => Object.hasOwn(asks, what);

/** After the first points are laid open, more may be added. */
const asksAgain = 'Do you put in more points? The other side does not see it yet.';

export const sayAsk = (state: State, { what, unit }: Ask): string =>
  what === 'bid' && state.magic.spell?.open
    ? asksAgain
    : `${unit === undefined ? '' : `${called(state, unit)}: `}${asks[what] ?? `${sentenceCase(asksFor[what])}?`}`;

export const armyName = (state: State, side: SideId): string => state.setup.armies[side].name;

const compass = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;
/** The way that somebody looks, in words; north is up the table. */
export const sayFacing = (tenths: number): string => compass[Math.round(tenths / 450) % compass.length] as string;

const morales = ['', 'demoralized', 'double demoralized'] as const;
const onLevels = { surface: '', flying: 'in the air', swimming: 'under water', burrowing: 'under ground' } as const;
const statuses = {
  reserve: 'not deployed yet',
  awaited: 'to come later',
  table: '',
  attached: 'attached',
  away: 'off the table',
  captured: 'captured',
  destroyed: 'destroyed',
  merged: 'dismounted as others',
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
};
export const sayTest = (of: TestOf): string => tests[of];

/** What a unit has done in this phase. */
const sayDeeds = ({ did }: BattleUnit): readonly (string | false)[] => [
  did.rallied && 'has tried to rally',
  (did.fired || did.bombarded) && 'has shot',
  did.charged ? 'has charged' : did.moved && 'has moved',
  did.fought && 'has fought',
];

/** How long an effect lasts. */
function sayUntil(state: State, until: Effect['until']): string {
  if (until === 'demoralized') return 'until they are demoralized';
  if (until === 'game') return 'to the end of the battle';
  const phases = until - phaseOf(state);
  return phases <= 0 ? 'to the end of this phase' : phases === 1 ? 'to the end of the next phase' : `for ${phases} more phases`;
}

/** What spells do to a unit, each with how long. */
export const sayEffects = (state: State, { effects }: Pick<BattleUnit, 'effects'>): readonly string[] =>
  effects.map((each) => `${effectOf(each).name} ${sayUntil(state, each.until)}`);

/** What only the stranger troops and their kit are. */
function sayStrange(state: State, unit: BattleUnit): readonly (string | false)[] {
  const fire = unit.status === 'table' ? fireUnder(state, unit) : undefined;
  return [
    unit.stage ?? false,
    inShieldwall(unit) && 'in shieldwall',
    unit.poison > 0 && 'poisoned',
    unit.offerings > 0 && 'with offerings',
    unit.ride !== null && (unit.ride.at === null ? `on board: ${unit.ride.by}` : `off board: ${unit.ride.by}`),
    fire !== undefined && (fire.marker === 'fire' ? 'in a fire' : 'where it smolders'),
  ];
}

/** What is to be said of a unit besides its name: state, way it looks, place. */
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
    ...sayStrange(state, unit),
    unit.effects.length > 0 && `under ${listed(sayEffects(state, unit))}`,
    status === 'table' && !controlled(state, unit) && 'out of control',
    ...sayDeeds(unit),
    host === null ? statuses[status] : `with ${called(state, host)}`,
    status === 'table' && place,
  ]
    .filter(Boolean)
    .join(', ');
}

const parts: Readonly<Record<AspectId, string>> = {
  'own-troops': 'your troops',
  'enemy-troops': 'their troops',
  'own-leaders': 'your leaders',
  'enemy-leaders': 'their leaders',
  clocks: 'the clocks',
  fights: 'the melees in hand',
  chances: 'what your units could do next',
  dangers: 'what theirs could do next',
  objective: 'the terrain objective',
  aims: 'the aims of the scenario',
  result: 'the result',
};
/** Parts of a judgement that are said, and how many points are worth a word. */
const mostReasons = 3;
const leastPoints = 0.5;

/** Why something is suggested: what it changes on average, in victory points. */
export const sayReasons = (reasons: readonly Reason<AspectId>[]): readonly string[] =>
  reasons
    .filter(({ change }) => Math.abs(change) >= leastPoints)
    .slice(0, mostReasons)
    .map(
      ({ aspect, change }) =>
        `${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(Math.abs(change) < 10 ? 1 : 0)} for ${parts[aspect]}`,
    );
