/** How the battles of a game are written as text. */
import type { Notated } from '../notation/game.ts';
import type { AnyAction } from '../notation/moves.ts';
import type { Handle, Statement } from '../notation/vocabulary.ts';
import type { HappenedBy } from '../ruleset.ts';
import type { Question } from './question.ts';

interface BattleNotation<Setup, State, Action extends AnyAction, Event extends HappenedBy>
  extends Omit<Notated<Setup, State, Action>, 'asked' | 'tell'> {
  askedNow(state: State): (Question<string, Handle> & { readonly unit?: Handle }) | null;
  tell(state: State, event: Event): string;
  /** The set-up with the seed instead of the terrain, if the seed determines the terrain. */
  writeDrawnSetup(setup: Setup, seed: number): readonly Statement[];
}

/**
 * The notation of a battle, and a shorter form for links. In links, terrain that is drawn from a seed is written as the seed
 * alone. A question that interrupts may name the unit that is asked; other questions name the side.
 */
export function battleNotation<Setup, State, Action extends AnyAction, Event extends HappenedBy>({
  askedNow,
  tell,
  writeDrawnSetup,
  ...rest
}: BattleNotation<Setup, State, Action, Event>) {
  const notation: Notated<Setup, State, Action> = {
    ...rest,
    asked(state) {
      const ask = askedNow(state);
      return ask ? (ask.unit ?? ask.side) : null;
    },
    tell: (state, event) => tell(state, event as Event),
  };
  const drawnBy = (seed: number): Notated<Setup, State, Action> => ({
    ...notation,
    writeSetup: (setup) => writeDrawnSetup(setup, seed),
  });
  return { notation, drawnBy };
}
