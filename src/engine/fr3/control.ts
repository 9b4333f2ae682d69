/**
 * Control (chapter fr3.control): which characters control which units, and which units a character may be with. The roster
 * builder and the battle use this.
 */
import { type ControlledKind, commanders, controllers } from './data/controllers.ts';
import type { Unit } from './data/units.ts';
import type { Fr3RuleId } from './rule-ids.ts';

/** A unit, with the facts that control depends on. */
export interface Ruled {
  readonly unit: Unit;
  readonly undead: boolean;
  /** fr3.armies.automaton-control: a machine of an automaton army. */
  readonly automaton: boolean;
}

/** A character, with the facts that control depends on. */
export interface Powers {
  /** The kinds of unit that the character controls by magic and abilities. */
  readonly controls: readonly ControlledKind[];
  readonly commands: boolean;
  readonly mechanic: boolean;
  readonly vat: boolean;
}

/** The powers of a character who has these entries of `characters.ts` and this rank. */
export const powersOf = (entries: readonly string[], grade: string | null): Powers => ({
  controls: entries.flatMap((id) => controllers[id] ?? []),
  commands: grade !== null && commanders[grade] !== undefined,
  mechanic: entries.includes('mechanic'),
  vat: entries.includes('vat'),
});

interface Ward {
  readonly kind: ControlledKind;
  readonly rule: Fr3RuleId;
  /** The character who has the power, in words that fit within a sentence. */
  readonly by: string;
}

const elementals: Ward = { kind: 'elementals', rule: 'fr3.control.elementals', by: 'a shaman' };
const greater: Ward = { kind: 'major-and-lesser-spirits', rule: 'fr3.control.major-lesser-spirits', by: 'a cleric' };
const smaller: Ward = { kind: 'ethereals-and-minor-spirits', rule: 'fr3.control.ethereals-minor-spirits', by: 'a cleric' };
const monsters: Ward = { kind: 'monsters', rule: 'fr3.control.monsters', by: 'a beastmaster' };

/** For each kind of spirit, the only kind of character that controls it. */
const wards: Readonly<Record<string, Ward>> = {
  'major-spirits': greater,
  'lesser-spirits': greater,
  'minor-spirits': smaller,
  ethereals: smaller,
};

const wardOf = ({ id, group }: Unit): Ward | undefined =>
  group === 'elementals' ? elementals : group === 'monsters' ? monsters : wards[id];

/** fr3.control.undead-monsters: a necromancer who is also a beastmaster. */
const tamesDead = ({ controls }: Powers): boolean => controls.includes('monsters') && controls.includes('undead');

const has = (powers: Powers, { unit, undead }: Ruled, { kind }: Ward): boolean =>
  kind === 'monsters' && undead && unit.group === 'monsters' ? tamesDead(powers) : powers.controls.includes(kind);

/**
 * Whether a unit is under control, which depends on the characters in its army and on whether a character with a rank leads it.
 */
export function inControl(of: Ruled, army: readonly Powers[], ledByHero: boolean): boolean {
  const { unit, undead } = of;
  // fr3.control.specials
  if (unit.group === 'specials' || unit.id === 'leviathans') return false;
  const ward = wardOf(unit);
  if (ward) return army.some((powers) => has(powers, of, ward));
  // fr3.control.undead, fr3.control.undead-heroes
  return !undead || ledByHero || army.some(({ controls, commands }) => commands || controls.includes('undead'));
}

/** Why something is not allowed: a sentence without its full stop, and the rules that forbid it. */
export interface Barred {
  readonly because: string;
  readonly rules: readonly Fr3RuleId[];
}
const barred = (because: string, ...rules: readonly Fr3RuleId[]): Barred => ({ because, rules });

/** fr3.characters.attachment-by-type: units that no character may join. */
export function takesNobody({ name, id, group, other, rule }: Unit): Barred | null {
  if (group === 'specials' || id === 'leviathans')
    return barred(`${name} cannot have characters.`, 'fr3.characters.attachment-by-type', rule as Fr3RuleId);
  return other.includes('NC')
    ? barred(
        `${name} cannot have characters: the reference table marks them NC.`,
        'fr3.characters.attachment-by-type',
        rule as Fr3RuleId,
      )
    : null;
}

/** Why a character cannot control a unit and so cannot join it (fr3.characters.attachment-needs-control). */
function lacksControl(of: Ruled, powers: Powers): Barred | null {
  const { unit, undead } = of;
  const only = (who: string, rule: Fr3RuleId) =>
    barred(`Only ${who} can be with ${unit.name}.`, 'fr3.characters.attachment-needs-control', rule);
  if (unit.group === 'spirits') {
    if (unit.id === 'ethereals')
      return barred(
        'A character cannot be with Ethereals.',
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

/** Why a character cannot be with a unit; null if he can. */
export const refuseCompany = (of: Ruled, powers: Powers): Barred | null =>
  of.automaton && !powers.mechanic
    ? barred('Only a mechanic can be with an automaton.', 'fr3.armies.automaton-attachment')
    : (takesNobody(of.unit) ?? lacksControl(of, powers));

/**
 * Why a character cannot be with a unit at the start of a battle. The owner of a vat must then be with the unit that carries it.
 */
export const refuseFirstCompany = (of: Ruled, powers: Powers): Barred | null =>
  powers.vat && of.unit.id !== 'handweapons'
    ? barred('The owner of a vat must be with the handweapons that carry it.', 'fr3.inventions.vat')
    : refuseCompany(of, powers);
