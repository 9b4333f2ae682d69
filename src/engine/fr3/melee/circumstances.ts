/**
 * The catalogue of melee circumstances: for each, its name, its values, when the rules allow it (or why not) and when it can
 * matter. The form on the odds page, the reading of addresses, and `refusals` all use it.
 */
import type { Circumstance as KernelCircumstance } from '../../kernel/circumstance.ts';
import { isEligible } from '../data/eligible-types.ts';
import { melee } from '../data/figures/melee.ts';
import { offSurface } from '../data/levels.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type ListArmsId, listArms, mayHave, rolledFactors } from './army-lists.ts';
import { barsWorks } from './bars-works.ts';
import { chargeBonus, countercharges } from './charge.ts';
import { type Combatant, mostMarkers, type View } from './combatant.ts';
import {
  artilleryTypes,
  barsCharacters,
  characters,
  forbidden,
  formsMass,
  type Impossible,
  no,
  ruleOf,
  takesAttachments,
  unless,
} from './forbidden.ts';
import { leaders } from './leaders.ts';
import { meetsSquare } from './modifiers.ts';
import type { CircumstanceId } from './question.ts';

export const circumstanceGroups = [
  'Troops',
  'Army list',
  'Losses',
  'Meeting',
  'Ground',
  'Neighbours',
  'Leaders',
  'Magic',
  'House rules',
] as const;
export type CircumstanceGroup = (typeof circumstanceGroups)[number];

export type Circumstance = KernelCircumstance<View, Combatant, CircumstanceId, CircumstanceGroup, Fr3RuleId>;
type Shape = Circumstance['shape'];

const flag: Shape = { kind: 'flag' };
const choice = (...options: [string, string][]): Extract<Shape, { kind: 'choice' }> => ({
  kind: 'choice',
  options: options.map(([value, name]) => ({ value, name })),
});
const count = (most: number): Shape => ({ kind: 'number', least: 0, most: () => most });

const always = () => true;
/** A limit that is higher than the number of infantry and cavalry units in any army. */
const mostFollowers = 60;

const notInDieOff = ({ me, foe }: View) => !me.fanatic && !foe.fanatic;
const foeIs = (test: (foe: Combatant) => boolean) => (seen: View) => notInDieOff(seen) && test(seen.foe);

const eliteVariants = choice(['no', 'Not elite'], ['1-1-0', '(+1,+1,+0)'], ['2-0-0', '(+2,+0,+0)'], ['0-1-1', '(+0,+1,+1)']);
const led = (seen: View) => notInDieOff(seen) && !barsCharacters(seen.me) && !seen.me.mass;

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
    forbidden: ({ me }) => unless(mayHave(arms, me.unit), `${me.unit.name} cannot have this in any army list.`, rule),
    matters: (seen) => (types as readonly string[]).includes(seen.me.unit.id) && matters(seen),
    ...more,
  };
};

/** Support is only for a supporting type that is alone on its base and on the surface. */
function supportForbidden({ me }: View): Impossible | undefined {
  if (me.mass) return no('A 2x2 unit neither gives nor receives support.', 'fr3.multi-based.mass-no-support');
  if (!me.row.support && !me.is.supported)
    return no(`${me.unit.name} neither give nor receive support.`, 'fr3.melee.support-types', ruleOf(me.unit));
  if (me.offSurface) return no('Units off the surface neither give nor receive support.', 'fr3.melee.support-levels');
  return undefined;
}

/**
 * How many friends can count as flank attackers, by the enemy's form: one for each base length of flank, and against a 2x2 unit
 * one more next to the attacker in front (fr3.multi-based.second-front-unit).
 */
const mostFlankers = 7;
const flanksOf = (foe: Combatant): number =>
  foe.block || foe.is.form === '1x2' ? 4 : foe.mass ? 7 : foe.unit.id === 'blobs' ? 3 : 2;
const hasRear = (foe: Combatant): boolean => !foe.mass && foe.unit.id !== 'blobs';

const noRear = ({ foe }: View): Impossible | undefined =>
  hasRear(foe)
    ? undefined
    : foe.mass
      ? no('A 2x2 unit has no rear: all its sides but the front are flanks.', 'fr3.multi-based.no-front')
      : no('A blob has no rear: all its sides but the front are flanks.', 'fr3.specials.blobs-no-front');

const charged = ({ wasCharged, first }: View) => wasCharged && first;

/** Whether the charger would have a first-round bonus without this circumstance. */
const chargeCounts = (seen: View) =>
  notInDieOff(seen) && chargeBonus({ ...seen, me: { ...seen.me, is: { ...seen.me.is, joined: false } } }) > 0;

/** fr3.character-items.protection-clerical-limits */
const protectedMelee = ({ me, foe }: View): Impossible | undefined =>
  unless(
    me.is.protection !== 'clerical' && foe.is.protection !== 'clerical',
    'This spell cannot decide a melee in which a unit is protected from clerical magic.',
    'fr3.character-items.protection-clerical-limits',
  );

export const circumstances: readonly Circumstance[] = [
  // ---- Troops -----------------------------------------------------------------------------------
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
      unless(me.unit.id === 'contraptions', `${me.unit.name} have only one type.`, 'fr3.war-machines.contraptions'),
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
  // ---- Army lists -------------------------------------------------------------------------------
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
  // ---- Losses -----------------------------------------------------------------------------------
  {
    id: 'state',
    name: 'Morale',
    group: 'Losses',
    shape: { ...choice(['0', 'Fresh'], ['1', 'Demoralized'], ['2', 'Double demoralized']), numeric: true },
    rules: ['fr3.basics.demoralized-penalties', 'fr3.basics.double-demoralized'],
    forbidden: forbidden.state,
    matters: always,
  },
  {
    id: 'markers',
    name: 'Extra markers left',
    group: 'Losses',
    shape: { kind: 'number', least: 0, most: (me) => mostMarkers(me.unit.id, me.is) },
    rules: ['fr3.basics.extra-demoralization-markers'],
    forbidden: forbidden.markers,
    matters: ({ me }) => mostMarkers(me.unit.id, me.is) > 0,
  },
  {
    id: 'trap',
    name: 'Caught',
    group: 'Losses',
    shape: choice(['no', 'Free'], ['trap', 'Trapped'], ['grapple', 'Grappled']),
    rules: ['fr3.spirits.traps-combat-penalty', 'fr3.items.grapple-effect', 'fr3.spirits.traps-double-demoralized'],
    forbidden: ({ me, foe, charged: charging, first }) => {
      // fr3.infantry.rangers-prepare-trap-roll: rangers in terrain immediately trap any unit that comes into contact.
      const prepared = me.is.trap === 'trap' && foe.unit.id === 'rangers' && foe.is.ground !== 'open';
      // fr3.items.grapple-mutual: a charger that grapples can be grappled in return, before the first melee.
      const mutual = me.is.trap === 'grapple' && [me, foe].every(({ unit }) => unit.other.includes('G'));
      if (charging && first && me.is.trap !== 'no' && !prepared && !mutual)
        return no(
          `A ${me.is.trap === 'trap' ? 'trapped' : 'grappled'} unit cannot move, so it cannot have charged.`,
          'fr3.spirits.traps-movement-lock',
          ...(me.is.trap === 'grapple' ? (['fr3.items.grapple-effect', 'fr3.items.grapple-mutual'] as const) : []),
        );
      if (me.is.trap === 'trap' && me.is.alchemist !== 'no')
        return no('A unit with an alchemist cannot be trapped.', 'fr3.abilities.alchemist-traps');
      return undefined;
    },
    matters: always,
  },
  {
    id: 'parasitics',
    name: 'Parasitics',
    group: 'Losses',
    shape: choice(['no', 'None'], ['ordinary', 'Parasitics'], ['elite', 'Elite parasitics']),
    rules: ['fr3.spirits.parasitics-effect', 'fr3.spirits.parasitics-elite'],
    forbidden: forbidden.parasitics,
    matters: notInDieOff,
  },
  {
    id: 'gaze',
    name: 'Held by a gaze',
    group: 'Losses',
    shape: flag,
    rules: ['fr3.optional-abilities.gaze-effect'],
    matters: notInDieOff,
  },
  // ---- Meeting ----------------------------------------------------------------------------------
  {
    id: 'joined',
    name: 'Charged into a melee already going',
    group: 'Meeting',
    shape: flag,
    rules: ['fr3.melee.charge-bonus-exclusions'],
    forbidden: ({ charged: charging, first }) =>
      unless(
        charging && first,
        'Only a unit that charged this phase can have joined an existing melee.',
        'fr3.melee.charge-bonus-exclusions',
      ),
    matters: (seen) =>
      chargeCounts(seen) ||
      (seen.charged &&
        countercharges({
          ...seen,
          me: seen.foe,
          foe: { ...seen.me, is: { ...seen.me.is, joined: false } },
          charged: false,
          wasCharged: true,
        })),
  },
  {
    id: 'outsideArc',
    name: 'Charged from outside its arc',
    group: 'Meeting',
    shape: flag,
    rules: ['fr3.missile-fire.bonus-outside-arc', 'fr3.melee.countercharge-arc'],
    forbidden: (seen) =>
      unless(
        charged(seen),
        'Only a unit charged this phase can have been charged from outside its arc.',
        'fr3.missile-fire.bonus-outside-arc',
      ),
    matters: (seen) => notInDieOff(seen) && charged(seen) && chargedFromOutsideMatters(seen),
  },
  {
    id: 'column',
    name: 'In column',
    group: 'Meeting',
    shape: flag,
    rules: ['fr3.melee.column-penalty'],
    matters: (seen) => notInDieOff(seen) && !seen.me.mass,
  },
  {
    id: 'inSquare',
    name: 'In square',
    group: 'Meeting',
    shape: flag,
    rules: ['fr3.square.charge-bonus'],
    forbidden: ({ me }) =>
      unless(me.unit.other.includes('Sq'), `${me.unit.name} cannot form a square.`, 'fr3.square.charge-bonus', ruleOf(me.unit)),
    matters: (seen) => notInDieOff(seen) && charged(seen) && meetsSquare(seen.foe),
  },
  {
    id: 'blocked',
    name: 'No room behind it',
    group: 'Meeting',
    shape: flag,
    rules: ['fr3.melee.push-back-blocked'],
    matters: ({ me }) => !me.spirit && !me.elemental && !me.fanatic && me.is.trap === 'no' && me.unit.id !== 'heavy-artillery',
  },
  {
    id: 'landed',
    name: 'Landed flier or swimmer',
    group: 'Meeting',
    shape: flag,
    rules: ['fr3.leviathans.landed-melee'],
    forbidden: ({ me }) =>
      unless(
        me.leviathan && me.is.level === 'surface',
        'Only a leviathan that has landed fights at this disadvantage.',
        'fr3.leviathans.landed-melee',
      ),
    matters: ({ me }) => me.leviathan,
  },
  // ---- Ground -----------------------------------------------------------------------------------
  {
    id: 'ground',
    name: 'Stands in',
    group: 'Ground',
    shape: choice(
      ['open', 'The open'],
      ['woods', 'Woods'],
      ['towns', 'A built-up area'],
      ['marshes', 'Marsh'],
      ['water', 'Water'],
      ['difficult', 'Other difficult ground'],
    ),
    rules: ['fr3.movement.terrain-occupation', 'fr3.melee.difficult-terrain-modifiers'],
    matters: always,
  },
  {
    id: 'uphill',
    name: 'Uphill of its enemy',
    group: 'Ground',
    shape: flag,
    rules: ['fr3.melee.uphill'],
    forbidden: ({ foe }) => unless(!foe.is.uphill, 'Only one side can stand uphill of the other.', 'fr3.melee.uphill'),
    matters: ({ foe }) => !foe.flier,
  },
  {
    id: 'stakes',
    name: 'Behind deployed stakes',
    group: 'Ground',
    shape: flag,
    rules: ['fr3.items.stakes-effect'],
    forbidden: (seen) =>
      unless(isEligible('stakes', seen.me.unit.id), `${seen.me.unit.name} cannot buy stakes.`, 'fr3.items.stakes-purchase') ??
      unless(
        !seen.me.is.pavisiers || seen.me.is.fortification,
        'A unit can have stakes or pavisiers, but not both.',
        'fr3.items.stakes-purchase',
      ) ??
      unless(!seen.me.is.outsideArc, 'Stakes work only against a charge from the front.', 'fr3.items.stakes-flanked'),
    matters: (seen) => charged(seen) && (seen.foe.row.difficultTerrain !== 0 || (notInDieOff(seen) && seen.foe.chargeBonus > 0)),
  },
  {
    id: 'fortification',
    name: 'In a fortification',
    group: 'Ground',
    shape: flag,
    rules: ['fr3.fortifications.defense', 'fr3.fortifications.cannot-defend', 'fr3.fortifications.cavalry'],
    forbidden: ({ me }) => barsWorks(me),
    matters: ({ foe }) => !foe.spirit && foe.unit.id !== 'swarms',
  },
  {
    id: 'shieldwall',
    name: 'In shieldwall',
    group: 'Ground',
    shape: flag,
    rules: ['fr3.items.shieldwall-melee'],
    forbidden: ({ me, charged: charging, first }) =>
      unless(
        isEligible('shieldwall', me.unit.id),
        `${me.unit.name} cannot form a shieldwall.`,
        'fr3.items.shieldwall-purchase',
      ) ??
      unless(
        !(charging && first),
        'A unit that charged this phase cannot be in a shieldwall, because a shieldwall does not move.',
        'fr3.items.shieldwall-adopt',
      ),
    matters: always,
  },
  {
    id: 'pavisiers',
    name: 'Pavisiers',
    group: 'Ground',
    shape: flag,
    rules: ['fr3.infantry.pavisiers-combat-factor'],
    forbidden: forbidden.pavisiers,
    matters: notInDieOff,
  },
  {
    id: 'sacredSite',
    name: 'Near its sacred site',
    group: 'Ground',
    shape: flag,
    rules: ['fr3.terrain-effects.sacred-site-bonus'],
    matters: notInDieOff,
  },
  // ---- Neighbours -------------------------------------------------------------------------------
  {
    id: 'support',
    name: 'Supporting neighbours',
    group: 'Neighbours',
    shape: count(melee.maxSupport),
    rules: ['fr3.melee.support-bonus'],
    forbidden: supportForbidden,
    matters: notInDieOff,
  },
  {
    id: 'flank',
    name: 'Friends on the enemy’s flanks',
    group: 'Neighbours',
    shape: count(mostFlankers),
    rules: ['fr3.melee.flank-bonus', 'fr3.multi-based.second-front-unit'],
    forbidden: ({ me, foe }) =>
      unless(
        me.is.flank + me.is.flankLight <= flanksOf(foe),
        `${foe.unit.name} can be attacked on only ${flanksOf(foe)} flanks here.`,
        'fr3.melee.flank-bonus',
      ),
    matters: notInDieOff,
  },
  {
    id: 'flankLight',
    name: 'Light cavalry on the enemy’s flanks',
    group: 'Neighbours',
    shape: count(mostFlankers),
    rules: ['fr3.melee.light-cavalry-doubles-flank-rear'],
    forbidden: ({ me, foe }) =>
      unless(
        me.is.flank + me.is.flankLight <= flanksOf(foe),
        `${foe.unit.name} can be attacked on only ${flanksOf(foe)} flanks here.`,
        'fr3.melee.flank-bonus',
      ),
    matters: notInDieOff,
  },
  {
    id: 'rear',
    name: 'Friend in the enemy’s rear',
    group: 'Neighbours',
    shape: choice(['no', 'None'], ['unit', 'A unit'], ['light', 'Light cavalry or dragoons']),
    rules: ['fr3.melee.rear-bonus'],
    forbidden: noRear,
    matters: (seen) => notInDieOff(seen) && hasRear(seen.foe),
  },
  {
    id: 'attached',
    name: 'Attached',
    group: 'Neighbours',
    shape: choice(['no', 'Nothing'], ['skirmishers', 'Skirmishers'], ['light-artillery', 'Light artillery']),
    rules: ['fr3.melee.attachment-bonus', 'fr3.basics.attachment-limit'],
    forbidden: ({ me }) =>
      unless(
        takesAttachments(me.unit),
        `Other units cannot be attached to ${me.unit.name.toLowerCase()}.`,
        'fr3.basics.attachment-barred-primaries',
      ),
    matters: (seen) => notInDieOff(seen) && !seen.me.mass && (charged(seen) || seen.foe.flier),
  },
  // ---- Leaders ----------------------------------------------------------------------------------
  {
    id: 'leader',
    name: 'Leader',
    group: 'Leaders',
    shape: { kind: 'choice', options: leaders.map(({ id, name }) => ({ value: id, name })) },
    rules: ['fr3.characters.bonus-notation'],
    forbidden: forbidden.leader,
    matters: led,
  },
  {
    id: 'superhero',
    name: 'Superhero',
    group: 'Leaders',
    shape: flag,
    rules: ['fr3.abilities.superhero'],
    forbidden: forbidden.superhero,
    matters: led,
  },
  {
    id: 'weapon',
    name: 'Exceptional weapon',
    group: 'Leaders',
    shape: flag,
    rules: ['fr3.character-items.exceptional-weapon'],
    forbidden: characters,
    matters: led,
  },
  {
    id: 'further',
    name: 'Bonus of further characters',
    group: 'Leaders',
    shape: { kind: 'number', least: -9, most: () => 9 },
    rules: ['fr3.reference.bonuses-cumulative', 'fr3.characters.bonus-notation'],
    forbidden: characters,
    matters: led,
  },
  {
    id: 'alchemist',
    name: 'Alchemist',
    group: 'Leaders',
    shape: choice(['no', 'None'], ['alchemist', 'Alchemist'], ['master', 'Gnome master alchemist']),
    rules: ['fr3.abilities.alchemist'],
    forbidden: characters,
    matters: led,
  },
  {
    id: 'healer',
    name: 'Healer',
    group: 'Leaders',
    shape: flag,
    rules: ['fr3.abilities.healer'],
    forbidden: forbidden.healer,
    matters: led,
  },
  {
    id: 'bard',
    name: 'Bard',
    group: 'Leaders',
    shape: flag,
    rules: ['fr3.abilities.bard-immunity'],
    forbidden: forbidden.bard,
    matters: (seen) => !barsCharacters(seen.me) && !seen.me.mass && (notInDieOff(seen) || seen.foe.is.ensureVictory),
  },
  {
    id: 'standard',
    name: 'Army standard',
    group: 'Leaders',
    shape: choice(['no', 'None near'], ['bearer', 'With this unit'], ['group', 'In its group']),
    rules: ['fr3.character-items.army-standard', 'fr3.armies.hawaiian-god-image-rally'],
    forbidden: (seen) =>
      seen.me.is.standard === 'bearer'
        ? (characters(seen) ??
          unless(!seen.me.mass, 'Characters attached to a 2x2 unit do not help it rally.', 'fr3.multi-based.mass-attachments'))
        : undefined,
    matters: notInDieOff,
  },
  {
    id: 'protection',
    name: 'Protection from magic',
    group: 'Leaders',
    shape: choice(['no', 'None'], ['clerical', 'Clerical'], ['shamanic', 'Shamanic'], ['necromantic', 'Necromantic']),
    rules: [
      'fr3.character-items.protection-clerical-cf',
      'fr3.character-items.protection-shamanic-cf',
      'fr3.character-items.protection-necromantic',
    ],
    forbidden: characters,
    matters: (seen) => led(seen) && (seen.foe.spirit || seen.foe.elemental || seen.foe.undead),
  },
  // ---- Magic ------------------------------------------------------------------------------------
  {
    id: 'bless',
    name: 'Bless',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.bless-curse-1'],
    forbidden: forbidden.bless,
    matters: notInDieOff,
  },
  {
    id: 'strength',
    name: 'Strength',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.strength'],
    matters: notInDieOff,
  },
  {
    id: 'righteousness',
    name: 'Righteousness',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.righteousness'],
    forbidden: ({ charged: charging, first }) =>
      unless(charging && first, 'Righteousness helps units only in the phase in which they charge.', 'fr3.spells.righteousness'),
    matters: notInDieOff,
  },
  {
    id: 'grogRation',
    name: 'Grog Ration',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.grog-ration'],
    matters: foeIs((foe) => foe.monster),
  },
  {
    id: 'freeze',
    name: 'Freeze',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.freeze'],
    matters: notInDieOff,
  },
  {
    id: 'laudanum',
    name: 'Laudanum',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.laudanum'],
    matters: notInDieOff,
  },
  {
    id: 'jihad',
    name: 'Jihad',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.jihad', 'fr3.specials.fanatics-combat'],
    forbidden: ({ me }) => unless(me.unit.id !== 'fanatics', 'This unit is already fanatical.', 'fr3.spells.jihad'),
    matters: always,
  },
  {
    id: 'garlic',
    name: 'Garlic',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.garlic'],
    matters: ({ foe }) => foe.undead,
  },
  {
    id: 'verminOff',
    name: 'Vermin-Off',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.vermin-off'],
    matters: ({ foe }) => foe.unit.id === 'swarms',
  },
  {
    id: 'miracle',
    name: 'Miracle or Ink Cloud',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.miracle', 'fr3.spells.ink-cloud'],
    forbidden: protectedMelee,
    matters: always,
  },
  {
    id: 'ensureVictory',
    name: 'Ensure Victory',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.ensure-victory'],
    forbidden: protectedMelee,
    matters: always,
  },
  // ---- House rules ------------------------------------------------------------------------------
  {
    id: 'other',
    name: 'Any other bonus',
    group: 'House rules',
    shape: { kind: 'number', least: -9, most: () => 9 },
    rules: ['fr3.reference.bonuses-cumulative'],
    matters: always,
  },
];

/** Whether it matters that the charge came from outside the arc: it does for a when-charged bonus or a countercharge. */
function chargedFromOutsideMatters(seen: View): boolean {
  const inside = { ...seen, me: { ...seen.me, is: { ...seen.me.is, outsideArc: false } } };
  const { me } = inside;
  return (
    countercharges(inside) ||
    me.block ||
    me.bows ||
    me.is.napoleonic ||
    me.is.attached !== 'no' ||
    me.bonuses.some((bonus) => 'when' in bonus)
  );
}

const byId = new Map(circumstances.map((each) => [each.id, each]));
export const circumstanceOf = (id: string): Circumstance | undefined => byId.get(id as CircumstanceId);
