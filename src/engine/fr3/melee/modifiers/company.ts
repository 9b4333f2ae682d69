/** Modifiers of a melee roll for the characters and neighbours of a unit, and for what the unit has lost. */
import { abilities } from '../../data/figures/abilities.ts';
import { basics } from '../../data/figures/basics.ts';
import { characterItems } from '../../data/figures/character-items.ts';
import { unitItems } from '../../data/figures/items.ts';
import { spirits } from '../../data/figures/spirits.ts';
import type { View } from '../combatant.ts';
import { leaderOf } from '../leaders.ts';
import { company, type Modifier } from './modifier.ts';

const levelsLost = ({ me }: View): number => me.is.state;

export const ofCompany: readonly Modifier[] = [
  {
    id: 'leader',
    name: ({ me }) => leaderOf(me.is.leader).name,
    rules: ({ me }) => leaderOf(me.is.leader).rules,
    amount: (seen) => (company(seen) ? leaderOf(seen.me.is.leader).melee : 0),
  },
  {
    id: 'superhero',
    name: 'Superhero',
    rules: ['fr3.abilities.superhero'],
    amount: (seen) => (company(seen) && seen.me.is.superhero ? abilities.superheroMelee : 0),
  },
  {
    id: 'weapon',
    name: 'Exceptional weapon',
    rules: ['fr3.character-items.exceptional-weapon'],
    amount: (seen) => (company(seen) && seen.me.is.weapon ? characterItems.exceptionalWeapon : 0),
  },
  {
    id: 'further-characters',
    name: 'Further characters',
    rules: ['fr3.reference.bonuses-cumulative', 'fr3.characters.bonus-notation'],
    amount: (seen) => (company(seen) ? seen.me.is.further : 0),
  },
  {
    id: 'protection',
    name: ({ me }) =>
      `Protection from ${me.is.protection === 'clerical' ? 'clerical' : me.is.protection === 'shamanic' ? 'shamanic' : 'necromantic'} magic`,
    rules: ({ me }) =>
      me.is.protection === 'clerical'
        ? ['fr3.character-items.protection-clerical-cf']
        : me.is.protection === 'shamanic'
          ? ['fr3.character-items.protection-shamanic-cf']
          : ['fr3.character-items.protection-necromantic'],
    amount: (seen) => {
      const { me, foe } = seen;
      if (!company(seen)) return 0;
      if (me.is.protection === 'clerical' && foe.spirit) return characterItems.clericalAgainstSpirits;
      if (me.is.protection === 'shamanic' && foe.elemental) return characterItems.shamanicAgainstElementals;
      if (me.is.protection === 'necromantic' && foe.undead) return characterItems.necromanticAgainstUndead;
      return 0;
    },
  },
  {
    id: 'enemy-alchemist',
    name: ({ foe }) => (foe.is.alchemist === 'master' ? 'Enemy master alchemist' : 'Enemy alchemist'),
    rules: ({ foe }) =>
      foe.is.alchemist === 'master'
        ? ['fr3.abilities.alchemist', 'fr3.armies.gnomes-master-alchemist']
        : ['fr3.abilities.alchemist'],
    amount: ({ foe }) => {
      if (foe.mass || foe.is.alchemist === 'no') return 0;
      return foe.is.alchemist === 'master' ? abilities.masterAlchemist : abilities.alchemist;
    },
  },
];

export const ofLosses: readonly Modifier[] = [
  {
    id: 'demoralized',
    name: ({ me }) => (me.is.state === 2 ? 'Double demoralized' : 'Demoralized'),
    rules: ({ me }) => (me.is.state === 2 ? ['fr3.basics.double-demoralized'] : ['fr3.basics.demoralized-penalties']),
    amount: (seen) =>
      levelsLost(seen) === 0 ? 0 : levelsLost(seen) === 1 ? basics.demoralized.melee : basics.doubleDemoralized.melee,
  },
  {
    id: 'parasitics',
    name: ({ me }) => (me.is.parasitics === 'elite' ? 'Elite parasitics' : 'Parasitics'),
    rules: ({ me }) => (me.is.parasitics === 'elite' ? ['fr3.spirits.parasitics-elite'] : ['fr3.spirits.parasitics-effect']),
    amount: ({ me }) =>
      me.is.parasitics === 'no' ? 0 : me.is.parasitics === 'elite' ? spirits.eliteParasitics : spirits.parasitics,
  },
  {
    id: 'trapped',
    name: ({ me }) => (me.is.trap === 'grapple' ? 'Grappled' : 'Trapped'),
    rules: ({ me }) => (me.is.trap === 'grapple' ? ['fr3.items.grapple-effect'] : ['fr3.spirits.traps-combat-penalty']),
    amount: ({ me }) => (me.is.trap === 'no' ? 0 : me.is.trap === 'grapple' ? unitItems.grappled : spirits.trapMelee),
  },
];
