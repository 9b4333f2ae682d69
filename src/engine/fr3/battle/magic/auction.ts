/**
 * The auction of a spell (chapter fr3.auction): both sides bid in secret and reveal together, level-three magic users may add
 * more, and the dice decide. The auction chapter knows the legal bids and their results; this file asks for them.
 */
import { andThen, type Chance, known, map, roll } from '../../../kernel/chance.ts';
import { orNull, whole } from '../../../kernel/fields.ts';
import { onceFor } from '../../../kernel/memo.ts';
import type { Stand } from '../../auction/auction.ts';
import { addsAgain } from '../../auction/augmenting.ts';
import { mayAugment } from '../../auction/bids.ts';
import { type Contest, contest } from '../../auction/contest.ts';
import { characterItems } from '../../data/figures/character-items.ts';
import { innateOf } from '../../data/innate.ts';
import { costsOf } from '../../data/spell-list.ts';
import { actionKind, aPiece, refusal } from '../action-kind.ts';
import { characterAt } from '../characters/fates.ts';
import { type BattleReport, certain, event, inTurn, report } from '../events.ts';
import { mayWithstand } from '../innate/aim.ts';
import { asking, findUnit } from '../units/pieces.ts';
import { enemyOf, type PieceId, type SideId } from '../vocabulary/ids.ts';
import type { BattleCharacter, Bid, Cast, SpellInHand, State } from '../vocabulary/state.ts';
import { aimOf, castsFor, surchargeOf } from './aim.ts';
import { auctionOf, bidsOf, castingSide, castings, defences, inHand, refuseBid } from './bids.ts';
import { spellOf } from './book.ts';
import {
  armyPoints,
  burnPoints,
  burnRefusal,
  casters,
  costOf,
  ownPoints,
  paidFor,
  spellsKnown,
  spend,
  userOf,
} from './casters.ts';
import { spellOn } from './decoy.ts';
import { signed } from './effects.ts';
import type { BattleSpell } from './spell.ts';

const nothing: Bid = { by: null, own: 0, army: 0 };

const withSpell = (state: State, spell: SpellInHand | null): State => ({ ...state, magic: { ...state.magic, spell } });

/** Asks each side that has no sealed bid yet. The caster's side bids first. */
function bidding(state: State, sealed: SpellInHand['sealed']): Chance<BattleReport> {
  const side = castingSide(inHand(state));
  const open = withSpell(state, { ...inHand(state), sealed });
  const asked = [enemyOf(side), side].filter((each) => sealed[each] === null);
  const at = asked.reduce((now, each) => asking(now, { what: 'bid', side: each, secret: true }), open);
  return asked.length > 0 ? certain(at) : reveal(at);
}

/** Whether a side could convert points of its morale clock into more magic points. */
const mayBurn = (state: State, who: readonly BattleCharacter[]): boolean =>
  who.some((each) => burnRefusal(state, each, 1) === null);

/** A spell has been announced, and both sides make their bids. */
export function auctioned(state: State): Chance<BattleReport> {
  const side = castingSide(inHand(state));
  const enemy = enemyOf(side);
  const caster = characterAt(state, inHand(state).cast.character);
  const [first, ...more] = castings(state);
  const fixed = more.length === 0 && !(mayAugment(auctionOf(state, null)) && mayBurn(state, [caster]));
  const helpless =
    defences(state, enemy).length === 1 &&
    !mayBurn(
      state,
      casters(state, enemy).filter((each) => userOf(state, each)?.defends),
    );
  return bidding(state, {
    [side]: fixed ? (first as Bid) : null,
    [enemy]: helpless ? nothing : null,
  } as SpellInHand['sealed']);
}

const sum = (one: Bid, other: Bid): Bid => ({ by: one.by, own: one.own + other.own, army: one.army + other.army });

/** fr3.auction.unused-points-spent: all bids are revealed and spent. */
function reveal(state: State): Chance<BattleReport> {
  const spell = inHand(state);
  const { cast } = spell;
  const side = castingSide(spell);
  const enemy = enemyOf(side);
  const now = { A: spell.sealed.A ?? nothing, B: spell.sealed.B ?? nothing };
  const first = spell.open === null;
  const open = spell.open ? { A: sum(spell.open.A, now.A), B: sum(spell.open.B, now.B) } : now;
  const paid = [side, enemy].reduce((at, each) => spend(at, each, now[each].by, now[each].own, now[each].army), state);
  const augmented = totalOf(open[side]) > paidFor(state, cast) + surchargeOf(state, cast);
  const tried = [...paid.magic.tried.slice(0, -1), { character: cast.character, spell: cast.stored ?? cast.spell, augmented }];
  const at: State = { ...paid, magic: { ...paid.magic, tried, spell: { ...spell, open, sealed: { A: null, B: null } } } };
  const logEntry = event(
    {
      kind: 'bids',
      casting: castingTotal(state, cast, open[side]),
      defence: totalOf(open[enemy]),
      by: open[enemy].by,
    },
    'fr3.auction.secret-designation',
    'fr3.auction.unused-points-spent',
  );
  const added = totalOf(now.A) + totalOf(now.B) > 0;
  // If neither side added to a public bid, it is not reported again.
  return inTurn(first || added ? report(at, logEntry) : report(at), (on) =>
    further(on, first, added) ? again(on) : contested(on),
  );
}

const totalOf = ({ own, army }: Bid): number => own + army;

/** The caster's total in the contest: the points bid, minus the surcharge. The cost of a stored spell counts as paid. */
const castingTotal = (state: State, cast: Cast, bid: Bid): number =>
  totalOf(bid) - surchargeOf(state, cast) + (cast.stored === null ? 0 : costOf(state, cast));

/**
 * Which sides may add points after the reveal and have any to add (fr3.auction.level-three-casting,
 * fr3.auction.level-three-defence), even if only from the morale clock.
 */
function adders(state: State): Readonly<Record<SideId, boolean>> {
  const spell = inHand(state);
  const side = castingSide(spell);
  const enemy = enemyOf(side);
  const by = spell.open?.[enemy].by ?? null;
  const adds = addsAgain(auctionOf(state, by));
  const left = (who: PieceId | null, of: SideId) =>
    who !== null &&
    (ownPoints(state, characterAt(state, who)) + armyPoints(state, of) > 0 || mayBurn(state, [characterAt(state, who)]));
  return {
    [side]: adds.caster && left(spell.cast.character, side),
    [enemy]: adds.defender && left(by, enemy),
  } as Record<SideId, boolean>;
}

/**
 * Whether there will be another round of bids. Against a magic user of a lower level there is one further round. Between two
 * casters of level three, rounds follow until neither adds anything.
 */
function further(state: State, first: boolean, added: boolean): boolean {
  const spell = inHand(state);
  const enemy = enemyOf(castingSide(spell));
  const open = spell.open as NonNullable<SpellInHand['open']>;
  if (totalOf(open[enemy]) === 0) return false;
  const can = adders(state);
  if (!can.A && !can.B) return false;
  const adds = addsAgain(auctionOf(state, open[enemy].by));
  return first || (adds.caster && adds.defender && added);
}

function again(state: State): Chance<BattleReport> {
  const { open } = inHand(state);
  const can = adders(state);
  const none = (side: SideId): Bid | null => (can[side] ? null : { by: open?.[side].by ?? null, own: 0, army: 0 });
  return bidding(state, { A: none('A'), B: none('B') });
}

/**
 * The possible results of a contest without the individual rolls, so that what follows from each result is computed once instead
 * of a hundred times.
 */
const ended = (at: Chance<Contest>): Chance<'works' | 'fails' | 'unopposed'> =>
  at.kind === 'roll'
    ? roll(at.die, at.purpose, (face) => ended(at.next(face)))
    : known(at.value.faces ? (at.value.works ? 'works' : 'fails') : 'unopposed');

/** fr3.auction.points-add-to-roll, fr3.auction.tie: rolls the contest and applies the result. */
function contested(state: State): Chance<BattleReport> {
  const spell = inHand(state);
  const { cast } = spell;
  const side = castingSide(spell);
  const enemy = enemyOf(side);
  const open = spell.open as NonNullable<SpellInHand['open']>;
  const by: Stand = open[enemy].by === null ? 'army' : 'user';
  const casting = castingTotal(state, cast, open[side]);
  const auction = auctionOf(state, open[enemy].by);
  return andThen(ended(contest(auction, casting, totalOf(open[enemy]), by)), (end) => {
    const works = end !== 'fails';
    const result: State = {
      ...withSpell(state, null),
      magic: {
        ...state.magic,
        spell: null,
        chances: [enemy, side],
        atStep: false,
        quiet: { ...state.magic.quiet, [enemy]: null },
      },
    };
    const logEntry = event(
      { kind: 'resolved', character: cast.character, spell: cast.spell, works },
      ...(end === 'unopposed'
        ? (['fr3.auction.no-defence'] as const)
        : (['fr3.auction.points-add-to-roll', 'fr3.auction.tie'] as const)),
    );
    return inTurn(report(result, logEntry), (at) => (works ? withstood(at, cast) : certain(at)));
  });
}

/** fr3.innate.magic-resistance: first asks the owner of the target whether it resists a cheap spell. */
function withstood(state: State, cast: Cast): Chance<BattleReport> {
  const unit = cast.on
    .map((id) => findUnit(state, id))
    .find((each) => each && each.side !== castingSideOf(cast) && mayWithstand(state, each));
  const { maxSpellCost = 0 } = innateOf('magic-resistance')?.figures ?? {};
  if (!unit || costOf(state, cast) > maxSpellCost) return castStrikes(state, cast);
  const waits: State = { ...state, magic: { ...state.magic, withstood: { unit: unit.id, cast } } };
  return certain(asking(waits, { what: 'withstand', side: unit.side, unit: unit.id }));
}

const castingSideOf = ({ character }: Cast): SideId => (character[0] === 'A' ? 'A' : 'B');

/** fr3.spells.illusionary-target: a successful spell may still hit an illusion. */
export function castStrikes(state: State, cast: Cast): Chance<BattleReport> {
  const aimed = spellOn(state, cast);
  return aimed ? certain(aimed) : castWorks(state, cast);
}

/**
 * Applies a successful spell. Lasting effects store the caster's level, or that of a stored spell's bearer
 * (fr3.character-items.stored-spell-use).
 */
export function castWorks(state: State, cast: Cast): Chance<BattleReport> {
  const caster = characterAt(state, cast.character);
  const aim = aimOf(state, cast, caster);
  const level = userOf(state, caster)?.level ?? characterItems.storedSpellLevel;
  return map((spellOf(cast.spell) as BattleSpell).works(state, aim), (report) => ({
    ...report,
    state: signed(state, report.state, level),
  }));
}

/** The numbers of points that the caster lacks for spells that he cannot pay for, the smallest number first. */
function missing(state: State, caster: BattleCharacter): readonly number[] {
  const own = ownPoints(state, caster);
  const costs = spellsKnown(state, caster)
    .filter(({ id }) => spellOf(id))
    .flatMap(costsOf);
  return [...new Set(costs)].flatMap((cost) => (cost > own ? [cost - own] : [])).sort((one, other) => one - other);
}

/** fr3.auction.morale-clock-points: whether a magic user of this side could use morale clock points to pay for a useful spell. */
const burns = (side: SideId) =>
  onceFor((state: State): boolean =>
    casters(state, side).some((each) => {
      // fr3.magic.both-pools-empty
      if (ownPoints(state, each) + armyPoints(state, side) === 0) return false;
      const many = missing(state, each).findLast((points) => burnRefusal(state, each, points) === null);
      return many !== undefined && castsFor(burnPoints(state, each, many).state, side).next().done !== true;
    }),
  );
const any = { A: burns('A'), B: burns('B') };
export const couldBurn = (state: State, side: SideId): boolean => any[side](state);

const somebody = orNull(aPiece);
const somePoints = whole(0, 99);

export const bidKinds = {
  /** fr3.auction.secret-designation */
  bid: actionKind({
    answers: ['bid'],
    fields: { by: somebody, own: somePoints, army: somePoints },
    candidates: (state, { side }) => bidsOf(state, side),
    refuse: (state, bid, { side }) => refuseBid(state, side, bid),
    perform(state, { by, own, army }, { side }) {
      const spell = inHand(state);
      const sealed = { ...spell.sealed, [side]: { by, own, army } };
      const at = withSpell(state, { ...spell, sealed });
      return sealed.A && sealed.B ? reveal(at) : certain(at);
    },
  }),
  /** fr3.auction.morale-clock-points: converts clock points openly, before a bid is made, for anything that the pool can pay. */
  burn: actionKind({
    answers: ['bid', 'magic', 'rally', 'missiles', 'movement', 'melee'],
    fields: { character: aPiece, points: whole(1, 99) },
    candidates: (state, { what, side }) =>
      casters(state, side).flatMap((each) => {
        const [many] = what === 'bid' ? [1] : missing(state, each);
        return many === undefined ? [] : [{ character: each.id, points: many }];
      }),
    refuse(state, { character: id, points: many }, { side }) {
      const character = casters(state, side).find((each) => each.id === id);
      return character
        ? burnRefusal(state, character, many)
        : refusal('Choose a magic user of your own to receive the points.', 'fr3.auction.morale-clock-points');
    },
    perform(state, { character, points: many }, ask) {
      const outcome = burnPoints(state, characterAt(state, character), many);
      return certain(ask.what === 'bid' ? asking(outcome.state, ask) : outcome.state, ...outcome.events);
    },
  }),
};
