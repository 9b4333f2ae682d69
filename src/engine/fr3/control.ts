/**
 * Control (chapter fr3.control): what keeps which units in control, and whom a character may be with. The army builder and the
 * battle both ask here.
 */
import { type ControlledKind, characterEntryOf } from './data/characters.ts';
import type { Unit } from './data/units.ts';
import type { Fr3RuleId } from './rule-ids.ts';

/** A unit as control asks about it. */
export interface Ruled {
  readonly unit: Unit;
  readonly undead: boolean;
  /** fr3.armies.automaton-control: a machine of an automaton army. */
  readonly automaton: boolean;
}

/** A character as control asks about him. */
export interface Powers {
  /** Kinds of unit that he keeps in control by his magic and abilities. */
  readonly controls: readonly ControlledKind[];
  readonly commands: boolean;
  readonly mechanic: boolean;
  readonly vat: boolean;
}

/** The powers of somebody who has these entries of `characters.ts`, and commands as one of these grades. */
export const powersOf = (entries: readonly string[], grade: string | null): Powers => ({
  controls: entries.flatMap((id) => {
    const entry = characterEntryOf(id);
    return entry && entry.kind !== 'grade'
      ? [...entry.controls, ...entry.grants.flatMap((by) => characterEntryOf(by)?.controls ?? [])]
      : [];
  }),
  // fr3.control.undead: generals and sub-commanders.
  commands: grade !== null && characterEntryOf(grade)?.controls.includes('undead') === true,
  mechanic: entries.includes('mechanic'),
  vat: entries.includes('vat'),
});

interface Ward {
  readonly kind: ControlledKind;
  readonly rule: Fr3RuleId;
  /** Who has the power, as a sentence names him. */
  readonly by: string;
}

const elementals: Ward = { kind: 'elementals', rule: 'fr3.control.elementals', by: 'a shaman' };
const greater: Ward = { kind: 'major-and-lesser-spirits', rule: 'fr3.control.major-lesser-spirits', by: 'a cleric' };
const smaller: Ward = { kind: 'ethereals-and-minor-spirits', rule: 'fr3.control.ethereals-minor-spirits', by: 'a cleric' };
const monsters: Ward = { kind: 'monsters', rule: 'fr3.control.monsters', by: 'a beastmaster' };

/** Types that a calling keeps in control. fr3.control.tricksters: they need nobody. */
const wards: Readonly<Record<string, Ward>> = {
  'major-spirits': greater,
  'lesser-spirits': greater,
  'minor-spirits': smaller,
  ethereals: smaller,
};

const wardOf = ({ id, group }: Unit): Ward | undefined =>
  group === 'elementals' ? elementals : group === 'monsters' ? monsters : wards[id];

/** fr3.control.undead-monsters: a necromancer who tames beasts. */
const tamesDead = ({ controls }: Powers): boolean => controls.includes('monsters') && controls.includes('undead');

const has = (powers: Powers, { unit, undead }: Ruled, { kind }: Ward): boolean =>
  kind === 'monsters' && undead && unit.group === 'monsters' ? tamesDead(powers) : powers.controls.includes(kind);

/** Whether a unit is in control while these are in its army, and these lead it with a grade of their own. */
export function inControl(of: Ruled, army: readonly Powers[], ledByHero: boolean): boolean {
  const { unit, undead } = of;
  // fr3.control.specials
  if (unit.group === 'specials' || unit.id === 'leviathans') return false;
  const ward = wardOf(unit);
  if (ward) return army.some((powers) => has(powers, of, ward));
  // fr3.control.undead, fr3.control.undead-heroes
  return !undead || ledByHero || army.some(({ controls, commands }) => commands || controls.includes('undead'));
}

/** Why something is barred: a sentence without its end, and rules. */
export interface Barred {
  readonly because: string;
  readonly rules: readonly Fr3RuleId[];
}
const barred = (because: string, ...rules: readonly Fr3RuleId[]): Barred => ({ because, rules });

/** fr3.characters.attachment-by-type: who takes no characters, whoever they are. */
export function takesNobody({ name, id, group, other, rule }: Unit): Barred | null {
  if (group === 'specials' || id === 'leviathans')
    return barred(`${name} take no characters.`, 'fr3.characters.attachment-by-type', rule as Fr3RuleId);
  return other.includes('NC')
    ? barred(
        `${name} take no characters: the reference table marks them NC.`,
        'fr3.characters.attachment-by-type',
        rule as Fr3RuleId,
      )
    : null;
}

/** Why a character has no power over a unit, and so is not with it (fr3.characters.attachment-needs-control). */
function lacksControl(of: Ruled, powers: Powers): Barred | null {
  const { unit, undead } = of;
  const only = (who: string, rule: Fr3RuleId) =>
    barred(`Only ${who} is with ${unit.name}.`, 'fr3.characters.attachment-needs-control', rule);
  if (unit.group === 'spirits') {
    if (unit.id === 'ethereals')
      return barred(
        'No character can be with Ethereals.',
        'fr3.characters.attachment-needs-control',
        'fr3.control.spirit-attachment',
      );
    return powers.controls.includes(greater.kind) ? null : only(greater.by, 'fr3.control.spirit-attachment');
  }
  const ward = wardOf(unit);
  if (!ward || has(powers, of, ward)) return null;
  return undead && ward === monsters
    ? only('a necromancer with beastmaster', 'fr3.control.undead-monsters')
    : only(ward.by, ward.rule);
}

/** Why a character cannot be with a unit; null when he can. */
export const refuseCompany = (of: Ruled, powers: Powers): Barred | null =>
  of.automaton && !powers.mechanic
    ? barred('Only a mechanic can be with an automaton.', 'fr3.armies.automaton-attachment')
    : (takesNobody(of.unit) ?? lacksControl(of, powers));

/** The same as the battle begins: who has a vat is with those who carry it. */
export const refuseFirstCompany = (of: Ruled, powers: Powers): Barred | null =>
  powers.vat && of.unit.id !== 'handweapons'
    ? barred('A vat is with handweapons, and so is its owner.', 'fr3.inventions.vat')
    : refuseCompany(of, powers);
