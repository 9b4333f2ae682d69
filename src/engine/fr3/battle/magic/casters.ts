/** The magic users of a battle: who has magic to spend, and what stands in his pool on the sheet beside the table. */
import { type Chance, known, map } from '../../../kernel/chance.ts';
import type { CasterKind } from '../../companion/casters.ts';
import { armyPool, changePool, magicActions, pool, poolDice, unrolled } from '../../companion/magic.ts';
import { type State as Sheet, type SideId as SheetSide, sideIds as sheetSides, withSide } from '../../companion/state.ts';
import { costsOf, type SpellHead, spellHeadOf } from '../../data/spell-list.ts';
import { type BattleReport, inTurn, onSheet, report } from '../events.ts';
import { onceFor } from '../memo.ts';
import { type Setup, titleOf } from '../setup.ts';
import {
  type BattleCharacter,
  type Cast,
  characterSetup,
  type PieceId,
  type SideId,
  type State,
  sheetSide,
  sideIds,
  unitAt,
} from '../state.ts';
import { type Lore, loreOf } from './lore.ts';
import { type MagicUser, magicUserOf, spellsOf } from './users.ts';

const inventors: readonly CasterKind[] = ['mad-scientist', 'technical-assistant'];

/** A character of the set-up who is a magic user, and the number of his pool on the sheet. */
interface Pool {
  readonly id: PieceId;
  readonly side: SideId;
  readonly number: number;
  readonly user: MagicUser;
  readonly name: string;
}

/** The magic users of both armies, those of side A first: so they stand on the sheet too, whoever moves first. */
const poolsOf = onceFor(({ armies }: Setup): readonly Pool[] => {
  const found = sideIds.flatMap((side) =>
    armies[side].characters.flatMap((character, at) => {
      const user = character.magic === undefined ? undefined : magicUserOf(character.magic);
      const id = `${side}${armies[side].troops.length + at + 1}`;
      return user ? [{ id, side, user, name: `${character.name ?? titleOf(character)} (${id})` }] : [];
    }),
  );
  return found.map((each, at) => ({ ...each, number: at + 1 }));
});

/** Whether a side has brought magic users; a battle without any is asked nothing about magic. */
export const hasMagic = (setup: Setup, side: SideId): boolean => poolsOf(setup).some((each) => each.side === side);

/** The sheet of a battle with its magic users on it. */
export const withCasters = (sheet: Sheet, setup: Setup, first: SideId): Sheet =>
  poolsOf(setup).reduce(
    (at, { side, user, name }) =>
      magicActions['add-caster'].perform(at, { side: side === first ? 'first' : 'second', caster: user.pool, name }).state,
    sheet,
  );

/** What the list of his army gives a magic user, as long as it does. */
const loresOf = (state: State, character: BattleCharacter): readonly Lore[] =>
  (characterSetup(state, character).lore ?? [])
    .flatMap((id) => loreOf(id) ?? [])
    .filter(({ lasts }) => lasts?.(state, character.side) ?? true);

/** The spells that he knows: those of his own list, and what his army teaches besides. */
export function spellsKnown(state: State, character: BattleCharacter): readonly SpellHead[] {
  const user = userOf(state, character);
  const own = user ? spellsOf(user) : [];
  const more = loresOf(state, character)
    .flatMap(({ spells = [] }) => spells)
    .flatMap((id) => spellHeadOf(id) ?? []);
  return more.length === 0 ? own : [...new Set([...own, ...more])];
}

/** The ground that a target must be on, for a spell that only his army has taught him; null where it does not matter. */
export function groundOfLore(state: State, character: BattleCharacter, spell: string): Lore | null {
  const user = userOf(state, character);
  if (user && spellsOf(user).some(({ id }) => id === spell)) return null;
  return loresOf(state, character).find(({ spells, on }) => on && spells?.includes(spell)) ?? null;
}

/** fr3.auction.cost-from-personal-pool: the basic cost of a spell as it is announced, less what his army makes it cheaper. */
export function costOf(state: State, { character: id, spell, choice, points }: Cast): number {
  const basic = points ?? costsOf(spellHeadOf(spell) as SpellHead)[0] ?? 0;
  const character = state.characters.find((each) => each.id === id);
  return (character ? loresOf(state, character) : []).reduce(
    (cost, { cheaper }) => (cheaper?.of(spell, choice) ? Math.max(Math.min(cheaper.least, cost), cost - cheaper.points) : cost),
    basic,
  );
}

/** What a character is as a magic user; undefined when he is none. */
export function userOf(state: State, character: BattleCharacter): MagicUser | undefined {
  const { magic } = characterSetup(state, character);
  return magic === undefined ? undefined : magicUserOf(magic);
}

const numberOf = (state: State, id: PieceId): number => poolsOf(state.setup).find((each) => each.id === id)?.number ?? Number.NaN;

/** Points of his own pool. */
export const ownPoints = (state: State, { id, side }: BattleCharacter): number =>
  pool(state.sheet, sheetSide(state, side), numberOf(state, id))?.points ?? 0;

export const armyPoints = (state: State, side: SideId): number => state.sheet.sides[sheetSide(state, side)].armyPool;

/** Takes points out of the army's pool, and out of that of a magic user if there is one. */
export function spend(state: State, side: SideId, by: PieceId | null, own: number, army: number): State {
  const on = sheetSide(state, side);
  const paid = by === null ? state.sheet : changePool(state.sheet, on, numberOf(state, by), -own);
  return { ...state, sheet: changePool(paid, on, armyPool, -army) };
}

/** fr3.auction.morale-clock-points: points of the clock for a magic user. */
export const burnRefusal = (state: State, { id, side }: BattleCharacter, points: number) =>
  magicActions['burn-clock'].refuse?.(state.sheet, { side: sheetSide(state, side), caster: numberOf(state, id), points }) ?? null;
export const burned = (state: State, { id, side }: BattleCharacter, points: number): BattleReport =>
  onSheet(state, (sheet) =>
    magicActions['burn-clock'].perform(sheet, { side: sheetSide(state, side), caster: numberOf(state, id), points }),
  );

/** fr3.magic.no-magic-users-left: one who is dead brings no more. */
export const withoutCaster = (state: State, { id, side }: BattleCharacter): BattleReport =>
  poolsOf(state.setup).some((each) => each.id === id)
    ? onSheet(state, (sheet) =>
        magicActions['remove-caster'].perform(sheet, { side: sheetSide(state, side), caster: numberOf(state, id) }),
      )
    : report(state);

/** fr3.character-combat.captives-not-killed: captives neither cast nor dispel; nor does anybody whose unit is off the table. */
const isThere = (state: State, { status, host }: BattleCharacter): boolean =>
  status === 'in play' && (host === null || ['table', 'attached'].includes(unitAt(state, host).status));

/** The magic users of a side who are there, whatever they have left. */
export const casters = (state: State, side: SideId): readonly BattleCharacter[] =>
  hasMagic(state.setup, side)
    ? state.characters.filter((each) => each.side === side && isThere(state, each) && userOf(state, each) !== undefined)
    : [];

/** fr3.magic.pool-dice: the dice of one side, thrown and written down. */
const rolled = (state: State, side: SheetSide): Chance<BattleReport> =>
  map(poolDice(state.sheet.sides[side]), (rolls) => {
    const faces = rolls.flatMap((each) => each.faces);
    return faces.length === 0
      ? report(state)
      : onSheet(state, (sheet) => magicActions['roll-pools'].perform(sheet, { side, faces }));
  });

/** fr3.armies.steppe-air-shamans and its like: points that come to the pool of a magic user besides his dice. */
const strengthened = (state: State): State =>
  state.characters.reduce((at, each) => {
    const more = each.status === 'killed' ? 0 : loresOf(at, each).reduce((sum, { power = 0 }) => sum + power, 0);
    return more === 0 ? at : spend(at, each.side, each.id, -more, 0);
  }, state);

/** The pools of a turn: both sides throw for every magic user whose dice are not thrown yet. */
export const pools = (state: State): Chance<BattleReport> =>
  inTurn(
    report(state),
    ...sheetSides.filter((side) => unrolled(state.sheet.sides[side]).length > 0).map((side) => (at: State) => rolled(at, side)),
    (at) => known({ state: strengthened(at), events: [] }),
  );

/** fr3.spells.ground: every pool of both sides is empty, but for those of mad scientists. */
export const emptied = (state: State): State => ({
  ...state,
  sheet: sheetSides.reduce((sheet, side) => {
    const army = sheet.sides[side];
    const casters = army.casters.map((each) => (inventors.includes(each.caster) ? each : { ...each, pool: 0 }));
    return withSide(sheet, side, { armyPool: 0, casters });
  }, state.sheet),
});
