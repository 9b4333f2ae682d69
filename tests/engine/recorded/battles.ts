/**
 * What came of moves in a position, as one line of text: the sentences of every move, or why it is refused, then short digests of
 * the last state and of the actions that are possible there.
 */
// With every chapter.
import '../../../src/engine/fr3/battle/battle.ts';
import { aspects } from '../../../src/engine/fr3/battle/judgement/judgement.ts';
import { fr3Notation } from '../../../src/engine/fr3/battle/notation/game.ts';
import { setupNow } from '../../../src/engine/fr3/battle/notation/now.ts';
import { hottNotation } from '../../../src/engine/hott/battle/notation/game.ts';
import { type Chance, play } from '../../../src/engine/kernel/chance.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import type { Notated } from '../../../src/engine/kernel/notation/game.ts';
import { type AnyAction, readMove } from '../../../src/engine/kernel/notation/moves.ts';
import { describe, type Move, parse } from '../../../src/engine/kernel/notation.ts';
import { fingerprint } from '../../../src/engine/kernel/replay.ts';
import type { HappenedBy, Report } from '../../../src/engine/kernel/ruleset.ts';

/** `7: A1 spears 10,10 N; B1 mobs 10,14 S; A1: ahead 2`: a seed, a position, and moves. */
const sections = (address: string) => {
  const [, seed = '0', text = ''] = /^(\d+): (.*)$/.exec(address) ?? [];
  return { seed: Number(seed), text };
};

const answered =
  <Setup, State, Action extends AnyAction>(
    notated: Notated<Setup, State, Action>,
    endsWith: (state: State, told: readonly string[]) => readonly string[],
  ) =>
  (address: string): string => {
    const { ruleset, language, tell } = notated;
    const { seed, text } = sections(address);
    const parsed = parse(text);
    if (!parsed.ok) return parsed.errors.map(describe).join(' ');
    const moves = parsed.statements.filter((each): each is Move => each.kind === 'move');
    const position = notated.readSetup(parsed.statements.filter(({ kind }) => kind !== 'move'));
    if (!position.ok) return position.faults.map(({ because }) => because).join(' ');
    const setup = ruleset.readSetup(position.value);
    if (!setup.ok) return setup.because;
    const dice = seeded(seed);
    const told: string[] = [];
    const played = (chance: Chance<Report<State, HappenedBy>>): State => {
      const { state, events } = play(chance, dice);
      told.push(
        events
          .filter((event) => !('heading' in event))
          .map((event) => tell(state, event))
          .join(' '),
      );
      return state;
    };
    let state = played(ruleset.begin(setup.value));
    for (const move of moves) {
      const read = readMove(language, move);
      if (!read.ok) return `Expected ${read.expected}.`;
      const action = read.action as Action;
      const refusal = ruleset.refuse(state, action);
      if (refusal) told.push(`No: ${refusal.because} ${refusal.rules.join(' ')}`);
      else state = played(ruleset.perform(state, action));
    }
    return endsWith(state, told).join(' | ');
  };

/** The sentences, then digests of the state, of what each side sees of it, and of the possible actions. */
const inWords =
  <State>({ ruleset, sides }: Notated<unknown, State, AnyAction>, more: (state: State) => unknown = () => null) =>
  (state: State, told: readonly string[]): readonly string[] => {
    const possible = [...ruleset.actions(state)];
    const views = sides.map((side) => ruleset.view?.(state, side));
    return [...told, fingerprint([state, views, more(state)]), `${possible.length} ${fingerprint(possible)}`];
  };

const rounded = (all: object): string =>
  Object.entries(all)
    .map(([name, worth]) => `${name} ${Number(Number(worth).toPrecision(9))}`)
    .join(' ');

/** By the name of the file in which they are recorded. */
export const battlesAt: Readonly<Record<string, (address: string) => string>> = {
  battles: answered(fr3Notation, inWords(fr3Notation as never, setupNow as never)),
  'hott-battles': answered(hottNotation, inWords(hottNotation as never)),
  /** The worth of the last position to each side, by the parts that the computer players weigh. */
  judgements: answered(fr3Notation, (state) => [rounded(aspects(state, 'A')), rounded(aspects(state, 'B'))]),
};
