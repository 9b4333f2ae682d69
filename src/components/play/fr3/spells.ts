/** Magic on the page: a magic user's spells, why some cannot be cast, and the chance that a spell works against each defence. */
import { type Auction, casterWinsTies, targetForms, wardOf } from '../../../engine/fr3/auction/auction.ts';
import { addsAgain } from '../../../engine/fr3/auction/augmenting.ts';
import { worksInHundred } from '../../../engine/fr3/auction/contest.ts';
import { placeOf } from '../../../engine/fr3/battle/characters/places.ts';
import { nameAll } from '../../../engine/fr3/battle/chronicle/sentences.ts';
import { auctionOf, castingSide, castings, defences, inHand } from '../../../engine/fr3/battle/magic/bids.ts';
import { spellOf } from '../../../engine/fr3/battle/magic/book.ts';
import { casters, costOf, spellsKnown } from '../../../engine/fr3/battle/magic/casters.ts';
import { castNamed } from '../../../engine/fr3/battle/magic/stored.ts';
import { type Action, fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import { askedNow } from '../../../engine/fr3/battle/sequence.ts';
import { clockOwner } from '../../../engine/fr3/battle/units/commands.ts';
import { sheetSide, standing } from '../../../engine/fr3/battle/units/pieces.ts';
import { enemyOf, type PieceId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { BattleCharacter, Bid, SpellInHand, State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { clockOf } from '../../../engine/fr3/companion/state.ts';
import { type SpellHead, spellHeadOf } from '../../../engine/fr3/data/spell-list.ts';
import { onGrid, placeFrom } from '../../../engine/kernel/geometry.ts';
import type { Refusal } from '../../../engine/kernel/rule-id.ts';
import { middling } from '../course.ts';
import { type AnyCast, isCast, optionsOf } from './actions.ts';

/** The basic cost of a spell as it would be cast; 0 for a stored spell. */
export function pointsOf(state: State, { character, spell, on, choice, points }: AnyCast): number {
  const cast = castNamed({ character, spell, on, choice, points, at: null });
  return cast.stored === null ? costOf(state, cast) : 0;
}

/** The magic users with a unit, or the chosen magic user. */
export const castersWith = (state: State, id: PieceId): readonly BattleCharacter[] =>
  casters(state, id[0] === 'A' ? 'A' : 'B').filter((each) => each.id === id || each.host === id);

export interface Unlisted {
  readonly head: SpellHead;
  /** Why the spell cannot be cast; null if it can be. */
  readonly why: Refusal | null;
  /** A way to cast the spell although it would not change anything important; null if there is none. */
  readonly anyway: AnyCast | null;
}

/** Spells with a place are tried this many inches in front of the caster. */
const ahead = 2;

function before(state: State, character: BattleCharacter) {
  const from = placeOf(state, character);
  if (from === null) return { x: 0, y: 0, angle: 0 };
  const { x, y } = placeFrom(from, ahead, 0);
  return { x: onGrid(x), y: onGrid(y), angle: from.facing };
}

/** The spells of a magic user that the engine does not list. */
export function unlisted(state: State, character: BattleCharacter, listed: readonly Action[]): readonly Unlisted[] {
  const known = new Set(listed.flatMap((each) => (isCast(each) && each.character === character.id ? [each.spell] : [])));
  const targets = [[], ...standing(state).map(({ id }) => [id]), ...state.characters.map(({ id }) => [id])];
  const place = before(state, character);
  return spellsKnown(state, character)
    .filter(({ id }) => !known.has(id))
    .map((head) => {
      const [least] = typeof head.cost === 'number' ? [] : head.cost;
      const spell = spellOf(head.id);
      const [choice = null] = spell?.choices ?? [];
      const placed = spell?.places !== undefined && choice !== spell.back;
      const tried = targets.map((on): AnyCast => {
        const named = { character: character.id, spell: head.id, on, choice, points: least ?? null };
        return placed ? { kind: 'cast-at', ...named, ...place } : { kind: 'cast', ...named };
      });
      const reasons = tried.map((action) => ({ action, why: fr3Battle.refuse(state, action) }));
      const can = reasons.find(({ why }) => why === null);
      // The reason that applies to all targets is more useful than the reason for one wrong target.
      const why = reasons.at(1)?.why ?? reasons[0]?.why ?? null;
      return { head, why: can ? null : why, anyway: can?.action ?? null };
    });
}

/**
 * Other targets for a spell that is not listed, with each of its choices. A spell with a place is placed on the table instead.
 */
export function otherTargets(state: State, cast: AnyCast): readonly AnyCast[] {
  const head = spellHeadOf(cast.spell);
  const listed = optionsOf(state).some((each) => isCast(each) && each.character === cast.character && each.spell === cast.spell);
  if (!head || listed || cast.kind === 'cast-at') return [];
  const costs = typeof head.cost === 'number' ? [null] : head.cost;
  const choices = spellOf(head.id)?.choices ?? [null];
  const aims = [...standing(state), ...state.characters].map(({ id }) => [id]);
  return choices
    .flatMap((choice) => costs.flatMap((points) => aims.map((on) => ({ ...cast, choice, points, on }))))
    .filter((each) => JSON.stringify(each) !== JSON.stringify(cast) && fr3Battle.refuse(state, each) === null);
}

export interface SpellOdds {
  /** The bids against the spell or for it, each with the chance of success in percent. */
  readonly lines: readonly { readonly says: string; readonly percent: number }[];
  /** The same in one line. */
  readonly brief: string;
  /**
   * The chance that the player gets the wanted result, in percent. For a caster, this assumes a defence of as many points as the
   * casting; for a defender, it assumes the lowest casting.
   */
  readonly hopes: number;
  /** The auction calculator with this situation, relative to the site's base; null if there is no auction. */
  readonly path: string | null;
}

const total = ({ own, army }: Bid): number => own + army;
export const sayPoints = (n: number): string => (n === 1 ? '1 point' : `${n} points`);
const most = (bids: readonly Bid[]): number => Math.max(0, ...bids.map(total));

/** The chance of success in percent. A spell works automatically if no player bids against it (fr3.auction.no-defence). */
const chance = (auction: Auction, casting: number, defence: number, by: PieceId | null): number =>
  defence === 0
    ? 100
    : worksInHundred(casting + wardOf(auction) - defence, casterWinsTies(auction, by === null ? 'army' : 'user'));

function calculatorPath(at: State, by: PieceId | null): string {
  const spell = inHand(at);
  const { cost, surcharge, ward, caster, defender } = auctionOf(at, by);
  const clock = (side: 'A' | 'B', who: PieceId | null) =>
    clockOf(at.sheet, who === null ? sheetSide(at, side) : clockOwner(at, side, who)).clock;
  const side = castingSide(spell);
  const [form] = Object.entries(targetForms).find(([, { more }]) => more === surcharge) ?? ['unit'];
  const said = [
    `s=${spell.cast.spell}`,
    `s.cost=${cost}`,
    `s.target=${form}`,
    ...(ward ? ['s.ward=1'] : []),
    `c.level=${caster.level}`,
    `c.own=${caster.own}`,
    `c.army=${caster.army}`,
    `c.clock=${clock(side, spell.cast.character)}`,
    ...(caster.stored ? ['c.stored=1'] : []),
    `d.user=${defender.user}`,
    `d.own=${defender.own}`,
    `d.army=${defender.army}`,
    `d.clock=${clock(enemyOf(side), by)}`,
  ];
  return `fr3/odds/auction/?${said.join('&')}`;
}

/** The chance that the current spell works with these points, for each possible defence. */
function againstDefences(at: State, casting: number): SpellOdds {
  const enemy = enemyOf(castingSide(inHand(at)));
  const all = defences(at, enemy);
  const users = [...new Set(all.map(({ by }) => by))];
  const chanceOf = (by: PieceId | null, defence: number) => chance(auctionOf(at, by), casting, defence, by);
  const lines = users.flatMap((by) => {
    const defence = most(all.filter((each) => each.by === by));
    if (defence === 0) return [];
    const source = by === null ? 'from the army pool' : `with ${nameAll(at, [by])}`;
    return [
      {
        says: `If the enemy bids ${sayPoints(defence)}, the maximum ${source}`,
        percent: chanceOf(by, defence),
      },
    ];
  });
  const strongest = users.findLast((by) => by !== null) ?? null;
  // The list shows no bid and the highest bids, and also a bid of as many points as the caster bids.
  const same = all.find((each) => total(each) === casting && casting > 0);
  const equal = same && { says: `If the enemy bids ${sayPoints(casting)} as well`, percent: chanceOf(same.by, casting) };
  const worst = Math.min(100, ...lines.map(({ percent }) => percent));
  const between = equal && equal.percent !== worst ? `${equal.percent}% if equal, ` : '';
  return {
    lines: [
      { says: 'If the enemy does not resist', percent: 100 },
      ...(equal && lines.every(({ percent }) => percent < equal.percent) ? [equal] : []),
      ...lines,
    ],
    brief:
      lines.length === 0
        ? 'Cannot be resisted'
        : worst === 100
          ? 'Works for certain'
          : `100% unopposed, ${between}${worst}% against ${most(all)}`,
    hopes: equal?.percent ?? worst,
    path: calculatorPath(at, strongest),
  };
}

/** The chance that the spell works against this defence, for each possible casting. */
function againstCastings(at: State, { by, ...bid }: Bid): SpellOdds {
  const auction = auctionOf(at, by);
  const all = castings(at)
    .map(total)
    .map((each) => each - auction.surcharge);
  const found = [...new Set([Math.min(...all), Math.max(...all)])].map((casting) => ({
    casting,
    percent: chance(auction, casting, total({ by, ...bid }), by),
  }));
  const stops = found.map(({ casting, percent }) => `${100 - percent}% against ${casting}`).join(', ');
  return {
    lines: found.map(({ casting, percent }) => ({ says: `If the enemy bids ${sayPoints(casting)} for it`, percent })),
    brief: total({ by, ...bid }) === 0 ? 'The spell works' : `Stops it: ${stops}`,
    hopes: 100 - (found[0]?.percent ?? 100),
    path: calculatorPath(at, by),
  };
}

/** The chance that the spell works with the points that a side adds after the reveal, if the other side adds none. */
function afterReveal(at: State, open: NonNullable<SpellInHand['open']>, added: Bid): SpellOdds {
  const side = castingSide(inHand(at));
  const against = open[enemyOf(side)];
  const auction = auctionOf(at, against.by);
  const stored = auction.caster.stored ? auction.cost : 0;
  const ofCaster = added.by === inHand(at).cast.character ? total(added) : 0;
  const casting = total(open[side]) - auction.surcharge + stored + ofCaster;
  const defence = total(against) + total(added) - ofCaster;
  const { caster, defender } = addsAgain(auction);
  const percent = chance(auction, casting, defence, against.by);
  const isCasters = added.by === inHand(at).cast.character;
  const proviso = caster && defender ? ', if the other side adds nothing' : '';
  return {
    lines: [{ says: `${sayPoints(casting)} for it, ${defence} against it${proviso}`, percent }],
    brief: `${isCasters ? `Works: ${percent}` : `Stops it: ${100 - percent}`}%${proviso}`,
    hopes: isCasters ? percent : 100 - percent,
    path: null,
  };
}

/** The chance that a spell works, for a proposed casting or bid. Null for all other actions. */
export function spellOdds(state: State, action: Action): SpellOdds | null {
  if (isCast(action)) {
    const then = middling(fr3Battle.perform(state, action)).state;
    if (then.magic.spell === null)
      return { lines: [{ says: 'The enemy cannot resist', percent: 100 }], brief: 'Cannot be resisted', hopes: 100, path: null };
    return againstDefences(then, auctionOf(then, null).cost);
  }
  if (action.kind !== 'bid' || state.magic.spell === null) return null;
  if (state.magic.spell.open !== null) return afterReveal(state, state.magic.spell.open, action);
  const { by, own, army } = action;
  const mine = by !== null && by[0] === castingSide(inHand(state)) && by === inHand(state).cast.character;
  return mine ? againstDefences(state, own + army - auctionOf(state, null).surcharge) : againstCastings(state, { by, own, army });
}

/**
 * The state in which the enemy can bid against the spell, and the action of bidding nothing; null if the spell has no auction.
 */
export function unresisted(state: State, cast: AnyCast): { readonly state: State; readonly action: Action } | null {
  const asked = middling(fr3Battle.perform(state, cast)).state;
  const own = asked.magic.spell && castings(asked)[0];
  if (!own) return null;
  const bid = { kind: 'bid', ...own } as const;
  const then = askedNow(asked)?.side === castingSide(inHand(asked)) ? middling(fr3Battle.perform(asked, bid)).state : asked;
  return then.magic.spell && { state: then, action: { kind: 'bid', by: null, own: 0, army: 0 } };
}
