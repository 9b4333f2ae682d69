/**
 * Facts about a shooter and its target. Each is written down once for the table (in notation, or as a state that only play brings
 * about) and once in the words of the oracle.
 */
import type { EffectId } from '../../../src/engine/fr3/battle/magic/effects.ts';
import { unitAt, withUnit } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { PieceId } from '../../../src/engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import type { Facts } from './fire-oracle.ts';

/** The side of a single base, in inches, with the slack of bases in contact. */
export const base = 1.5752;
export type Told = Readonly<Record<string, string | number | boolean>>;
export type Role = 'shooter' | 'target';

/** A unit on the table: its middle, its depth and width, and its front. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly deep: number;
  /** 1 if its front is to the north, −1 if it is to the south. */
  readonly front: 1 | -1;
}

export interface Fact {
  readonly name: string;
  readonly of: Role;
  /** Words for what it takes up. Facts with the same word exclude each other. */
  readonly slot: string;
  /** The types that can have it; every type without this field. */
  readonly types?: readonly string[];
  /** Words after the unit's place, or after its type with a plus. */
  readonly word?: string;
  readonly joined?: string;
  /** Other units and terrain. `friend` and `enemy` are the letters of the sides. */
  around?(spot: Spot, friend: string, enemy: string): readonly string[];
  /** A state that notation cannot express. */
  brings?(state: State, id: string): State;
  /** What it means in the oracle's words. */
  readonly me?: Told;
  /** A second shooter, in the oracle's words. */
  readonly second?: Facts;
  /** The gap between shooter and target in inches, 4 without this field. */
  readonly gap?: number;
}

/** A type with what the notation and the oracle need to know about it. */
export interface Piece {
  readonly type: string;
  readonly words?: string;
  readonly me?: Told;
  /** In base sides. */
  readonly wide?: number;
  readonly deep?: number;
  /** Its name in the oracle, if that is not its type. */
  readonly called?: string;
  /** The unit that the shooter is attached to. */
  readonly host?: string;
}

export const at = (x: number, y: number): string => `${x.toFixed(4)},${y.toFixed(4)}`;
export const facing = ({ front }: Spot): string => (front === 1 ? 'N' : 'S');
export const box = (kind: string, { x, y, wide, deep }: Spot, more: number): string =>
  `terrain ${kind} ${at(x - wide / 2 - more, y - deep / 2 - more)} to ${at(x + wide / 2 + more, y + deep / 2 + more)}`;

const under =
  (is: EffectId): Fact['brings'] =>
  (state, id) => {
    const { effects, side } = unitAt(state, id);
    return withUnit(state, id, { effects: [...effects, { is, by: side, until: 'game' as const }] });
  };
/** The id of the unit of a side with its middle here. Units are numbered anew when a text is read. */
export const idAt = (state: State, side: string, x: number, y: number): string => {
  const found = state.units.find((unit) => unit.side === side && Math.hypot(unit.base.x - x, unit.base.y - y) < 0.01);
  if (!found) throw new Error(`Nobody of ${side} stands at ${x},${y}.`);
  return found.id;
};
const inSquare = (state: State, id: string): State => {
  const { side, base: at } = unitAt(state, id);
  const other = idAt(state, side, at.x, at.y + (side === 'A' ? -base : base));
  return withUnit(withUnit(state, id, { square: [id, other] }), other, { square: [id, other] });
};
const illusory = (state: State, id: string): State => withUnit(state, id, { illusion: `${id[0]}80` });

const living =
  'spears handweapons knights pikes mobs longbows muskets light-cavalry rangers skirmishers mounted beastmen heavy-cavalry'.split(
    ' ',
  );
/** Types that can be bought flying, among those that appear here. */
const fliers = 'spears handweapons mobs rangers skirmishers knights light-cavalry dragons swarms fanatics battlewagons'.split(
  ' ',
);
const burrowers = 'spears handweapons mobs rangers skirmishers swarms fanatics'.split(' ');
const undeadTypes = 'spears handweapons mobs knights longbows skirmishers light-cavalry rangers'.split(' ');

/** Types that can be demoralized: spirits and fanatics never are, and elementals are gone when they are so twice. */
const shaken = [
  ...living,
  'dragons',
  'blobs',
  'heavy-artillery',
  'light-artillery',
  'battlewagons',
  'swarms',
  'leviathans',
  'rifles',
];
const morale = (of: Role): readonly Fact[] => [
  {
    name: 'demoralized',
    of,
    slot: 'morale',
    word: 'demoralized',
    me: { state: 1 },
    types: [...shaken, 'mass', 'block', '1x2', 'earth-elemental', 'fire-elemental'],
  },
  {
    name: 'double demoralized',
    of,
    slot: 'morale',
    word: 'double-demoralized',
    me: { state: 2 },
    types: [...shaken, 'mass', 'block', '1x2'],
  },
];
const led = (of: Role): readonly Fact[] => [
  { name: 'a hero', of, slot: 'leader', joined: 'hero-1-1', types: living },
  { name: 'the general', of, slot: 'leader', joined: 'general-2-2', types: living },
];
const grounds = (of: Role): readonly Fact[] => [
  ...(['woods', 'marsh', 'town'] as const).map(
    (kind): Fact => ({
      name: `in ${kind}`,
      of,
      slot: 'ground',
      around: (spot) => [box(kind, spot, -0.4)],
      ...(of === 'target' ? { me: { stands: 'terrain' } } : {}),
    }),
  ),
  { name: 'on a hill', of, slot: 'ground', around: (spot) => [box('hill', spot, -0.1)] },
  { name: 'on rough ground', of, slot: 'ground', around: (spot) => [box('rough', spot, 0.4)] },
];
const spell = (of: Role, is: EffectId, me?: Told, types?: readonly string[]): Fact => ({
  ...{ name: `under ${is}`, of, slot: is.split('-')[0] as string, brings: under(is) },
  ...(me ? { me } : {}),
  ...(types ? { types } : {}),
});

/** A neighbour of the shooter to its left that joins the volley. */
const beside = (name: string, type: string, words: string, second: Told): Fact => ({
  name: `with ${name}`,
  of: 'shooter',
  slot: 'second',
  around: ({ x, y }, friend) => [`${friend}20 ${type} ${at(x - base, y)} N ${words}`],
  second: { unit: type, ...second },
});

export const ofShooters: readonly Fact[] = [
  ...morale('shooter'),
  ...led('shooter'),
  ...grounds('shooter'),
  { name: 'elite archers', of: 'shooter', slot: 'elite', word: 'elite=0-1-1', me: { elite: '0-1-1' } },
  { name: 'elite', of: 'shooter', slot: 'elite', word: 'elite=1-1-0', me: { elite: '1-1-0' } },
  { name: 'undead', of: 'shooter', slot: 'undead', word: 'undead', types: undeadTypes, me: { undead: true } },
  { name: 'illusory', of: 'shooter', slot: 'illusion', brings: illusory, me: { illusion: true } },
  {
    name: 'in a square',
    of: 'shooter',
    slot: 'square',
    types: ['muskets', 'rifles'],
    brings: inSquare,
    me: { square: true },
    around: ({ x, y }, friend) => [`${friend}19 muskets ${at(x, y - base)} S`],
  },
  { name: 'in the air', of: 'shooter', slot: 'level', word: 'flying', types: fliers, me: { level: 'flying' } },
  {
    name: 'with a targeter at work',
    of: 'shooter',
    slot: 'targeter',
    types: living,
    around: (_, friend) => [`${friend}31 individual with ${friend}1 magic=mad-scientist-1 targeter`],
    brings: (state, id) => ({
      ...state,
      characters: state.characters.map((each) =>
        each.host === id ? { ...each, running: [{ device: 'targeter', unit: id as PieceId }] } : each,
      ),
    }),
    me: { targeter: true },
  },
  spell('shooter', 'spyglass', { spyglass: true }),
  spell('shooter', 'fire-arrow', { fireArrow: true }),
  spell('shooter', 'intervention-add', { other: 1 }),
  spell('shooter', 'intervention-subtract', { other: -1 }),
  spell('shooter', 'bless', undefined, living),
  spell('shooter', 'strength'),
  spell('shooter', 'trap'),
  spell('shooter', 'sudden-squall', { stopped: true }),
  spell('shooter', 'sudden-wind', { stopped: true }),
  spell('shooter', 'gaze', { stopped: true }),
  spell('shooter', 'hide', { stopped: true }),
  beside('skirmishers', 'skirmishers', '', {}),
  beside('elite skirmishers', 'skirmishers', 'elite=0-1-1', { elite: '0-1-1' }),
  beside('undead longbows', 'longbows', 'undead', { undead: true }),
  beside('muskets', 'muskets', '', {}),
  beside('rifles', 'rifles', '', {}),
  beside('a breathing dragon', 'dragons', 'bows', {}),
  {
    name: 'near an enemy air elemental',
    of: 'shooter',
    slot: 'calm',
    me: { stopped: true },
    around: ({ x, y }, _, enemy) => [`${enemy}21 air-elemental ${at(x + 4, y + 6)} S`],
  },
  {
    name: 'near an air elemental that looks away',
    of: 'shooter',
    slot: 'calm',
    around: ({ x, y }, _, enemy) => [`${enemy}21 air-elemental ${at(x + 4, y + 6)} N`],
  },
  {
    name: 'in melee',
    of: 'shooter',
    slot: 'contact',
    me: { engaged: true },
    around: ({ x, y, wide }, _, enemy) => [`${enemy}22 mobs ${at(x + wide / 2 + base / 2, y)} W`],
  },
  { name: 'from 5 inches', of: 'shooter', slot: 'gap', gap: 5 },
  { name: 'from 8 inches', of: 'shooter', slot: 'gap', gap: 8, types: ['longbows', 'muskets', 'rifles', 'rangers'] },
  { name: 'from 12 inches', of: 'shooter', slot: 'gap', gap: 12 },
];

export const ofShot: readonly Fact[] = [
  ...morale('target'),
  ...led('target'),
  ...grounds('target'),
  { name: 'elite', of: 'target', slot: 'elite', word: 'elite=1-1-0' },
  { name: 'undead', of: 'target', slot: 'undead', word: 'undead', types: undeadTypes, me: { undead: true } },
  { name: 'a bard', of: 'target', slot: 'bard', types: living, around: () => ['B70 hero-1-1 with B1 bard'], me: { bard: true } },
  { name: 'a bard far away', of: 'target', slot: 'bard', around: () => ['B70 hero-1-1 with B90 bard'] },
  { name: 'a healer', of: 'target', slot: 'bard', types: living, around: () => ['B70 individual with B1 healer'] },
  {
    name: 'warded against wizards',
    of: 'target',
    slot: 'bard',
    types: living,
    me: { wizardWard: true },
    around: () => ['B70 hero-1-1 with B1 protection-wizard'],
  },
  {
    name: 'heavy armor',
    of: 'target',
    slot: 'armor',
    types: ['spears', 'handweapons', 'knights'],
    word: 'heavy-armor',
    me: { heavyArmor: true },
  },
  {
    name: 'a shieldwall',
    of: 'target',
    slot: 'tortoise',
    types: ['spears', 'handweapons'],
    word: 'shieldwall',
    me: { tortoise: true },
  },
  {
    name: 'pavisiers',
    of: 'target',
    slot: 'pavisiers',
    types: ['longbows', 'crossbow-handgun'],
    word: 'pavisiers',
    me: { pavisiers: true },
  },
  { name: 'stakes', of: 'target', slot: 'stakes', types: ['handweapons', 'longbows', 'skirmishers'], word: 'stakes' },
  {
    name: 'skirmishers attached',
    of: 'target',
    slot: 'attached',
    types: ['spears', 'pikes', 'handweapons', 'knights'],
    around: () => ['B23 skirmishers with B1'],
  },
  { name: 'deep in woods', of: 'target', slot: 'ground', me: { stands: 'deep' }, around: (spot) => [box('woods', spot, 1.7)] },
  {
    name: 'in works',
    of: 'target',
    slot: 'ground',
    types: ['spears', 'handweapons', 'longbows', 'muskets', 'skirmishers'],
    around: ({ x, y }) => [`works B ${at(x, y)}`],
  },
  {
    name: 'in works with pavisiers',
    of: 'target',
    slot: 'ground',
    types: ['spears', 'handweapons', 'longbows', 'muskets', 'skirmishers'],
    me: { stands: 'works' },
    around: ({ x, y }) => [`works B ${at(x, y)} pavisiers`],
  },
  {
    name: 'in the air',
    of: 'target',
    slot: 'level',
    word: 'flying',
    types: fliers,
    me: { level: 'flying', stands: 'open', tortoise: false },
  },
  {
    name: 'under ground',
    of: 'target',
    slot: 'level ground',
    word: 'burrowing',
    types: burrowers,
    me: { level: 'burrowing', stands: 'open', tortoise: false },
  },
  {
    name: 'a friend in the way behind',
    of: 'target',
    slot: 'rear',
    me: { obstructed: true },
    around: ({ x, y, deep }, friend) => [`${friend}24 mobs ${at(x, y + deep / 2 + base / 2 + 0.3)} N`],
  },
  {
    name: 'an enemy in the way behind',
    of: 'target',
    slot: 'rear',
    me: { obstructed: true },
    around: ({ x, y, deep }, _, enemy) => [`${enemy}24 mobs ${at(x, y + deep / 2 + base / 2 + 0.3)} N`],
  },
  {
    name: 'a wall behind',
    of: 'target',
    slot: 'rear',
    me: { obstructed: true },
    around: ({ x, y, deep }) => [`terrain wall ${at(x - 0.5, y + deep / 2 + 0.5)} to ${at(x + 0.5, y + deep / 2 + 1)}`],
  },
  {
    name: 'in melee',
    of: 'target',
    slot: 'contact',
    me: { engaged: true },
    around: ({ x, y, wide }, _, enemy) => [`${enemy}25 mobs ${at(x + wide / 2 + base / 2, y)} W`],
  },
  {
    name: 'in a square',
    of: 'target',
    slot: 'square',
    types: ['muskets', 'rifles', 'pikes'],
    brings: inSquare,
    me: { square: 2, squareMarkers: 0 },
    around: ({ x, y }, friend) => [`${friend}19 muskets ${at(x, y + base)} N`],
  },
  { name: 'illusory', of: 'target', slot: 'illusion', brings: illusory },
  spell('target', 'garlic', { garlic: true }),
  spell('target', 'bless', undefined, living),
  spell('target', 'strength'),
  spell('target', 'miracle'),
  spell('target', 'trap'),
  spell('target', 'grog-ration'),
  spell('target', 'hide', { hidden: true }),
  {
    name: 'short of a marker',
    of: 'target',
    slot: 'markers',
    types: ['mass', 'block', 'leviathans', '1x2'],
    brings: (state, id) => withUnit(state, id, { markers: unitAt(state, id).markers - 1 }),
    me: { markerLost: true },
  },
  {
    name: 'without markers',
    of: 'target',
    slot: 'markers',
    types: ['mass', 'block', 'leviathans', '1x2'],
    brings: (state, id) => withUnit(state, id, { markers: 0 }),
    me: { markers: 0 },
  },
];

const guns = ['heavy-artillery', 'light-artillery'];
const ofBoth = ['morale', 'ground', 'illusion', 'level', 'calm', 'contact'];

/** What can be true of artillery as of missile troops, and what only artillery can have. */
export const ofGuns: readonly Fact[] = [
  ...ofShooters.filter(({ slot, brings }) => ofBoth.includes(slot) || (brings && slot !== 'square')),
  { name: 'elite', of: 'shooter', slot: 'elite', types: guns, word: 'elite=1-1-0', me: { elite: true } },
  { name: 'undead', of: 'shooter', slot: 'undead', types: ['heavy-artillery'], word: 'undead', me: { undead: true } },
  {
    ...{
      name: 'napoleonic',
      of: 'shooter' as const,
      slot: 'napoleonic',
      types: guns,
      word: 'napoleonic',
      me: { napoleonic: true },
    },
    around: (_, friend) => [`${friend}30 muskets 4,4 N`],
  },
  {
    name: 'an automaton with a mechanic',
    of: 'shooter',
    slot: 'automaton',
    types: ['heavy-artillery'],
    word: 'automaton',
    around: (_, friend) => [`${friend}32 individual with ${friend}1 mechanic`],
    me: { mechanic: true, automaton: true },
  },
  { name: 'heavy shot', of: 'shooter', slot: 'shot', types: guns, word: 'heavy-shot', me: { russian: true } },
];
