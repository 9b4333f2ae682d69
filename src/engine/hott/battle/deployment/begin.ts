/** The start of a battle: sides, edges, elements (hott.deployment.roll, hott.deployment.edges). */
import { andThen, type Chance, known, map, roll } from '../../../kernel/chance.ts';
import { oneOf } from '../../../kernel/fields.ts';
import { elementOf } from '../../data/elements.ts';
import { deployment } from '../../data/figures/deployment.ts';
import { pips } from '../../data/figures/pips.ts';
import { kind } from '../action-kind.ts';
import { baseAt } from '../elements/find.ts';
import { type BattleEvent, type BattleReport, certain, event } from '../events.ts';
import { footingOf } from '../terrain/ground.ts';
import { enemyOf, type SideId, sideIds } from '../vocabulary/ids.ts';
import { type Army, type Edge, type ElementSetup, edges, oppositeEdge, type Setup } from '../vocabulary/setup.ts';
import { type BattleElement, nothingYet, type State } from '../vocabulary/state.ts';

const die = (decides: string): Chance<number> => roll(pips.die, { decides, rules: ['hott.deployment.roll'] }, known);

/** hott.deployment.roll: the lower score defends; ties are rolled again. */
const sides = (): Chance<{ readonly defender: SideId; readonly faces: readonly number[] }> =>
  andThen(die('side A’s score for attack'), (a) =>
    andThen(die('side B’s score for attack'), (b) => (a === b ? sides() : known({ defender: a < b ? 'A' : 'B', faces: [a, b] }))),
  );

const nowhere = { x: 0, y: 0, facing: 0 };

function elementFrom(setup: Setup, side: SideId, at: number, given: ElementSetup): BattleElement {
  const type = elementOf(given.type)?.name ?? given.type;
  const fate = given.fate ?? (given.at ? 'on' : 'off');
  const base = baseAt(given.type, given.at ?? nowhere);
  return {
    id: `${side}${at + 1}`,
    side,
    type: given.type,
    name: given.name ?? type,
    general: given.general ?? false,
    ally: given.ally ?? false,
    shared: given.shared ?? false,
    fate,
    base,
    appearances: given.appearances ?? 0,
    arrived: 0,
    by: given.by ?? null,
    down: false,
    footing: fate === 'on' ? footingOf(setup, base).map((piece) => ({ piece, since: 0 })) : [],
    haunt: null,
    wading: null,
    did: nothingYet,
  };
}

/** Whether the elements of a set-up already have places. */
export const isPlaced = ({ armies }: Pick<Setup, 'armies'>): boolean =>
  sideIds.some((side) => armies[side].elements.some(({ at, fate }) => at !== undefined || fate === 'on'));

const elementsOf = (setup: Setup): readonly BattleElement[] =>
  sideIds.flatMap((side) => (setup.armies[side] as Army).elements.map((each, at) => elementFrom(setup, side, at, each)));

const homesOf = (defender: SideId, attacksFrom: Edge): Readonly<Record<SideId, Edge>> => {
  const [attack, defence] = [attacksFrom, oppositeEdge(attacksFrom)];
  return defender === 'A' ? { A: defence, B: attack } : { A: attack, B: defence };
};

/** By default side A faces up the board, as in the notation. */
const usualAttack = (defender: SideId): Edge => (defender === 'A' ? 'north' : 'south');

/** The next stage after the edges: the stronghold, then deployment. */
const afterEdges = (state: State): State => ({
  ...state,
  stage: state.setup.stronghold === undefined ? 'stronghold' : 'deployment',
});

function firstState(setup: Setup, defender: SideId): State {
  const placed = isPlaced(setup);
  const { now } = setup;
  const state: State = {
    setup,
    stage: placed ? 'fighting' : 'edge',
    defender,
    home: homesOf(defender, setup.attacksFrom ?? usualAttack(defender)),
    stronghold: setup.stronghold ?? null,
    captured: false,
    bound: placed ? (now?.bound ?? 1) : 0,
    acting: now?.acting ?? defender,
    step: now?.step ?? 'pips',
    pips: now?.pips ?? null,
    passed: false,
    elements: elementsOf(setup),
    arrivals: 0,
    stormed: false,
    asks: [],
    ending: null,
  };
  return placed || setup.attacksFrom === undefined ? state : afterEdges(state);
}

export function begin(setup: Setup): Chance<BattleReport> {
  const start = (defender: SideId, ...events: readonly BattleEvent[]): BattleReport => ({
    state: firstState(setup, defender),
    events,
  });
  const fixed = setup.defender ?? (isPlaced(setup) ? 'A' : undefined);
  if (fixed) return known(start(fixed));
  return map(sides(), ({ defender, faces }) =>
    start(defender, event({ kind: 'defender', side: defender, faces }, 'hott.deployment.roll')),
  );
}

/**
 * The edge that a die result gives: the preferred edge, or the first, second or third edge from it, going around the board
 * (hott.deployment.edges).
 */
export const edgeBy = (preferred: Edge, face: number): Edge =>
  edges[(edges.indexOf(preferred) + (face >= deployment.preferredFrom ? 0 : face)) % edges.length] as Edge;

const anEdge = oneOf(edges);

export const edgeKinds = {
  /** The attacker names a preferred edge and rolls for the edge he gets. */
  edge: kind({
    answers: ['edge'],
    fields: { prefers: anEdge },
    *candidates() {
      for (const prefers of edges) yield { prefers };
    },
    refuse: () => null,
    perform: (state, { prefers }) =>
      roll(pips.die, { decides: 'the attacker’s edge', rules: ['hott.deployment.edges'] }, (face) => {
        const edge = edgeBy(prefers, face);
        return certain(
          afterEdges({ ...state, home: homesOf(state.defender, edge) }),
          event(
            { kind: 'base-edge', side: enemyOf(state.defender), edge, face },
            'hott.deployment.edges',
            'hott.deployment.stronghold',
          ),
        );
      }),
  }),
};
