/** The rolls for innate abilities: the target's roll and the user's roll. */
import { type Chance, map } from '../../../kernel/chance.ts';
import { plainChampion } from '../../character-combat/champion.ts';
import { individualNeeds, individualRoll } from '../../character-combat/individual-roll.ts';
import type { InnateAbility } from '../../data/innate.ts';
import { performsAbility, resistsAbility, sizesAimedAt } from '../../nerve/innate.ts';
import { nerveTest, type Tested } from '../../nerve/test.ts';
import type { Tried } from '../../nerve/tried.ts';
import { testedUnit } from '../charge/nerve.ts';
import { characterSetup, findUnit, troopOf } from '../units/pieces.ts';
import { formOf } from '../units/troop-facts.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';
import type { User } from './who.ts';

/** The size of the target, which modifies the roll of the user. */
function sizeOf(state: State, unit: BattleUnit): Tried['is']['target'] {
  const troop = troopOf(state, unit);
  const form = formOf(troop);
  if (troop.type === 'leviathans') return form === '1x2' ? '1x2' : '1x1';
  return form === 'block' || form === 'mass' ? form : 'single';
}

function triedBy(state: State, unit: BattleUnit, { id }: InnateAbility, target: BattleUnit | null): Tried {
  const of = testedUnit(state, unit.id, null);
  const size = target ? sizeOf(state, target) : 'single';
  return { ...of, is: { ...of.is, ability: id as Tried['is']['ability'], target: size } };
}

/** fr3.innate.target-test: the target's roll, and its morale after the roll. */
export const resists = (state: State, target: BattleUnit, ability: InnateAbility): Chance<Tested> =>
  nerveTest(resistsAbility, triedBy(state, target, ability, null));

/** fr3.innate.initiator-test, fr3.innate.character-rally-roll: whether the user succeeds; `none` if no roll is needed. */
export function succeeds(state: State, user: User, ability: InnateAbility, target: BattleUnit | null): Chance<Tested['roll']> {
  const who = user.person && characterSetup(state, user.person);
  // fr3.innate.character-rally-roll: a character who is a unit rolls as that unit.
  if (who && !who.unit) {
    const { leader, superhero } = who;
    // For a character the size of the affected unit counts, and his own size does not.
    const affected = target ?? user.with;
    const [other, ofSize] = sizesAimedAt[affected ? sizeOf(state, affected) : 'single'];
    const needs = individualNeeds({ ...plainChampion, leader, superhero: superhero === true, other });
    const rules = ['fr3.innate.initiator-test', 'fr3.innate.character-rally-roll', ...(other === 0 ? [] : [ofSize])] as const;
    return map(individualRoll(needs, 'whether the ability works', rules), (works) => (works ? 'passed' : 'failed'));
  }
  const unit = (who ? user.with : findUnit(state, user.id)) as BattleUnit;
  return map(nerveTest(performsAbility, triedBy(state, unit, ability, target)), ({ roll }) => roll);
}
