/** Omens (fr3.pre-game.omen-occurs): whether one appears, and how each side views it. */
import { andThen, type Chance, known, map, roll } from '../../kernel/chance.ts';
import { preGame } from '../data/figures/pre-game.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

/** A seer's prophecy about omens: no prophecy, or a prophecy that every omen is good (or bad) for the side. */
export const prophecies = ['no', 'positive', 'negative'] as const;
export type Prophecy = (typeof prophecies)[number];

export type Omen = 'positive' | 'negative';
/** How each side views the omen; undefined if none appears. */
export type Omens = { readonly a: Omen; readonly b: Omen } | undefined;

/** How one side views an omen: by a roll (fr3.pre-game.omen-view), unless a seer has decided it. */
export function takes(side: 'a' | 'b', seer: Prophecy): Chance<Omen> {
  if (seer !== 'no') return known(seer);
  const rules: Fr3RuleId[] = ['fr3.pre-game.omen-view'];
  return roll(10, { decides: `how the ${side === 'a' ? 'first' : 'second'} side takes the omen`, rules, by: side }, (face) =>
    known<Omen>(face >= preGame.omenGood ? 'positive' : 'negative'),
  );
}

export function omens(seers: { readonly a: Prophecy; readonly b: Prophecy }): Chance<Omens> {
  return roll(
    10,
    { decides: 'whether an omen is seen', rules: ['fr3.pre-game.omen-occurs'] },
    (face): Chance<Omens> =>
      face < preGame.omenSeen
        ? known(undefined)
        : andThen(takes('a', seers.a), (a) => map(takes('b', seers.b), (b) => ({ a, b }))),
  );
}
