/** What a side sees of a battle: all of it, but for what the other side has sealed and not yet revealed. */
import { type Bid, enemyOf, type SideId, type SpellInHand, type State } from '../state.ts';
import { surchargeOf } from './aim.ts';
import { castingSide } from './bids.ts';
import { costOf } from './casters.ts';

/** The least that somebody can have sealed: what everybody knows of a sealed bid. */
function least(state: State, spell: SpellInHand, side: SideId): Bid {
  const open = spell.open?.[side];
  if (open) return { by: open.by, own: 0, army: 0 };
  return side === castingSide(spell)
    ? { by: spell.cast.character, own: costOf(state, spell.cast) + surchargeOf(state, spell.cast), army: 0 }
    : { by: null, own: 0, army: 0 };
}

/**
 * The state as a side may know it (fr3.auction.secret-designation). In the place of what the other side has sealed stands the
 * least that it can be, whatever it is: so the state can be played on, by an opponent that thinks ahead, and tells nothing.
 */
export function viewOf(state: State, side: SideId): State {
  const { spell } = state.magic;
  const enemy = enemyOf(side);
  if (spell?.sealed[enemy] == null) return state;
  const sealed = { ...spell.sealed, [enemy]: least(state, spell, enemy) };
  return { ...state, magic: { ...state.magic, spell: { ...spell, sealed } } };
}
