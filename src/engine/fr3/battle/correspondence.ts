/** What a battle of Fantasy Rules! by message hides: which troops are illusions, and answers to secret questions. */
import type { CorrespondenceSystem } from '../../kernel/correspondence/play.ts';
import type { BattleEvent } from './events.ts';
import { type Action, fr3Battle } from './ruleset.ts';
import { askedNow } from './sequence.ts';
import type { Result } from './victory/victory.ts';
import type { Army, Setup } from './vocabulary/setup.ts';
import type { State } from './vocabulary/state.ts';

export const fr3Correspondence: CorrespondenceSystem<Setup, State, Action, BattleEvent, Result> = {
  ruleset: fr3Battle,
  setup: (terms, armies) => fr3Battle.readSetup(armies ? { ...(terms as object), armies } : terms),
  /** An army without magic users can have no illusions (fr3.illusions.before-battle): it hides nothing. */
  hide(given) {
    const army = given as Army;
    if (!army.characters.some(({ magic }) => magic !== undefined)) return { army, parts: [] };
    return {
      army: { ...army, troops: army.troops.map(({ illusion: _, ...troop }) => troop) },
      parts: army.troops.map(({ illusion }) => illusion ?? false),
    };
  },
  unhide(given, parts) {
    const army = given as Army;
    return { ...army, troops: army.troops.map((troop, nth) => (parts[nth] === true ? { ...troop, illusion: true } : troop)) };
  },
  isSecret: (state) => askedNow(state)?.secret === true,
};
