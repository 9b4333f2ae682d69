/**
 * Finds, reads and changes the units and characters of a state. States are plain readonly data; their types are in
 * `vocabulary/state.ts`.
 */
import * as question from '../../../kernel/battle/question.ts';
import type { Base } from '../../../kernel/geometry.ts';
import { onceFor } from '../../../kernel/memo.ts';
import { isLastPhase, openerOf, phaseNumber, type SideId as SheetSide } from '../../companion/state.ts';
import { baseSide } from '../../table/bases.ts';
import { withLevelChanges } from '../magic/level-changes.ts';
import type { SideId } from '../vocabulary/ids.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { CharacterSetup, TroopSetup } from '../vocabulary/setup.ts';
import type { BattleCharacter, BattleUnit, Did, Effect, Magic, OfLists, State } from '../vocabulary/state.ts';
import { onFoot } from './dismounted.ts';
import { asGrownBlob, carriedBy, inStage, isGrown } from './growth.ts';
import { levelsOf } from './troop-facts.ts';
export const nothingYet: Did = {
  spent: 0,
  moved: false,
  charged: false,
  fired: false,
  bombarded: false,
  rallied: false,
  fought: false,
  shaken: false,
  changedLevel: false,
  challenged: false,
  turned: false,
  feared: false,
  taunted: false,
  shed: false,
  rode: false,
  purged: false,
  handed: false,
  zones: [],
  gaveWay: false,
  haunts: [],
  haunted: 0,
  crushes: [],
};
/** The list that all units without effects share. */
export const noEffects: readonly Effect[] = [];
export const noMagic: Magic = {
  tried: [],
  chances: [],
  atStep: false,
  quiet: { A: null, B: null },
  spell: null,
  prepared: [],
  used: [],
  silenced: [],
  shielded: [],
  stirred: [],
  withstood: null,
  attack: null,
};
export const nothingOfLists: OfLists = { forsaken: [], heretics: [], keyShown: null, again: false };
export const sheetSide = (state: State, side: SideId): SheetSide => (side === state.first ? 'first' : 'second');
export const sideOnSheet = (state: State, side: SheetSide): SideId => (side === 'first' ? state.first : enemyOf(state.first));

/** The side whose phase it is. During a turn's preparation, the side that has the first phase. */
export const phasing = (state: State): SideId => {
  const { sheet } = state;
  return sideOnSheet(state, sheet.phase === 'preparation' ? openerOf(sheet) : sheet.phase);
};

/** The number of this phase since the start of the battle. */
export const phaseOf = (state: State): number => phaseNumber(state.sheet);
/** The number of the last phase of the turn. Extra phases count too (fr3.pre-game.seer-victory-key). */
export const turnEnds = ({ sheet }: State): number => phaseNumber(sheet) + (isLastPhase(sheet) ? 0 : 1);

/** The number in an id. Called very often, so it does not create substrings. */
function numberOf(id: PieceId): number {
  let number = 0;
  for (let at = 1; at < id.length; at++) number = 10 * number + id.charCodeAt(at) - zero;
  return number;
}
const zero = '0'.charCodeAt(0);
function indexOf({ setup: { armies }, summoned }: State, id: PieceId): number {
  const [ours, theirs] = [armies.A.troops.length, armies.B.troops.length];
  const number = numberOf(id);
  if (number > (id[0] === 'A' ? ours : theirs)) {
    const at = summoned.findIndex((each) => each.id === id);
    return at < 0 ? -1 : ours + theirs + at;
  }
  return id[0] === 'A' ? number - 1 : ours + number - 1;
}

/** The side that brought a unit or a character, by its roster or by magic. The unit's `side` is the one it fights for. */
export const ownerOf = ({ id }: { readonly id: PieceId }): SideId => id[0] as SideId;

/** A unit by its id; undefined if there is none. */
export function findUnit(state: State, id: PieceId): BattleUnit | undefined {
  const unit = state.units[indexOf(state, id)];
  return unit?.id === id ? unit : undefined;
}

/** A unit that is known to exist. */
export const unitAt = (state: State, id: PieceId): BattleUnit => findUnit(state, id) as BattleUnit;

/** What a unit is now: its roster entry, changed by what has happened to it. */
export function troopOf(
  state: State,
  { id, onFoot: as, effects, victims, stage, ride }: Pick<BattleUnit, 'id' | 'onFoot' | 'effects' | 'victims' | 'stage' | 'ride'>,
): TroopSetup {
  const troop = (state.setup.armies[ownerOf({ id })].troops[numberOf(id) - 1] ??
    state.summoned.find((each) => each.id === id)?.troop) as TroopSetup;
  const is =
    stage !== null ? inStage(troop)[stage] : isGrown(victims) ? asGrownBlob(troop) : as === null ? troop : onFoot(troop, as);
  const now = ride?.at === null ? carriedBy(is, ride.by) : is;
  return effects.length === 0 ? now : withLevelChanges(now, effects, levelsOf);
}

/** A character's roster entry. */
export const characterSetup = ({ setup }: Pick<State, 'setup'>, { id, side }: BattleCharacter): CharacterSetup => {
  const { troops, characters } = setup.armies[side];
  return characters[numberOf(id) - 1 - troops.length] as CharacterSetup;
};

export const onTable = ({ status }: BattleUnit): boolean => status === 'table';
/** fr3.multi-based.definition: the unit stands on 2x2 bases, without front or ranks. */
export const isMass = ({ base }: Pick<BattleUnit, 'base'>): boolean => base.width > baseSide;
/**
 * Whether the unit turns only once, at the start of its move, and then goes straight ahead: fr3.multi-based.movement,
 * fr3.specials.blobs-movement.
 */
export const isShapeless = (state: State, unit: BattleUnit): boolean => isMass(unit) || troopOf(state, unit).type === 'blobs';
/** fr3.items.shieldwall-adopt: whether the unit still stands on the ground where it formed its shieldwall. Any move ends the formation. */
export const inShieldwall = ({ wall, base, level }: Pick<BattleUnit, 'wall' | 'base' | 'level'>): boolean =>
  wall !== null && level === 'surface' && wall.x === base.x && wall.y === base.y;
/** fr3.pike-blocks.footprint: the unit stands on two bases, one behind the other. */
export const isDeep = ({ base }: Pick<BattleUnit, 'base'>): boolean => base.depth > base.width;
export const inPlay = ({ status }: BattleUnit): boolean => status !== 'destroyed' && status !== 'captured' && status !== 'merged';
export const unitsOf = (state: State, side: SideId): readonly BattleUnit[] => state.units.filter((unit) => unit.side === side);

export const unitsByPlace = onceFor((units: State['units']) => {
  const found: Record<SideId | 'both' | 'attached', BattleUnit[]> = { both: [], A: [], B: [], attached: [] };
  for (const unit of units)
    if (onTable(unit)) {
      found.both.push(unit);
      found[unit.side].push(unit);
    } else if (unit.status === 'attached') found.attached.push(unit);
  return found;
});

/** Units on the table. Attached units are not included, because they share their host's place. */
export const standing = (state: State, side?: SideId): readonly BattleUnit[] => unitsByPlace(state.units)[side ?? 'both'];

export const leadersOf = (state: State, unit: PieceId): readonly BattleCharacter[] =>
  state.characters.filter(({ host, status }) => host === unit && status === 'in play');

export const attachedTo = (state: State, unit: PieceId): readonly BattleUnit[] =>
  unitsByPlace(state.units).attached.filter(({ host }) => host === unit);

/** Changes some units and keeps the others. */
function withUnits(state: State, ids: readonly PieceId[], become: (unit: BattleUnit) => BattleUnit): State {
  const units = [...state.units];
  for (const id of ids) {
    const at = indexOf(state, id);
    const unit = units[at];
    if (unit) units[at] = become(unit);
  }
  return { ...state, units };
}

export const withUnit = (state: State, id: PieceId, change: Partial<BattleUnit>): State =>
  withUnits(state, [id], (unit) => ({ ...unit, ...change }));

/** Records what some units have done. */
export const withDeeds = (state: State, ids: readonly PieceId[], deeds: Partial<Did>): State =>
  withUnits(state, ids, (unit) => ({ ...unit, did: { ...unit.did, ...deeds } }));

/** The base of an attached unit at its primary's place. The attached unit keeps its own size. */
export const onPlaceOf = ({ base: { width, depth } }: BattleUnit, host: Base): Base => ({ ...host, width, depth });

/** Moves units, together with their attachments. */
export function withBases(state: State, ids: readonly PieceId[], bases: readonly Base[]): State {
  const baseOf = (id: PieceId | null): Base | undefined => {
    const at = id === null ? -1 : ids.indexOf(id);
    return at < 0 ? undefined : bases[at];
  };
  return {
    ...state,
    units: state.units.map((unit) => {
      const base = baseOf(unit.id);
      if (base) return { ...unit, base };
      const host = unit.status === 'attached' ? baseOf(unit.host) : undefined;
      return host ? { ...unit, base: onPlaceOf(unit, host) } : unit;
    }),
  };
}

/** fr3.levels.swimmers-and-sea-bottom: whether the unit is above the ground, as a flier or as a swimmer over the sea bottom. */
export const isOverhead = ({ setup }: State, { level }: BattleUnit): boolean =>
  level === 'flying' || (level === 'swimming' && setup.underwater === true);

/** Asks a question before any other question. */
export const asking = question.asking<State, Ask>;
