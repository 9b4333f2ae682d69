/**
 * Every modifier of a melee roll, as data: its name, its rules, and its amount for one side. In a plain die-off with fanatics
 * most modifiers do not count (fr3.specials.fanatics-ignored-bonuses). Those that do are marked.
 */
import { abilities } from '../data/figures/abilities.ts';
import { armies } from '../data/figures/armies.ts';
import { armies2 } from '../data/figures/armies-2.ts';
import { basics } from '../data/figures/basics.ts';
import { characterItems } from '../data/figures/character-items.ts';
import { elementals } from '../data/figures/elementals.ts';
import { elites } from '../data/figures/elites.ts';
import { fortifications } from '../data/figures/fortifications.ts';
import { infantry } from '../data/figures/infantry.ts';
import { unitItems } from '../data/figures/items.ts';
import { levels as levelFigures } from '../data/figures/levels.ts';
import { leviathans } from '../data/figures/leviathans.ts';
import { melee } from '../data/figures/melee.ts';
import { missileFire } from '../data/figures/missile-fire.ts';
import { multiBased } from '../data/figures/multi-based.ts';
import { optionalAbilities } from '../data/figures/optional-abilities.ts';
import { pikeBlocks } from '../data/figures/pike-blocks.ts';
import { siege } from '../data/figures/siege.ts';
import { specials } from '../data/figures/specials.ts';
import { spellEffects } from '../data/figures/spell-effects.ts';
import { spirits } from '../data/figures/spirits.ts';
import { square } from '../data/figures/square.ts';
import { terrainEffects } from '../data/figures/terrain-effects.ts';
import { undead } from '../data/figures/undead.ts';
import type { Bonus, Target } from '../data/units.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { avatarBonus } from './army-lists.ts';
import {
  chargedIntoStakes,
  countercharges,
  facesFortification,
  mayUseChargeBonus,
  surprises,
  typeChargeBonus,
} from './charge.ts';
import { type Bout, type Combatant, type View, view } from './combatant.ts';
import { eliteForm } from './elite.ts';
import { leaderOf } from './leaders.ts';
import type { SideId } from './question.ts';

export interface Modifier {
  readonly id: string;
  readonly name: string | ((seen: View) => string);
  readonly rules: readonly Fr3RuleId[] | ((seen: View) => readonly Fr3RuleId[]);
  /** The amount added to the roll of `me`; 0 if it does not apply. */
  readonly amount: (seen: View) => number;
  /** The modifier counts even in a fight with fanatics. */
  readonly inDieOff?: true;
}

/** A modifier that applied. */
export interface Line {
  readonly id: string;
  readonly name: string;
  readonly amount: number;
  readonly rules: readonly Fr3RuleId[];
}

const unitRule = (seen: View) => seen.me.unit.rule as Fr3RuleId;

// ---- Bonuses of the reference table ------------------------------------------------------------

const isTarget = (foe: Combatant, target: Target): boolean => {
  if (target === 'cavalry') return foe.cavalry;
  if (target === 'fliers') return foe.flier;
  if (target === 'monsters') return foe.monster;
  return foe.pikes;
};

const against = (bonuses: readonly Bonus[], target: Target): number =>
  bonuses.reduce((sum, bonus) => sum + ('against' in bonus && bonus.against === target ? bonus.amount : 0), 0);

/** fr3.items.fly-swim-burrow-infantry: off the surface infantry keeps its bow bonuses only. */
const keepsTypeBonuses = (me: Combatant): boolean => !(me.infantry && me.offSurface);
/** The row's bonus against fliers belongs to its bows if the row shoots; bought bows have a separate bonus. */
const isBowBonus = (me: Combatant, target: Target): boolean => target === 'fliers' && me.rowShoots;

const bonusAgainst = (target: Target, name: string): Modifier => ({
  id: `against-${target}`,
  name: `Against ${name}`,
  rules: (seen) => ['fr3.reference.special-bonuses', unitRule(seen)],
  amount: ({ me, foe }) => {
    if (!isTarget(foe, target) || !(keepsTypeBonuses(me) || isBowBonus(me, target))) return 0;
    // fr3.pike-blocks.handweapon-bonus
    if (target === 'pikes' && foe.block && me.row.id === 'handweapons') return 0;
    return against(me.bonuses, target);
  },
});

/** Whether the unit was charged in this phase from inside its arc of fire. */
const chargedInArc = ({ me, wasCharged, first }: View): boolean => first && wasCharged && !me.is.outsideArc;

/**
 * fr3.square.charge-bonus: whether the square bonus counts against this charger. The square bonus replaces the lower bonus of the
 * unit's type.
 */
export const meetsSquare = ({ row, flier }: Combatant): boolean => row.group === 'cavalry' || row.group === 'monsters' || flier;
const mostOf = (bonuses: readonly Bonus[]): number => Math.max(0, ...bonuses.map(({ amount }) => amount));

const whenCharged = (me: Combatant): number => me.bonuses.reduce((sum, bonus) => sum + ('when' in bonus ? bonus.amount : 0), 0);

// ---- Difficult terrain -------------------------------------------------------------------------

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

// ---- Company -----------------------------------------------------------------------------------

/** fr3.multi-based.mass-attachments */
const company = ({ me }: View): boolean => !me.mass;

const levelsLost = ({ me }: View): number => me.is.state;

// ---- The list ----------------------------------------------------------------------------------

export const modifiers: readonly Modifier[] = [
  {
    id: 'combat-factor',
    name: 'Combat factor',
    rules: (seen) => [
      'fr3.melee.roll',
      seen.me.is.gaze
        ? 'fr3.optional-abilities.gaze-effect'
        : seen.me.is.rolledFactor > 0
          ? 'fr3.armies.gnomes-battlewagon-cf'
          : unitRule(seen),
    ],
    amount: ({ me }) => (me.is.gaze ? optionalAbilities.gazeCombatFactor : (me.combatFactor ?? 0)),
  },
  // What the unit is
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
  // Whom it fights
  bonusAgainst('cavalry', 'cavalry'),
  bonusAgainst('fliers', 'fliers'),
  bonusAgainst('monsters', 'monsters'),
  bonusAgainst('pikes', 'pikes'),
  {
    id: 'bows-against-fliers',
    name: 'Bows against fliers',
    rules: ['fr3.missile-fire.bonus-fliers'],
    amount: ({ me, foe }) => (me.bows && foe.flier ? missileFire.bonusAgainstFliers : 0),
  },
  {
    id: 'skirmishers-against-fliers',
    name: 'Attached skirmishers against fliers',
    rules: ['fr3.melee.attachment-bonus'],
    amount: (seen) =>
      company(seen) && seen.me.is.attached === 'skirmishers' && seen.foe.flier ? melee.attachmentAgainstFliers : 0,
  },
  // How they met
  {
    id: 'charge',
    name: (seen) => (countercharges(seen) ? 'Countercharge' : 'Charge'),
    rules: (seen) =>
      countercharges(seen) ? ['fr3.melee.charge-bonus', 'fr3.melee.countercharge'] : ['fr3.melee.charge-bonus', unitRule(seen)],
    amount: (seen) => (mayUseChargeBonus(seen) ? typeChargeBonus(seen) : 0),
  },
  {
    id: 'surprise',
    name: 'Surprise from below',
    rules: ['fr3.levels.surprise-bonus'],
    amount: (seen) => (mayUseChargeBonus(seen) && surprises(seen) ? levelFigures.surprise : 0),
  },
  {
    id: 'when-charged',
    name: 'When charged',
    rules: (seen) => ['fr3.missile-fire.bonus-charged', unitRule(seen)],
    amount: (seen) => (chargedInArc(seen) && !seen.me.is.napoleonic ? whenCharged(seen.me) : 0),
  },
  {
    id: 'steady-fire',
    name: 'Steady fire when charged',
    rules: ['fr3.armies.napoleonic-british-muskets'],
    amount: (seen) => (chargedInArc(seen) && seen.me.is.steadyFire ? armies2.britishWhenCharged : 0),
  },
  {
    id: 'rocks-when-charged',
    name: 'Rocks and bottles when charged',
    rules: ['fr3.siege.rocks-effect', 'fr3.armies.kobolds-rocks-and-bottles'],
    amount: (seen) => (chargedInArc(seen) && seen.me.is.rocks ? siege.rocksWhenCharged : 0),
  },
  {
    id: 'napoleonic-when-charged',
    name: 'Napoleonic artillery when charged',
    rules: ['fr3.items.napoleonic-when-charged'],
    amount: (seen) => (chargedInArc(seen) && seen.me.is.napoleonic ? unitItems.napoleonicWhenCharged : 0),
  },
  {
    id: 'square-when-charged',
    name: 'In square when charged',
    rules: ['fr3.square.charge-bonus'],
    amount: (seen) => {
      const { me, foe } = seen;
      if (!(chargedInArc(seen) && me.is.inSquare && meetsSquare(foe))) return 0;
      return Math.max(0, square.whenCharged - Math.max(0, whenCharged(me), me.pikes ? mostOf(me.bonuses) : 0));
    },
  },
  {
    id: 'block-when-charged',
    name: 'Pike block when charged',
    rules: ['fr3.pike-blocks.charge-bonuses'],
    amount: (seen) => (chargedInArc(seen) && seen.me.block ? pikeBlocks.whenCharged : 0),
  },
  {
    id: 'bows-when-charged',
    name: 'Bows when charged',
    rules: ['fr3.missile-fire.bonus-charged'],
    amount: (seen) => (chargedInArc(seen) && seen.me.bows ? missileFire.bonusWhenCharged : 0),
  },
  {
    id: 'attached-when-charged',
    name: ({ me }) =>
      me.is.attached === 'skirmishers' ? 'Attached skirmishers when charged' : 'Attached artillery when charged',
    rules: ['fr3.melee.attachment-bonus'],
    amount: (seen) => (chargedInArc(seen) && company(seen) && seen.me.is.attached !== 'no' ? melee.attachmentWhenCharged : 0),
  },
  // Who stands where
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
  // Who is with it
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
  // What it has suffered
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
  // Magic
  {
    id: 'bless',
    name: 'Blessed',
    rules: ['fr3.spells.bless-curse-1', 'fr3.elites.bonus'],
    amount: ({ me }) => (me.is.bless && me.is.elite === 'no' && me.is.state === 0 ? elites.ordinary.melee : 0),
  },
  {
    id: 'strength',
    name: 'Strength',
    rules: ['fr3.spells.strength'],
    amount: ({ me }) => (me.is.strength ? spellEffects.strength : 0),
  },
  {
    id: 'righteousness',
    name: 'Righteousness',
    rules: ['fr3.spells.righteousness'],
    amount: ({ me, charged, first }) => (first && charged && me.is.righteousness ? spellEffects.righteousness : 0),
  },
  {
    id: 'grog-ration',
    name: 'Grog ration',
    rules: ['fr3.spells.grog-ration'],
    amount: ({ me, foe }) => (me.is.grogRation && me.is.state === 0 && foe.monster ? spellEffects.grogRation : 0),
  },
  {
    id: 'freeze',
    name: 'Freeze',
    rules: ['fr3.spells.freeze'],
    amount: ({ me }) => (me.is.freeze ? spellEffects.freeze : 0),
  },
  {
    id: 'laudanum',
    name: 'Laudanum',
    rules: ['fr3.spells.laudanum'],
    amount: ({ me }) => (me.is.laudanum ? spellEffects.laudanum : 0),
  },
  // Fanatics
  {
    id: 'elite-fanatics',
    name: 'Elite fanatics',
    rules: ['fr3.specials.fanatics-elite'],
    amount: ({ me }) => (me.unit.id === 'fanatics' && me.is.elite !== 'no' ? specials.eliteFanatics : 0),
    inDieOff: true,
  },
  {
    id: 'mounted-fanatics',
    name: 'Mounted fanatics, charging',
    rules: ['fr3.armies.hill-dwarves-mounted-fanatics'],
    amount: ({ me, charged, first }) => (me.is.mountedFanatics && charged && first ? armies.hillDwarfFanaticCharge : 0),
    inDieOff: true,
  },
  {
    id: 'fanatics-against-block',
    name: 'Fanatics against a pike block',
    rules: ['fr3.pike-blocks.fanatics'],
    amount: ({ me, foe }) => (me.fanatic && foe.block ? pikeBlocks.fanatics : 0),
    inDieOff: true,
  },
  {
    id: 'fanatics-against-mass',
    name: 'Fanatics against a 2x2 unit',
    rules: ['fr3.multi-based.fanatics'],
    amount: ({ me, foe }) => (me.fanatic && foe.mass ? multiBased.fanatics : 0),
    inDieOff: true,
  },
  {
    id: 'fanatics-against-leviathan',
    name: 'Fanatics against a leviathan',
    rules: ['fr3.leviathans.fanatics'],
    amount: ({ me, foe }) => (me.fanatic && foe.leviathan ? leviathans.fanatics[foe.is.form === '1x2' ? '1x2' : '1x1'] : 0),
    inDieOff: true,
  },
  {
    id: 'other',
    name: 'Anything else',
    rules: ['fr3.reference.bonuses-cumulative'],
    amount: ({ me }) => me.is.other,
    inDieOff: true,
  },
];

/** The modifiers for one side, in the order of the list. The CF always comes first, even if it is 0. */
export function linesOf(of: Bout, side: SideId): Line[] {
  const seen = view(of, side);
  const lines: Line[] = [];
  for (const modifier of modifiers) {
    if (of.dieOff && !modifier.inDieOff) continue;
    const amount = modifier.amount(seen);
    if (amount === 0 && modifier.id !== 'combat-factor') continue;
    lines.push({
      id: modifier.id,
      name: typeof modifier.name === 'string' ? modifier.name : modifier.name(seen),
      amount,
      rules: typeof modifier.rules === 'function' ? modifier.rules(seen) : modifier.rules,
    });
  }
  return lines;
}

/** The total that a side adds to its d10. */
export function totalOf(of: Bout, side: SideId): number {
  const seen = view(of, side);
  let total = 0;
  for (const modifier of modifiers) if (!of.dieOff || modifier.inDieOff) total += modifier.amount(seen);
  return total;
}
