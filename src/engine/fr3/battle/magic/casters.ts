/** The magic users of a battle: who can spend magic, and the points of their pools on the sheet. */
import { type Chance, known, map } from '../../../kernel/chance.ts';
import { onceFor, onceForPair } from '../../../kernel/memo.ts';
import type { CasterKind } from '../../companion/casters.ts';
import { armyPool, changePool, magicActions, pool, poolDice, unrolled } from '../../companion/magic.ts';
import {
  changed,
  type State as Sheet,
  type SideId as SheetSide,
  sideIds as sheetSides,
  withSide,
} from '../../companion/state.ts';
import { costsOf, type SpellHead, spellHeadOf } from '../../data/spell-list.ts';
import { type BattleReport, event, inTurn, onSheet, report } from '../events.ts';
import { allThrownBy } from '../pre-game/dice-owner.ts';
import { commandInList } from '../units/commands.ts';
import { characterSetup, sheetSide, sideOnSheet } from '../units/pieces.ts';
import { titleOf } from '../units/troop-facts.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { CharacterSetup, Setup } from '../vocabulary/setup.ts';
import type { BattleCharacter, Cast, State } from '../vocabulary/state.ts';
import { type Lore, loreOf } from './lore.ts';
import { isPresent } from './presence.ts';
import { type MagicUser, magicUserOf, spellsOf, witchHunter } from './users.ts';

const inventors = ['mad-scientist', 'technical-assistant'] as const satisfies readonly CasterKind[];
const isInventor = (kind: CasterKind): boolean => (inventors as readonly CasterKind[]).includes(kind);

/** The pool of a character, and its number on the sheet. */
interface Pool {
  readonly id: PieceId;
  readonly side: SideId;
  readonly number: number;
  readonly kind: CasterKind;
  /** The kind of magic user; null for a pool that is not for spells. */
  readonly user: MagicUser | null;
  readonly name: string;
}

/** The kind of magic user that a character in a set-up is. */
const userIn = ({ magic, has }: CharacterSetup): MagicUser | undefined =>
  magic === undefined ? (has?.includes('witch-hunter') ? witchHunter : undefined) : magicUserOf(magic);

/**
 * The pools of a character: his own first, then the one that a bard adds to his army's pool (fr3.abilities.bard-magic-points).
 */
function kindsOf(character: CharacterSetup): readonly Pick<Pool, 'kind' | 'user'>[] {
  const user = userIn(character);
  const others = (['bard', ...inventors] as const).filter((each) => character.has?.includes(each));
  return [...(user ? [{ kind: user.pool, user }] : []), ...others.map((kind) => ({ kind, user: null }))];
}

/** The magic users of both armies, side A first. The sheet uses the same order, whichever side moves first. */
const poolsOf = onceFor(({ armies }: Setup): readonly Pool[] => {
  const found = sideIds.flatMap((side) =>
    armies[side].characters.flatMap((character, at) => {
      const id = `${side}${armies[side].troops.length + at + 1}`;
      return kindsOf(character).map((each) => ({ id, side, ...each, name: `${character.name ?? titleOf(character)} (${id})` }));
    }),
  );
  return found.map((each, at) => ({ ...each, number: at + 1 }));
});

/** Sides that have stored spells, or the plague of fr3.armies.conquistadors-free-plague. */
const stores = onceFor(({ armies }: Setup): readonly SideId[] =>
  sideIds.filter(
    (side) =>
      armies[side].has?.includes('plague-bearers') ||
      armies[side].characters.some(({ has = [] }) => has.some((id) => id.startsWith('stored-'))),
  ),
);

/**
 * Pools that pay for a character's devices. The technical assistant's points are spent first
 * (fr3.inventions.technical-assistant-points). A character who is not an inventor uses his own magic
 * (fr3.inventions.vat-for-wizards).
 */
function workshops(state: State, id: PieceId): readonly number[] {
  const own = poolsOf(state.setup).filter((each) => each.id === id);
  const bought = own.filter(({ kind }) => isInventor(kind));
  return (bought.length > 0 ? bought : own.filter(({ user }) => user !== null)).map(({ number }) => number).reverse();
}

/** fr3.inventions.pool: points that a mad scientist has for his devices. */
export const devicePoints = (state: State, { id, side }: BattleCharacter): number =>
  workshops(state, id).reduce((sum, number) => sum + (pool(state.sheet, sheetSide(state, side), number)?.points ?? 0), 0);

export function spendOnDevice(state: State, { id, side }: BattleCharacter, points: number): State {
  const on = sheetSide(state, side);
  let [sheet, left] = [state.sheet, points];
  for (const number of workshops(state, id)) {
    const paid = Math.min(left, pool(sheet, on, number)?.points ?? 0);
    if (paid > 0) sheet = changePool(sheet, on, number, -paid);
    left -= paid;
  }
  return { ...state, sheet };
}

/** Whether a side has magic. Without any magic, the game never asks the side about it. */
export const hasMagic = (setup: Setup, side: SideId): boolean =>
  poolsOf(setup).some((each) => each.side === side) || stores(setup).includes(side);

/**
 * fr3.illusions.before-battle: the maker of the illusions that an army starts with, its most able illusionist; null if there is
 * none.
 */
export function illusionistOf(setup: Setup, side: SideId): PieceId | null {
  const able = poolsOf(setup).filter(
    ({ side: of, user }) => of === side && user !== null && spellsOf(user).some(({ id }) => id === 'illusionary-army'),
  );
  const level = (each: Pool): number => each.user?.level ?? 0;
  return able.reduce<Pool | null>((best, each) => (best && level(best) >= level(each) ? best : each), null)?.id ?? null;
}

/** Adds the battle's magic users to the sheet. */
export const withCasters = (sheet: Sheet, setup: Setup, first: SideId): Sheet =>
  poolsOf(setup).reduce((at, { id, side, number, kind, name }) => {
    const on = side === first ? 'first' : 'second';
    const added = magicActions['add-caster'].perform(at, { side: on, caster: kind, name }).state;
    const command = commandInList(setup.armies[side], id);
    return command === undefined
      ? added
      : withSide(added, on, { casters: changed(added.sides[on].casters, number, { command }) });
  }, sheet);

/** What the army list gives to a magic user at present. */
const loresOf = onceForPair((state: State, character: BattleCharacter): readonly Lore[] =>
  (characterSetup(state, character).lore ?? noLore)
    .flatMap((id) => loreOf(id) ?? [])
    .filter(({ lasts }) => lasts?.(state, character.side) ?? true),
);
const noLore: readonly string[] = [];

/** The spells a character knows: his own list, and those that his army list adds. */
export const spellsKnown = onceForPair((state: State, character: BattleCharacter): readonly SpellHead[] => {
  const user = userOf(state, character);
  const own = user ? spellsOf(user) : [];
  const more = loresOf(state, character)
    .flatMap(({ spells = [] }) => spells)
    .flatMap((id) => spellHeadOf(id) ?? []);
  return more.length === 0 ? own : [...new Set([...own, ...more])];
});

/** The ground that a target must be on, for a spell known only through the army list; null if any ground will do. */
export function groundOfLore(state: State, character: BattleCharacter, spell: string): Lore | null {
  const user = userOf(state, character);
  if (user && spellsOf(user).some(({ id }) => id === spell)) return null;
  return loresOf(state, character).find(({ spells, on }) => on && spells?.includes(spell)) ?? null;
}

/** fr3.auction.cost-from-personal-pool: the basic cost of the spell as announced, minus any discount from the army list. */
export function costOf(state: State, { character: id, spell, choice, points }: Cast): number {
  const basic = points ?? costsOf(spellHeadOf(spell) as SpellHead)[0] ?? 0;
  const character = state.characters.find((each) => each.id === id);
  return (character ? loresOf(state, character) : []).reduce(
    (cost, { cheaper }) => (cheaper?.of(spell, choice) ? Math.max(Math.min(cheaper.least, cost), cost - cheaper.points) : cost),
    basic,
  );
}

/** The kind of magic user that a character is; undefined if he is none. */
export const userOf = (state: State, character: BattleCharacter): MagicUser | undefined =>
  userIn(characterSetup(state, character));

const numberOf = (state: State, id: PieceId): number =>
  poolsOf(state.setup).find((each) => each.id === id && each.user !== null)?.number ?? Number.NaN;

/** Points in the character's own pool. */
export const ownPoints = (state: State, { id, side }: BattleCharacter): number =>
  pool(state.sheet, sheetSide(state, side), numberOf(state, id))?.points ?? 0;

export const armyPoints = (state: State, side: SideId): number => state.sheet.sides[sheetSide(state, side)].armyPool;

/** Takes points from the army's pool and from a magic user's own pool. */
export function spend(state: State, side: SideId, by: PieceId | null, own: number, army: number): State {
  const on = sheetSide(state, side);
  // The bearer of a stored spell may not have a pool.
  const paid = by === null || own === 0 ? state.sheet : changePool(state.sheet, on, numberOf(state, by), -own);
  return { ...state, sheet: changePool(paid, on, armyPool, -army) };
}

/**
 * The basic cost that a cast takes from the caster's own pool: none for a stored spell (fr3.character-items.stored-spell-use).
 */
export const paidFor = (state: State, cast: Cast): number => (cast.stored === null ? costOf(state, cast) : 0);

/** fr3.auction.morale-clock-points: why a magic user cannot take this many points from the morale clock. */
export const burnRefusal = (state: State, { id, side }: BattleCharacter, points: number) =>
  magicActions['burn-clock'].refuse?.(state.sheet, { side: sheetSide(state, side), caster: numberOf(state, id), points }) ?? null;
export const burnPoints = (state: State, { id, side }: BattleCharacter, points: number): BattleReport =>
  onSheet(state, (sheet) =>
    magicActions['burn-clock'].perform(sheet, { side: sheetSide(state, side), caster: numberOf(state, id), points }),
  );

/**
 * fr3.magic.no-magic-users-left: a dead magic user gets no more points, except for his assistant
 * (fr3.inventions.technical-assistant-inherits).
 */
export const withoutCaster = (state: State, { id, side }: BattleCharacter): BattleReport =>
  poolsOf(state.setup)
    .filter(
      (each) =>
        each.id === id &&
        (each.kind !== 'technical-assistant' || state.characters.every((one) => one.id !== id || one.host === null)),
    )
    .reduce((result, { number }) => {
      const less = onSheet(result.state, (sheet) =>
        magicActions['remove-caster'].perform(sheet, { side: sheetSide(state, side), caster: number }),
      );
      return report(less.state, ...result.events, ...less.events);
    }, report(state));

const able = (side: SideId) =>
  onceFor((state: State): readonly BattleCharacter[] =>
    state.characters.filter(
      // fr3.innate.nullify
      (each) =>
        each.side === side &&
        isPresent(state, each) &&
        userOf(state, each) !== undefined &&
        !state.magic.silenced.includes(each.id),
    ),
  );
const ableOf = { A: able('A'), B: able('B') };

/** The magic users of a side who are present, with or without points. */
export const casters = (state: State, side: SideId): readonly BattleCharacter[] =>
  hasMagic(state.setup, side) ? ableOf[side](state) : [];

/** fr3.magic.pool-dice: rolls one side's dice and records them. */
const rolled = (state: State, side: SheetSide): Chance<BattleReport> =>
  map(allThrownBy(poolDice(state.sheet.sides[side]), sideOnSheet(state, side)), (rolls) => {
    const faces = rolls.flatMap((each) => each.faces);
    return faces.length === 0
      ? report(state)
      : onSheet(state, (sheet) => magicActions['roll-pools'].perform(sheet, { side, faces }));
  });

/** fr3.armies.steppe-air-shamans and related rules: fixed points that a magic user's pool gets in addition to dice. */
const strengthened = (state: State): BattleReport =>
  state.characters.reduce((result, each) => {
    const lores = each.status === 'killed' ? [] : loresOf(result.state, each).filter(({ power = 0 }) => power > 0);
    return lores.reduce(({ state: at, events }, { power = 0, rule }) => {
      const own = pool(at.sheet, sheetSide(at, each.side), numberOf(at, each.id));
      const text = `${at.setup.armies[each.side].name}: ${own?.name} gets ${power === 1 ? '1 extra point' : `${power} extra points`} from his army.`;
      return report(spend(at, each.side, each.id, -power, 0), ...events, event({ kind: 'said', text }, rule));
    }, result);
  }, report(state));

/** fr3.armies.lizardmen-illusions: upkeep points that a side does not have to pay this turn. */
export const freeUpkeep = (state: State, side: SideId): number =>
  casters(state, side).reduce((sum, each) => sum + loresOf(state, each).reduce((all, { upkeep = 0 }) => all + upkeep, 0), 0);

/** fr3.character-items.fade: a faded magic user keeps his points and does not roll. */
const withoutFaded = (state: State): State => {
  const gone = state.units.filter(({ faded }) => faded !== null).map(({ id }) => id);
  if (gone.length === 0) return state;
  const still = state.characters
    .filter((each) => characterSetup(state, each).unit && gone.includes(`${each.side}${characterSetup(state, each).with}`))
    .map(({ id }) => numberOf(state, id));
  const sheet = sheetSides.reduce((at, side) => {
    const all = at.sides[side].casters.map((one) => (still.includes(one.id) ? { ...one, rolled: true } : one));
    return withSide(at, side, { casters: all });
  }, state.sheet);
  return { ...state, sheet };
};

/** Fills the pools for a turn: both sides roll for every magic user who has not rolled yet. */
export const pools = (from: State): Chance<BattleReport> => {
  const state = withoutFaded(from);
  return inTurn(
    report(state),
    ...sheetSides.filter((side) => unrolled(state.sheet.sides[side]).length > 0).map((side) => (at: State) => rolled(at, side)),
    (at) => known(strengthened(at)),
  );
};

/** fr3.spells.ground: empties every pool on both sides except those of mad scientists. */
export const emptyPools = (state: State): State => ({
  ...state,
  sheet: sheetSides.reduce((sheet, side) => {
    const army = sheet.sides[side];
    const casters = army.casters.map((each) => (isInventor(each.caster) ? each : { ...each, pool: 0 }));
    return withSide(sheet, side, { armyPool: 0, casters });
  }, state.sheet),
});
