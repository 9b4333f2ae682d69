/** Every modifier of the two artillery rolls, as data: its name, its rules, and the amount to hit or to damage. */
import { abilities } from '../data/figures/abilities.ts';
import { armies2 } from '../data/figures/armies-2.ts';
import { artillery } from '../data/figures/artillery.ts';
import { characterItems } from '../data/figures/character-items.ts';
import { devices } from '../data/figures/inventions.ts';
import { unitItems } from '../data/figures/items.ts';
import { leviathans } from '../data/figures/leviathans.ts';
import { multiBased } from '../data/figures/multi-based.ts';
import { pikeBlocks } from '../data/figures/pike-blocks.ts';
import { specials } from '../data/figures/specials.ts';
import { spellEffects } from '../data/figures/spell-effects.ts';
import { square } from '../data/figures/square.ts';
import type { Line } from '../melee/modifiers.ts';
import type { Mark } from '../missile-fire/target.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { Aim } from './at-unit.ts';

export interface ArtilleryModifier {
  readonly id: string;
  readonly name: string | ((aim: Aim) => string);
  readonly rules: readonly Fr3RuleId[] | ((aim: Aim) => readonly Fr3RuleId[]);
  /** The amount added to the roll; 0 if it does not apply. */
  readonly amount: (aim: Aim) => number;
}

/**
 * The kinds of cover against artillery (fr3.artillery.cover-modifier). Walls and cities give no cover, because artillery aims at
 * them.
 */
const covers: readonly {
  readonly name: string;
  readonly rules: readonly Fr3RuleId[];
  readonly holds: (mark: Mark) => boolean;
}[] = [
  { name: 'In cover', rules: ['fr3.missile-fire.cover'], holds: ({ is }) => is.stands === 'terrain' },
  { name: 'Fortification with pavisiers', rules: ['fr3.fortifications.pavisiers'], holds: ({ is }) => is.stands === 'works' },
  { name: 'Pavisiers', rules: ['fr3.infantry.pavisiers-cover'], holds: ({ unit }) => unit.is.pavisiers },
  { name: 'Tortoise or shieldwall', rules: ['fr3.items.tortoise-cover'], holds: ({ is }) => is.tortoise && is.stands === 'open' },
];
const coverOf = ({ mark }: Aim) => (mark ? covers.find(({ holds }) => holds(mark)) : undefined);

const leviathanSize = (mark: Mark) => (mark.unit.is.form === '1x2' ? '1x2' : '1x1');

export const toHitModifiers: readonly ArtilleryModifier[] = [
  {
    id: 'elite',
    name: 'Elite',
    rules: ['fr3.artillery.elite'],
    amount: ({ gun }) => (gun.is.elite ? artillery.eliteToHit : 0),
  },
  {
    id: 'napoleonic',
    name: 'Napoleonic',
    rules: ['fr3.items.napoleonic-fire'],
    amount: ({ gun }) => (gun.is.napoleonic ? unitItems.napoleonicToHit : 0),
  },
  {
    id: 'russian',
    name: 'Russian guns',
    rules: ['fr3.armies.napoleonic-russian-artillery'],
    amount: ({ gun }) => (gun.is.russian ? armies2.russianHit : 0),
  },
  {
    id: 'mechanic',
    name: 'Mechanic',
    rules: ['fr3.abilities.mechanic-fire-bonus'],
    amount: ({ gun }) => (gun.is.mechanic ? abilities.mechanicFire : 0),
  },
  {
    id: 'targeter',
    name: 'Targeter',
    rules: ['fr3.inventions.targeter'],
    amount: ({ gun }) => (gun.is.targeter ? devices.targeter : 0),
  },
  {
    id: 'spyglass',
    name: 'Spyglass',
    rules: ['fr3.spells.spyglass'],
    amount: ({ gun }) => (gun.is.spyglass ? spellEffects.spyglass : 0),
  },
  {
    id: 'cover',
    name: (aim) => coverOf(aim)?.name ?? 'Cover',
    rules: (aim) => ['fr3.artillery.cover-modifier', ...(coverOf(aim)?.rules ?? [])],
    amount: (aim) => (coverOf(aim) ? artillery.cover : 0),
  },
  {
    id: 'block',
    name: 'Pike block',
    rules: ['fr3.pike-blocks.fire-bonus'],
    amount: ({ mark }) => (mark?.unit.block ? pikeBlocks.fire : 0),
  },
  {
    id: 'mass',
    name: '2x2 unit',
    rules: ['fr3.multi-based.artillery-bonus'],
    amount: ({ mark }) => (mark?.unit.mass ? multiBased.artillery : 0),
  },
  {
    id: 'leviathan',
    name: 'Leviathan',
    rules: ['fr3.leviathans.artillery'],
    amount: ({ mark }) => (mark?.unit.leviathan ? leviathans.artilleryToHit[leviathanSize(mark)] : 0),
  },
  {
    id: 'square',
    name: ({ mark }) => `Square of ${mark?.is.square}`,
    rules: ['fr3.square.fire-vulnerability'],
    amount: ({ mark }) => (mark && mark.is.square > 0 ? (mark.is.square - 1) * square.fireForEachFurtherBase : 0),
  },
  {
    id: 'other',
    name: 'Anything else',
    rules: ['fr3.artillery.to-hit'],
    amount: ({ gun }) => gun.is.otherHit,
  },
];

/** The modifier that an engineer gives to a mine. Only one of the cases applies. */
function engineer({ gun, mark, structure }: Aim): { readonly amount: number; readonly rule: Fr3RuleId } | undefined {
  if (gun.kind.id !== 'mine' || !gun.is.engineer) return undefined;
  if (structure && gun.is.level === 'burrowing')
    return { amount: abilities.engineerUndermine, rule: 'fr3.abilities.engineer-undermine' };
  const below = mark?.is.level === 'burrowing' || mark?.is.level === 'swimming';
  if (below && gun.is.level === 'surface')
    return { amount: abilities.engineerCountermine, rule: 'fr3.abilities.engineer-countermine' };
  return { amount: abilities.engineerMine, rule: 'fr3.abilities.engineer-mine-damage' };
}

export const damageModifiers: readonly ArtilleryModifier[] = [
  {
    id: 'source',
    name: ({ gun }) => gun.kind.name,
    rules: ({ gun }) => gun.kind.rules,
    amount: ({ gun }) => gun.kind.damage,
  },
  {
    id: 'napoleonic',
    name: 'Napoleonic',
    rules: ['fr3.items.napoleonic-fire'],
    amount: ({ gun }) => (gun.is.napoleonic ? unitItems.napoleonicDamage : 0),
  },
  {
    id: 'russian',
    name: 'Russian guns',
    rules: ['fr3.armies.napoleonic-russian-artillery'],
    amount: ({ gun }) => (gun.is.russian ? armies2.russianDamage : 0),
  },
  {
    id: 'fire-arrow',
    name: 'Fire Arrow',
    rules: ['fr3.spells.fire-arrow'],
    amount: ({ gun }) => (gun.is.fireArrow ? spellEffects.fireArrow : 0),
  },
  {
    id: 'engineer',
    name: 'Engineer',
    rules: (aim) => [engineer(aim)?.rule ?? 'fr3.abilities.engineer-mine-damage'],
    amount: (aim) => engineer(aim)?.amount ?? 0,
  },
  {
    id: 'leviathan',
    name: 'Leviathan',
    rules: ['fr3.leviathans.artillery'],
    amount: ({ mark }) => (mark?.unit.leviathan ? leviathans.artilleryDamage[leviathanSize(mark)] : 0),
  },
  {
    id: 'blob',
    name: 'Blob',
    rules: ['fr3.specials.blobs-artillery'],
    amount: ({ gun, mark }) => (mark?.unit.unit.id === 'blobs' && !gun.is.setFire ? specials.blobArtilleryDamage : 0),
  },
  {
    id: 'wizard-ward',
    name: 'Protection from wizard magic',
    rules: ['fr3.character-items.protection-wizard-artillery'],
    amount: ({ mark }) => (mark?.is.wizardWard ? characterItems.wizardDamage : 0),
  },
  {
    id: 'material',
    name: ({ structure }) => structure?.material.name ?? '',
    rules: ({ structure }) => [
      'fr3.structures.artillery-vs-bb',
      (structure?.material.rule ?? 'fr3.structures.materials') as Fr3RuleId,
    ],
    amount: ({ structure }) => structure?.material.artillery ?? 0,
  },
  {
    id: 'other',
    name: 'Anything else',
    rules: ['fr3.artillery.damage'],
    amount: ({ gun }) => gun.is.otherDamage,
  },
];

/** The modifiers that apply, in the order of the list. */
export function linesOf(modifiers: readonly ArtilleryModifier[], aim: Aim): Line[] {
  return modifiers.flatMap(({ id, name, rules, amount }) => {
    const worth = amount(aim);
    if (worth === 0) return [];
    return [
      {
        id,
        name: typeof name === 'string' ? name : name(aim),
        amount: worth,
        rules: typeof rules === 'function' ? rules(aim) : rules,
      },
    ];
  });
}

export const totalOf = (modifiers: readonly ArtilleryModifier[], aim: Aim): number =>
  modifiers.reduce((sum, { amount }) => sum + amount(aim), 0);
