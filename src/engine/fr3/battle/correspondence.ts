/** What a battle of Fantasy Rules! by message hides: which troops are illusions, and answers to secret questions. */
import type { CorrespondenceSystem } from '../../kernel/correspondence/play.ts';
import type { Read } from '../../kernel/ruleset.ts';
import { commandRules } from './commands/players.ts';
import type { BattleEvent } from './events.ts';
import { viewOf } from './magic/view.ts';
import { type Action, fr3Battle } from './ruleset.ts';
import { askedNow } from './sequence.ts';
import { standingAnswers } from './standing-answers.ts';
import { costOfArmy } from './units/troop-facts.ts';
import type { Result } from './victory/victory.ts';
import { type SideId, sideIds } from './vocabulary/ids.ts';
import type { Army, Setup } from './vocabulary/setup.ts';
import type { State } from './vocabulary/state.ts';

const wrong = (because: string): Read<Setup> => ({ ok: false, because, rules: [] });

/** The second army of a battle. If both armies have the same name, a suffix distinguishes it. */
function named({ A, B }: Readonly<Record<'A' | 'B', unknown>>): unknown {
  const [one, other] = [A, B] as readonly Partial<Army>[];
  return one?.name !== undefined && one.name === other?.name ? { ...other, name: `${other.name} II` } : B;
}

/** The state as a side may see it. It leaves out questions to the other side about the upkeep of its illusions. */
function shown(whole: State, side: SideId): State {
  const state = viewOf(whole, side);
  const isUnknown = ({ what, side: asked }: State['asks'][number]): boolean => what === 'upkeep' && asked !== side;
  return state.asks.some(isUnknown) ? { ...state, asks: state.asks.filter((ask) => !isUnknown(ask)) } : state;
}

/** The terms of a match are either a whole set-up, or a set-up without armies plus the `points` that each side may spend. */
export const fr3Correspondence: CorrespondenceSystem<Setup, State, Action, BattleEvent, Result> = {
  ruleset: fr3Battle,
  setup(terms, armies) {
    if (typeof terms !== 'object' || terms === null) return wrong('The set-up of this battle cannot be read.');
    const { points, ...agreed } = terms as { readonly points?: unknown };
    const read = fr3Battle.readSetup(armies ? { ...agreed, armies: { A: armies.A, B: named(armies) } } : agreed);
    if (!read.ok || typeof points !== 'number') return read;
    const over = sideIds.map((side) => ({ side, cost: costOfArmy(read.value.armies[side]) })).find(({ cost }) => cost > points);
    return over ? wrong(`The army of side ${over.side} costs ${over.cost} points, but the players agreed on ${points}.`) : read;
  },
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
  shown,
  standing: standingAnswers,
  commands: commandRules,
};
