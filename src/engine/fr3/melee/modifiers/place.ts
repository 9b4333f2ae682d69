/** Modifiers of a melee roll for the places where the two units stand. */
import { elementals } from '../../data/figures/elementals.ts';
import { fortifications } from '../../data/figures/fortifications.ts';
import { infantry } from '../../data/figures/infantry.ts';
import { unitItems } from '../../data/figures/items.ts';
import { melee } from '../../data/figures/melee.ts';
import { terrainEffects } from '../../data/figures/terrain-effects.ts';
import type { Bonus } from '../../data/units.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { chargedIntoStakes, facesFortification } from '../charge.ts';
import type { Combatant, View } from '../combatant.ts';
import { company, type Modifier, unitRule } from './modifier.ts';

const isDifficult = (me: Combatant): boolean => me.is.ground !== 'open';

/**
 * fr3.melee.difficult-terrain-shared: the ground under the charged unit counts for both units. A charger on difficult ground has
 * an additional modifier. Stakes and works count as difficult ground for the attacker.
 */
const onDifficultGround = (seen: View): boolean =>
  // fr3.armies.hill-dwarves-mounted-terrain
  !seen.me.is.sureFooted &&
  (isDifficult(seen.me) || (seen.charged && isDifficult(seen.foe)) || chargedIntoStakes(seen) || facesFortification(seen));

const difficultRules = (seen: View): readonly Fr3RuleId[] => {
  const rules: Fr3RuleId[] = ['fr3.melee.difficult-terrain-modifiers'];
  if (!isDifficult(seen.me)) {
    if (facesFortification(seen)) rules.push('fr3.fortifications.defense');
    else if (chargedIntoStakes(seen)) rules.push('fr3.items.stakes-effect');
    else rules.push('fr3.melee.difficult-terrain-shared');
  }
  return rules;
};

const inTerrain = (bonus: Bonus, { me, foe }: View): boolean =>
  'terrain' in bonus && bonus.terrain.some((terrain) => me.is.ground === terrain || foe.is.ground === terrain);

/** fr3.elementals.air-terrain */
const airIsHampered = (seen: View): boolean =>
  seen.me.unit.id === 'air-elemental' &&
  (isDifficult(seen.me) ||
    (seen.charged && isDifficult(seen.foe)) ||
    seen.foe.is.ground === 'woods' ||
    seen.foe.is.ground === 'towns' ||
    chargedIntoStakes(seen) ||
    facesFortification(seen));

export const ofPlace: readonly Modifier[] = [
  {
    id: 'support',
    name: ({ me }) => (me.is.support === 1 ? 'Support' : `Support of ${me.is.support}`),
    rules: ['fr3.melee.support-bonus'],
    amount: ({ me }) => me.is.support * melee.support,
  },
  {
    id: 'flank',
    name: ({ me }) => (me.is.flank === 1 ? 'Flank attack' : `Flank attacks of ${me.is.flank}`),
    rules: ['fr3.melee.flank-bonus'],
    amount: ({ me }) => me.is.flank * melee.flank,
  },
  {
    id: 'flank-light',
    name: ({ me }) =>
      me.is.flankLight === 1 ? 'Flank attack of light cavalry' : `Flank attacks of ${me.is.flankLight} light cavalry`,
    rules: ['fr3.melee.flank-bonus', 'fr3.melee.light-cavalry-doubles-flank-rear'],
    amount: ({ me }) => me.is.flankLight * melee.flank * melee.lightCavalryFactor,
  },
  {
    id: 'rear',
    name: ({ me }) => (me.is.rear === 'light' ? 'Rear attack of light cavalry' : 'Rear attack'),
    rules: ({ me }) =>
      me.is.rear === 'light' ? ['fr3.melee.rear-bonus', 'fr3.melee.light-cavalry-doubles-flank-rear'] : ['fr3.melee.rear-bonus'],
    amount: ({ me }) => (me.is.rear === 'no' ? 0 : melee.rear * (me.is.rear === 'light' ? melee.lightCavalryFactor : 1)),
  },
  {
    id: 'column',
    name: 'In column',
    rules: ['fr3.melee.column-penalty'],
    amount: ({ me }) => (me.is.column ? melee.column : 0),
  },
  {
    id: 'uphill',
    name: 'Uphill',
    rules: ['fr3.melee.uphill'],
    amount: ({ me, foe }) => (me.is.uphill && !foe.flier ? melee.uphill : 0),
    inDieOff: true,
  },
  {
    id: 'difficult-terrain',
    name: 'Difficult terrain',
    rules: difficultRules,
    amount: (seen) => (onDifficultGround(seen) ? seen.me.row.difficultTerrain : 0),
    inDieOff: true,
  },
  {
    id: 'elemental-terrain',
    name: 'In its own terrain',
    rules: (seen) => ['fr3.reference.special-bonuses', unitRule(seen)],
    amount: (seen) =>
      seen.me.row.bonuses.reduce((most, bonus) => (inTerrain(bonus, seen) ? Math.max(most, bonus.amount) : most), 0),
    inDieOff: true,
  },
  {
    id: 'air-terrain',
    name: 'Air elemental in terrain',
    rules: ['fr3.elementals.air-terrain'],
    amount: (seen) => (airIsHampered(seen) ? elementals.airInTerrain : 0),
    inDieOff: true,
  },
  {
    id: 'enemy-fortification',
    name: 'Enemy in a fortification',
    rules: ['fr3.fortifications.defense'],
    amount: (seen) => (facesFortification(seen) ? fortifications.enemyMelee : 0),
    inDieOff: true,
  },
  {
    id: 'enemy-shieldwall',
    name: 'Enemy in shieldwall',
    rules: ['fr3.items.shieldwall-melee'],
    amount: ({ foe }) => (foe.is.shieldwall && foe.is.state === 0 ? unitItems.shieldwallEnemy : 0),
    inDieOff: true,
  },
  {
    id: 'pavisiers',
    name: 'Pavisiers',
    rules: ({ me }) => [
      'fr3.infantry.pavisiers-combat-factor',
      ...(me.is.fortification ? (['fr3.fortifications.pavisiers'] as const) : []),
    ],
    amount: (seen) => (company(seen) && seen.me.is.pavisiers ? infantry.pavisiersCombatFactor : 0),
  },
  {
    id: 'sacred-site',
    name: 'Sacred site',
    rules: ['fr3.terrain-effects.sacred-site-bonus'],
    amount: ({ me }) => (me.is.sacredSite ? terrainEffects.sacredSiteMelee : 0),
  },
];
