/** The calculator that answers the same question as an action does, with this very situation filled in. */
import type { SourceId } from '../../engine/fr3/artillery/question.ts';
import { writeAddress as writeArtillery } from '../../engine/fr3/artillery/write-address.ts';
import type { Action } from '../../engine/fr3/battle/battle.ts';
import { questionOf } from '../../engine/fr3/battle/melee/question.ts';
import { firersOf, shootsFrom, sourceOf, targetStruck } from '../../engine/fr3/battle/shooting/question.ts';
import { type PieceId, type State, troopOf, unitAt } from '../../engine/fr3/battle/state.ts';
import { pieceOf } from '../../engine/fr3/battle/weapons.ts';
import { writeAddress as writeMelee } from '../../engine/fr3/melee/write-address.ts';
import { writeAddress as writeMissiles } from '../../engine/fr3/missile-fire/write-address.ts';

export interface CalculatorLink {
  readonly words: string;
  /** Below the base of the site. */
  readonly path: string;
}

/** Null where no calculator asks just that. */
export function calculatorFor(state: State, action: Action): CalculatorLink | null {
  if (action.kind === 'fight') {
    const question = questionOf(state, unitAt(state, action.a), unitAt(state, action.b));
    return { words: 'This melee in the calculator', path: `fr3/odds/melee/?${writeMelee(question)}` };
  }
  if (action.kind === 'shoot') {
    const target = unitAt(state, action.at);
    const firers = action.units.map((id) => firersOf(state, unitAt(state, id), target));
    return {
      words: 'This volley in the calculator',
      path: `fr3/odds/bowfire/?${writeMissiles({ target: targetStruck(state, target, shootsFrom(state, unitAt(state, action.units[0] as PieceId))), firers })}`,
    };
  }
  if (action.kind === 'bombard') {
    const unit = unitAt(state, action.unit);
    const piece = pieceOf(troopOf(state, unit)) as SourceId;
    const target = targetStruck(state, unitAt(state, action.at), shootsFrom(state, unit));
    return {
      words: 'This shot in the calculator',
      path: `fr3/odds/artillery/?${writeArtillery({ source: sourceOf(state, unit, piece), target })}`,
    };
  }
  return null;
}
