/** The possible bids for and against a spell, in the auction chapter's form (fr3.auction.spending-limits). */
import type { Refusal } from '../../../kernel/rule-id.ts';
import { type Auction, type Defender, paidByCaster } from '../../auction/auction.ts';
import { castingSplit, casts, defenceSplit, mayAugment, mostOfArmy, mostOfUser } from '../../auction/bids.ts';
import { auction as figures } from '../../data/figures/auction.ts';
import { type SpellHead, spellHeadOf } from '../../data/spell-list.ts';
import { refusal } from '../action-kind.ts';
import { characterAt } from '../characters/fates.ts';
import { enemyOf, type PieceId, type SideId } from '../vocabulary/ids.ts';
import type { BattleCharacter, Bid, SpellInHand, State } from '../vocabulary/state.ts';
import { surchargeOf } from './aim.ts';
import { armyPoints, casters, costOf, ownPoints, userOf } from './casters.ts';
import { isNulledPerson } from './null-field.ts';
import { isWarded } from './wards.ts';

/** The spell being cast. While a side has to bid, there is always such a spell. */
export const inHand = ({ magic }: State): SpellInHand => magic.spell as SpellInHand;
export const castingSide = (spell: SpellInHand): SideId => spell.cast.character[0] as SideId;

/** Magic users of the other side who could defend against a spell. */
const defenders = (state: State, side: SideId): readonly BattleCharacter[] =>
  casters(state, side).filter(
    (each) =>
      userOf(state, each)?.defends === true &&
      ownPoints(state, each) >= figures.ownPointsToDefend &&
      // fr3.abilities.null-field
      !isNulledPerson(state, each),
  );

function defenderOf(state: State, side: SideId, by: PieceId | null): Defender {
  const character = by === null ? undefined : characterAt(state, by);
  const user = character && userOf(state, character);
  return {
    user: user ? (user.type === 'witch-hunter' ? user.type : `level-${user.level}`) : 'none',
    own: character ? ownPoints(state, character) : 0,
    army: armyPoints(state, side),
  };
}

/**
 * The auction in the form that the auction chapter uses, with the points that both sides have left now. `by` is the magic user
 * who defends; null if nobody defends.
 */
export function auctionOf(state: State, by: PieceId | null): Auction {
  const spell = inHand(state);
  const { cast } = spell;
  const side = castingSide(spell);
  const caster = characterAt(state, cast.character);
  const head = spellHeadOf(cast.spell) as SpellHead;
  return {
    cost: costOf(state, cast),
    surcharge: surchargeOf(state, cast),
    ward: isWarded(state, cast),
    augmentable: head.augmentable !== false,
    caster: {
      level: userOf(state, caster)?.level ?? 0,
      own: ownPoints(state, caster),
      army: armyPoints(state, side),
      stored: cast.stored !== null,
    },
    defender: defenderOf(state, enemyOf(side), by),
    stakes: { success: 1, casterPoint: 0, defenderPoint: 0 },
  };
}

const range = (most: number): number[] => Array.from({ length: Math.max(0, most) + 1 }, (_, at) => at);

/** The caster's first bids that are worth listing: for each total, the one that keeps the most personal points. */
export const castings = (state: State): readonly Bid[] => {
  const auction = auctionOf(state, null);
  const by = inHand(state).cast.character;
  return casts(auction).map((total) => ({ by, ...castingSplit(auction, total) }));
};

/** Every first bid of the defence: from the army's pool alone, and from each magic user. */
export const defences = (state: State, side: SideId): readonly Bid[] => [
  ...range(mostOfArmy(auctionOf(state, null))).map((army) => ({ by: null, own: 0, army })),
  ...defenders(state, side).flatMap(({ id }) => {
    const auction = auctionOf(state, id);
    return range(mostOfUser(auction))
      .slice(figures.ownPointsToDefend)
      .map((total) => ({ by: id, ...defenceSplit(auction, { by: 'user', total }) }));
  }),
];

/** Bids that add to an earlier one, army points first. */
const additions = (state: State, by: PieceId, side: SideId): readonly Bid[] => {
  const [own, army] = [ownPoints(state, characterAt(state, by)), armyPoints(state, side)];
  return range(own + army).map((total) => {
    const ofArmy = Math.min(army, total);
    return { by, own: total - ofArmy, army: ofArmy };
  });
};

/** The bids listed for a side now. */
export function bidsOf(state: State, side: SideId): readonly Bid[] {
  const spell = inHand(state);
  const by = spell.open?.[side].by;
  if (by) return additions(state, by, side);
  return side === castingSide(spell) ? castings(state) : defences(state, side);
}

const points = (n: number, ofWhat: string): string => `${n} ${n === 1 ? 'point' : 'points'} from ${ofWhat}`;

/** fr3.auction.secret-designation: why a bid exceeds the available points. */
function refusePools(state: State, side: SideId, { by, own, army }: Bid): Refusal | null {
  const has = by === null ? 0 : ownPoints(state, characterAt(state, by));
  if (own > has)
    return refusal(`Bid less: the magic user has only ${points(has, 'his own pool')}.`, 'fr3.auction.secret-designation');
  const pool = armyPoints(state, side);
  return army > pool
    ? refusal(`Bid less: the army has only ${points(pool, 'the army pool')}.`, 'fr3.auction.secret-designation')
    : null;
}

function refuseCasting(state: State, { own, army }: Bid): Refusal | null {
  const auction = auctionOf(state, null);
  const least = paidByCaster(auction, auction.cost);
  if (own < least)
    return refusal(`Bid more: the spell itself costs ${points(least, 'his own pool')}.`, 'fr3.auction.cost-from-personal-pool');
  return own + army > least && !mayAugment(auction)
    ? refusal(
        'The magic user cannot put more points into the spell than it costs.',
        'fr3.auction.level-one-casting',
        'fr3.auction.spending-limits',
      )
    : null;
}

function refuseDefence(state: State, side: SideId, { by, own, army }: Bid): Refusal | null {
  const limit = mostOfArmy(auctionOf(state, null));
  if (by === null)
    return own > 0 || army > limit
      ? refusal(
          `Without a magic user you can bid at most ${points(limit, 'the army pool')} in defence.`,
          'fr3.auction.level-zero-defence',
        )
      : null;
  const user = defenders(state, side).find(({ id }) => id === by);
  if (!user || own < figures.ownPointsToDefend)
    return refusal(
      'A magic user who defends must bid at least one point from his own pool.',
      'fr3.auction.level-one-defence',
      'fr3.magic.personal-pool-required',
    );
  return userOf(state, user)?.level === 1 && army > limit
    ? refusal(`A level one magic user can add at most ${points(limit, 'the army pool')}.`, 'fr3.auction.level-one-defence')
    : null;
}

/** Why a side cannot make this bid now. */
export function refuseBid(state: State, side: SideId, bid: Bid): Refusal | null {
  const spell = inHand(state);
  const open = spell.open?.[side];
  const by = open ? open.by : side === castingSide(spell) ? spell.cast.character : undefined;
  if (by !== undefined && bid.by !== by)
    return refusal(
      'The magic user who began the contest must continue it.',
      'fr3.auction.tie',
      'fr3.auction.level-three-defence',
    );
  if (bid.by !== null && bid.by[0] !== side) return refusal('That magic user is not on your side.', 'fr3.auction.sequence');
  if (bid.by !== null && !state.characters.some(({ id }) => id === bid.by))
    return refusal('Only a magic user can bid points from a pool of his own.', 'fr3.auction.sequence');
  const pools = refusePools(state, side, bid);
  if (pools || open) return pools;
  return side === castingSide(spell) ? refuseCasting(state, bid) : refuseDefence(state, side, bid);
}

/**
 * The bid that a side makes without being asked, because the defending side cannot resist the spell. Null if the side has a
 * choice. fr3.magic.both-pools-empty: a side that has spent all points of both pools cannot turn clock points into magic points.
 */
export function onlyBid(state: State, side: SideId): Bid | null {
  const spell = inHand(state);
  if (spell.open) return null;
  const caster = castingSide(spell);
  const bids = defences(state, enemyOf(caster));
  const pools =
    armyPoints(state, enemyOf(caster)) + casters(state, enemyOf(caster)).reduce((sum, each) => sum + ownPoints(state, each), 0);
  if (bids.length > 1 || pools > 0) return null;
  const [bid] = side === caster ? castings(state) : bids;
  return bid ?? null;
}
