/** Troops before a structure or on it: the side of a melee that they are, and which of its circumstances matter to them. */
import type { Asked, Part } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import { circumstanceOf, type Circumstance as MeleeCircumstance } from '../melee/circumstances.ts';
import { type Combatant, combatant, defaultsOf, type View as MeleeView } from '../melee/combatant.ts';
import type { CircumstanceId, MeleeSide } from '../melee/question.ts';
import { unitKinds } from '../unit-kinds.ts';

/** A unit that meets nothing in particular: what it adds for itself. */
export const byItself = (me: Combatant): MeleeView => ({
  me,
  foe: combatant({ unit: 'handweapons' }),
  charged: false,
  wasCharged: false,
  first: false,
});

/** What is asked of every unit here, as a melee asks it. */
export const ofTroops = ['elite', 'undead', 'state', 'markers', 'leader', 'superhero', 'weapon', 'parasitics', 'other'] as const;

/** Another question rather than a change of this one. */
const otherQuestions: readonly CircumstanceId[] = ['form', 'stage', 'markers', 'other'];

/** A circumstance of a melee, asked of a unit in it. */
export function fromMelee<View>(id: CircumstanceId, seen: (view: View) => MeleeView): Asked<View> {
  const { shape, forbidden, matters, name, rules, group } = circumstanceOf(id) as MeleeCircumstance;
  return {
    id,
    name: id === 'markers' ? 'Extra markers left' : name,
    group,
    rules,
    shape: shape.kind === 'number' ? { ...shape, most: (view) => shape.most(seen(view).me) } : shape,
    ...(forbidden ? { forbidden: (view: View) => forbidden(seen(view)) } : {}),
    matters: (view) => matters(seen(view)),
    ...(id === 'state' || id === 'leader' ? { open: true as const } : {}),
    ...(otherQuestions.includes(id) ? { another: true as const } : {}),
  };
}

interface TroopsPart<View> {
  readonly key: string;
  readonly name: string;
  readonly side: 'a' | 'b';
  readonly seen: (view: View) => MeleeView;
  /** Circumstances of a melee that matter here besides those of all troops. */
  readonly also?: readonly CircumstanceId[];
  /** What is asked of them here and in no melee, and what usually holds of it. */
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

/** The side of a melee that is said here: everything but what no melee knows. */
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
