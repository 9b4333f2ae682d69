/** The scoreboard in Hordes of the Things: bound and step, PIPs, each side's losses. */
import { armyPoints, generalLost, lostPoints } from '../../../engine/hott/battle/elements/find.ts';
import { besiegers } from '../../../engine/hott/battle/elements/stronghold.ts';
import { sideName } from '../../../engine/hott/battle/sentences.ts';
import { scoreOf } from '../../../engine/hott/battle/victory/victory.ts';
import { enemyOf, type SideId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { sequence } from '../../../engine/hott/data/sequence.ts';
import type { Header, HeaderFact, SideStanding } from '../system.ts';

const stages = {
  edge: 'Before the battle',
  stronghold: 'Before the battle',
  deployment: 'Deployment',
  over: 'The battle is over',
} as const;

const stepName = ({ step }: State): string => sequence.find(({ id }) => id === step)?.name ?? step;

const pipsLeft = ({ pips, stage }: State): string =>
  stage !== 'fighting' || pips === null ? '' : pips === 1 ? '1 PIP' : `${pips} PIPs`;

function factsOf(state: State, side: SideId): readonly HeaderFact[] {
  const all = state.elements.filter((each) => each.side === side);
  const waiting = all.filter(({ fate }) => fate === 'off').length;
  return [
    { label: 'lost', value: `${lostPoints(state, side)}/${armyPoints(state, side)} AP` },
    { label: 'elements', value: `${all.filter(({ fate }) => fate === 'on').length}/${all.length}` },
    ...(state.stage === 'fighting' && waiting > 0 ? [{ label: 'to come', value: String(waiting) }] : []),
    ...(generalLost(state, side) ? [{ label: '', value: 'general lost' }] : []),
  ];
}

function notesOf(state: State): readonly string[] {
  if (state.stage !== 'fighting') return [];
  const attacker = enemyOf(state.defender);
  const at = besiegers(state, attacker).length;
  const { bounds } = state.setup;
  return [
    ...(at > 0 ? [`${sideName(state, attacker)} attacks the stronghold with ${at === 1 ? '1 element' : `${at} elements`}.`] : []),
    ...(bounds === undefined ? [] : [`A draw after bound ${bounds}.`]),
  ];
}

/** hott.supplement.victory, hott.strongholds.loss-loses */
const endOf = ({ stage }: State): string =>
  stage === 'over'
    ? ''
    : 'You lose if your stronghold falls. You also lose without your general or half your AP, if you have lost more AP than the enemy.';

export function header(state: State): Header {
  const fighting = state.stage === 'fighting';
  const step = state.stage === 'fighting' ? stepName(state) : stages[state.stage];
  const standing = (of: SideId): SideStanding => ({
    name: sideName(state, of),
    score: scoreOf(state, of),
    facts: factsOf(state, of),
  });
  return {
    turn: fighting ? `Bound ${state.bound}` : '',
    step,
    side: fighting ? state.acting : null,
    place: fighting ? `Bound ${state.bound}, ${sideName(state, state.acting)}: ${step}` : step,
    left: pipsLeft(state),
    sides: { A: standing('A'), B: standing('B') },
    notes: [...notesOf(state), endOf(state)],
  };
}
