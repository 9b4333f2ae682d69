/** Shooting and bespelling (hott.sequence.shooting-once and related rules). */
import { asking } from '../../../kernel/battle/question.ts';
import { firstFor } from '../../../kernel/battle/refusal.ts';
import type { Chance } from '../../../kernel/chance.ts';
import { flag } from '../../../kernel/fields.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { supplement } from '../../data/figures/supplement.ts';
import type { HottRuleId } from '../../rule-ids.ts';
import { type Rolled, type Shot, shotRolled, spellRolled } from '../../supplement/combat.ts';
import { shootingLines, targetLines } from '../../supplement/factors.ts';
import { aUnit, kind, refusal, refuseCost, someUnits } from '../action-kind.ts';
import { distantCombatant } from '../combat/combatant.ts';
import { outcomeRules, resolved, totalOf } from '../combat/fight.ts';
import { done, elementBy, find, withElement } from '../elements/find.ts';
import { type BattleReport, certain, event } from '../events.ts';
import { inOrder, suffer } from '../outcome/suffer.ts';
import { enemyOf, type SideId, type UnitId } from '../vocabulary/ids.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { bespellTargets, coverOf, magiciansOf, mayBespell, mayShoot, shootersOf, targetsOf } from './shots.ts';

type Distant = 'shot' | 'spell';

/** The dice and results of a shot or a spell, as a `Chance`. The displayed odds use it too. */
export function distantChance(
  state: State,
  way: Distant,
  by: BattleElement,
  target: BattleElement,
  aids: number,
  back: boolean,
): { readonly of: Shot; readonly chance: Chance<Rolled> } {
  const of = {
    me: distantCombatant(state, by),
    target: distantCombatant(state, target),
    cover: coverOf(state, by, target, aids),
    back,
  };
  return { of, chance: way === 'shot' ? shotRolled(of) : spellRolled(of) };
}

const rules: Readonly<Record<Distant, readonly HottRuleId[]>> = {
  shot: ['hott.sequence.shooting-once', 'hott.supplement.combat-total', 'hott.sequence.shooting-outcomes'],
  spell: ['hott.sequence.bespelling', 'hott.supplement.bespell-cost', 'hott.sequence.shooting-outcomes'],
};

/** Rolls a shot or a spell and applies the result to both. */
function resolve(
  state: State,
  way: Distant,
  id: UnitId,
  targetId: UnitId,
  aids: readonly UnitId[],
  back: boolean,
): Chance<BattleReport> {
  const [by, target] = [elementBy(state, id), elementBy(state, targetId)];
  const { of, chance } = distantChance(state, way, by, target, aids.length, back);
  const [linesA, linesB] = [shootingLines(of.me, of.target), targetLines(of.target, of.me, of.cover, way)];
  return resolved(
    chance,
    ({ faces, ended }) =>
      event(
        { kind: 'fight', way, a: totalOf(id, linesA, faces.a, ended.a), b: totalOf(targetId, linesB, faces.b, ended.b), aids },
        ...rules[way],
        ...outcomeRules(of.me, of.target, ended),
        ...(aids.length > 0 ? (['hott.supplement.factor-aided-shooting'] as const) : []),
        ...(way === 'spell' && faces.a === supplement.backfire ? (['hott.supplement.bespell-backfire'] as const) : []),
      ),
    (ended) =>
      inOrder(
        { state, events: [] },
        (at) => suffer(at, targetId, ended.b, id),
        // A magician who ensorcels himself is not held by an enemy, so only PIPs bring him back.
        (at) => suffer(at, id, ended.a, way === 'spell' ? null : targetId),
      ),
  );
}

/** Marks elements as having shot this bound. */
const spent = (state: State, ids: readonly UnitId[]): State =>
  ids.reduce((at, id) => withElement(at, id, done(elementBy(at, id), { shot: true })), state);

/** The shooters that can aid another at this target, up to the maximum that counts. */
const aiders = (state: State, id: UnitId, target: UnitId): readonly UnitId[] =>
  shootersOf(state, elementBy(state, id).side)
    .filter((each) => each !== id && targetsOf(state, each).includes(target))
    .slice(0, supplement.aidedAtMost / supplement.aided);

function refuseShooter(state: State, id: UnitId, side: SideId, target: UnitId): Refusal | null {
  const unit = find(state, id);
  if (!unit || unit.side !== side) return refusal(`Side ${side} has no element ${id}.`, 'hott.sequence.shooter-target-choice');
  const called = `${unit.name} (${id})`;
  if (unit.did.shot)
    return refusal(`${called} cannot shoot again, because it has already shot this bound.`, 'hott.sequence.shooting-once');
  if (unit.type === 'artillery' && (unit.side !== state.acting || unit.did.moved))
    return refusal(
      `${called} can shoot only in its own side’s bound, and only if it has not moved.`,
      'hott.supplement.shooting-range-artillery',
    );
  if (!mayShoot(state, unit))
    return refusal(
      `${called} cannot shoot. Only shooters and artillery without an enemy at their front can shoot.`,
      'hott.supplement.shooting-contact',
    );
  return targetsOf(state, id).includes(target)
    ? null
    : refusal(
        `${called} cannot shoot at ${target}. The target must be in the strip ahead, in range and in plain view.`,
        'hott.supplement.shooting-zone',
        'hott.supplement.shooting-blocked',
        unit.type === 'artillery' ? 'hott.supplement.shooting-range-artillery' : 'hott.supplement.shooting-range-shooters',
      );
}

function refuseMagician(state: State, id: UnitId, target: UnitId): Refusal | null {
  const unit = find(state, id);
  if (!unit || unit.side !== state.acting)
    return refusal(`Side ${state.acting} has no element ${id}.`, 'hott.sequence.bespelling');
  if (unit.did.shot) return refusal(`${unit.name} (${id}) cannot try another spell this bound.`, 'hott.supplement.bespell-cost');
  if (!mayBespell(state, unit))
    return refusal(
      `${unit.name} (${id}) cannot bespell. Only magicians without an enemy at their front can bespell.`,
      'hott.supplement.shooting-contact',
      'hott.sequence.bespelling',
    );
  return bespellTargets(state, id).includes(target)
    ? null
    : refusal(`${unit.name} (${id}) cannot bespell ${target}, because it is out of reach.`, 'hott.supplement.bespell-range');
}

/** The shots that are listed: at each target, alone and with aid. */
function* shots(state: State, id: UnitId): Generator<{ readonly units: readonly UnitId[]; readonly target: UnitId }> {
  for (const target of targetsOf(state, id)) {
    const aid = aiders(state, id, target);
    for (let count = aid.length; count >= 0; count--) yield { units: [id, ...aid.slice(0, count)], target };
  }
}

export const shootingKinds = {
  /** The first element shoots and the others aid it. */
  shoot: kind({
    answers: ['shooting', 'target'],
    fields: { units: someUnits, target: aUnit },
    *candidates(state, { side, unit }) {
      for (const id of unit ? [unit] : shootersOf(state, side)) yield* shots(state, id);
    },
    refuse(state, { units, target }, { side, unit }) {
      const [first] = units;
      if (first === undefined || new Set(units).size < units.length)
        return refusal(
          'Choose the element that shoots and the elements that aid it, and choose each element only once.',
          'hott.sequence.shooter-target-choice',
        );
      if (unit && first !== unit) return refusal(`Choose ${unit}: this element shoots now.`, 'hott.sequence.shooting-order');
      return firstFor(units, (id) => refuseShooter(state, id, side, target));
    },
    perform(state, { units, target }) {
      const [id, ...aids] = units as [UnitId, ...UnitId[]];
      const shot = spent(state, units);
      // hott.supplement.ignored-outcomes: only a target that shoots back can harm the shooter.
      if (!targetsOf(state, target).includes(id)) return resolve(shot, 'shot', id, target, aids, false);
      const ask: Ask = { what: 'shoot-back', side: elementBy(state, target).side, unit: target, enemies: [id], aids };
      return certain(asking<State, Ask>(shot, ask));
    },
  }),
  bespell: kind({
    answers: ['shooting'],
    fields: { units: someUnits, target: aUnit },
    *candidates(state) {
      const all = magiciansOf(state);
      for (const id of all)
        for (const target of bespellTargets(state, id)) {
          yield { units: [id], target };
          const aid = all.find((each) => each !== id && bespellTargets(state, each).includes(target));
          if (aid) yield { units: [id, aid], target };
        }
    },
    refuse(state, { units, target }) {
      if (units.length === 0 || new Set(units).size < units.length)
        return refusal(
          'Choose the magician and the elements that aid the spell, and choose each element only once.',
          'hott.sequence.bespelling',
        );
      return (
        refuseCost(state, units.length * supplement.bespell, 'hott.supplement.bespell-cost', 'hott.pips.bespell-use') ??
        firstFor(units, (id) => refuseMagician(state, id, target))
      );
    },
    perform(state, { units, target }) {
      const [id, ...aids] = units as [UnitId, ...UnitId[]];
      const cost = units.length * supplement.bespell;
      return resolve({ ...spent(state, units), pips: (state.pips ?? 0) - cost }, 'spell', id, target, aids, false);
    },
  }),
  /** The acting side chooses an enemy element to shoot next (hott.sequence.shooting-order). */
  call: kind({
    answers: ['shooting'],
    fields: { unit: aUnit },
    *candidates(state) {
      for (const unit of shootersOf(state, enemyOf(state.acting))) yield { unit };
    },
    refuse: (state, { unit }) =>
      shootersOf(state, enemyOf(state.acting)).includes(unit)
        ? null
        : refusal(`${unit} cannot shoot now.`, 'hott.sequence.shooting-order'),
    perform: (state, { unit }) => certain(asking<State, Ask>(state, { what: 'target', side: enemyOf(state.acting), unit })),
  }),
  /** An element gives up its shot this bound. */
  hold: kind({
    answers: ['target'],
    fields: {},
    candidates: () => [{}],
    refuse: () => null,
    perform: (state, _, { unit }) => certain(spent(state, unit ? [unit] : [])),
  }),
  'shoot-back': kind({
    answers: ['shoot-back'],
    fields: { back: flag },
    candidates: () => [{ back: true }, { back: false }],
    refuse: () => null,
    perform(state, { back }, { unit, enemies = [], aids = [] }) {
      const [target, shooter] = [unit as UnitId, enemies[0] as UnitId];
      return resolve(back ? spent(state, [target]) : state, 'shot', shooter, target, aids, back);
    },
  }),
};
