/** A unit's properties in a melee, including those that its army list gives. */
import { isEligible } from '../../data/eligible-types.ts';
import { offSurface } from '../../data/levels.ts';
import { type ListArmsId, listArms, mayHave, rolledFactors } from '../army-lists.ts';
import { artilleryTypes, forbidden, formsMass, no, ruleOf, unless } from '../forbidden.ts';
import type { CircumstanceId } from '../question.ts';
import { always, type Circumstance, charged, choice, flag, foeIs, notInDieOff } from './circumstance.ts';

/** The largest number of followers: higher than the number of infantry and cavalry units in any army. */
const mostFollowers = 60;

const eliteVariants = choice(['no', 'Not elite'], ['1-1-0', '(+1,+1,+0)'], ['2-0-0', '(+2,+0,+0)'], ['0-1-1', '(+0,+1,+1)']);

/** A circumstance that army lists give to certain types. */
const ofList = (
  id: CircumstanceId,
  name: string,
  arms: ListArmsId,
  matters: Circumstance['matters'],
  more: Partial<Circumstance> = {},
): Circumstance => {
  const { types, rule } = listArms[arms];
  return {
    id,
    name,
    group: 'Army list',
    shape: flag,
    rules: [rule],
    forbidden: ({ me }) =>
      unless(mayHave(arms, me.unit), `${me.unit.name} cannot have the setting “${name}” in any army list.`, rule),
    matters: (seen) => (types as readonly string[]).includes(seen.me.unit.id) && matters(seen),
    ...more,
  };
};

export const ofTroops: readonly Circumstance[] = [
  {
    id: 'form',
    name: 'Base',
    group: 'Troops',
    shape: choice(['single', 'Single base'], ['block', '1x2 pike block'], ['mass', '2x2 unit'], ['1x2', '1x2 leviathan']),
    rules: ['fr3.pike-blocks.footprint', 'fr3.multi-based.definition', 'fr3.leviathans.1x2'],
    forbidden: forbidden.form,
    matters: ({ me }) => me.unit.id === 'pikes' || me.unit.id === 'leviathans' || formsMass(me.unit.id),
  },
  {
    id: 'stage',
    name: 'Stage',
    group: 'Troops',
    shape: choice(['eggs', 'Eggs'], ['larvae', 'Larvae'], ['adults', 'Adults']),
    rules: ['fr3.monsters.cyclics-life-cycle'],
    forbidden: forbidden.stage,
    matters: ({ me }) => me.unit.id === 'cyclics',
  },
  {
    id: 'model',
    name: 'Contraption',
    group: 'Troops',
    shape: choice(['bludgeon', 'Type 1, battering'], ['missile', 'Type 2, with bowfire']),
    rules: ['fr3.war-machines.contraptions-bludgeon', 'fr3.war-machines.contraptions-missile'],
    forbidden: ({ me }) =>
      unless(
        me.unit.id === 'contraptions',
        `There are no types of ${me.unit.name.toLowerCase()} to choose from.`,
        'fr3.war-machines.contraptions',
      ),
    matters: ({ me }) => me.unit.id === 'contraptions',
  },
  {
    id: 'elite',
    name: 'Elite',
    group: 'Troops',
    shape: eliteVariants,
    rules: ['fr3.elites.bonus', 'fr3.elites.attack-variant', 'fr3.elites.bowfire-variant'],
    forbidden: forbidden.elite,
    matters: (seen) => seen.me.unit.id === 'fanatics' || notInDieOff(seen),
  },
  {
    id: 'undead',
    name: 'Undead',
    group: 'Troops',
    shape: flag,
    rules: ['fr3.undead.roll-penalty', 'fr3.undead.automatic-rally'],
    forbidden: forbidden.undead,
    matters: (seen) => notInDieOff(seen) || seen.foe.is.garlic,
  },
  {
    id: 'dwarf',
    name: 'Dwarfs',
    group: 'Troops',
    shape: flag,
    rules: ['fr3.armies.dwarfs-infantry-bonus'],
    forbidden: ({ me }) =>
      unless(
        me.unit.group === 'infantry' && me.unit.id !== 'rangers',
        'Only infantry other than rangers can have the dwarf bonus.',
        'fr3.armies.dwarfs-infantry-bonus',
        'fr3.infantry.rangers-no-racial-modifiers',
      ),
    matters: notInDieOff,
  },
  {
    id: 'level',
    name: 'Comes from',
    group: 'Troops',
    shape: choice(['surface', 'The surface'], ['flying', 'The air'], ['swimming', 'Under water'], ['burrowing', 'Under ground']),
    rules: ['fr3.levels.levels', 'fr3.items.fly-swim-burrow-infantry'],
    forbidden: ({ me }) => {
      const row = offSurface[me.unit.id];
      const level = me.is.level as 'flying' | 'swimming' | 'burrowing';
      if (me.is.level === 'surface') return undefined; // fr3.levels.stay-on-surface
      const verb = { flying: 'fly', swimming: 'swim', burrowing: 'burrow' }[level];
      if (me.unit.id === 'cyclics' && me.is.stage === 'eggs') return no('Cyclic eggs cannot move.', 'fr3.monsters.cyclics-eggs');
      return unless(
        row?.levels.includes(level) ?? false,
        `${me.unit.name} cannot ${verb}.`,
        row?.rule ?? 'fr3.items.fly-swim-burrow-cost',
        ruleOf(me.unit),
      );
    },
    matters: ({ me }) => offSurface[me.unit.id] !== undefined,
  },
  {
    id: 'overSeaBottom',
    name: 'Above the sea bottom',
    group: 'Troops',
    shape: flag,
    rules: ['fr3.levels.swimmers-and-sea-bottom'],
    forbidden: ({ me }) =>
      unless(me.is.level === 'swimming', 'Only swimmers can be above the sea bottom.', 'fr3.levels.swimmers-and-sea-bottom'),
    matters: ({ me }) => me.is.level === 'swimming',
  },
  {
    id: 'bows',
    name: 'Bought bows',
    group: 'Troops',
    shape: flag,
    rules: ['fr3.missile-fire.bonus-charged', 'fr3.missile-fire.bonus-fliers'],
    forbidden: ({ me }) =>
      unless(
        isEligible('bows', me.unit.id),
        `${me.unit.name} cannot buy bows, or already have them.`,
        'fr3.missile-fire.bonus-charged',
        ruleOf(me.unit),
      ),
    matters: (seen) => notInDieOff(seen) && (charged(seen) || seen.foe.flier),
  },
  {
    id: 'exchanged',
    name: 'Bows given up for +1 CF',
    group: 'Troops',
    shape: flag,
    rules: ['fr3.infantry.skirmishers-weapon-exchange'],
    forbidden: ({ me }) =>
      unless(
        me.unit.id === 'skirmishers',
        'Only skirmishers can give up their bows for a better CF.',
        'fr3.infantry.skirmishers-weapon-exchange',
      ),
    matters: notInDieOff,
  },
  {
    id: 'mounts',
    name: 'Terrifying mounts',
    group: 'Troops',
    shape: flag,
    rules: ['fr3.items.terrifying-mounts'],
    forbidden: ({ me }) =>
      unless(me.unit.group === 'cavalry', 'Only cavalry and chariots can have terrifying mounts.', 'fr3.items.terrifying-mounts'),
    matters: notInDieOff,
  },
  {
    id: 'barbarian',
    name: 'Barbarian',
    group: 'Troops',
    shape: flag,
    rules: ['fr3.items.barbarian', 'fr3.items.barbarian-loss'],
    forbidden: forbidden.barbarian,
    matters: notInDieOff,
  },
  {
    id: 'mutation',
    name: 'Chaos mutation, +2 to rally',
    group: 'Troops',
    shape: flag,
    rules: ['fr3.armies.chaos-mutations'],
    forbidden: ({ me }) =>
      unless(
        (me.unit.group === 'infantry' || me.unit.group === 'cavalry') && !me.mass,
        'Only infantry and cavalry of Chaos can have mutations.',
        'fr3.armies.chaos-mutations',
      ),
    matters: ({ me }) => me.infantry || me.cavalry,
  },
  {
    id: 'napoleonic',
    name: 'Napoleonic',
    group: 'Troops',
    shape: flag,
    rules: ['fr3.items.napoleonic-when-charged', 'fr3.items.napoleonic-capture'],
    forbidden: ({ me }) =>
      unless(
        artilleryTypes.includes(me.unit.id),
        'Only light and heavy artillery can be Napoleonic.',
        'fr3.items.napoleonic-purchase',
      ),
    matters: notInDieOff,
  },
];

export const ofArmyLists: readonly Circumstance[] = [
  ofList('lances', 'Lances in place of the charge bonus', 'flame-lances', (seen) => seen.charged && seen.first, {
    shape: choice(['no', 'Ordinary'], ['magic', 'Magic lances'], ['flame', 'Flame lances']),
    rules: [listArms['magic-lances'].rule, listArms['flame-lances'].rule],
    forbidden: ({ me }) => {
      const arms = me.is.lances === 'magic' ? 'magic-lances' : 'flame-lances';
      return unless(
        mayHave(arms, me.unit),
        `${me.unit.name} cannot have ${me.is.lances} lances in any army list.`,
        listArms[arms].rule,
      );
    },
  }),
  {
    id: 'rolledFactor',
    name: 'CF rolled for this turn',
    group: 'Army list',
    shape: { kind: 'number', least: 0, most: () => rolledFactors.most },
    rules: ['fr3.armies.gnomes-battlewagon-cf'],
    forbidden: ({ me }) =>
      unless(
        me.unit.id === 'battlewagons',
        'Only gnome battlewagons roll for their combat factor.',
        'fr3.armies.gnomes-battlewagon-cf',
      ) ??
      unless(
        me.is.rolledFactor >= rolledFactors.least,
        `The combat factor of a gnome battlewagon must be ${rolledFactors.least} to ${rolledFactors.most}.`,
        'fr3.armies.gnomes-battlewagon-cf',
      ),
    matters: (seen) => seen.me.unit.id === 'battlewagons' && notInDieOff(seen),
  },
  {
    id: 'followers',
    name: 'Avatar: infantry and cavalry of its army',
    group: 'Army list',
    shape: { kind: 'number', least: 0, most: () => mostFollowers },
    rules: ['fr3.armies.holy-unholy-avatar-bonus'],
    forbidden: ({ me }) =>
      unless(
        me.unit.id === 'major-spirits',
        'Only a major spirit can be the avatar of a god.',
        'fr3.armies.holy-unholy-avatar-bonus',
      ),
    matters: (seen) => seen.me.unit.id === 'major-spirits' && notInDieOff(seen),
  },
  ofList('ruler', 'Ruler of its army', 'ruler', notInDieOff, {
    rules: ['fr3.abilities.archangel-demon-lord', 'fr3.abilities.hive-queen'],
  }),
  ofList('mountedFanatics', 'Mounted', 'mounted', ({ charged: charging, first }) => charging && first),
  ofList('sureFooted', 'Sure-footed', 'sure-footed', ({ me }) => me.row.difficultTerrain !== 0),
  ofList('dashing', 'Dashing', 'dashing', (seen) => seen.charged && seen.first && notInDieOff(seen)),
  ofList('steadyFire', 'Steady fire', 'steady-fire', (seen) => notInDieOff(seen) && charged(seen)),
  ofList('rocks', 'Rocks and bottles', 'rocks', (seen) => notInDieOff(seen) && charged(seen)),
  ofList(
    'pirateBane',
    'Against pirates',
    'pirate-bane',
    foeIs((foe) => foe.unit.id === 'battlewagons'),
  ),
  ofList('secondHead', 'With a second head', 'second-head', notInDieOff),
  ofList('wagonFortress', 'Wagon fortress', 'wagon-fortress', (seen) => seen.charged && seen.first && notInDieOff(seen)),
  ofList('supported', 'Supported by its army list', 'supported', notInDieOff),
  ofList('automaton', 'Automatons', 'automaton', always, {
    rules: ['fr3.armies.automaton-damage-markers', 'fr3.armies.automaton-rally', 'fr3.armies.automaton-immunities'],
    forbidden: forbidden.automaton,
  }),
];
