/** The sources of artillery hits, as data: how each hits, its bonus to the damage roll, and its rules. */

import { defined } from '../../kernel/defined.ts';
import { artillery } from '../data/figures/artillery.ts';
import { characterItems } from '../data/figures/character-items.ts';
import { unitItems } from '../data/figures/items.ts';
import { siege } from '../data/figures/siege.ts';
import { spellEffects } from '../data/figures/spell-effects.ts';
import type { Cause } from '../demoralization.ts';
import type { Aimed } from '../missile-fire/target-circumstances.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { OfSource, Source, SourceId } from './question.ts';

export const sourceGroups = ['pieces', 'charges', 'magic', 'contact', 'fire'] as const;
export type SourceGroup = (typeof sourceGroups)[number];

export const sourceGroupNames: Readonly<Record<SourceGroup, string>> = {
  pieces: 'Artillery',
  charges: 'Mines and grenades',
  magic: 'Spells',
  contact: 'On contact',
  fire: 'Fire',
};

export interface SourceKind {
  readonly id: SourceId;
  readonly name: string;
  readonly group: SourceGroup;
  readonly rules: readonly Fr3RuleId[];
  readonly aimed: Aimed;
  readonly cause: Cause;
  /** Heavy or light, for real artillery, which rolls to hit; absent for other sources. */
  readonly piece?: 'heavy' | 'light';
  /** The bonus to the damage roll, with the rule for it. */
  readonly damage: number;
  /** The maximum range in inches, if there is one. */
  readonly range?: number;
}

const piece = (id: SourceId, name: string, weight: 'heavy' | 'light', damage: number, ...rules: Fr3RuleId[]): SourceKind => ({
  id,
  name,
  group: 'pieces',
  rules,
  aimed: 'artillery',
  cause: 'artillery',
  piece: weight,
  damage,
});
const charge = (id: SourceId, name: string, aimed: Aimed, damage: number, range: number, ...rules: Fr3RuleId[]): SourceKind => ({
  id,
  name,
  group: 'charges',
  rules,
  aimed,
  cause: 'artillery',
  damage,
  range,
});
const spell = (id: SourceId, name: string, damage: number, ...rules: Fr3RuleId[]): SourceKind => ({
  id,
  name,
  group: 'magic',
  rules,
  aimed: 'magic',
  cause: 'magic',
  damage,
});
const contact = (id: SourceId, name: string, damage: number, ...rules: Fr3RuleId[]): SourceKind => ({
  id,
  name,
  group: 'contact',
  rules,
  aimed: 'contact',
  cause: 'artillery',
  damage,
});

const blast = spellEffects.blast;

export const sourceKinds: readonly SourceKind[] = [
  piece('cannon', 'Cannon, direct fire', 'heavy', artillery.cannonDamage, 'fr3.artillery.cannon'),
  piece('stone-thrower', 'Stone thrower, indirect fire', 'heavy', 0, 'fr3.artillery.los-indirect'),
  piece('light', 'Light artillery', 'light', artillery.lightDamage, 'fr3.artillery.damage', 'fr3.war-machines.light-artillery'),
  piece(
    'dragon-breath',
    'Dragon breath as light artillery',
    'light',
    artillery.lightDamage,
    'fr3.missile-fire.dragon-breath',
    'fr3.artillery.damage',
  ),
  piece(
    'plant-elemental',
    'Plant elemental',
    'light',
    artillery.lightDamage,
    'fr3.elementals.plant-light-artillery',
    'fr3.artillery.damage',
  ),
  charge('mine', 'Mine, depth charge or bomb', 'charge', 0, unitItems.mineRange, 'fr3.items.mine-effect'),
  charge(
    'grenade',
    'Holy hand grenade',
    'grenade',
    characterItems.grenadeDamage,
    characterItems.grenadeRange,
    'fr3.character-items.holy-hand-grenade-effect',
  ),
  spell('blast-1', 'Blast 1', blast.one, 'fr3.spells.blast-1'),
  spell('blast-2', 'Blast 2', blast.two, 'fr3.spells.blast-2'),
  spell('blast-3', 'Blast 3', blast.three, 'fr3.spells.blast-3'),
  spell('termite-rot', 'Termite Rot', spellEffects.termiteRot, 'fr3.spells.termite-rot'),
  contact('lances', 'Flame or magic lances', 0, 'fr3.armies.chinese-flame-lances', 'fr3.armies.dark-elves-magic-lances'),
  contact('hot-oil', 'Hot oil or tar', siege.hotOilDamage, 'fr3.siege.hot-oil-effect'),
  contact('explosion', 'Exploding contraption', 0, 'fr3.war-machines.contraptions-explosion'),
  { id: 'fire', name: 'A fire in its base', group: 'fire', rules: ['fr3.fire.melee'], aimed: 'fire', cause: 'melee', damage: 0 },
];

const byId = new Map<string, SourceKind>(sourceKinds.map((each) => [each.id, each]));
export const sourceKindOf = (id: string): SourceKind | undefined => byId.get(id);

/** The source of the hit, resolved. */
export interface Gun {
  readonly kind: SourceKind;
  readonly is: Readonly<OfSource>;
}

/** The default values for a source, used for everything that a question leaves out. */
export const sourceDefaults: OfSource = {
  napoleonic: false,
  elite: false,
  russian: false,
  carrier: 'ground',
  level: 'surface',
  range: 1,
  engineer: false,
  targeter: false,
  mechanic: false,
  spyglass: false,
  fireArrow: false,
  setFire: false,
  illusion: false,
  undead: false,
  state: 0,
  hides: false,
  stopped: 'no',
  otherHit: 0,
  otherDamage: 0,
};

/** The source named by the question. The source must exist (check `refusals` first). */
export const gunOf = ({ unit, ...said }: Source): Gun => ({
  kind: sourceKindOf(unit) as SourceKind,
  is: { ...sourceDefaults, ...defined(said) },
});
