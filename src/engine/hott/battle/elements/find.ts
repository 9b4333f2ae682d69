/** Finds, describes and changes the elements of a state. */
import { type Base, type Polygon, settled } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import { type Element, type ElementClass, type ElementId, elements as types } from '../../data/elements.ts';
import { baseWidth, depthOf } from '../../data/scale.ts';
import type { SideId, UnitId } from '../vocabulary/ids.ts';
import type { Place } from '../vocabulary/setup.ts';
import type { BattleElement, Did, State } from '../vocabulary/state.ts';

/** An object and not a map, because these look-ups are the most frequent of all and an object is faster. */
const table = Object.fromEntries(types.map((each) => [each.id, each])) as Readonly<Record<ElementId, Element>>;

export const typeOf = ({ type }: Pick<BattleElement, 'type'>): Element => table[type];
export const classOf = (element: Pick<BattleElement, 'type'>): ElementClass => typeOf(element).class;
export const isAerial = (element: Pick<BattleElement, 'type'>): boolean => classOf(element) === 'aerial';
export const isLurker = ({ type }: Pick<BattleElement, 'type'>): boolean => type === 'lurkers' || type === 'water-lurkers';
export const isShooter = ({ type }: Pick<BattleElement, 'type'>): boolean => type === 'shooters' || type === 'artillery';

const byId = onceFor(({ elements }: State) => new Map(elements.map((each) => [each.id, each])));

export const find = (state: State, id: UnitId): BattleElement | undefined => byId(state).get(id);
/** An element that is known to exist. */
export const elementBy = (state: State, id: UnitId): BattleElement => find(state, id) as BattleElement;

const standingBySide = onceFor((state: State): Readonly<Record<SideId, readonly BattleElement[]>> => {
  const on = state.elements.filter(({ fate }) => fate === 'on');
  return { A: on.filter(({ side }) => side === 'A'), B: on.filter(({ side }) => side === 'B') };
});

/** The elements on the table, of one side or of both. */
export const standing = (state: State, side?: SideId): readonly BattleElement[] => {
  const found = standingBySide(state);
  return side ? found[side] : [...found.A, ...found.B];
};

export const isOn = ({ fate }: Pick<BattleElement, 'fate'>): boolean => fate === 'on';

/**
 * hott.supplement.lost-ap: whether an element is destroyed, ensorcelled, gone or with the enemy. Elements that have not arrived
 * yet are not lost.
 */
export const isLost = ({ fate }: Pick<BattleElement, 'fate'>): boolean => fate !== 'on' && fate !== 'off';

const pointsOf = (elements: readonly BattleElement[]): number => elements.reduce((sum, each) => sum + typeOf(each).points, 0);
const ofSide = (state: State, side: SideId): readonly BattleElement[] => state.elements.filter((each) => each.side === side);

/** The army points of a side's army, and of its losses. */
export const armyPoints = (state: State, side: SideId): number => pointsOf(ofSide(state, side));
export const lostPoints = (state: State, side: SideId): number => pointsOf(ofSide(state, side).filter(isLost));
export const generalOf = (state: State, side: SideId): BattleElement | undefined =>
  ofSide(state, side).find(({ general }) => general);
export const generalLost = (state: State, side: SideId): boolean => {
  const general = generalOf(state, side);
  return general !== undefined && isLost(general);
};

/** The base of a type at a place. */
export const baseAt = (type: BattleElement['type'], { x, y, facing }: Place): Base =>
  settled({ x, y, facing, width: baseWidth, depth: depthOf(type) });

export const withElement = (state: State, id: UnitId, change: Partial<BattleElement>): State => ({
  ...state,
  elements: state.elements.map((each) => (each.id === id ? { ...each, ...change } : each)),
});

/** Changes several elements at once. */
export const withElements = (state: State, changes: ReadonlyMap<UnitId, Partial<BattleElement>>): State =>
  changes.size === 0
    ? state
    : {
        ...state,
        elements: state.elements.map((each) => {
          const change = changes.get(each.id);
          return change ? { ...each, ...change } : each;
        }),
      };

/** Records what an element has done this bound. */
export const done = (element: BattleElement, did: Partial<Did>): Partial<BattleElement> => ({ did: { ...element.did, ...did } });

/** The stronghold that a side can attack; null if the side owns it or there is no stronghold. */
export const strongholdAgainst = (state: State, side: SideId): Polygon | null =>
  state.defender === side ? null : state.stronghold;
