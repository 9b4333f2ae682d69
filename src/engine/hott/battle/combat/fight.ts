/** Close combat between elements, and for the stronghold. */

import { firstFor } from '../../../kernel/battle/refusal.ts';
import type { Line } from '../../../kernel/calculator/procedure.ts';
import { asDice, type Chance, map } from '../../../kernel/chance.ts';
import { strongholds } from '../../data/figures/strongholds.ts';
import { outcomeOf, type Result } from '../../data/outcomes.ts';
import type { HottRuleId } from '../../rule-ids.ts';
import { closeCombatRolled, type Rolled, total } from '../../supplement/combat.ts';
import type { Combatant } from '../../supplement/combatant.ts';
import { closeLines } from '../../supplement/factors.ts';
import { aUnit, kind, refusal, someUnits } from '../action-kind.ts';
import { done, elementBy, find, isOn, withElement } from '../elements/find.ts';
import { type BattleEvent, type BattleReport, event, type Total } from '../events.ts';
import { pursued } from '../outcome/pursue.ts';
import { flankersRecoil, inOrder, suffer, supporterDies } from '../outcome/suffer.ts';
import { enemyOf, type UnitId } from '../vocabulary/ids.ts';
import type { BattleElement, State } from '../vocabulary/state.ts';
import { combatantOf, stormer, strongholdCombatant } from './combatant.ts';
import { fightsOf, stormers } from './fights.ts';

/** One side's roll, in the form that events use. */
export const totalOf = (who: Total['who'], lines: readonly Line[], face: number, result: Result): Total => ({
  who,
  lines,
  face,
  total: face + total(lines),
  result,
});

/**
 * Applies a roll. Each result is computed only once. Rolls with the same result lead to the same state object, so the odds have
 * few branches.
 */
export function resolved(
  chance: Chance<Rolled>,
  tell: (rolled: Rolled) => BattleEvent,
  work: (ended: Rolled['ended']) => BattleReport,
): Chance<BattleReport> {
  const known = new Map<string, BattleReport>();
  const report = (rolled: Rolled): BattleReport => {
    const key = `${rolled.ended.a} ${rolled.ended.b}`;
    const done = known.get(key) ?? work(rolled.ended);
    known.set(key, done);
    return { state: done.state, events: [tell(rolled), ...done.events] };
  };
  return asDice(map(chance, report));
}

/** The rules for both results, by the types of the combatants. */
export const outcomeRules = (a: Combatant, b: Combatant, ended: Rolled['ended']): readonly HottRuleId[] =>
  [
    { who: a, result: ended.a },
    { who: b, result: ended.b },
  ].flatMap(({ who, result }) => (result === 'none' ? [] : [outcomeOf(who.is)?.rule as HottRuleId]));

const lost: readonly Result[] = ['recoil', 'flee', 'flee-off', 'ensorcelled', 'destroyed'];

/** Applies a fight's results to both elements and their friends, and carries out any pursuit. */
function outcome(
  before: State,
  own: UnitId,
  enemy: UnitId,
  results: { readonly own: Result; readonly enemy: Result },
): BattleReport {
  const fought = [own, enemy].reduce((state, id) => withElement(state, id, done(elementBy(state, id), { fought: true })), before);
  const each = (loser: UnitId, winner: UnitId, result: Result) =>
    result === 'none'
      ? []
      : [
          (state: State) => suffer(state, loser, result, winner),
          supporterDies(before, loser),
          ...(lost.includes(result) ? [flankersRecoil(before, loser, winner)] : []),
        ];
  const win = (winner: UnitId, loser: Result, self: Result) =>
    lost.includes(loser) && self === 'none' ? [(state: State) => pursued(state, winner)] : [];
  return inOrder(
    { state: fought, events: [] },
    ...each(own, enemy, results.own),
    ...each(enemy, own, results.enemy),
    ...win(own, results.enemy, results.own),
    ...win(enemy, results.own, results.enemy),
  );
}

/** The two combatants of a close combat, and its dice and results as a `Chance`. The displayed odds use it too. */
export const fightChance = (
  state: State,
  own: BattleElement,
  enemy: BattleElement,
): { readonly a: Combatant; readonly b: Combatant; readonly chance: Chance<Rolled> } => {
  const [a, b] = [combatantOf(state, own, enemy), combatantOf(state, enemy, own)];
  return { a, b, chance: closeCombatRolled(a, b) };
};

const rules: readonly HottRuleId[] = [
  'hott.sequence.close-combat-both',
  'hott.supplement.combat-total',
  'hott.supplement.outcome-thresholds',
  'hott.sequence.close-combat-outcomes',
];

/** The attacker and the stronghold, and the dice and results of storming it as a `Chance`. */
export const stormChance = (state: State, own: BattleElement, aids: readonly BattleElement[]) => {
  const a = stormer(state, own, aids);
  return { a, b: strongholdCombatant, chance: closeCombatRolled(a, strongholdCombatant) };
};

/** Every choice of a main attacker, aided by as many other elements as the rules allow. */
function* stormings(state: State): Generator<{ readonly unit: UnitId; readonly aids: readonly UnitId[] }> {
  const all = stormers(state).map(({ id }) => id);
  for (const unit of all) yield { unit, aids: all.filter((id) => id !== unit).slice(0, strongholds.aiding) };
}

export const combatKinds = {
  fight: kind({
    answers: ['combat'],
    fields: { unit: aUnit, enemy: aUnit },
    *candidates(state) {
      for (const { own, enemy } of fightsOf(state)) yield { unit: own, enemy };
    },
    refuse(state, { unit, enemy }) {
      if (fightsOf(state).some((each) => each.own === unit && each.enemy === enemy)) return null;
      const [one, other] = [find(state, unit), find(state, enemy)];
      return one?.did.fought || other?.did.fought
        ? refusal('An element can fight only once in a bound.', 'hott.sequence.close-combat-both')
        : refusal(
            `${unit} and ${enemy} cannot fight, because they are not in contact.`,
            'hott.sequence.close-combat-both',
            'hott.contact.positions',
          );
    },
    perform(state, { unit, enemy }) {
      const { a, b, chance } = fightChance(state, elementBy(state, unit), elementBy(state, enemy));
      const [linesA, linesB] = [closeLines(a, b), closeLines(b, a)];
      return resolved(
        chance,
        ({ faces, ended }) =>
          event(
            {
              kind: 'fight',
              way: 'close-combat',
              a: totalOf(unit, linesA, faces.a, ended.a),
              b: totalOf(enemy, linesB, faces.b, ended.b),
              aids: [],
            },
            ...rules,
            ...outcomeRules(a, b, ended),
          ),
        (ended) => outcome(state, unit, enemy, { own: ended.a, enemy: ended.b }),
      );
    },
  }),
  /** The attacker chooses which element storms the stronghold and which aid it. */
  storm: kind({
    answers: ['combat', 'storm'],
    fields: { unit: aUnit, aids: someUnits },
    *candidates(state, { side }) {
      if (side === enemyOf(state.defender)) yield* stormings(state);
    },
    refuse(state, { unit, aids }, { side }) {
      const all = stormers(state);
      if (side !== enemyOf(state.defender))
        return refusal(
          'Only the attacker can choose which element attacks the stronghold.',
          'hott.sequence.stronghold-main-attacker',
        );
      if (state.stormed) return refusal('Only one element can fight a stronghold in a bound.', 'hott.strongholds.one-attacker');
      if (aids.length > strongholds.aiding || new Set([unit, ...aids]).size < aids.length + 1)
        return refusal(`At most ${strongholds.aiding} other elements can aid the attack.`, 'hott.strongholds.aiding');
      return firstFor([unit, ...aids], (id) =>
        all.some((each) => each.id === id)
          ? null
          : refusal(
              `${id} cannot take part: its front edge does not touch the stronghold, or it has already fought.`,
              'hott.strongholds.front-contact',
            ),
      );
    },
    perform(state, { unit, aids }) {
      const { a, b, chance } = stormChance(
        state,
        elementBy(state, unit),
        aids.map((id) => elementBy(state, id)),
      );
      const [linesA, linesB] = [closeLines(a, b), closeLines(b, a)];
      return resolved(
        chance,
        ({ faces, ended }) =>
          event(
            {
              kind: 'fight',
              way: 'close-combat',
              a: totalOf(unit, linesA, faces.a, ended.a),
              b: totalOf('stronghold', linesB, faces.b, ended.b),
              aids,
            },
            'hott.strongholds.one-attacker',
            ...rules,
            ...outcomeRules(a, b, ended),
            ...(aids.length > 0 ? (['hott.strongholds.aiding', 'hott.supplement.stronghold-aiding'] as const) : []),
          ),
        (ended) => stormed(state, unit, aids, ended),
      );
    },
  }),
};

/** The result of storming: a capture, or harm to the attackers. */
function stormed(before: State, unit: UnitId, aids: readonly UnitId[], ended: Rolled['ended']): BattleReport {
  const state = withElement({ ...before, stormed: true }, unit, done(elementBy(before, unit), { fought: true }));
  if (ended.b === 'captured')
    return {
      state: { ...state, captured: true },
      events: [event({ kind: 'captured', by: unit }, 'hott.strongholds.loss-loses', 'hott.supplement.stronghold-outcome')],
    };
  if (ended.a === 'none') return { state, events: [] };
  return inOrder(
    { state, events: [] },
    (at) => suffer(at, unit, ended.a, null),
    supporterDies(before, unit),
    // hott.supplement.flank-attacker: elements that aid recoil with the main attacker.
    ...aids.map((id) => (at: State) => (isOn(elementBy(at, id)) ? suffer(at, id, 'recoil', null) : { state: at, events: [] })),
  );
}
