/** Optional tables for events before the first phase: omens, scouting, flanking forces and seers. */
import { preGame } from './figures/pre-game.ts';

/** The scouting points of one unit. A flying unit counts only as flying, even if it is also of another kind. */
export interface ScoutingSource {
  readonly id: 'flying' | 'swimming' | 'light' | 'burrowing';
  readonly points: number;
  /** Unit ids of `units.ts`; null if an ability decides. */
  readonly units: readonly string[] | null;
  /** Whether these units count only in a battle under water. */
  readonly underWater: boolean;
  readonly rule: string;
}

export const scoutingSources: readonly ScoutingSource[] = [
  { id: 'flying', points: preGame.scoutFlying, units: null, underWater: false, rule: 'fr3.pre-game.scouting-points' },
  { id: 'swimming', points: preGame.scoutSwimming, units: null, underWater: true, rule: 'fr3.pre-game.scouting-points' },
  { id: 'light', points: preGame.scoutLight, units: ['light-cavalry', 'rangers'], underWater: false, rule: 'fr3.pre-game.scouting-points' },
  { id: 'burrowing', points: preGame.scoutBurrowing, units: null, underWater: false, rule: 'fr3.pre-game.scouting-points' },
];

export type ScoutingEffect =
  | { readonly kind: 'set-up-roll'; readonly bonus: number }
  | { readonly kind: 'wins-set-up-roll' }
  | { readonly kind: 'change-terrain'; readonly features: number }
  | { readonly kind: 'move-objective'; readonly inches: number }
  | { readonly kind: 'flanking-force'; readonly edges: readonly ('side' | 'rear')[] }
  | { readonly kind: 'combine' };

export interface ScoutingOption {
  /** The option's printed number. */
  readonly option: number;
  /** The lead in scouting points that gives this option, both ends included. Null means no upper end. */
  readonly from: number;
  readonly to: number | null;
  /**
   * The points that this option counts as when options are combined: the middle of its band, as in the printed example. Null if
   * the option cannot be combined with others.
   */
  readonly middle: number | null;
  readonly effect: ScoutingEffect;
  readonly rule: string;
}

export const scoutingOptions: readonly ScoutingOption[] = [
  { option: 1, from: 1, to: 4, middle: 3, effect: { kind: 'set-up-roll', bonus: preGame.setupRoll1 }, rule: 'fr3.pre-game.scouting-setup-roll' },
  { option: 2, from: 5, to: 9, middle: 7, effect: { kind: 'set-up-roll', bonus: preGame.setupRoll2 }, rule: 'fr3.pre-game.scouting-setup-roll' },
  { option: 3, from: 10, to: 14, middle: 12, effect: { kind: 'set-up-roll', bonus: preGame.setupRoll3 }, rule: 'fr3.pre-game.scouting-setup-roll' },
  { option: 4, from: 15, to: 19, middle: 17, effect: { kind: 'wins-set-up-roll' }, rule: 'fr3.pre-game.scouting-setup-roll' },
  { option: 5, from: 20, to: 24, middle: 22, effect: { kind: 'change-terrain', features: 1 }, rule: 'fr3.pre-game.scouting-terrain' },
  { option: 6, from: 25, to: 29, middle: 27, effect: { kind: 'move-objective', inches: preGame.objectiveMove }, rule: 'fr3.pre-game.scouting-objective' },
  { option: 7, from: 30, to: 34, middle: 33, effect: { kind: 'flanking-force', edges: ['side'] }, rule: 'fr3.pre-game.scouting-flanking' },
  { option: 8, from: 35, to: 39, middle: 38, effect: { kind: 'flanking-force', edges: ['side', 'rear'] }, rule: 'fr3.pre-game.scouting-flanking' },
  { option: 9, from: 40, to: null, middle: null, effect: { kind: 'combine' }, rule: 'fr3.pre-game.scouting-combination' },
];

/** The lowest d10 on which a flanking force arrives. For a rear force the roll has a modifier. Results below 1 count as 1. */
export const flankingArrival: readonly { readonly turn: number; readonly from: number }[] = [
  { turn: 1, from: preGame.arrivalTurn1 },
  { turn: 2, from: preGame.arrivalTurn2 },
  { turn: 3, from: preGame.arrivalTurn3 },
  { turn: 4, from: preGame.arrivalTurn4 },
  { turn: 5, from: preGame.arrivalTurn5 },
];

/** A result of a search for an item: an item id of `items.ts`, for a d10 from `from` to `to`. */
export interface FoundItem {
  readonly from: number;
  readonly to: number;
  readonly item: string;
  /** The price of the stored spell found. */
  readonly worth?: number;
}

export type SeerEffect =
  | { readonly kind: 'extra-phase' }
  | { readonly kind: 'change-roll'; readonly amount: number; readonly chooser: 'owner' | 'opponent'; readonly whose: 'either' | 'own' }
  | { readonly kind: 'omens'; readonly view: 'positive' | 'negative' }
  | { readonly kind: 'find-item'; readonly table: readonly FoundItem[] }
  | { readonly kind: 'scouting-points'; readonly points: number }
  | { readonly kind: 'roll-again'; readonly rolls: number }
  | { readonly kind: 'nothing' };

export interface SeerResult {
  readonly roll: number;
  readonly title: string;
  readonly effect: SeerEffect;
  readonly rule: string;
}

const found: readonly FoundItem[] = [
  { from: 1, to: 3, item: 'exceptional-weapon' },
  { from: 4, to: 6, item: 'exceptional-armor' },
  { from: 7, to: 8, item: 'magic-ward' },
  { from: 9, to: 10, item: 'stored-spell', worth: preGame.seerStoredSpell },
];

export const seerResults: readonly SeerResult[] = [
  { roll: 1, title: 'Key to victory', effect: { kind: 'extra-phase' }, rule: 'fr3.pre-game.seer-victory-key' },
  { roll: 2, title: 'Favourable stars', effect: { kind: 'change-roll', amount: preGame.seerModifier, chooser: 'owner', whose: 'either' }, rule: 'fr3.pre-game.seer-stars' },
  { roll: 3, title: 'A sign to come', effect: { kind: 'omens', view: 'positive' }, rule: 'fr3.pre-game.seer-look-for-omen' },
  { roll: 4, title: 'A hidden treasure', effect: { kind: 'find-item', table: found }, rule: 'fr3.pre-game.seer-hidden-item' },
  { roll: 5, title: 'A map', effect: { kind: 'scouting-points', points: preGame.seerMap }, rule: 'fr3.pre-game.seer-map' },
  { roll: 6, title: 'A powerful vision', effect: { kind: 'roll-again', rolls: 2 }, rule: 'fr3.pre-game.seer-powerful' },
  { roll: 7, title: 'Silence', effect: { kind: 'nothing' }, rule: 'fr3.pre-game.seer-nothing' },
  { roll: 8, title: 'Late for battle', effect: { kind: 'scouting-points', points: preGame.seerLate }, rule: 'fr3.pre-game.seer-late' },
  { roll: 9, title: 'A dark cloud', effect: { kind: 'omens', view: 'negative' }, rule: 'fr3.pre-game.seer-dark-cloud' },
  { roll: 10, title: 'Doom', effect: { kind: 'change-roll', amount: preGame.seerModifier, chooser: 'opponent', whose: 'own' }, rule: 'fr3.pre-game.seer-doom' },
];
