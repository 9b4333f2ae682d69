/**
 * Magic and flame lances (fr3.armies.dark-elves-magic-lances, fr3.armies.chinese-flame-lances): instead of a charge bonus they
 * strike once like artillery, before the melee. If the lances destroy the enemy, the unit may use the rest of its move
 * (fr3.armies.chinese-flame-lances-breakthrough).
 */
import { type Chance, roll } from '../../../kernel/chance.ts';
import { fronts } from '../../../kernel/geometry.ts';
import { artillery } from '../../data/figures/artillery.ts';
import { square } from '../../data/figures/square.ts';
import { type Blow, suffer, unharmed } from '../../demoralization.ts';
import { listArms } from '../../melee/army-lists.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { resolveHit } from '../harm/resolve-hit.ts';
import { asStruck } from '../harm/retreat-path.ts';
import { opponents } from '../units/contacts.ts';
import { unitAt } from '../units/pieces.ts';
import { hasArms } from '../units/troops.ts';
import type { Hit } from '../vocabulary/harm.ts';
import type { PieceId } from '../vocabulary/ids.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

const kinds = ['magic-lances', 'flame-lances'] as const;

/** The damage without modifiers; null if the lances have no effect. */
const blowOf = (face: number): Blow | null =>
  face >= artillery.damageDestroyed ? 'kill' : face >= artillery.damageDemoralized ? { levels: 1 } : null;

const hitOf = (blow: Blow | null): Hit =>
  blow === 'kill' ? { levels: square.kill.levels, lasting: square.kill.permanent } : { levels: blow ? 1 : 0, lasting: 0 };

function lanced(state: State, id: PieceId, enemy: BattleUnit, lances: Fr3RuleId): Chance<BattleReport> {
  const rules: readonly Fr3RuleId[] = [lances, 'fr3.artillery.damage'];
  const { side } = unitAt(state, id);
  return roll(10, { decides: 'the damage of the lances', rules, by: side }, (face) => {
    const target = asStruck(state, enemy, id);
    const blow = blowOf(face);
    const after = blow ? suffer(target, blow, rules, 'artillery') : unharmed(target, ...rules);
    const logEntry = event({ kind: 'shot', units: [id], at: enemy.id, by: 'lances', fate: after.fate }, ...rules);
    return inTurn(report(state, logEntry), (at) =>
      resolveHit(at, enemy.id, { after, cause: 'artillery', by: id, onSquare: hitOf(blow) }),
    );
  });
}

/** Applies to the unit's first charge in a phase. `before` is the table at the start of the charge. */
export function lances(before: State, state: State, id: PieceId): Chance<BattleReport> {
  const unit = unitAt(state, id);
  const charges = unit.status === 'table' && unit.did.charged && !unitAt(before, id).did.charged;
  const enemy = charges ? opponents(state, id).find(({ base }) => fronts(unit.base, base) !== null) : undefined;
  const arms = enemy && kinds.find((each) => hasArms(state, unit, each));
  return enemy && arms ? lanced(state, id, enemy, listArms[arms].rule) : certain(state);
}
