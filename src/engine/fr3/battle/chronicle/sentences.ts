/** Turns events into sentences for the battle log. */

import { lookUp } from '../chapters/asking.ts';
import type { BattleEvent, TestOf } from '../events.ts';
import { characterSetup, findUnit } from '../units/pieces.ts';
import { titleOf } from '../units/troop-facts.ts';
import { nameOf } from '../units/troops.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';
import { length, type Told } from './sentence.ts';

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
/** Moves shorter than this many inches are not mentioned. */
const leastTold = 0.05;

const ways = {
  ahead: 'move straight ahead',
  oblique: 'move obliquely',
  wheel: 'wheel',
  face: 'change their facing',
  rotate: 'turn on the spot',
  'on-line': 'form line',
  ranks: 'change their formation',
  'form-up': 'form up',
  square: 'form square',
  'open-square': 'leave their square',
  attached: 'attach to another unit',
  detached: 'leave the unit that they were attached to',
  disengaged: 'break off',
  'lined-up': 'are lined up with those who charge them',
  fled: 'run from the enemy',
  returned: 'come back to the table',
  'pushed-back': 'are pushed back',
  'follow-up': 'follow up',
  'driven-on': 'run on',
  deployed: 'are placed on the table',
  arrived: 'arrive on the table',
  darted: 'dart away',
  carried: 'are carried off',
  provoked: 'draw near in anger',
  dragged: 'are carried on in their melee',
  glided: 'glide on',
  withdrew: 'march towards their own table edge',
} as const;

const onLevels = {
  surface: 'reach the surface',
  flying: 'take to the air',
  swimming: 'dive',
  burrowing: 'go underground',
} as const;

const onStakes = {
  none: 'lose their stakes',
  carried: 'pull out their stakes',
  up: 'put up their stakes',
  left: 'leave their stakes behind',
} as const;

/** The usual words for passing and for failing a test. Tests with other words are listed in `tests`. */
const heads = ['keep their heads', 'fail the test'] as const;
const tests: Partial<Readonly<Record<TestOf, readonly [passed: string, failed: string]>>> = {
  trap: ['get clear of the trap', 'do not get clear of the trap'],
  parasitics: ['are free of parasitics', 'are not free of parasitics'],
  poison: ['overcome the poison', 'do not overcome the poison'],
  gaze: ['withstand the gaze', 'do not withstand the gaze'],
  innate: ['passed the test', 'failed the test'],
  barrier: ['get through', 'do not get through'],
  fade: ['pass the test', 'do not come back yet'],
  crash: ['get out from under the leviathan', 'are caught under the leviathan'],
  engulf: ['get clear of the leviathan', 'are engulfed'],
  ground: ['dare to go in', 'do not dare to go in'],
};

const edges = { top: 'upper', bottom: 'lower' } as const;
const strikes = {
  missiles: 'shoot at',
  artillery: 'fire at',
  lances: 'strike with their lances at',
  mine: 'set off a mine under',
} as const;

const fates = {
  unharmed: 'are unharmed',
  marked: 'lose a marker',
  demoralized: 'are demoralized',
  'double-demoralized': 'are double demoralized',
  captured: 'are captured',
  destroyed: 'are destroyed',
} as const;

/** Ground effects: the sentences for their start and their end. */
const grounds = {
  chasm: ['A chasm opens', 'The chasm closes'],
  'fire-wall': ['A wall of fire rises', 'The wall of fire goes out'],
  obstacle: ['An obstacle appears', 'The obstacle dissipates'],
  trees: ['A line of trees grows', 'The trees are gone'],
  rapids: ['The water becomes rapids', 'The rapids are calm'],
  ford: ['The water becomes a ford', 'The ford is gone'],
} as const;

export const sentences = {
  said: ({ text }) => text,
  edge: ({ side, home, first }, _, army) =>
    `${army(side)} takes the ${edges[home]} edge of the table; ${army(first)} moves first.`,
  moved: ({ units, way, inches }, name) => `${name(...units)} ${ways[way]}${inches < leastTold ? '' : `, ${length(inches)}`}.`,
  charged: ({ units, targets, inches }, name) =>
    `${name(...units)} charge ${name(...targets)}${inches < leastTold ? '' : ` over ${length(inches)}`}.`,
  level: ({ units, to }, name) => `${name(...units)} ${onLevels[to]}.`,
  'gave-way': ({ units, to }, name) => `${name(...units)} step aside for ${name(to)}.`,
  dismounted: ({ unit }, name) => `${name(unit)} dismount and fight on foot.`,
  stakes: ({ unit, now }, name) => `${name(unit)} ${onStakes[now]}.`,
  led: ({ character, unit }, name) => `${name(character)} goes with ${name(unit)}.`,
  'kept-facing': ({ unit, toward }, name) => `${name(unit)} keep facing ${name(toward)}.`,
  turned: ({ unit, toward }, name) => `${name(unit)} turn to face ${name(toward)}.`,
  rallied: ({ unit, rallied }, name) => `${name(unit)} ${rallied ? 'rally' : 'fail to rally'}.`,
  shot: ({ units, at, by, fate }, name) =>
    `${name(...units)} ${strikes[by]} ${name(at)}${fate === 'unharmed' ? ', without effect' : ''}.`,
  fought: ({ a, b, winner }, name) =>
    winner === null ? `${name(a)} and ${name(b)} fight to a draw.` : `${name(winner)} beat ${name(winner === a ? b : a)}.`,
  suffered: ({ unit, fate }, name) => `${name(unit)} ${fates[fate]}.`,
  left: ({ unit }, name) => `${name(unit)} are driven over the edge of the table.`,
  withdrawn: ({ unit }, name) => `${name(unit)} leave the battle by their own table edge.`,
  stayed: ({ unit }, name) => `${name(unit)} stay where they are.`,
  tested: ({ unit, of, passed, by = null }, name) =>
    of === 'fear' && by !== null
      ? `${name(unit)} are ${passed ? 'not afraid' : 'afraid'} of ${name(by)}.`
      : `${name(unit)} ${(tests[of] ?? heads)[passed ? 0 : 1]}.`,
  lost: ({ character, fate }, name) =>
    `${name(character)} ${{ killed: 'is killed', captured: 'is captured', escapes: 'escapes' }[fate]}.`,
  challenged: ({ by }, name) => `${name(by)} challenges the enemy.`,
  declined: ({ by }, name) => `The challenge is declined, so ${name(by)} gives no melee bonus this phase.`,
  confronted: ({ by, foe }, name) => `${name(by)} confronts ${name(foe)}.`,
  walked: ({ character }, name) => `${name(character)} leaves his unit.`,
  guarded: ({ by, ward }, name) => `${name(by)} guards ${name(ward)}.`,
  dueled: ({ a, b, loser, fate }, name) =>
    loser === null
      ? `${name(a)} and ${name(b)} fight, and neither wins.`
      : `${name(loser === a ? b : a)} beats ${name(loser)}${fate === 'escapes' ? ', who escapes to his unit' : ''}.`,
  held: ({ character }, name) => `${name(character)} stays captured.`,
  taken: ({ unit, by }, name) => `${name(by)} capture the artillery, which becomes ${name(unit)}.`,
  ground: ({ what, at, gone }) => `${grounds[what][gone ? 1 : 0]} at ${length(at.x)}, ${length(at.y)}.`,
  sided: ({ unit, side }, name, army) => `${name(unit)} now fight for ${army(side)}.`,
  ended: ({ text }) => text,
} satisfies { readonly [K in BattleEvent['kind']]?: Told<K> };

/** The name of a piece without its id: `Knights`, `the general`. Empty if the piece has no name. */
function nameAlone(state: State, id: PieceId): string {
  const unit = findUnit(state, id);
  if (unit) return nameOf(state, unit);
  const character = state.characters.find((each) => each.id === id);
  if (!character) return '';
  const setup = characterSetup(state, character);
  return setup.name ?? `the ${titleOf(setup)}`;
}

/** Pieces by their roster names, with equal names grouped: `Knights (A1, A2 and A4)`, `the general (A9)`. */
export function nameAll(state: State, ids: readonly PieceId[]): string {
  const named = new Map<string, PieceId[]>();
  for (const id of ids) {
    const name = nameAlone(state, id);
    named.set(name, [...(named.get(name) ?? []), id]);
  }
  return list([...named].map(([name, all]) => (name === '' ? list(all) : `${name} (${list(all)})`)));
}

const opened = (sentence: string): string => (sentence.startsWith('the ') ? `T${sentence.slice(1)}` : sentence);

/** Whether two events differ only in the unit they happen to. */
const alike = (one: BattleEvent, other: BattleEvent): boolean =>
  'unit' in one && 'unit' in other && JSON.stringify({ ...one, unit: '' }) === JSON.stringify({ ...other, unit: '' });

/**
 * Events as sentences. If the same event happens to several units in a row, it becomes one sentence, even if there are entries on
 * the record sheet in between.
 */
export function tellAll(
  state: State,
  events: readonly BattleEvent[],
): readonly { readonly event: BattleEvent; readonly text: string }[] {
  const next: { readonly event: BattleEvent; readonly units: PieceId[] }[] = [];
  for (const event of events) {
    const units = 'unit' in event && event.unit !== null ? [event.unit] : [];
    const last = next.findLast((each) => each.event.kind !== 'said' || each.event.heading);
    if (last && units.length > 0 && alike(last.event, event)) last.units.push(...units);
    else next.push({ event, units });
  }
  return next.map(({ event, units }) => ({ event, text: tell(state, event, units) }));
}

/** One event as a sentence with roster names. `units` lists every unit that it happened to. */
export function tell(state: State, event: BattleEvent, units: readonly PieceId[] = []): string {
  const name = (...ids: readonly PieceId[]): string => nameAll(state, ids[0] === units[0] && units.length > 1 ? units : ids);
  const army = (side: SideId): string => state.setup.armies[side].name;
  const { kind } = event;
  const says = Object.hasOwn(sentences, kind) ? sentences[kind as keyof typeof sentences] : lookUp.sentence(kind);
  return opened((says as Told<typeof kind>)(event as never, name, army));
}
