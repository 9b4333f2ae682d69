/**
 * How computer opponents value magic. Computer opponents value a spell that is being cast by its chance of success, and they also
 * value the points left. The rules do not use these values.
 */

import { onceFor } from '../../../kernel/memo.ts';
import { expectation } from '../../../kernel/opponent/expectation.ts';
import { worksInHundred } from '../../auction/contest.ts';
import { enemyOf, type SideId } from '../vocabulary/ids.ts';
import type { Cast, Magic, SpellInHand, State } from '../vocabulary/state.ts';
import { aimOf, surchargeOf } from './aim.ts';
import { castingSide } from './bids.ts';
import { spellOf } from './book.ts';
import { armyPoints, casters, costOf, hasMagic, ownPoints, userOf } from './casters.ts';
import { storedBy, storedSpellHolders } from './stored.ts';

type Worth = (state: State, side: SideId) => number;

/** Every number here is a judgement, given with its reason. Values are in victory points. */
export const magicWeights = {
  /** The value of one magic point left this turn: a spell costs about four points, and sometimes shakes a unit of 50 points. */
  point: 1.5,
  /** Up to this many results of the spell's own dice are considered. */
  leaves: 40,
} as const;

/** The points that a side has left after its secret bid. A stored spell counts as the points that it costs. */
function pointsLeft(state: State, side: SideId): number {
  const sealed = state.magic.spell?.sealed[side];
  const kept = storedSpellHolders(state, side).flatMap((each) =>
    storedBy(state, each).map(({ id, ...cast }) =>
      costOf(state, { ...cast, character: each.id, on: [], choice: null, at: null, stored: id }),
    ),
  );
  const own = casters(state, side).map((each) => ownPoints(state, each));
  const all = [...own, ...kept].reduce((sum, points) => sum + points, armyPoints(state, side));
  return sealed ? all - sealed.own - sealed.army : all;
}

/**
 * The points that a side is known to put into the contest. If the defence has not bid yet, this is what the army's pool alone
 * would pay.
 */
function known(state: State, { cast, open, sealed }: SpellInHand, side: SideId): number {
  const bids = [open?.[side], sealed[side]].flatMap((each) => each ?? []);
  const sum = bids.reduce((all, { own, army }) => all + own + army, 0);
  const casting = cast.character[0] === side;
  const stored = casting && cast.stored !== null ? costOf(state, cast) : 0;
  if (bids.length > 0) return sum + stored - (casting ? surchargeOf(state, cast) : 0);
  return casting ? costOf(state, cast) : Math.min(costOf(state, cast), armyPoints(state, side));
}

/** The chance that the spell works, from the points that are known. */
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

/**
 * The parts of the magic state on which evaluations and spells depend. They leave out which side may cast now, and the spell
 * being cast.
 */
const asked = ['prepared', 'used', 'silenced', 'stirred', 'withstood', 'attack'] as const satisfies readonly (keyof Magic)[];

/**
 * Whether two states differ only in the announced spell, the bids and the questions. The position has the same value in two such
 * states.
 */
const isSamePosition = (one: State, other: State): boolean =>
  (Object.keys(one) as (keyof State)[]).every((key) => key === 'magic' || key === 'asks' || one[key] === other[key]) &&
  asked.every((key) => one.magic[key] === other.magic[key]);

/** A cached value of a position for one side, with or without an announced spell. */
interface Found {
  readonly at: State;
  readonly side: SideId;
  readonly cast: Cast | null;
  readonly is: number;
}
/**
 * The number of positions whose values are remembered. In each position, about a dozen spells are compared, with about a dozen
 * bids for each spell.
 */
const kept = 8;

/**
 * Extends an evaluation with magic: an unresolved spell counts by its chance of success, and the points left also have a value.
 */
export const worthWithMagic = onceFor((worth: Worth): Worth => {
  let found: readonly Found[] = [];
  /** Computes a value once for each position and announced spell. */
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
      return then ? expectation(then, (report) => worth(report.state, side), magicWeights.leaves) : fails;
    });
    return fails + chanceOf(state, spell) * (works - fails) + lead;
  };
});
