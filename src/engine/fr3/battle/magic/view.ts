/** What a side sees of a battle: all of it, but for what the other side has sealed and not yet revealed. */
import { onceFor } from '../../../kernel/memo.ts';
import { enemyOf, type SideId } from '../vocabulary/ids.ts';
import type { Setup } from '../vocabulary/setup.ts';
import type { Bid, SpellInHand, State } from '../vocabulary/state.ts';
import { surchargeOf } from './aim.ts';
import { castingSide } from './bids.ts';
import { paidFor } from './casters.ts';

/** The least that somebody can have sealed: what everybody knows of a sealed bid. */
function least(state: State, spell: SpellInHand, side: SideId): Bid {
  const open = spell.open?.[side];
  if (open) return { by: open.by, own: 0, army: 0 };
  return side === castingSide(spell)
    ? { by: spell.cast.character, own: paidFor(state, spell.cast) + surchargeOf(state, spell.cast), army: 0 }
    : { by: null, own: 0, army: 0 };
}

/** A set-up as the enemy of a side may know it: of the troops with which that side begins, nobody else knows which are none. */
const unknownOf = (side: SideId) =>
  onceFor((setup: Setup): Setup => {
    const army = setup.armies[side];
    if (!army.troops.some(({ illusion }) => illusion)) return setup;
    const troops = army.troops.map(({ illusion: _, ...troop }) => troop);
    return { ...setup, armies: { ...setup.armies, [side]: { ...army, troops } } };
  });
const known: Readonly<Record<SideId, (setup: Setup) => Setup>> = { A: unknownOf('B'), B: unknownOf('A') };

/**
 * fr3.illusions.act-as-real: the illusions of the other side look real, and nobody sees for what it pays. The side that fights
 * for whom does not matter: who has made one knows it.
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
 * The state as a side may know it (fr3.auction.secret-designation). In the place of what the other side has sealed stands the
 * least that it can be, whatever it is: so the state can be played on, by an opponent that thinks ahead, and tells nothing.
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
