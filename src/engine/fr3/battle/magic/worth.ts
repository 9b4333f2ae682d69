/** What magic is worth to a side, for opponents: a spell in hand by its chance, and points that are left. No rule rests on it. */

import { onceFor } from '../../../kernel/memo.ts';
import { expectation } from '../../../kernel/opponent/expectation.ts';
import { worksInHundred } from '../../auction/contest.ts';
import { enemyOf, type SideId } from '../vocabulary/ids.ts';
import type { Cast, Magic, SpellInHand, State } from '../vocabulary/state.ts';
import { aimOf, surchargeOf } from './aim.ts';
import { castingSide } from './bids.ts';
import { spellOf } from './book.ts';
import { armyPoints, casters, costOf, hasMagic, ownPoints, userOf } from './casters.ts';
import { keepers, storedBy } from './stored.ts';

type Worth = (state: State, side: SideId) => number;

/** Every number that is a judgement and no rule, with its reason. Points are victory points. */
export const magicWeights = {
  /** A magic point that is left in this turn: four of them make a spell, which now and then shakes a unit of 50 points. */
  point: 1.5,
  /** Results of a spell's own dice that are looked at. */
  leaves: 40,
} as const;

/** Points that a side has left, less those that it has sealed; a spell in store is its cost. */
function pointsLeft(state: State, side: SideId): number {
  const sealed = state.magic.spell?.sealed[side];
  const kept = keepers(state, side).flatMap((each) =>
    storedBy(state, each).map(({ id, ...cast }) =>
      costOf(state, { ...cast, character: each.id, on: [], choice: null, at: null, stored: id }),
    ),
  );
  const own = casters(state, side).map((each) => ownPoints(state, each));
  const all = [...own, ...kept].reduce((sum, points) => sum + points, armyPoints(state, side));
  return sealed ? all - sealed.own - sealed.army : all;
}

/** What a side puts into the contest as far as it is known; of a defence that is not sealed yet, what the army alone would do. */
function known(state: State, { cast, open, sealed }: SpellInHand, side: SideId): number {
  const bids = [open?.[side], sealed[side]].flatMap((each) => each ?? []);
  const sum = bids.reduce((all, { own, army }) => all + own + army, 0);
  const casting = cast.character[0] === side;
  const stored = casting && cast.stored !== null ? costOf(state, cast) : 0;
  if (bids.length > 0) return sum + stored - (casting ? surchargeOf(state, cast) : 0);
  return casting ? costOf(state, cast) : Math.min(costOf(state, cast), armyPoints(state, side));
}

/** The chance that the spell in hand works, as far as points are known. */
function chanceOf(state: State, spell: SpellInHand): number {
  const side = castingSide(spell);
  const enemy = enemyOf(side);
  const against = known(state, spell, enemy);
  if (against === 0) return 1;
  const levelOf = (id: string | null): number => {
    const found = state.characters.find((each) => each.id === id);
    return (found && userOf(state, found)?.level) ?? 0;
  };
  const defender = (spell.open?.[enemy] ?? spell.sealed[enemy])?.by ?? null;
  return worksInHundred(known(state, spell, side) - against, levelOf(spell.cast.character) > levelOf(defender)) / 100;
}

/** What judgements and spells ask of the magic of a state, besides who is to cast and what is in hand. */
const asked = ['prepared', 'used', 'silenced', 'stirred', 'withstood', 'attack'] as const satisfies readonly (keyof Magic)[];

/** Whether two states differ only in what is announced, bid and asked: then a position is worth the same in both. */
const isSamePosition = (one: State, other: State): boolean =>
  (Object.keys(one) as (keyof State)[]).every((key) => key === 'magic' || key === 'asks' || one[key] === other[key]) &&
  asked.every((key) => one.magic[key] === other.magic[key]);

/** A number that was worked out for a position, and for a spell in it or for none. */
interface Found {
  readonly at: State;
  readonly side: SideId;
  readonly cast: Cast | null;
  readonly is: number;
}
/** Positions of the last decisions: in each of them a dozen spells are weighed, and a dozen bids for each. */
const kept = 8;

/** A judgement of positions that knows magic: how a position stands whose spell has not been resolved, and what points are worth. */
export const worthWithMagic = onceFor((worth: Worth): Worth => {
  let found: readonly Found[] = [];
  /** What has been found out about the position, with every spell that may be announced in it. */
  const once = (at: State, side: SideId, cast: Cast | null, work: () => number): number => {
    const before = found.find((each) => each.side === side && each.cast === cast && isSamePosition(each.at, at));
    if (before) {
      found = [before, ...found.filter((each) => each !== before)];
      return before.is;
    }
    const is = work();
    found = [{ at, side, cast, is }, ...found.slice(0, kept - 1)];
    return is;
  };
  return (state, side) => {
    const { setup, magic } = state;
    const enemy = enemyOf(side);
    if (state.stage === 'over' || !(hasMagic(setup, 'A') || hasMagic(setup, 'B'))) return worth(state, side);
    const lead = magicWeights.point * (pointsLeft(state, side) - pointsLeft(state, enemy));
    const { spell } = magic;
    const caster = spell && state.characters.find(({ id }) => id === spell.cast.character);
    if (!spell || !caster) return worth(state, side) + lead;
    const before: State = { ...state, asks: [], magic: { ...magic, spell: null } };
    const fails = once(before, side, null, () => worth(before, side));
    const works = once(before, side, spell.cast, () => {
      const then = spellOf(spell.cast.spell)?.works(before, aimOf(before, spell.cast, caster));
      return then ? expectation(then, (told) => worth(told.state, side), magicWeights.leaves) : fails;
    });
    return fails + chanceOf(state, spell) * (works - fails) + lead;
  };
});
