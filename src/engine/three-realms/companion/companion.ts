/** The table companion for Three Realms: set-up, actions, and the first state. */

import type { ActionOf } from '../../kernel/battle/action-kind.ts';
import { type CompanionReport, line, reportOf, type SideId } from '../../kernel/companion.ts';
import { companionOf } from '../../kernel/companion-actions.ts';
import { object, text, type Values } from '../../kernel/fields.ts';
import { missions } from '../data/missions.ts';
import { costOf, type ForceUnit, type SampleUnit, sampleForces, sampleUnitOf } from '../data/sample-set.ts';
import { nameLength } from './action-kind.ts';
import { scoreActions } from './score.ts';
import { type State, type Trait, traits, type Unit } from './state.ts';
import { placeName, stepOf, turnActions } from './turn.ts';
import { unitActions } from './units.ts';

export const actionKinds = { ...turnActions, ...unitActions, ...scoreActions };
export type Action = ActionOf<typeof actionKinds>;

const sideSetup = { name: text(nameLength), force: text(nameLength) };
const setupFields = { first: object(sideSetup), second: object(sideSetup), mission: text(nameLength) };
/**
 * The set-up: the attacker and the defender, each with a sample force or none, and the id of the mission (empty if there is
 * none).
 */
export type Setup = Values<typeof setupFields>;

export const standIns: Readonly<Record<SideId, string>> = { first: 'Attacker', second: 'Defender' };

/** Units with the same name get numbers. */
const numbered = (units: readonly Unit[]): readonly Unit[] =>
  units.map((unit, at) => {
    const alike = (list: readonly Unit[]) => list.filter(({ name }) => name === unit.name).length;
    return alike(units) > 1 ? { ...unit, name: `${unit.name} ${alike(units.slice(0, at + 1))}` } : unit;
  });

/** A unit of the sample set as it is noted on the sheet, with its models or its bodies. */
function noted(of: ForceUnit, sample: SampleUnit, id: number): Unit {
  const models = sample.rules.includes('multiple-bodies') ? of.models * sample.damage : of.models;
  return {
    ...{ id, name: sample.name, models, full: models, before: models },
    ...{ D: sample.line.D, M: sample.line.M, points: costOf(of), note: '' },
    traits: traits.filter((trait): trait is Trait => (sample.rules as readonly string[]).includes(trait)),
    ...{ memberOf: null, acted: 0, broken: null, tested: false },
  };
}

function begin(setup: Setup): CompanionReport<State> {
  let nextId = 1;
  const side = (id: SideId) => ({
    name: setup[id].name.trim() || standIns[id],
    score: 0,
    units: numbered(
      (sampleForces.find((force) => force.id === setup[id].force)?.units ?? []).flatMap((of) => {
        const sample = sampleUnitOf(of.unit);
        return sample ? [noted(of, sample, nextId++)] : [];
      }),
    ),
  });
  const sides = { first: side('first'), second: side('second') };
  const mission = missions.find(({ id }) => id === setup.mission);
  const state: State = {
    turn: 1,
    step: 'first-player',
    sides,
    firstPlayer: null,
    acting: null,
    unit: null,
    lastUnit: null,
    mission: mission?.id ?? '',
    nextId,
  };
  const opening = [
    line(`${sides.first.name} attacks, ${sides.second.name} defends.`, 'three-realms.setup.attacker-roll'),
    ...(mission
      ? [line(`The mission is ${mission.name}.`, 'three-realms.missions.mission-roll', 'three-realms.missions.length')]
      : []),
  ];
  return reportOf(state, ...opening, { ...line(`${placeName(state)}. ${stepOf(state.step).name}`), heading: true });
}

/** Combines repeated actions into one log entry: casualties, scores, corrections of a note. */
function join(last: Action, next: Action): Action | null | undefined {
  const sum = <A extends { readonly by: number }>(a: A, b: A): A | null => (a.by + b.by === 0 ? null : { ...a, by: a.by + b.by });
  if (last.kind === 'models' && next.kind === 'models' && last.side === next.side && last.unit === next.unit)
    return sum(last, next);
  if (last.kind === 'score' && next.kind === 'score' && last.side === next.side) return sum(last, next);
  if (last.kind === 'go' && next.kind === 'go') return next;
  if (last.kind === 'remark' && next.kind === 'remark' && last.side === next.side && last.unit === next.unit) return next;
  return undefined;
}

export const threeRealmsCompanion = companionOf({
  system: 'three-realms',
  version: 1,
  setup: setupFields,
  kinds: actionKinds,
  begin,
  join,
});
