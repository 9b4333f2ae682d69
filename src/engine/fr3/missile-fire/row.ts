/** The row of the missile fire table: how many units a volley counts as, and which firers cannot harm this target. */
import { missileFire } from '../data/figures/missile-fire.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { Mark } from './target.ts';
import type { FiringUnits, Seen, Volley } from './volley.ts';

/** A reason why these missiles cannot harm this target. */
interface Immunity {
  readonly because: string;
  readonly rules: readonly Fr3RuleId[];
  readonly applies: (seen: Seen) => boolean;
}

const gunWorks = (version: 'flesh' | 'metal', { unit, is }: Mark): boolean => {
  const { group, id } = unit.unit;
  if (id === 'leviathans') return is.made === version;
  if (unit.is.automaton) return version === 'metal';
  if (version === 'flesh') return group === 'infantry' || group === 'cavalry' || group === 'monsters';
  return group === 'machines' || id === 'earth-elemental' || id === 'plant-elemental';
};

export const immunities: readonly Immunity[] = [
  {
    because: 'spirits cannot be disintegrated',
    rules: ['fr3.inventions.disintegration-gun'],
    applies: ({ firing, target }) => firing.weapon.gun !== undefined && target.unit.spirit,
  },
  {
    because: 'this gun works on infantry, cavalry and monsters only',
    rules: ['fr3.inventions.disintegration-flesh', 'fr3.inventions.disintegration-composition'],
    applies: ({ firing, target }) => firing.weapon.gun === 'flesh' && !gunWorks('flesh', target),
  },
  {
    because: 'this gun works on war machines, automatons, and earth and plant elementals only',
    rules: ['fr3.inventions.disintegration-metal', 'fr3.inventions.disintegration-composition'],
    applies: ({ firing, target }) => firing.weapon.gun === 'metal' && !gunWorks('metal', target),
  },
  {
    because: 'the target is protected from disintegration',
    rules: ['fr3.inventions.protection-from-disintegration'],
    applies: ({ firing, target }) => firing.weapon.gun === 'metal' && target.is.proof,
  },
  {
    because: 'only muskets and rifles harm leviathans',
    rules: ['fr3.leviathans.missile-immunity'],
    applies: ({ firing, target }) => target.unit.leviathan && !firing.weapon.powder && !firing.weapon.gun,
  },
  {
    because: 'only muskets, rifles and missiles that set fire harm blobs',
    rules: ['fr3.specials.blobs-missile-immunity'],
    applies: ({ firing, target }) =>
      target.unit.unit.id === 'blobs' && !firing.weapon.powder && !firing.weapon.gun && !firing.is.setFire,
  },
  {
    because: 'protection from wizard magic stops illusionary missiles',
    rules: ['fr3.character-items.protection-wizard-illusions'],
    applies: ({ firing, target }) => firing.is.illusion && target.is.wizardWard,
  },
  {
    because: 'garlic protects against attacks by undead',
    rules: ['fr3.spells.garlic'],
    applies: ({ firing, target }) => firing.is.undead && target.unit.is.garlic,
  },
];

/** The first reason why firers cannot harm a target; undefined if they can. */
export const immuneTo = (seen: Seen): Immunity | undefined => immunities.find(({ applies }) => applies(seen));

/** What one group of firers adds to the row of the table. */
export interface RowPart {
  readonly firing: FiringUnits;
  /** How many units the group counts as; 0 if it cannot harm the target. */
  readonly counts: number;
  /** Why the group cannot harm the target. */
  readonly because?: string;
  readonly rules: readonly Fr3RuleId[];
}

export interface Row {
  /** The row of the table; 0 if none of the firers can harm the target. */
  readonly row: 0 | 1 | 2 | 3 | 4;
  /** The number of units that the volley counts as, before the limit of the table. */
  readonly units: number;
  readonly parts: readonly RowPart[];
}

/** fr3.missile-fire.concentration, fr3.missile-fire.cap */
export function rowOf({ firers, target }: Volley): Row {
  const parts = firers.map((firing): RowPart => {
    const immune = immuneTo({ firing, target });
    if (immune) return { firing, counts: 0, because: immune.because, rules: immune.rules };
    return { firing, counts: firing.count * (firing.band?.row ?? 0), rules: [firing.weapon.rule] };
  });
  const units = parts.reduce((sum, { counts }) => sum + counts, 0);
  return { row: Math.min(units, missileFire.maxUnits) as Row['row'], units, parts };
}

/** The firers that can harm the target. The other firers do not affect the result. */
export const effective = ({ firers, target }: Volley): readonly FiringUnits[] =>
  firers.filter((firing) => !immuneTo({ firing, target }));
