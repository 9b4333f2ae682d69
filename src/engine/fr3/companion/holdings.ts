/** Camps, baggage trains, sacred sites and the terrain objective: what they do to the clocks and to the score. */
import type { Told } from '../../kernel/companion.ts';
import { oneOf, text, whole } from '../../kernel/fields.ts';
import { camps } from '../data/figures/camps.ts';
import { moraleClock } from '../data/figures/morale-clock.ts';
import { terrainEffects } from '../data/figures/terrain-effects.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { actionKind, aSide, notThere, sideOrNone } from './action-kind.ts';
import { moveClock } from './clock.ts';
import { type Holding, inTurn, line, other, type SideId, type State, told, withSide } from './state.ts';

export const holdingKinds = ['camp', 'sacred-site', 'sacred-camp'] as const;
export type HoldingKind = (typeof holdingKinds)[number];

export interface HoldingOf {
  readonly name: string;
  /** Added to the clock that its army starts with. */
  readonly start: number;
  /** Off its army's clock, and onto the captor's, when it is first captured. */
  readonly lost: number;
  readonly gained: number;
  /** Victory points at the end, for its army or for the enemy. */
  readonly owner: number;
  readonly enemy: number;
  readonly starts: readonly Fr3RuleId[];
  readonly captured: readonly Fr3RuleId[];
  readonly scored: readonly Fr3RuleId[];
}

export const holdingOf: Readonly<Record<HoldingKind, HoldingOf>> = {
  camp: {
    name: 'Camp or baggage train',
    start: camps.clock,
    lost: camps.captureLoss,
    gained: camps.captureGain,
    owner: camps.ownerPoints,
    enemy: camps.enemyPoints,
    starts: ['fr3.camps.morale-bonus'],
    captured: ['fr3.camps.capture'],
    scored: ['fr3.camps.victory-points'],
  },
  'sacred-site': {
    name: 'Sacred site',
    start: 0,
    lost: terrainEffects.sacredSiteClock,
    gained: 0,
    owner: terrainEffects.sacredSiteOwner,
    enemy: terrainEffects.sacredSiteEnemy,
    starts: [],
    captured: ['fr3.terrain-effects.sacred-site-capture'],
    scored: ['fr3.terrain-effects.sacred-site-points'],
  },
  'sacred-camp': {
    name: 'Camp that is a sacred site',
    start: camps.clock,
    lost: camps.sacredSiteLoss,
    gained: camps.captureGain,
    owner: camps.sacredSiteOwnerPoints,
    enemy: camps.sacredSiteEnemyPoints,
    starts: ['fr3.camps.morale-bonus', 'fr3.camps.sacred-site'],
    captured: ['fr3.camps.sacred-site-effects'],
    scored: ['fr3.camps.sacred-site-effects'],
  },
};

/** The clock that a side starts with (fr3.morale-clock.start), with what its camp adds. */
export const startingClock = (holdings: readonly HoldingKind[]): number =>
  moraleClock.start + holdings.reduce((more, kind) => more + holdingOf[kind].start, 0);

const aHolder = oneOf(['owner', 'enemy', 'nobody']);

function capture(state: State, side: SideId, { name, lost, gained, captured }: HoldingOf): Told<State> {
  const [loser, captor] = [state.sides[side].name, state.sides[other(side)].name];
  return inTurn(moveClock(state, side, -lost, `${loser} lost the ${name.toLowerCase()}`, ...captured), (at) =>
    moveClock(at, other(side), gained, `${captor} took the ${name.toLowerCase()}`, ...captured),
  );
}

export const holdingActions = {
  holder: actionKind({
    fields: { side: aSide, at: whole(0, 9), holder: aHolder },
    refuse: (state, { side, at }) => (state.sides[side].holdings[at] ? null : notThere),
    perform: (state, { side, at, holder }) => {
      const army = state.sides[side];
      const holding = army.holdings[at] as Holding;
      const of = holdingOf[holding.kind];
      const first = holder === 'enemy' && !holding.captured;
      const holdings = army.holdings.map((each, index) =>
        index === at ? { ...each, holder, captured: each.captured || first } : each,
      );
      const who = { owner: army.name, enemy: state.sides[other(side)].name, nobody: 'nobody' }[holder];
      const held = told(
        withSide(state, side, { holdings }),
        line(
          `${army.name}’s ${of.name.toLowerCase()} is held by ${who}.${holder === 'enemy' && !first ? ' It was captured before: the clocks stay.' : ''}`,
          ...(holder === 'enemy' && !first ? (['fr3.camps.recapture'] as const) : of.captured),
        ),
      );
      return first ? inTurn(held, (now) => capture(now, side, of)) : held;
    },
  }),
  objective: actionKind({
    fields: { holder: sideOrNone },
    perform: (state, { holder }) =>
      told(
        { ...state, objective: holder },
        line(
          holder ? `${state.sides[holder].name} alone holds the terrain objective.` : 'Nobody alone holds the terrain objective.',
          'fr3.victory.points-objective',
        ),
      ),
  }),
  /** Victory points by agreement: scenarios, thieves, what an army list adds. */
  extra: actionKind({
    fields: { side: aSide, points: whole(-9999, 9999), reason: text(200) },
    perform: (state, { side, points, reason }) =>
      told(
        withSide(state, side, { extra: points }),
        line(
          `${state.sides[side].name}: ${points} victory ${Math.abs(points) === 1 ? 'point' : 'points'}${reason.trim() ? ` for ${reason.trim()}` : ' by agreement'}.`,
        ),
      ),
  }),
};
