/** Troops in front of a structure or on it, as one side of a melee, and the circumstances that matter for them. */

import type { Asked, Part } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import { askedIn } from '../../kernel/circumstance.ts';
import { circumstanceOf, type Circumstance as MeleeCircumstance } from '../melee/circumstances.ts';
import { type Combatant, combatant, defaultsOf, type View as MeleeView } from '../melee/combatant.ts';
import type { CircumstanceId, MeleeSide } from '../melee/question.ts';
import { unitKinds } from '../unit-kinds.ts';

/** A melee of the unit against a neutral opponent, used to get only the unit's own modifiers. */
export const byItself = (me: Combatant): MeleeView => ({
  me,
  foe: combatant({ unit: 'handweapons' }),
  charged: false,
  wasCharged: false,
  first: false,
});

/** The melee circumstances that matter for every unit in front of a structure or on it. */
export const ofTroops = ['elite', 'undead', 'state', 'markers', 'leader', 'superhero', 'weapon', 'parasitics', 'other'] as const;

/** A change of one of these circumstances makes a different question, so they are not listed under “what would change it”. */
const otherQuestions: readonly CircumstanceId[] = ['form', 'stage', 'markers', 'other'];

/** A melee circumstance, asked about a unit in front of a structure or on it. */
export function fromMelee<View>(id: CircumstanceId, seen: (view: View) => MeleeView): Asked<View> {
  return {
    ...askedIn(circumstanceOf(id) as MeleeCircumstance, seen, (view: View) => seen(view).me),
    ...(id === 'markers' ? { name: 'Extra markers left' } : {}),
    ...(id === 'state' || id === 'leader' ? { open: true as const } : {}),
    ...(otherQuestions.includes(id) ? { another: true as const } : {}),
  };
}

interface TroopsPart<View> {
  readonly key: string;
  readonly name: string;
  readonly side: 'a' | 'b';
  readonly seen: (view: View) => MeleeView;
  /** Additional melee circumstances that matter in this procedure. */
  readonly also?: readonly CircumstanceId[];
  /** Circumstances that exist only in this procedure, and their defaults. */
  readonly own: readonly Asked<View>[];
  readonly usual: Said;
}

export function troopsPart<View>({ key, name, side, seen, also = [], own, usual }: TroopsPart<View>): Part<View> {
  const ids = [...also, ...ofTroops];
  return {
    key,
    name,
    side,
    kinds: unitKinds,
    usual: (said) => {
      const of = defaultsOf(said as unknown as MeleeSide);
      return { ...Object.fromEntries(ids.map((id) => [id, of[id]])), ...usual };
    },
    circumstances: [...own, ...ids.map((id) => fromMelee(id, seen))],
  };
}

/** A melee side made from these values, without the circumstances that are not in the melee catalogue. */
export function sideOf(said: Said): MeleeSide {
  const side = Object.entries(said).filter(([id]) => id === 'unit' || circumstanceOf(id) !== undefined);
  return Object.fromEntries(side) as unknown as MeleeSide;
}

const moods = ['', 'demoralized ', 'double demoralized '] as const;

/** `2 units of large monsters`, `demoralized spears`. */
export function troopsWords(me: Combatant, count = 1): string {
  const form = me.is.form === 'single' ? '' : me.is.form === 'mass' ? ' (2x2)' : ` (${me.is.form})`;
  const name = `${moods[me.is.state]}${me.undead ? 'undead ' : ''}${me.unit.name.toLowerCase()}${form}`;
  return count === 1 ? name : `${count} units of ${name}`;
}
