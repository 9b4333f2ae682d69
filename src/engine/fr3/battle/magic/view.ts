/** What a side can see of a battle: everything except secret bids and the enemy's illusions. */
import { onceFor } from '../../../kernel/memo.ts';
import { enemyOf, type SideId } from '../vocabulary/ids.ts';
import type { Setup } from '../vocabulary/setup.ts';
import type { Bid, SpellInHand, State } from '../vocabulary/state.ts';
import { surchargeOf } from './aim.ts';
import { castingSide } from './bids.ts';
import { paidFor } from './casters.ts';

/** The smallest bid that the side can have made, which is all that the enemy knows. */
function least(state: State, spell: SpellInHand, side: SideId): Bid {
  const open = spell.open?.[side];
  if (open) return { by: open.by, own: 0, army: 0 };
  return side === castingSide(spell)
    ? { by: spell.cast.character, own: paidFor(state, spell.cast) + surchargeOf(state, spell.cast), army: 0 }
    : { by: null, own: 0, army: 0 };
}

/** A set-up as the enemy of this side sees it: illusions among its troops look real. */
const unknownOf = (side: SideId) =>
  onceFor((setup: Setup): Setup => {
    const army = setup.armies[side];
    if (!army.troops.some(({ illusion }) => illusion)) return setup;
    const troops = army.troops.map(({ illusion: _, ...troop }) => troop);
    return { ...setup, armies: { ...setup.armies, [side]: { ...army, troops } } };
  });
const known: Readonly<Record<SideId, (setup: Setup) => Setup>> = { A: unknownOf('B'), B: unknownOf('A') };

/**
 * fr3.illusions.act-as-real: the enemy's illusions look real, and their upkeep is hidden. Only the side that made an
 * illusion knows about it, even if the illusion fights for the other side.
 */
function veiled(state: State, side: SideId): State {
  const hidden = state.units.some(({ illusion }) => illusion !== null && illusion[0] !== side);
  const asked = state.asks.some(({ what, side: of }) => what === 'upkeep' && of !== side);
  const setup = known[side](state.setup);
  if (!hidden && !asked && setup === state.setup) return state;
  return {
    ...state,
    setup,
    units: state.units.map((unit) => (unit.illusion !== null && unit.illusion[0] !== side ? { ...unit, illusion: null } : unit)),
    asks: state.asks.map((ask) => {
      if (ask.what !== 'upkeep' || ask.side === side) return ask;
      const { unit: _, ...rest } = ask;
      return rest;
    }),
  };
}

/**
 * The state as a side may see it (fr3.auction.secret-designation). A secret bid is replaced by the smallest bid possible, so that
 * a computer opponent can play on from this state without learning anything.
 */
export function viewOf(whole: State, side: SideId): State {
  const seen = veiled(whole, side);
  const state = seen.fate ? { ...seen, fate: { ...seen.fate, before: viewOf(seen.fate.before, side) } } : seen;
  const { spell } = state.magic;
  const enemy = enemyOf(side);
  if (spell?.sealed[enemy] == null) return state;
  const sealed = { ...spell.sealed, [enemy]: least(state, spell, enemy) };
  return { ...state, magic: { ...state.magic, spell: { ...spell, sealed } } };
}
