/** Events in sentences for the log of a battle. */
import { spellHeadOf } from '../data/spell-list.ts';
import type { BattleEvent } from './events.ts';
import { titleOf } from './setup.ts';
import { characterSetup, type PieceId, type State, unitAt } from './state.ts';
import { nameOf } from './troops.ts';

type Told<K extends BattleEvent['kind']> = (event: Extract<BattleEvent, { kind: K }>, name: (id: PieceId) => string) => string;

const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const length = (inches: number): string => `${Math.round(inches * 100) / 100}″`;

const spellName = (id: string): string => spellHeadOf(id)?.name ?? id;
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
  carried: 'are carried off',
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

const strikes = { missiles: 'shoot at', artillery: 'fire at', lances: 'strike with their lances at' } as const;

const fates = {
  unharmed: 'are unharmed',
  marked: 'lose a marker',
  demoralized: 'are demoralized',
  'double-demoralized': 'are double demoralized',
  captured: 'are captured',
  destroyed: 'are destroyed',
} as const;

const sentences: { readonly [K in BattleEvent['kind']]: Told<K> } = {
  said: ({ text }) => text,
  edge: ({ side, home, first }) => `Side ${side} takes the ${home} edge; side ${first} moves first.`,
  moved: ({ units, way, inches }, name) => `${list(units.map(name))} ${ways[way]}${inches > 0 ? `, ${length(inches)}` : ''}.`,
  charged: ({ units, targets, inches }, name) =>
    `${list(units.map(name))} charge ${list(targets.map(name))} over ${length(inches)}.`,
  level: ({ units, to }, name) => `${list(units.map(name))} ${onLevels[to]}.`,
  'gave-way': ({ units, to }, name) => `${list(units.map(name))} step aside for ${name(to)}.`,
  dismounted: ({ unit }, name) => `${name(unit)} have dismounted, and fight on foot.`,
  stakes: ({ unit, now }, name) => `${name(unit)} ${onStakes[now]}.`,
  led: ({ character, unit }, name) => `${name(character)} goes with ${name(unit)}.`,
  turned: ({ unit, toward }, name) => `${name(unit)} turn to face ${name(toward)}.`,
  rallied: ({ unit, rallied }, name) => `${name(unit)} ${rallied ? 'rally' : 'fail to rally'}.`,
  shot: ({ units, at, by, fate }, name) =>
    `${list(units.map(name))} ${strikes[by]} ${name(at)}${fate === 'unharmed' ? ', without effect' : ''}.`,
  fought: ({ a, b, winner }, name) =>
    winner === null ? `${name(a)} and ${name(b)} fight to a draw.` : `${name(winner)} beat ${name(winner === a ? b : a)}.`,
  suffered: ({ unit, fate }, name) => `${name(unit)} ${fates[fate]}.`,
  factor: ({ unit, factor }, name) => `${name(unit)} have CF ${factor} in this turn.`,
  left: ({ unit }, name) => `${name(unit)} are driven over the edge of the table.`,
  stayed: ({ unit }, name) => `${name(unit)} stay where they are.`,
  tested: ({ unit, passed }, name) => `${name(unit)} ${passed ? 'keep their heads' : 'fail the test'}.`,
  lost: ({ character, fate }, name) =>
    `${name(character)} ${{ killed: 'is killed', captured: 'is captured', escapes: 'escapes' }[fate]}.`,
  challenged: ({ by }, name) => `${name(by)} challenges the enemy.`,
  declined: ({ by }, name) => `Nobody answers: ${name(by)} lends no melee bonus in this phase.`,
  dueled: ({ a, b, loser, fate }, name) =>
    loser === null
      ? `${name(a)} and ${name(b)} fight, and neither wins.`
      : `${name(loser === a ? b : a)} beats ${name(loser)}${fate === 'escapes' ? ', who gets away to his unit' : ''}.`,
  held: ({ character }, name) => `${name(character)} stays captured.`,
  cast: ({ character, spell, on, choice, at }, name) =>
    `${name(character)} casts ${spellName(spell)}${choice === null ? '' : `, the ${choice}`}${on.length > 0 ? ` on ${list(on.map(name))}` : ''}${at === null ? '' : `, to ${length(at.x)}, ${length(at.y)}`}.`,
  bids: ({ casting, defence, by }, name) =>
    `${points(casting)} for the spell, ${defence} against it${by === null ? '' : ` by ${name(by)}`}.`,
  summoned: ({ unit }, name) => `${name(unit)} appear.`,
  beset: ({ unit, wins }, name) => `${name(unit)} ${wins ? 'hold their own' : 'are beaten'}.`,
  resolved: ({ spell, works }) => `${spellName(spell)} ${works ? 'works' : 'is dispelled'}.`,
  ended: ({ text }) => text,
};

/** An event in one sentence; names are those of the rosters. */
export function tell(state: State, event: BattleEvent): string {
  const name = (id: PieceId): string => {
    const character = state.characters.find((each) => each.id === id);
    if (character) {
      const setup = characterSetup(state, character);
      return `${setup.name ?? `The ${titleOf(setup)}`} (${id})`;
    }
    return `${nameOf(state, unitAt(state, id))} (${id})`;
  };
  return (sentences[event.kind] as Told<typeof event.kind>)(event as never, name);
}
