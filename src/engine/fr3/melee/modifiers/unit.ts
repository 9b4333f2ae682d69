/** Modifiers of a melee roll for properties of the unit. */
import { abilities } from '../../data/figures/abilities.ts';
import { armies } from '../../data/figures/armies.ts';
import { armies2 } from '../../data/figures/armies-2.ts';
import { infantry } from '../../data/figures/infantry.ts';
import { unitItems } from '../../data/figures/items.ts';
import { leviathans } from '../../data/figures/leviathans.ts';
import { undead } from '../../data/figures/undead.ts';
import { avatarBonus } from '../army-lists.ts';
import { eliteForm } from '../elite.ts';
import { keepsTypeBonuses, type Modifier } from './modifier.ts';

export const ofUnit: readonly Modifier[] = [
  {
    id: 'elite',
    name: 'Elite',
    rules: ({ me }) => (me.is.elite === '2-0-0' ? ['fr3.elites.attack-variant'] : ['fr3.elites.bonus']),
    amount: ({ me }) => eliteForm[me.is.elite].melee,
  },
  {
    id: 'dwarf',
    name: 'Dwarf infantry',
    rules: ['fr3.armies.dwarfs-infantry-bonus'],
    amount: ({ me }) => (me.is.dwarf && keepsTypeBonuses(me) ? armies.dwarfInfantry : 0),
  },
  {
    id: 'undead',
    name: 'Undead',
    rules: ['fr3.undead.roll-penalty'],
    amount: ({ me }) => (me.undead ? undead.melee : 0),
  },
  {
    id: 'exchanged',
    name: 'Bows given up',
    rules: ['fr3.infantry.skirmishers-weapon-exchange'],
    amount: ({ me }) => (me.is.exchanged ? infantry.skirmishersWithoutBows : 0),
  },
  {
    id: 'mounts',
    name: 'Terrifying mounts',
    rules: ['fr3.items.terrifying-mounts'],
    amount: ({ me }) => (me.is.mounts ? unitItems.terrifyingMountsCombatFactor : 0),
  },
  {
    id: 'barbarian',
    name: 'Barbarian',
    rules: ({ me }) => (me.is.state ? ['fr3.items.barbarian-loss'] : ['fr3.items.barbarian']),
    amount: ({ me }) => (me.is.barbarian && me.is.state === 0 ? unitItems.barbarianMelee : 0),
  },
  {
    id: 'ruler',
    name: 'Ruler of its army',
    rules: ({ me }) => [me.unit.id === 'large-monsters' ? 'fr3.abilities.hive-queen' : 'fr3.abilities.archangel-demon-lord'],
    amount: ({ me }) => (me.is.ruler ? abilities.rulerFactor : 0),
  },
  {
    id: 'avatar',
    name: 'Avatar among its followers',
    rules: ['fr3.armies.holy-unholy-avatar-bonus'],
    amount: ({ me }) => avatarBonus(me.is.followers),
  },
  {
    id: 'pirate-bane',
    name: 'Against pirate vessels',
    rules: ['fr3.armies.pelagic-versus-pirates'],
    amount: ({ me, foe }) => (me.is.pirateBane && foe.unit.id === 'battlewagons' ? armies2.pelagicAgainstPirates : 0),
  },
  {
    id: 'second-head',
    name: 'Second head',
    rules: ['fr3.armies.nai-northwestern-sisiutl'],
    amount: ({ me }) => (me.is.secondHead ? armies2.sisiutlHead : 0),
  },
  {
    id: 'landed',
    name: 'Landed leviathan',
    rules: ['fr3.leviathans.landed-melee'],
    amount: ({ me }) => (me.leviathan && me.is.landed ? leviathans.landed : 0),
  },
];
