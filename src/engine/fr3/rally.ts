/** Rallying (chapter fr3.rally): the roll, its modifiers, and what a success restores. */
import { type Chance, known, roll } from '../kernel/chance.ts';
import { abilities } from './data/figures/abilities.ts';
import { armies } from './data/figures/armies.ts';
import { basics } from './data/figures/basics.ts';
import { characterItems } from './data/figures/character-items.ts';
import { elites } from './data/figures/elites.ts';
import { unitItems } from './data/figures/items.ts';
import { spirits } from './data/figures/spirits.ts';
import { terrainEffects } from './data/figures/terrain-effects.ts';
import { undead } from './data/figures/undead.ts';
import type { Combatant } from './melee/combatant.ts';
import { eliteForm } from './melee/elite.ts';
import { leaderOf } from './melee/leaders.ts';
import type { Line } from './melee/modifiers.ts';
import type { Fr3RuleId } from './rule-ids.ts';

interface RallyModifier {
  readonly id: string;
  readonly name: string;
  readonly rules: readonly Fr3RuleId[];
  readonly amount: (me: Combatant) => number;
}

const parasitics = { no: 0, ordinary: spirits.parasitics, elite: spirits.eliteParasitics };
const standards = { no: 0, bearer: characterItems.standardUnitRally, group: characterItems.standardGroupRally };
const demoralized = [0, basics.demoralized.rally, basics.doubleDemoralized.rally] as const;

export const rallyModifiers: readonly RallyModifier[] = [
  {
    id: 'demoralized',
    name: 'Demoralized',
    rules: ['fr3.rally.roll-penalty'],
    amount: ({ is }) => demoralized[is.state],
  },
  { id: 'elite', name: 'Elite', rules: ['fr3.elites.bonus'], amount: ({ is }) => eliteForm[is.elite].rally },
  { id: 'undead', name: 'Undead', rules: ['fr3.undead.roll-penalty'], amount: ({ is }) => (is.undead ? undead.rally : 0) },
  {
    id: 'bless',
    name: 'Blessed',
    rules: ['fr3.spells.bless-curse-1'],
    amount: ({ is }) => (is.bless && is.elite === 'no' && is.state === 0 ? elites.ordinary.rally : 0),
  },
  {
    id: 'barbarian',
    name: 'Barbarian',
    rules: ['fr3.items.barbarian'],
    amount: ({ is }) => (is.barbarian && is.state === 0 ? unitItems.barbarianRally : 0),
  },
  {
    id: 'mutation',
    name: 'Chaos mutation',
    rules: ['fr3.armies.chaos-mutations'],
    amount: ({ is }) => (is.mutation ? armies.chaosMutationRally : 0),
  },
  {
    id: 'leader',
    name: 'Leader',
    rules: ['fr3.characters.bonus-notation'],
    amount: (me) => (me.mass ? 0 : leaderOf(me.is.leader).rally),
  },
  {
    id: 'superhero',
    name: 'Superhero',
    rules: ['fr3.abilities.superhero'],
    amount: (me) => (me.is.superhero && !me.mass ? abilities.superheroRally : 0),
  },
  {
    id: 'healer',
    name: 'Healer',
    rules: ['fr3.abilities.healer'],
    amount: (me) => (me.is.healer && !me.mass ? abilities.healer : 0),
  },
  {
    id: 'standard',
    name: 'Army standard',
    rules: ['fr3.character-items.army-standard'],
    amount: (me) => (me.mass && me.is.standard === 'bearer' ? 0 : standards[me.is.standard]),
  },
  {
    id: 'parasitics',
    name: 'Parasitics',
    rules: ['fr3.spirits.parasitics-effect'],
    amount: ({ is }) => parasitics[is.parasitics],
  },
  {
    id: 'sacred-site',
    name: 'Sacred site',
    rules: ['fr3.terrain-effects.sacred-site-bonus'],
    amount: ({ is }) => (is.sacredSite ? terrainEffects.sacredSiteRally : 0),
  },
];

/** The modifiers that apply to a unit's rally roll. */
export const rallyLines = (me: Combatant): Line[] =>
  rallyModifiers
    .map(({ id, name, rules, amount }) => ({ id, name, rules, amount: amount(me) }))
    .filter(({ amount }) => amount !== 0);

/** The lowest d10 result that rallies a unit, including the `further` modifiers; undefined if the unit has no rally number. */
export const rallyNeeds = (me: Combatant, further: readonly Line[] = []): number | undefined =>
  me.rally === null ? undefined : me.rally - [...rallyLines(me), ...further].reduce((sum, { amount }) => sum + amount, 0);

/** Whether one rally roll succeeds. A unit without a rally number always fails (fr3.rally.roll). */
export function rallyRoll(
  me: Combatant,
  purpose: { decides: string; rules: readonly Fr3RuleId[] },
  further: readonly Line[] = [],
): Chance<boolean> {
  const needed = rallyNeeds(me, further);
  if (needed === undefined) return known(false);
  const passed = known(true);
  const failed = known(false);
  return roll(10, purpose, (face) => (face >= needed ? passed : failed));
}
