/** The dice for one artillery hit: whether it happens, whether it hits, and the damage roll. */
import { andThen, type Chance, known, roll } from '../../kernel/chance.ts';
import { artillery as figures } from '../data/figures/artillery.ts';
import { warMachines } from '../data/figures/war-machines.ts';
import { unharmed } from '../demoralization.ts';
import type { Burning } from '../fire/fire-melee.ts';
import { dodge } from '../missile-fire/dodge.ts';
import type { ShotResult } from '../missile-fire/result.ts';
import { strike } from '../missile-fire/strike.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { Aim } from './at-unit.ts';
import { damage, damageAt, standsFirm } from './damage.ts';
import { damageModifiers, toHitModifiers, totalOf } from './modifiers.ts';

interface Immunity {
  readonly because: string;
  readonly rules: readonly Fr3RuleId[];
  readonly applies: (aim: Aim) => boolean;
}

/** Reasons why a target is immune to a hit. */
export const immunities: readonly Immunity[] = [
  {
    because: 'Protection from wizard magic stops this spell.',
    rules: ['fr3.character-items.protection-wizard'],
    applies: ({ gun, mark }) => mark?.is.wizardWard === true && gun.kind.id.startsWith('blast'),
  },
  {
    because: 'Protection from wizard magic stops illusionary artillery.',
    rules: ['fr3.character-items.protection-wizard-illusions'],
    applies: ({ gun, mark }) => mark?.is.wizardWard === true && gun.is.illusion,
  },
  {
    because: 'Garlic protects against attacks by undead.',
    rules: ['fr3.spells.garlic'],
    applies: ({ gun, mark }) => mark?.unit.is.garlic === true && gun.is.undead,
  },
];

export const immuneTo = (aim: Aim): Immunity | undefined => immunities.find(({ applies }) => applies(aim));

/** Why there is no roll to hit; undefined if there is one. */
export function hitsByItself({ gun, mark }: Aim): readonly Fr3RuleId[] | undefined {
  if (!gun.kind.piece) return gun.kind.rules;
  if (gun.is.napoleonic && mark && mark.is.square > 0) return ['fr3.items.napoleonic-square-hit'];
  return undefined;
}

export const sparedShot = ({ mark, structure }: Aim, ...rules: Fr3RuleId[]): ShotResult =>
  structure ? standsFirm(structure, ...rules) : unharmed((mark as NonNullable<typeof mark>).unit, ...rules);

/** The effect of a damage result on the target. */
function hurt({ gun, mark, structure }: Aim, result: 'demoralized' | 'killed'): ShotResult {
  const rules: Fr3RuleId[] = ['fr3.artillery.damage'];
  if (structure) return damage(structure, result, [...rules, 'fr3.structures.artillery-vs-bb']);
  return strike(mark as NonNullable<typeof mark>, result === 'killed' ? 'kill' : { levels: 1 }, rules, gun.kind.cause);
}

/** The damage roll of a hit (fr3.artillery.damage). */
export function damageRoll(aim: Aim): Chance<ShotResult> {
  const plus = totalOf(damageModifiers, aim);
  const results = {
    none: known(sparedShot(aim, 'fr3.artillery.damage')),
    demoralized: known(hurt(aim, 'demoralized')),
    killed: known(hurt(aim, 'killed')),
  };
  return roll(10, { decides: 'the damage', rules: ['fr3.artillery.damage'] }, (face) => results[damageAt(face + plus)]);
}

/** The roll to hit, if there is one, and the damage (fr3.artillery.to-hit). */
function fire(aim: Aim): Chance<ShotResult> {
  const hit = damageRoll(aim);
  if (hitsByItself(aim)) return hit;
  const plus = totalOf(toHitModifiers, aim);
  const missed = known(sparedShot(aim, 'fr3.artillery.to-hit'));
  return roll(10, { decides: 'whether it hits', rules: ['fr3.artillery.to-hit'] }, (face) =>
    face + plus >= figures.toHit ? hit : missed,
  );
}

/** The burning base, if the hit is a fire. */
export const burningOf = ({ gun, mark, structure }: Aim): Burning => ({ mark, structure, hides: gun.is.hides });

/** A hit, except by a fire, on a target that does not dodge. */
function steady(aim: Aim): Chance<ShotResult> {
  const immune = immuneTo(aim);
  if (immune) return known(sparedShot(aim, ...immune.rules));
  if (aim.gun.kind.id !== 'explosion') return fire(aim);
  const rules: Fr3RuleId[] = ['fr3.war-machines.contraptions-explosion'];
  const nothing = known(sparedShot(aim, ...rules));
  return roll(10, { decides: 'whether the contraption explodes', rules }, (face) =>
    face >= warMachines.explosion ? fire(aim) : nothing,
  );
}

/** One hit, from the first die to the effect on the target. Fires are melees, so `artillery.ts` handles them. */
export function hit(aim: Aim): Chance<ShotResult> {
  const { gun, mark } = aim;
  // fr3.innate.fast-movement-evade-fire: dodges missiles and artillery, but not magic.
  if (!mark?.is.dodges || gun.kind.aimed !== 'artillery' || immuneTo(aim)) return steady(aim);
  const dodged: ShotResult = { ...sparedShot(aim, 'fr3.innate.fast-movement-evade-fire'), event: 'dodged' };
  return andThen(dodge(mark), (slipped) => (slipped ? known(dodged) : steady(aim)));
}
