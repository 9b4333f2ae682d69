/**
 * The state of the table companion, as plain readonly data: bounds, PIPs and losses, but not the places of elements. The first
 * side is the defender, who has the first bound (hott.deployment.defender-first-bound).
 */
import type { SideId } from '../../kernel/companion.ts';
import { type Element, type ElementId, elementOf } from '../data/elements.ts';
import type { HottRuleId } from '../rule-ids.ts';

/**
 * `off`: not on the table yet, or not at present; `gone`: left for good; `joined`: a god of both sides that now fights for the
 * enemy.
 */
export const fates = ['on', 'off', 'destroyed', 'ensorcelled', 'gone', 'joined'] as const;
export type Fate = (typeof fates)[number];

export interface Noted {
  readonly id: number;
  readonly type: ElementId;
  readonly name: string;
  readonly general: boolean;
  /** The element belongs to an allied contingent, whose dragons are summoned separately (hott.dragons.allies). */
  readonly ally: boolean;
  readonly fate: Fate;
  /** How often the element has come onto the table, for gods, dragons and lurkers. */
  readonly appearances: number;
  /** The element's number among all arrivals; 0 if it was there from the start. */
  readonly arrived: number;
}

export interface Side {
  readonly name: string;
  readonly elements: readonly Noted[];
}

export interface State {
  /** The number of the bound, counting those of both sides. */
  readonly bound: number;
  readonly acting: SideId;
  /** The id of the step in data/sequence.ts. */
  readonly step: string;
  readonly sides: Readonly<Record<SideId, Side>>;
  /** The result of the PIP roll of this bound; null before the roll. */
  readonly pips: number | null;
  readonly spent: number;
  /** Whether the defender’s stronghold has been captured (hott.strongholds.loss-loses). */
  readonly captured: boolean;
  /** The side that lost at the end of a bound. */
  readonly beaten: SideId | null;
  readonly arrivals: number;
  readonly nextId: number;
}

export const isLurker = ({ type }: Noted): boolean => type === 'lurkers' || type === 'water-lurkers';
export const typeOf = ({ type }: Noted): Element => elementOf(type) as Element;

export const withSide = (state: State, side: SideId, changes: Partial<Side>): State => ({
  ...state,
  sides: { ...state.sides, [side]: { ...state.sides[side], ...changes } },
});

export const elementBy = (state: State, side: SideId, id: number): Noted | undefined =>
  state.sides[side].elements.find((each) => each.id === id);

export const withElement = (state: State, side: SideId, id: number, change: Partial<Noted>): State =>
  withSide(state, side, {
    elements: state.sides[side].elements.map((each) => (each.id === id ? { ...each, ...change } : each)),
  });

/**
 * hott.supplement.lost-ap: whether an element is destroyed, ensorcelled, gone or with the enemy. Elements that have not arrived
 * yet are not lost.
 */
export const isLost = ({ fate }: Noted): boolean => fate !== 'on' && fate !== 'off';

const pointsOf = (elements: readonly Noted[]): number => elements.reduce((sum, each) => sum + typeOf(each).points, 0);

/** The army points of all elements of a side, and of the lost ones. */
export const armyPoints = ({ elements }: Side): number => pointsOf(elements);
export const lostPoints = ({ elements }: Side): number => pointsOf(elements.filter(isLost));
export const generalLost = ({ elements }: Side): boolean => elements.some((each) => each.general && isLost(each));

/** The rule by which a side has lost: the rule for strongholds, or the rule for losses. */
export const lostBy = ({ captured }: State): HottRuleId => (captured ? 'hott.strongholds.loss-loses' : 'hott.supplement.victory');

export const pipsLeft = ({ pips, spent }: State): number => (pips ?? 0) - spent;
