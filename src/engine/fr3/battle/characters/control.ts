/** Who is in control (chapter fr3.control); a unit that is not needs a point of the clock of its own to move. */
import type { ControlledKind } from '../../data/characters.ts';
import type { Unit } from '../../data/units.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { callings } from '../chapters/requirements.ts';
import { characterSetup, leadersOf, troopOf } from '../units/pieces.ts';
import { isBeastmaster } from '../units/troop-facts.ts';
import { rowOf } from '../units/troops.ts';
import type { CharacterSetup } from '../vocabulary/setup.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

const elementals = { kind: 'elementals', rule: 'fr3.control.elementals' } as const;
const greater = { kind: 'major-and-lesser-spirits', rule: 'fr3.control.major-lesser-spirits' } as const;
const smaller = { kind: 'ethereals-and-minor-spirits', rule: 'fr3.control.ethereals-minor-spirits' } as const;
const monsters = { kind: 'monsters', rule: 'fr3.control.monsters' } as const;

/** Types that a calling keeps in control, and the rule that says so. fr3.control.tricksters: they need nobody. */
const wards: Readonly<Record<string, { readonly kind: ControlledKind; readonly rule: Fr3RuleId }>> = {
  'major-spirits': greater,
  'lesser-spirits': greater,
  'minor-spirits': smaller,
  ethereals: smaller,
};

function wardOf({ id, group }: Pick<Unit, 'id' | 'group'>): (typeof wards)[string] | undefined {
  return group === 'elementals' ? elementals : group === 'monsters' ? monsters : wards[id];
}

/** Whether a character keeps units of a kind in control. */
export function controls(setup: CharacterSetup, kind: ControlledKind): boolean {
  const { magic, leader } = setup;
  if (kind === 'monsters') return isBeastmaster(setup);
  const called = magic !== undefined && callings().magicUserOf(magic)?.controls.includes(kind) === true;
  return called || (kind === 'undead' && (leader.startsWith('general') || leader.startsWith('sub-commander')));
}

/** fr3.control.undead-monsters: a necromancer who tames beasts. */
const tamesDead = (setup: CharacterSetup): boolean =>
  isBeastmaster(setup) && setup.magic !== undefined && callings().magicUserOf(setup.magic)?.controls.includes('undead') === true;

/** Whether a unit is in control of its side. */
export function controlled(state: State, unit: BattleUnit): boolean {
  const undead = troopOf(state, unit).kit?.undead === true;
  const row = rowOf(state, unit);
  const ward = wardOf(row);
  const { id, group } = row;
  // fr3.control.specials
  if (group === 'specials' || id === 'leviathans') return false;
  if (!ward && !undead) return true;
  const people = state.characters
    .filter(({ side, status }) => side === unit.side && status === 'in play')
    .map((each) => characterSetup(state, each));
  if (ward) return people.some(ward === monsters && undead ? tamesDead : (each) => controls(each, ward.kind));
  // fr3.control.undead, fr3.control.undead-heroes
  return (
    people.some((each) => controls(each, 'undead')) ||
    leadersOf(state, unit.id).some((each) => characterSetup(state, each).leader !== 'none')
  );
}

/** Why a character does not go with such a unit for want of the power over it (fr3.characters.attachment-needs-control). */
export const lacksControl = (state: State, setup: CharacterSetup, unit: BattleUnit): Fr3RuleId | null =>
  lacksControlOf(setup, rowOf(state, unit), troopOf(state, unit).kit?.undead === true);

/** The same of a unit that is of a row of the reference table, undead or not. */
export function lacksControlOf(setup: CharacterSetup, row: Pick<Unit, 'id' | 'group'>, undead: boolean): Fr3RuleId | null {
  const { id, group } = row;
  if (group === 'spirits')
    return id !== 'ethereals' && controls(setup, 'major-and-lesser-spirits') ? null : 'fr3.control.spirit-attachment';
  const ward = wardOf(row);
  if (ward === monsters && undead) return tamesDead(setup) ? null : 'fr3.control.undead-monsters';
  return ward && !controls(setup, ward.kind) ? ward.rule : null;
}
