/** Events in sentences for the log of a battle. */

import { holdingOf } from '../companion/holdings.ts';
import { callings } from './chapters/brought.ts';
import type { BattleEvent, TestOf } from './events.ts';
import { titleOf } from './setup.ts';
import { characterSetup, findUnit, type PieceId, type SideId, type State } from './state.ts';
import { nameOf } from './troops.ts';

type Told<K extends BattleEvent['kind']> = (
  event: Extract<BattleEvent, { kind: K }>,
  name: (...ids: readonly PieceId[]) => string,
  army: (side: SideId) => string,
) => string;

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const length = (inches: number): string => `${Math.round(inches * 100) / 100}″`;

const spellName = (id: string): string => callings().spellHeadOf(id)?.name ?? id;
const points = (n: number): string => `${n} ${n === 1 ? 'point' : 'points'}`;

const ways = {
  ahead: 'move straight ahead',
  oblique: 'move obliquely',
  wheel: 'wheel',
  face: 'change their facing',
  rotate: 'turn on the spot',
  'on-line': 'go on line',
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
  'driven-on': 'are driven on',
  deployed: 'are deployed',
  arrived: 'arrive on the table',
  darted: 'dart away',
  carried: 'are carried off',
  provoked: 'draw near in anger',
  dragged: 'are carried on in their melee',
  glided: 'glide on',
} as const;

const onLevels = {
  surface: 'are on the surface now',
  flying: 'take to the air',
  swimming: 'dive',
  burrowing: 'go under ground',
} as const;

const onStakes = {
  none: 'lose their stakes',
  carried: 'pull out their stakes',
  up: 'put up their stakes',
  left: 'leave their stakes behind',
} as const;

const onFires = { none: 'nothing burns now', smolder: 'it smolders', fire: 'a fire burns' } as const;

const onRides = {
  aboard: 'go on board of their transport',
  left: 'leave their transport where it stands',
  lost: 'lose the transport that they had left',
} as const;

const onNuisances = {
  trap: 'are caught in a trap',
  'elite-trap': 'are caught in an elite trap',
  parasitics: 'are beset by parasitics',
  'elite-parasitics': 'are beset by elite parasitics',
} as const;

/** What passing and failing a test of nerve comes to, where it is not a matter of keeping their heads. */
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
};

const edges = { top: 'upper', bottom: 'lower' } as const;
const forceNames = { flank: 'flanking force', rear: 'rear force' } as const;

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

/** What comes on the ground, and what goes. */
const grounds = {
  chasm: ['A chasm opens', 'The chasm closes'],
  'fire-wall': ['A wall of fire rises', 'The wall of fire goes out'],
  obstacle: ['An obstacle appears', 'The obstacle dissipates'],
  trees: ['A line of trees grows', 'The trees are gone'],
  rapids: ['The water becomes rapids', 'The rapids are calm'],
  ford: ['The water becomes a ford', 'The ford is gone'],
} as const;

const sentences: { readonly [K in BattleEvent['kind']]: Told<K> } = {
  said: ({ text }) => text,
  edge: ({ side, home, first }, _, army) =>
    `${army(side)} takes the ${edges[home]} edge of the table; ${army(first)} moves first.`,
  moved: ({ units, way, inches }, name) => `${name(...units)} ${ways[way]}${inches > 0 ? `, ${length(inches)}` : ''}.`,
  charged: ({ units, targets, inches }, name) => `${name(...units)} charge ${name(...targets)} over ${length(inches)}.`,
  level: ({ units, to }, name) => `${name(...units)} ${onLevels[to]}.`,
  'gave-way': ({ units, to }, name) => `${name(...units)} step aside for ${name(to)}.`,
  dismounted: ({ unit }, name) => `${name(unit)} have dismounted, and fight on foot.`,
  stakes: ({ unit, now }, name) => `${name(unit)} ${onStakes[now]}.`,
  led: ({ character, unit }, name) => `${name(character)} goes with ${name(unit)}.`,
  turned: ({ unit, toward }, name) => `${name(unit)} turn to face ${name(toward)}.`,
  rallied: ({ unit, rallied }, name) => `${name(unit)} ${rallied ? 'rally' : 'fail to rally'}.`,
  repaired: ({ unit, works }, name) =>
    `${name(unit)} ${works ? 'are repaired by a marker' : 'cannot be repaired in this phase'}.`,
  shot: ({ units, at, by, fate }, name) =>
    `${name(...units)} ${strikes[by]} ${name(at)}${fate === 'unharmed' ? ', without effect' : ''}.`,
  fought: ({ a, b, winner }, name) =>
    winner === null ? `${name(a)} and ${name(b)} fight to a draw.` : `${name(winner)} beat ${name(winner === a ? b : a)}.`,
  suffered: ({ unit, fate }, name) => `${name(unit)} ${fates[fate]}.`,
  factor: ({ unit, factor }, name) => `${name(unit)} have CF ${factor} in this turn.`,
  came: ({ side, force }, _, army) => `The ${forceNames[force]} of ${army(side)} has come.`,
  delayed: ({ side, force }, _, army) => `The ${forceNames[force]} of ${army(side)} is not there yet.`,
  sited: ({ side, holding }, _, army) => `${army(side)} places its ${holdingOf[holding].name.toLowerCase()}.`,
  bent: ({ side, from, to, decides }, _, army) =>
    `${army(side)} turns the ${from} into ${to}: ${decides}. What that die had brought is undone, and it goes so instead.`,
  controlled: ({ unit }, name) => `${name(unit)} are controlled in this turn.`,
  positioned: ({ unit }, name) => `${name(unit)} are positioned as a fortress.`,
  branded: ({ character }, name) => `${name(character)} is branded a heretic.`,
  left: ({ unit }, name) => `${name(unit)} are driven over the edge of the table.`,
  stayed: ({ unit }, name) => `${name(unit)} stay where they are.`,
  engulfed: ({ unit, by }, name) => `${name(by)} come up under ${name(unit)}.`,
  'set-upon': ({ unit, by }, name) => `${name(by)} turn on their own side: they fight ${name(unit)}.`,
  tested: ({ unit, of, passed }, name) => `${name(unit)} ${(tests[of] ?? heads)[passed ? 0 : 1]}.`,
  lost: ({ character, fate }, name) =>
    `${name(character)} ${{ killed: 'is killed', captured: 'is captured', escapes: 'escapes' }[fate]}.`,
  challenged: ({ by }, name) => `${name(by)} challenges the enemy.`,
  declined: ({ by }, name) => `Nobody answers: ${name(by)} lends no melee bonus in this phase.`,
  taunted: ({ by, unit }, name) => `${name(unit)} are taunted by ${name(by)}.`,
  'own-hand': ({ character, honour }, name) =>
    `${name(character)} dies by his own hand${honour ? ', and his army takes heart' : ', and without honour'}.`,
  stole: ({ by, from, what, caught }, name) =>
    caught
      ? `${name(by)} is caught and executed.`
      : `${name(by)} steals ${what === null ? 'nothing' : what === 'camp' ? 'from the camp' : callings().soldAs(what).name}${from === null ? '' : ` from ${name(from)}`}.`,
  given: ({ character, what }, name) => `${name(character)} has it now: ${callings().soldAs(what).name}.`,
  cursed: ({ character, unit }, name) => `${name(character)} is with ${name(unit)} now.`,
  confronted: ({ by, foe }, name) => `${name(by)} goes up to ${name(foe)}.`,
  freed: ({ unit, of }, name) =>
    `${name(unit)} are rid of ${{ trap: 'their trap', parasitic: 'their parasitics', eggs: 'the eggs in them' }[of]}.`,
  walked: ({ character }, name) => `${name(character)} goes his way alone.`,
  guarded: ({ by, ward }, name) => `${name(by)} guards ${name(ward)}.`,
  dueled: ({ a, b, loser, fate }, name) =>
    loser === null
      ? `${name(a)} and ${name(b)} fight, and neither wins.`
      : `${name(loser === a ? b : a)} beats ${name(loser)}${fate === 'escapes' ? ', who gets away to his unit' : ''}.`,
  held: ({ character }, name) => `${name(character)} stays captured.`,
  cast: ({ character, spell, on, choice, at }, name) =>
    `${name(character)} casts ${spellName(spell)}${choice === null || choice === spell ? '' : ` (${choice.replaceAll('-', ' ')})`}${on.length > 0 ? ` on ${name(...on)}` : ''}${at === null ? '' : `, at ${length(at.x)}, ${length(at.y)}`}.`,
  bids: ({ casting, defence, by }, name) =>
    `${points(casting)} for the spell, ${defence} against it${by === null ? '' : ` by ${name(by)}`}.`,
  laid: ({ what, unit }, name) => `${name(unit)} ${onNuisances[what]}.`,
  grew: ({ unit, large }, name) => `${name(unit)} grow${large ? ' to four bases' : ''}.`,
  hatched: ({ unit, stage }, name) => `${name(unit)} are ${stage} now.`,
  grappled: ({ unit, at, holds }, name) => `${name(unit)} ${holds ? 'lay hold of' : 'cannot lay hold of'} ${name(at)}.`,
  ride: ({ unit, now }, name) => `${name(unit)} ${onRides[now]}.`,
  handed: ({ unit, to }, name) => `${name(unit)} hand their offerings on to ${name(to)}.`,
  gazed: ({ unit, at }, name) => `${name(unit)} turn their gaze on ${name(at)}.`,
  fire: ({ x, y, now }) => `At ${length(x)}, ${length(y)} ${onFires[now]}.`,
  burned: ({ unit, fate }, name) => `${name(unit)} stand in the fire${fate === 'unharmed' ? ', and come through it' : ''}.`,
  taken: ({ unit, by }, name) => `${name(by)} turn the piece that they have taken on its owners: it is ${name(unit)} now.`,
  summoned: ({ unit }, name) => `${name(unit)} appear.`,
  used: ({ by, ability, on }, name) =>
    `${callings().innateOf(ability)?.name ?? ability} of ${name(by)} is used${on === null || on === by ? '' : ` on ${name(on)}`}.`,
  undone: ({ unit, what }, name) => `${name(unit)} are free of ${what}.`,
  dissipated: ({ unit }, name) => `${name(unit)} were an illusion, and dissipate.`,
  decoyed: ({ unit }, name) => `It strikes an illusion of ${name(unit)}.`,
  real: ({ unit }, name) => `${name(unit)} are real.`,
  maintained: ({ side, points: paid }, _, army) => `${army(side)} pays ${points(paid)} for an illusion.`,
  prepares: ({ character }, name) => `${name(character)} prepares a sacrifice.`,
  ground: ({ what, at, gone }) => `${grounds[what][gone ? 1 : 0]} at ${length(at.x)}, ${length(at.y)}.`,
  sided: ({ unit, side }, name, army) => `${name(unit)} fight for ${army(side)} now.`,
  beset: ({ unit, wins }, name) => `${name(unit)} ${wins ? 'hold their own' : 'are beaten'}.`,
  painted: ({ unit, at, stripped }, name) =>
    `${name(unit)} shoot paint at ${name(at)}${stripped ? ', whose protection is gone' : ', without effect'}.`,
  'at-post': ({ character }, name) => `${name(character)} is at his post, with the pots.`,
  bred: ({ by, unit, wild }, name) =>
    unit === null
      ? `Nothing comes out of the vat of ${name(by)}.`
      : `${name(unit)} come out of the vat of ${name(by)}${wild ? ', and obey nobody' : ''}.`,
  vat: ({ by, stands }, name) => `The vat of ${name(by)} ${stands ? 'stands where it is, at work' : 'is destroyed'}.`,
  device: ({ by, device, works }, name) =>
    `${callings().soldAs(device).name} of ${name(by)}: ${works ? 'it works' : 'it does not work'}.`,
  unfaded: ({ unit }, name) => `${name(unit)} come back from nothing.`,
  'spirit-gone': ({ unit }, name) => `The protective spirit of ${name(unit)} is gone.`,
  thrown: ({ by, at, fate }, name) =>
    `${name(by)} throws a holy hand grenade at ${name(at)}${fate === 'unharmed' ? ', without effect' : ''}.`,
  lulled: ({ unit, sleeps }, name) => `The magic on ${name(unit)} ${sleeps ? 'sleeps' : 'wakes'}.`,
  resolved: ({ spell, works }) => `${spellName(spell)} ${works ? 'works' : 'is dispelled'}.`,
  ended: ({ text }) => text,
};

/** The name of a piece without its sign: `Knights`, `the general`; empty where there is none. */
function nameAlone(state: State, id: PieceId): string {
  const unit = findUnit(state, id);
  if (unit) return nameOf(state, unit);
  const character = state.characters.find((each) => each.id === id);
  if (!character) return '';
  const setup = characterSetup(state, character);
  return setup.name ?? `the ${titleOf(setup)}`;
}

/** Pieces by the names of the rosters, those of one name together: `Knights (A1, A2 and A4)`, `the general (A9)`. */
export function nameAll(state: State, ids: readonly PieceId[]): string {
  const named = new Map<string, PieceId[]>();
  for (const id of ids) {
    const name = nameAlone(state, id);
    named.set(name, [...(named.get(name) ?? []), id]);
  }
  return list([...named].map(([name, all]) => (name === '' ? list(all) : `${name} (${list(all)})`)));
}

const opened = (sentence: string): string => (sentence.startsWith('the ') ? `T${sentence.slice(1)}` : sentence);

/** An event in one sentence; names are those of the rosters. */
export function tell(state: State, event: BattleEvent): string {
  const name = (...ids: readonly PieceId[]): string => nameAll(state, ids);
  const army = (side: SideId): string => state.setup.armies[side].name;
  return opened((sentences[event.kind] as Told<typeof event.kind>)(event as never, name, army));
}
