/** Omens (fr3.pre-game.omen-occurs): whether one is seen, and how each side takes it. */
import { andThen, type Chance, known, map, roll } from '../../kernel/chance.ts';
import { preGame } from '../data/figures/pre-game.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

/** What a seer has said to a side: nothing about omens, or that every one is good or bad for it. */
export const foretold = ['no', 'positive', 'negative'] as const;
export type Foretold = (typeof foretold)[number];

export type Omen = 'positive' | 'negative';
/** How both sides take the omen; undefined when none is seen. */
export type Omens = { readonly a: Omen; readonly b: Omen } | undefined;

/** How one side takes an omen: fr3.pre-game.omen-view, unless a seer has settled it. */
export function takes(side: 'a' | 'b', seer: Foretold): Chance<Omen> {
  if (seer !== 'no') return known(seer);
  const rules: Fr3RuleId[] = ['fr3.pre-game.omen-view'];
  return roll(10, { decides: `how the ${side === 'a' ? 'first' : 'second'} side takes the omen`, rules, by: side }, (face) =>
    known<Omen>(face >= preGame.omenGood ? 'positive' : 'negative'),
  );
}

export function omens(seers: { readonly a: Foretold; readonly b: Foretold }): Chance<Omens> {
  return roll(
    10,
    { decides: 'whether an omen is seen', rules: ['fr3.pre-game.omen-occurs'] },
    (face): Chance<Omens> =>
      face < preGame.omenSeen
        ? known(undefined)
        : andThen(takes('a', seers.a), (a) => map(takes('b', seers.b), (b) => ({ a, b }))),
  );
}
