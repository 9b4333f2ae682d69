/**
 * A fight between two characters on the table (fr3.character-combat.fight): converts them for the duel rules, and applies the
 * result.
 */
import { andThen, type Chance } from '../../../kernel/chance.ts';
import type { Base } from '../../../kernel/geometry.ts';
import { type Champion, plainChampion } from '../../character-combat/champion.ts';
import { type Duel, type DuelistFate, duelOf } from '../../character-combat/fight.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { ask } from '../chapters/asking.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { characterSetup } from '../units/pieces.ts';
import { lentBonus } from '../units/troops.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleCharacter, State } from '../vocabulary/state.ts';
import { hasOf } from './company.ts';
import { applyFate, characterAt, fatedOf, guardFalls, reachOf, withCharacter } from './fates.ts';
import { placeOf } from './places.ts';

export function championOf(state: State, character: BattleCharacter): Champion {
  const { leader, superhero } = characterSetup(state, character);
  const has = hasOf(state, character);
  return {
    ...plainChampion,
    ...fatedOf(state, character),
    leader,
    superhero: superhero === true,
    weapon: has.includes('exceptional-weapon'),
    assassin: has.includes('elite-assassin') ? 'elite' : has.includes('assassin') ? 'assassin' : 'no',
    necromanticWard: has.includes('protection-necromantic') && !ask.isNulledPerson(state, character),
    alone: character.host === null,
    other: lentBonus(characterSetup(state, character), 'melee'),
  };
}

/** Why two characters fight, and what is recorded if neither wins. */
export interface Occasion {
  readonly rules: readonly Fr3RuleId[];
  readonly undecided: (state: State) => State;
  readonly decided: (state: State) => State;
}

const fates: Readonly<Record<Exclude<DuelistFate, 'fighting'>, 'killed' | 'captured' | 'escapes'>> = {
  killed: 'killed',
  captured: 'captured',
  escaped: 'escapes',
};

/** Applies the result of this phase's fight. */
function fought(from: BattleReport, one: PieceId, other: PieceId, duel: Duel, occasion: Occasion): Chance<BattleReport> {
  const { state } = from;
  const loser = duel.a.fate !== 'fighting' ? one : duel.b.fate !== 'fighting' ? other : null;
  const ended = loser === one ? duel.a.fate : duel.b.fate;
  const duelEvent = (fate: 'killed' | 'captured' | 'escapes' | null, ...more: readonly Fr3RuleId[]) =>
    event({ kind: 'dueled', a: one, b: other, loser, fate }, 'fr3.character-combat.fight', ...occasion.rules, ...more);
  if (loser === null || ended === 'fighting') return inTurn(from, (at) => certain(occasion.undecided(at), duelEvent(null)));
  const fate = fates[ended];
  const lost = characterAt(state, loser);
  const over = occasion.decided(state);
  // fr3.character-combat.challenge-escape: a character who is with a unit stays with it.
  if (fate === 'escapes' && lost.host !== null)
    return inTurn(from, () => certain(over, duelEvent(fate, 'fr3.character-combat.challenge-escape')));
  const victor = characterAt(state, loser === one ? other : one);
  return inTurn(from, () => {
    const result = applyFate(over, loser, {
      fate,
      rules: ['fr3.results-rolls.character-results'],
      from: placeOf(state, lost) as Base,
      captors: victor.host === null ? [] : [victor.host],
      by: victor,
      inches: reachOf(state, lost),
    });
    return certain(result.state, duelEvent(fate), ...result.events);
  });
}

/** Removes the bodyguard of a character if he died in the fight. */
const guardGone = (state: State, ward: PieceId, stands: boolean): BattleReport =>
  stands
    ? report(state)
    : guardFalls(state, ward, 'fr3.character-items.bodyguard-fights-first', 'fr3.character-items.bodyguard-killed');

/** One phase of a fight between two characters. The characters' bodyguards fight first. */
export function duelNow(state: State, one: PieceId, other: PieceId, occasion: Occasion): Chance<BattleReport> {
  const a = championOf(state, characterAt(state, one));
  const b = championOf(state, characterAt(state, other));
  return andThen(duelOf({ a, b }), (duel) => {
    const first = guardGone(state, one, duel.a.guard);
    const second = guardGone(first.state, other, duel.b.guard);
    return fought(report(second.state, ...first.events, ...second.events), one, other, duel, occasion);
  });
}

/** Both fighting characters record each other's id, so that the fight continues next phase. */
export const noteDuel =
  (one: PieceId, other: PieceId) =>
  (state: State): State =>
    withCharacter(withCharacter(state, one, { duel: other }), other, { duel: one });
export const forgetDuel =
  (one: PieceId, other: PieceId) =>
  (state: State): State =>
    withCharacter(withCharacter(state, one, { duel: null }), other, { duel: null });
