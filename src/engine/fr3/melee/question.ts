/**
 * A question about one melee, as plain data: the shape that a page's address carries, that
 * `fr3.meleeOdds` takes, and that a battle fills in from the table.
 */
import type { Level } from '../data/levels.ts';
import type { BonusTerrain } from '../data/units.ts';
import type { LeaderId } from './leaders.ts';

export type SideId = 'a' | 'b';
export const sideIds = ['a', 'b'] as const;
export const otherSide = (side: SideId): SideId => (side === 'a' ? 'b' : 'a');

/** Where a base stands: open ground, a kind of terrain that some rule names, or any other difficult ground. */
export type Ground = 'open' | BonusTerrain | 'difficult';

/** Everything that can be true of one side of a melee. What is left out has its default. */
export interface Circumstances {
  // What the unit is
  form: 'single' | 'block' | 'mass' | '1x2';
  stage: 'eggs' | 'larvae' | 'adults';
  model: 'bludgeon' | 'missile';
  elite: 'no' | '1-1-0' | '2-0-0' | '0-1-1';
  undead: boolean;
  dwarf: boolean;
  level: Level;
  bows: boolean;
  exchanged: boolean;
  mounts: boolean;
  barbarian: boolean;
  mutation: boolean;
  napoleonic: boolean;
  // What its army list makes of it
  lances: 'no' | 'magic' | 'flame';
  /** CF rolled for this turn; 0 when none is. */
  rolledFactor: number;
  /** Infantry and cavalry in play around an avatar. */
  followers: number;
  ruler: boolean;
  mountedFanatics: boolean;
  sureFooted: boolean;
  dashing: boolean;
  steadyFire: boolean;
  rocks: boolean;
  pirateBane: boolean;
  wagonFortress: boolean;
  supported: boolean;
  /** A machine of an automaton army: damage markers instead of morale. */
  automaton: boolean;
  // What it has suffered
  state: 0 | 1 | 2;
  markers: number;
  trap: 'no' | 'trap' | 'grapple';
  parasitics: 'no' | 'ordinary' | 'elite';
  gaze: boolean;
  // How it came into the fight
  outsideArc: boolean;
  joined: boolean;
  column: boolean;
  inSquare: boolean;
  blocked: boolean;
  landed: boolean;
  // Where it stands
  ground: Ground;
  uphill: boolean;
  stakes: boolean;
  fortification: boolean;
  shieldwall: boolean;
  pavisiers: boolean;
  sacredSite: boolean;
  // Who is with it
  support: number;
  flank: number;
  flankLight: number;
  rear: 'no' | 'unit' | 'light';
  attached: 'no' | 'skirmishers' | 'light-artillery';
  leader: LeaderId;
  superhero: boolean;
  weapon: boolean;
  /** What characters beyond the first add. */
  further: number;
  alchemist: 'no' | 'alchemist' | 'master';
  healer: boolean;
  bard: boolean;
  standard: 'no' | 'bearer' | 'group';
  protection: 'no' | 'clerical' | 'shamanic' | 'necromantic';
  // What magic does to it
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
  // Anything else
  other: number;
}

export type CircumstanceId = keyof Circumstances;

/** One side of the question: its unit, and whatever is not as usual. */
export type MeleeSide = { readonly unit: string } & { readonly [Id in CircumstanceId]?: Circumstances[Id] };

export interface MeleeQuestion {
  readonly a: MeleeSide;
  readonly b: MeleeSide;
  /** The side that charged into this melee. Left out: nobody did, or nobody remembers. */
  readonly charge?: SideId;
  /** `first` (the default) is the melee of the phase of the charge; in `later` phases first-round bonuses are gone. */
  readonly round?: 'first' | 'later';
}
