/** One side of a melee with all data that it needs: the row of its type, changed for its form, stage and kind. */
import { defined } from '../../kernel/defined.ts';
import { armies } from '../data/figures/armies.ts';
import { leviathans } from '../data/figures/leviathans.ts';
import { multiBased } from '../data/figures/multi-based.ts';
import { pikeBlocks } from '../data/figures/pike-blocks.ts';
import { specials } from '../data/figures/specials.ts';
import { warMachines } from '../data/figures/war-machines.ts';
import { type Bonus, type Unit, unitOf } from '../data/units.ts';
import { dash } from './army-lists.ts';
import { defaults } from './defaults.ts';
import type { Circumstances, MeleeQuestion, MeleeSide, SideId } from './question.ts';

export interface Combatant {
  readonly unit: Unit;
  readonly is: Readonly<Circumstances>;
  /**
   * The row of the reference table that has the unit's melee values. Cyclics use the row of another type, depending on their
   * stage.
   */
  readonly row: Unit;
  /** CF before modifiers; null for types that do not add a CF. */
  readonly combatFactor: number | null;
  readonly rally: number | null;
  readonly chargeBonus: number;
  /** Whether all melees with this unit are plain die-offs, in which most modifiers do not count. */
  readonly fanatic: boolean;
  readonly spirit: boolean;
  readonly elemental: boolean;
  readonly infantry: boolean;
  readonly cavalry: boolean;
  /**
   * Whether the unit counts as a monster for bonuses against monsters. Swarms do not, because the example of storming gives
   * spears no bonus against them. Leviathans do not either, because they are specials.
   */
  readonly monster: boolean;
  readonly flier: boolean;
  readonly pikes: boolean;
  /** The unit has bows in addition to its row: it bought them, or it is with a contraption of the second type. */
  readonly bows: boolean;
  /** The bonuses in the unit's row. Skirmishers that have given up their bows have none. */
  readonly bonuses: readonly Bonus[];
  /** The unit's row says that it shoots, so the unit has a bonus when it is charged. Artillery does not count. */
  readonly rowShoots: boolean;
  /** The unit shoots, either because of its row or with bows that it bought. */
  readonly shoots: boolean;
  readonly leviathan: boolean;
  readonly undead: boolean;
  /** Infantry that has left the surface loses the advantages of infantry. */
  readonly offSurface: boolean;
  readonly mass: boolean;
  readonly block: boolean;
}

const monsterIds = ['dragons', 'large-monsters', 'small-monsters'];

/** The circumstances that determine a unit's markers. */
type Marked = Pick<Circumstances, 'form'> & Partial<Pick<Circumstances, 'automaton'>>;

/**
 * Extra markers at the start for this type and form (fr3.basics.extra-demoralization-markers,
 * fr3.armies.automaton-damage-markers).
 */
export function startingMarkers(unit: string, { form, automaton }: Marked): number {
  const machine = automaton ? armies.automatonMarkers : 0;
  if (form === 'mass') return multiBased.extraMarkers + machine;
  if (form === 'block') return pikeBlocks.extraMarkers + machine;
  if (unit === 'leviathans') return leviathans.extraMarkers[form === '1x2' ? '1x2' : '1x1'] + machine;
  return machine;
}

/** The most extra markers possible: a blob gains one for each of its first two victims. */
export const mostMarkers = (unit: string, is: Marked): number =>
  unit === 'blobs' && is.form === 'single' ? (specials.blobGrownAt - 1) * specials.blobGrowthMarker : startingMarkers(unit, is);

/** The defaults for this type and form. */
export const defaultsOf = ({ unit, form = defaults.form, state = defaults.state, automaton }: MeleeSide): Circumstances => ({
  ...defaults,
  // fr3.basics.advanced-extra-markers: a demoralized unit has lost all of them.
  markers: state > 0 ? 0 : startingMarkers(unit, { form, automaton: automaton === true }),
  level: unit === 'air-elemental' ? 'flying' : 'surface',
});

function factorOf(unit: Unit, row: Unit, is: Circumstances): number | null {
  if (unit.id === 'cyclics' && is.stage === 'eggs') return 0;
  if (unit.id === 'contraptions') return is.model === 'missile' ? warMachines.missileFactor : warMachines.bludgeonFactor;
  if (unit.id === 'leviathans' && is.form === '1x2') return leviathans.combatFactor['1x2'];
  if (is.form === 'block') return pikeBlocks.combatFactor;
  // fr3.armies.gnomes-battlewagon-cf
  if (is.rolledFactor > 0) return is.rolledFactor;
  if (row.combatFactor === 'special') return null;
  return row.combatFactor + (is.form === 'mass' ? multiBased.combatFactor : 0);
}

function chargeOf(unit: Unit, row: Unit, is: Circumstances): number {
  if (unit.id === 'leviathans' && is.form === '1x2') return leviathans.charge['1x2'];
  if (is.form === 'block') return pikeBlocks.charge;
  // fr3.armies.near-east-wagon-fortress
  if (is.wagonFortress) return 0;
  return row.chargeBonus + (is.dashing ? dash : 0) + (is.form === 'mass' ? multiBased.charge : 0);
}

/** fr3.armies.automaton-rally: the same for every type. */
function rallyOf(unit: Unit, row: Unit, is: Circumstances): number | null {
  if (is.automaton) return armies.automatonRally;
  return unit.id === 'cyclics' && is.stage === 'eggs' ? (unitOf('handweapons') as Unit).rally : row.rally;
}

/** The row for each stage of cyclics (fr3.monsters.cyclics-larvae, fr3.monsters.cyclics-adults). */
export const stageRows = { eggs: 'cyclics', larvae: 'handweapons', adults: 'large-monsters' } as const;

/** The combatant for a side. The unit type must exist (check `refusals` first). */
export function combatant(side: MeleeSide): Combatant {
  const unit = unitOf(side.unit) as Unit;
  const is: Circumstances = { ...defaultsOf(side), ...defined(side) };
  const row = unit.id === 'cyclics' ? (unitOf(stageRows[is.stage]) as Unit) : unit;
  const mass = is.form === 'mass';
  const bows = is.bows || (unit.id === 'contraptions' && is.model === 'missile');
  const bonuses = is.exchanged ? [] : row.bonuses;
  const rowShoots = unit.group !== 'machines' && bonuses.some((bonus) => 'when' in bonus);
  return {
    unit,
    is,
    row,
    combatFactor: factorOf(unit, row, is),
    rally: rallyOf(unit, row, is),
    chargeBonus: chargeOf(unit, row, is),
    fanatic: unit.id === 'fanatics' || is.jihad,
    spirit: unit.group === 'spirits',
    elemental: unit.group === 'elementals',
    infantry: row.group === 'infantry',
    cavalry: row.group === 'cavalry',
    monster: monsterIds.includes(row.id),
    flier: is.level === 'flying' || (is.level === 'swimming' && is.overSeaBottom),
    pikes: row.id === 'pikes',
    bows,
    bonuses,
    rowShoots,
    shoots: bows || rowShoots,
    leviathan: unit.id === 'leviathans',
    undead: is.undead,
    offSurface: is.level !== 'surface',
    mass,
    block: is.form === 'block',
  };
}

/** A melee between two combatants. */
export interface Bout {
  readonly a: Combatant;
  readonly b: Combatant;
  readonly charge: SideId | undefined;
  readonly first: boolean;
  /** Whether the melee is a plain die-off, because at least one side fights as fanatics. */
  readonly dieOff: boolean;
}

/** A melee seen from one side, `me`. */
export interface View {
  readonly me: Combatant;
  readonly foe: Combatant;
  /** `me` charged into this melee, in this or an earlier phase. */
  readonly charged: boolean;
  /** Whether the opponent charged `me`. */
  readonly wasCharged: boolean;
  readonly first: boolean;
}

export function bout(question: MeleeQuestion): Bout {
  const a = combatant(question.a);
  const b = combatant(question.b);
  return { a, b, charge: question.charge, first: question.round !== 'later', dieOff: a.fanatic || b.fanatic };
}

export const view = (of: Bout, side: SideId): View => ({
  me: of[side],
  foe: of[side === 'a' ? 'b' : 'a'],
  charged: of.charge === side,
  wasCharged: of.charge !== undefined && of.charge !== side,
  first: of.first,
});
