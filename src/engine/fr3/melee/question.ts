/** A question about one melee, as plain data. Page addresses, `fr3.meleeOdds` and battles all use this shape. */
import type { Level } from '../data/levels.ts';
import type { BonusTerrain } from '../data/units.ts';
import type { LeaderId } from './leaders.ts';

export type SideId = 'a' | 'b';
export const sideIds = ['a', 'b'] as const;
export const otherSide = (side: SideId): SideId => (side === 'a' ? 'b' : 'a');

/** The ground under a base: open, a kind of terrain that the rules name, or any other difficult ground. */
export type Ground = 'open' | BonusTerrain | 'difficult';

/** The circumstances of one side of a melee. A value that is left out has its default. */
export interface Circumstances {
  // What the unit is
  form: 'single' | 'block' | 'mass' | '1x2';
  stage: 'eggs' | 'larvae' | 'adults';
  model: 'bludgeon' | 'missile';
  elite: 'no' | '1-1-0' | '2-0-0' | '0-1-1';
  undead: boolean;
  dwarf: boolean;
  level: Level;
  /** The unit swims above the sea bottom, where other units treat it as units on land treat a flier. */
  overSeaBottom: boolean;
  bows: boolean;
  exchanged: boolean;
  mounts: boolean;
  barbarian: boolean;
  mutation: boolean;
  napoleonic: boolean;
  // What the army list gives the unit
  lances: 'no' | 'magic' | 'flame';
  /** The CF rolled for this turn; 0 if it is not rolled. */
  rolledFactor: number;
  /** For an avatar, the number of its army's infantry and cavalry units in play. */
  followers: number;
  ruler: boolean;
  mountedFanatics: boolean;
  sureFooted: boolean;
  dashing: boolean;
  steadyFire: boolean;
  rocks: boolean;
  pirateBane: boolean;
  secondHead: boolean;
  wagonFortress: boolean;
  supported: boolean;
  /** A machine in an automaton army, which has damage markers instead of morale. */
  automaton: boolean;
  // What the unit has lost, and what holds it
  state: 0 | 1 | 2;
  markers: number;
  trap: 'no' | 'trap' | 'grapple';
  parasitics: 'no' | 'ordinary' | 'elite';
  gaze: boolean;
  // How the unit entered the fight
  outsideArc: boolean;
  joined: boolean;
  column: boolean;
  inSquare: boolean;
  blocked: boolean;
  landed: boolean;
  // Where the unit is
  ground: Ground;
  uphill: boolean;
  stakes: boolean;
  fortification: boolean;
  shieldwall: boolean;
  pavisiers: boolean;
  sacredSite: boolean;
  // Who is with the unit
  support: number;
  flank: number;
  flankLight: number;
  rear: 'no' | 'unit' | 'light';
  attached: 'no' | 'skirmishers' | 'light-artillery';
  leader: LeaderId;
  superhero: boolean;
  weapon: boolean;
  /** The bonus from all characters except the first. */
  further: number;
  alchemist: 'no' | 'alchemist' | 'master';
  healer: boolean;
  bard: boolean;
  standard: 'no' | 'bearer' | 'group';
  protection: 'no' | 'clerical' | 'shamanic' | 'necromantic';
  // Magic on the unit
  bless: boolean;
  strength: boolean;
  righteousness: boolean;
  grogRation: boolean;
  freeze: boolean;
  laudanum: boolean;
  jihad: boolean;
  garlic: boolean;
  verminOff: boolean;
  miracle: boolean;
  ensureVictory: boolean;
  // Other
  other: number;
}

export type CircumstanceId = keyof Circumstances;

/** One side of the question: its unit, and all values that differ from the defaults. */
export type MeleeSide = { readonly unit: string } & { readonly [Id in CircumstanceId]?: Circumstances[Id] };

export interface MeleeQuestion {
  readonly a: MeleeSide;
  readonly b: MeleeSide;
  /** The side that charged into this melee. Without this field, neither side charged, or it is not known which one did. */
  readonly charge?: SideId;
  /** `first` (the default) is the melee in the phase of the charge; in `later` phases there are no first-round bonuses. */
  readonly round?: 'first' | 'later';
}
