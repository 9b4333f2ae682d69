/** Spells that hit at once like artillery: Blast 1 to 3, and Termite Rot. */
import { andThen, map } from '../../../../kernel/chance.ts';
import { aimAtUnit } from '../../../artillery/at-unit.ts';
import { hitRefusals } from '../../../artillery/forbidden.ts';
import { hit } from '../../../artillery/hit.ts';
import type { SourceId } from '../../../artillery/question.ts';
import type { Fr3RuleId } from '../../../rule-ids.ts';
import { refusal } from '../../action-kind.ts';
import { event, report } from '../../events.ts';
import { inflict } from '../../harm/harm.ts';
import { targetOf, targetStruck } from '../../shooting/question.ts';
import { onSquare } from '../../shooting/shoot.ts';
import type { State } from '../../vocabulary/state.ts';
import { type Aim, type BattleSpell, target } from '../spell.ts';

/** If the caster's unit is in contact with the target, it pushes the target back. Otherwise the spell has no direction. */
const blast = (id: Extract<SourceId, 'blast-1' | 'blast-2' | 'blast-3' | 'termite-rot'>): BattleSpell => ({
  id,
  whom: 'unit',
  refuse(state, aim) {
    const [found] = hitRefusals({ source: { unit: id }, target: targetOf(state, target(aim)) });
    return found ? refusal(found.because, ...(found.rules as readonly Fr3RuleId[])) : null;
  },
  matters: (_, aim) => target(aim).side !== aim.side,
  works: (state, aim) =>
    andThen(hit(aimAtUnit({ source: { unit: id }, target: targetOfBlast(state, aim) })), (after) =>
      map(inflict(state, target(aim).id, { after, cause: 'magic', by: null, onSquare: onSquare(after) }), (result) =>
        result.events.length > 0
          ? result
          : report(
              result.state,
              event({ kind: 'suffered', unit: target(aim).id, fate: 'unharmed', cause: 'magic', by: null }, ...after.rules),
            ),
      ),
    ),
});

/** The target in the form that the artillery rules use. The target is pushed back from its own front. */
const targetOfBlast = (state: State, aim: Aim) => targetStruck(state, target(aim), null);

export const blasts: readonly BattleSpell[] = [blast('blast-1'), blast('blast-2'), blast('blast-3'), blast('termite-rot')];
