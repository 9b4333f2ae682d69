/**
 * What magic adds to actions of every kind: attacks that wait for an answer, changed rolls, and a chance to cast a spell after
 * the action.
 */
import type { Perform } from '../../../kernel/battle/ruleset.ts';
import { andThen, type Chance, known, map } from '../../../kernel/chance.ts';
import { type BattleEvent, type BattleReport, certain, inTurn } from '../events.ts';
import { innateKinds } from '../innate/ability-actions.ts';
import { askedNow } from '../sequence.ts';
import { phasing } from '../units/pieces.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { State } from '../vocabulary/state.ts';
import { castWorks } from './auction.ts';
import { chanceAfterAction, magicKinds } from './cast.ts';
import { isAnswered, spareTarget, unspareTarget } from './decoy.ts';
import { afterRolls } from './intervention.ts';

interface Act {
  readonly kind: string;
}
type PerformAct = Perform<State, Act, Ask, BattleEvent>;

/** fr3.spells.illusionary-target: resumes an attack after the answer. The attack hits the target or an illusion of the target. */
function resumeAttack(report: BattleReport, perform: PerformAct): Chance<BattleReport> {
  const { attack } = report.state.magic;
  if (!attack || !isAnswered(report.state)) return known(report);
  return inTurn(report, (at) => {
    const free: State = { ...at, magic: { ...at.magic, attack: null } };
    if (!('action' in attack)) return attack.spared ? certain(free) : castWorks(free, attack.cast);
    const asked: Ask = { what: 'missiles', side: phasing(free) };
    return map(perform(spareTarget(free, attack), attack.action as unknown as Act, asked), (done) => ({
      ...done,
      state: unspareTarget(done.state, attack),
    }));
  });
}

/** Performs the action itself, before the battle continues. */
export const performWithMagic = (state: State, action: Act, asked: Ask, perform: PerformAct): Chance<BattleReport> =>
  andThen(map(perform(state, action, asked), afterRolls), (report) => resumeAttack(report, perform));

/** Actions that do not give either side another chance to cast: ending a step, or magic itself. */
const isPause = ({ kind }: Act, { what }: Ask): boolean =>
  kind === 'pass' ||
  kind === 'onward' ||
  Object.hasOwn(magicKinds, kind) ||
  (Object.hasOwn(innateKinds, kind) && what === 'magic');

/** The chances to cast that follow an action. A decision about dice is part of another action, so no chance follows it. */
export function afterAction(state: State, before: State, action: Act, asked: Ask): State {
  const { fate } = before;
  const pause = fate ? isPause(fate.action, askedNow(fate.before) ?? asked) : isPause(action, asked);
  return pause ? state : chanceAfterAction(state);
}
