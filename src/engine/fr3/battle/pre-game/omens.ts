/**
 * Omens and prophecies (fr3.pre-game.omen-positive and related rules): once per battle a side may change a die by one after it is
 * rolled and before it counts. The action is then repeated from its start. All dice except the changed one keep their results.
 */
import { andThen, type Chance, known, roll } from '../../../kernel/chance.ts';
import { oneOf, whole } from '../../../kernel/fields.ts';
import { preGame } from '../../data/figures/pre-game.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { actionKind, firstOf, refusal } from '../action-kind.ts';
import { type ArmyWordId, armyWordIds } from '../army-rules/army-words.ts';
import { type BattleReport, certain, event, report } from '../events.ts';
import { asking, phasing } from '../units/pieces.ts';
import { enemyOf, type SideId, sideIds } from '../vocabulary/ids.ts';
import type { Fate, Portent, State, Thrown } from '../vocabulary/state.ts';

interface Fortune {
  readonly rule: Fr3RuleId;
  /** The player who may use the omen: the one who has it, or his enemy. */
  readonly chooser: 'owner' | 'enemy';
  /** The dice that the omen can change. */
  readonly dice: 'own' | 'any';
  readonly by: readonly number[];
}

const { omenModifier, seerModifier } = preGame;
const bothWays = [seerModifier, -seerModifier];

/** Keyed by army property (`army-rules/army-words.ts`). */
export const omensByWord: Partial<Readonly<Record<ArmyWordId, Fortune>>> = {
  'good-omen': { rule: 'fr3.pre-game.omen-positive', chooser: 'owner', dice: 'own', by: [omenModifier] },
  'bad-omen': { rule: 'fr3.pre-game.omen-negative', chooser: 'enemy', dice: 'own', by: [-omenModifier] },
  seer: { rule: 'fr3.pre-game.seer-simple', chooser: 'owner', dice: 'any', by: [seerModifier] },
  'favourable-stars': { rule: 'fr3.pre-game.seer-stars', chooser: 'owner', dice: 'any', by: bothWays },
  doom: { rule: 'fr3.pre-game.seer-doom', chooser: 'enemy', dice: 'own', by: bothWays },
};

/**
 * Whether the battle plays this property as an omen, which can be used once. Until the omen is used it is listed in `portents`.
 */
export const isOmenPlayed = (word: ArmyWordId): boolean => omensByWord[word] !== undefined || word === 'key-to-victory';
export const portentsAtFirst = (has: Readonly<Record<SideId, readonly ArmyWordId[] | undefined>>): readonly Portent[] =>
  sideIds.flatMap((side) => (has[side] ?? []).flatMap((word) => (isOmenPlayed(word) ? [{ side, word }] : [])));
const chooserOf = ({ side, word }: Portent): SideId => (omensByWord[word]?.chooser === 'enemy' ? enemyOf(side) : side);

const shooting = ['shoot', 'bombard'];

/** Melee dice name their side in lower case. The die for a shot belongs to the phasing side. */
function ownerOf(by: string | undefined, state: State, action: Fate['action']): SideId | null {
  const said = sideIds.find((side) => side === by?.toUpperCase());
  return said ?? (shooting.includes(action.kind) ? phasing(state) : null);
}

/** An omen of this side that can change this die by this amount; undefined if there is none. */
const portentFor = (state: State, chooser: SideId, word: ArmyWordId, die: Thrown | undefined, by: number): Portent | undefined =>
  state.portents.find((each) => {
    const of = omensByWord[each.word];
    return (
      of !== undefined &&
      die !== undefined &&
      each.word === word &&
      chooserOf(each) === chooser &&
      of.by.includes(by) &&
      (of.dice === 'any' || die.of === each.side) &&
      die.face + by >= 1 &&
      die.face + by <= die.die
    );
  });

function* bends(state: State, side: SideId) {
  const { thrown = [] } = state.fate ?? {};
  for (const [die, each] of thrown.entries())
    for (const word of armyWordIds)
      for (const by of omensByWord[word]?.by ?? []) if (portentFor(state, side, word, each, by)) yield { word, die: die + 1, by };
}

/** Repeats the rolls with these dice for as long as they match. Any further dice are rolled. */
function forced(chance: Chance<BattleReport>, thrown: readonly Thrown[]): Chance<BattleReport> {
  const [next, ...rest] = thrown;
  return chance.kind === 'roll' && next && next.die === chance.die && next.decides === chance.purpose.decides
    ? forced(chance.next(next.face), rest)
    : chance;
}

const withDie = (thrown: readonly Thrown[], at: number, by: number): readonly Thrown[] =>
  thrown.map((each, index) => (index === at ? { ...each, face: each.face + by } : each));

/**
 * Asks the players who could usefully change one of the dice. The dice stay on the table until they answer. `done` is the result
 * if no die is changed.
 */
function offered(
  report: BattleReport,
  before: State,
  action: Fate['action'],
  thrown: readonly Thrown[],
  done: Chance<BattleReport>,
): BattleReport {
  const lies: State = { ...report.state, fate: { before, action, thrown, moved: false } };
  const first = phasing(before);
  let same: string | undefined;
  const changes = ({ die, by }: { readonly die: number; readonly by: number }): boolean => {
    const other = forced(done, withDie(thrown, die - 1, by));
    if (other.kind === 'roll') return true;
    same ??= JSON.stringify(report.state);
    return JSON.stringify(other.value.state) !== same;
  };
  // When several dice are rolled automatically, for example for the pools, any change matters.
  const several = action.kind === 'onward' && thrown.length > 1;
  const matters = (side: SideId): boolean => (several ? !bends(lies, side).next().done : [...bends(lies, side)].some(changes));
  const sides = [enemyOf(first), first].filter(matters);
  return sides.length === 0
    ? report
    : { ...report, state: sides.reduce<State>((at, side) => asking(at, { what: 'fortune', side }), lies) };
}

/** Rolls an action's dice so that players can see them before they count. */
export function withDiceShown(before: State, action: Fate['action'], done: Chance<BattleReport>): Chance<BattleReport> {
  const watch = (chance: Chance<BattleReport>, thrown: readonly Thrown[]): Chance<BattleReport> => {
    if (chance.kind === 'known') return thrown.length === 0 ? chance : known(offered(chance.value, before, action, thrown, done));
    const { die, purpose } = chance;
    const of = ownerOf(purpose.by, before, action);
    return roll(die, purpose, (face) => watch(chance.next(face), [...thrown, { die, face, of, decides: purpose.decides }]));
  };
  return watch(done, []);
}

/** Repeats the action with a changed die, and discards the old result. */
export function castAgain(
  result: BattleReport,
  again: (before: State, action: Fate['action']) => Chance<BattleReport>,
): Chance<BattleReport> {
  const { fate, portents } = result.state;
  if (!fate?.moved) return known(result);
  return andThen(forced(again(fate.before, fate.action), fate.thrown), ({ state, events }) =>
    known(report({ ...state, portents, fate: null }, ...result.events, ...events)),
  );
}

const aWord = oneOf(armyWordIds);

export const omenKinds = {
  bend: actionKind({
    answers: ['fortune'],
    fields: { word: aWord, die: whole(1, 99), by: whole(-1, 1) },
    candidates: (state, { side }) => bends(state, side),
    refuse: (state, { word, die, by }, { side }) =>
      firstOf(
        () =>
          state.fate?.thrown[die - 1]
            ? null
            : refusal('Choose one of the dice that have just been rolled.', omensByWord[word]?.rule ?? 'fr3.basics.dice'),
        () =>
          portentFor(state, side, word, state.fate?.thrown[die - 1], by)
            ? null
            : refusal('This side cannot change that die in this way.', omensByWord[word]?.rule ?? 'fr3.basics.dice'),
      ),
    perform(state, { word, die, by }, { side }) {
      const fate = state.fate as Fate;
      const used = portentFor(state, side, word, fate.thrown[die - 1], by);
      const thrown = withDie(fate.thrown, die - 1, by);
      const { face, decides } = fate.thrown[die - 1] as Thrown;
      const portents = state.portents.filter((each) => each !== used);
      return certain(
        { ...state, portents, fate: { ...fate, thrown, moved: true } },
        event({ kind: 'bent', side, from: face, to: face + by, decides }, omensByWord[word]?.rule as Fr3RuleId),
      );
    },
  }),
  /** Leaves the dice as they are. */
  'let-lie': actionKind({
    answers: ['fortune'],
    fields: {},
    candidates: () => [{}],
    refuse: () => null,
    perform: (state) => certain(state.asks.some(({ what }) => what === 'fortune') ? state : { ...state, fate: null }),
  }),
};
