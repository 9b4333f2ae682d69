/** Circumstances of units that fire: what each is called, which values it can have, when the rules allow it. */
import type { Circumstance, Impossible as KernelImpossible } from '../../kernel/circumstance.ts';
import { offSurface } from '../data/levels.ts';
import { type Unit, unitOf } from '../data/units.ts';
import { circumstanceOf as ofMelee } from '../melee/circumstances.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { mostPoints } from './activation.ts';
import { levelsApart } from './levels.ts';
import type { OfFirers } from './question.ts';
import { stopOf, stopShape } from './stops.ts';
import { basesOf } from './target.ts';
import type { FiringUnits, Seen } from './volley.ts';

export const firerGroups = ['Firers', 'Place', 'Leaders', 'Magic', 'House rules'] as const;
export type FirerGroup = (typeof firerGroups)[number];
export type FirerId = keyof OfFirers;
export type FirerCircumstance = Circumstance<Seen, FiringUnits, FirerId, FirerGroup, Fr3RuleId>;
type Impossible = KernelImpossible<Fr3RuleId>;

const no = (because: string, ...rules: Fr3RuleId[]): Impossible => ({ because, rules });
const unless = (allowed: boolean, because: string, ...rules: Fr3RuleId[]): Impossible | undefined =>
  allowed ? undefined : no(because, ...rules);
const flag = { kind: 'flag' } as const;
const choice = (...options: [string, string][]) => ({
  kind: 'choice' as const,
  options: options.map(([value, name]) => ({ value, name })),
});

const squares = ['muskets', 'pikes', 'rifles'];
const towerPassengers = ['beastmen', 'spears', 'handweapons', 'militia', 'rangers', 'sword-and-pistol'];
const marineTypes = ['beastmen', 'spears', 'handweapons', 'sword-and-pistol', 'muskets'];
/** fr3.innate.set-fire: missile units, but not rocks and bottles, crossbows, handguns, muskets or rifles. */
const setsFire = ({ weapon }: FiringUnits) => weapon.id === 'bow' || weapon.id === 'longbow';
/** On the deck of a ship: what a wall BB takes, fr3.ships.deck-capacity. */
const onDeck = ({ carrier }: FiringUnits) => {
  const row = unitOf(carrier.id);
  return row !== undefined && (row.group === 'infantry' || row.id === 'small-monsters');
};
const notGun = ({ firing }: Seen) => !firing.weapon.gun;
const nameOf = ({ carrier }: FiringUnits) => carrier.name;
const rowOfFirers = ({ carrier }: FiringUnits): Unit | undefined => unitOf(carrier.id);

export const firerCircumstances: readonly FirerCircumstance[] = [
  {
    id: 'elite',
    name: 'Elite',
    group: 'Firers',
    shape: (ofMelee('elite') as NonNullable<ReturnType<typeof ofMelee>>).shape as Extract<
      FirerCircumstance['shape'],
      { kind: 'choice' }
    >,
    rules: ['fr3.elites.bowfire-variant'],
    matters: (seen) => notGun(seen) && seen.firing.carrier.id !== 'rocks',
  },
  {
    id: 'undead',
    name: 'Undead',
    group: 'Firers',
    shape: flag,
    rules: ['fr3.undead.eligibility'],
    forbidden: ({ firing }) =>
      unless(rowOfFirers(firing)?.undead ?? false, `${nameOf(firing)} are never undead.`, 'fr3.undead.eligibility'),
    matters: ({ target }) => target.unit.is.garlic,
  },
  {
    id: 'setFire',
    name: 'Innate Set Fire',
    group: 'Firers',
    shape: flag,
    rules: ['fr3.innate.set-fire', 'fr3.specials.blobs-missile-immunity'],
    forbidden: ({ firing }) => unless(setsFire(firing), `${nameOf(firing)} cannot have innate Set Fire.`, 'fr3.innate.set-fire'),
    matters: ({ target }) => target.unit.unit.id === 'blobs',
  },
  {
    id: 'illusion',
    name: 'Illusionary',
    group: 'Firers',
    shape: flag,
    rules: ['fr3.illusions.missile-units'],
    forbidden: ({ firing }) => unless(!firing.weapon.gun, 'A disintegration gun is no illusion.', 'fr3.illusions.missile-units'),
    matters: ({ target }) => target.is.wizardWard,
  },
  {
    id: 'points',
    name: 'Points to activate it',
    group: 'Firers',
    shape: { kind: 'number', least: 0, most: () => mostPoints(4) },
    rules: ['fr3.inventions.activation-table'],
    forbidden: ({ firing, target }) =>
      unless(firing.weapon.gun !== undefined, `${nameOf(firing)} need no activation.`, 'fr3.inventions.activation') ??
      unless(
        firing.is.points <= mostPoints(basesOf(target)),
        `More than ${mostPoints(basesOf(target))} points are of no use against this target.`,
        'fr3.inventions.activation-table',
        'fr3.inventions.multi-based-surcharge',
      ),
    matters: ({ firing }) => firing.weapon.gun !== undefined,
  },
  {
    id: 'assistant',
    name: 'Technical assistant',
    group: 'Firers',
    shape: flag,
    rules: ['fr3.inventions.technical-assistant-activation'],
    forbidden: ({ firing }) =>
      unless(
        firing.weapon.gun !== undefined,
        'A technical assistant helps to activate devices only.',
        'fr3.inventions.technical-assistant-activation',
      ),
    matters: ({ firing }) => firing.weapon.gun !== undefined && firing.is.points > 0,
  },
  // ---- Place ------------------------------------------------------------------------------------
  {
    id: 'level',
    name: 'Level',
    group: 'Place',
    shape: choice(
      ['surface', 'The surface'],
      ['flying', 'The air'],
      ['swimming', 'Under water'],
      ['burrowing', 'Under ground'],
      ['bottom', 'The bottom of the sea'],
    ),
    rules: ['fr3.levels.missile-fire-level3'],
    forbidden: ({ firing, target }) => {
      const { level } = firing.is;
      const apart = levelsApart(level, target.is.level, firing.carrier.id === 'ship');
      if (apart) return apart;
      if (level === 'surface' || level === 'bottom' || level === 'burrowing') return undefined;
      const row = offSurface[firing.carrier.id];
      const craft = firing.carrier.group !== 'missile' && !rowOfFirers(firing);
      const verb = { flying: 'fly', swimming: 'swim' }[level];
      return unless(
        craft || (row?.levels.includes(level) ?? false),
        `${nameOf(firing)} cannot ${verb}.`,
        row?.rule ?? 'fr3.items.fly-swim-burrow-cost',
      );
    },
    matters: () => true,
  },
  {
    id: 'square',
    name: 'In square',
    group: 'Place',
    shape: flag,
    rules: ['fr3.square.bowfire-bonus'],
    forbidden: ({ firing }) =>
      unless(squares.includes(firing.carrier.id), `${nameOf(firing)} cannot form square.`, 'fr3.square.eligible'),
    matters: notGun,
  },
  {
    id: 'deck',
    name: 'On the deck of a ship',
    group: 'Place',
    shape: flag,
    rules: ['fr3.ships.deck-fire-penalty'],
    forbidden: ({ firing }) =>
      unless(onDeck(firing), `${nameOf(firing)} cannot stand on a deck.`, 'fr3.ships.deck-capacity') ??
      unless(!firing.is.square, 'A square stands on the ground.', 'fr3.square.placement'),
    matters: notGun,
  },
  {
    id: 'marines',
    name: 'Marines',
    group: 'Place',
    shape: flag,
    rules: ['fr3.ships.deck-marines'],
    forbidden: ({ firing }) =>
      unless(marineTypes.includes(firing.carrier.id), `${nameOf(firing)} cannot be marines.`, 'fr3.infantry.marines'),
    matters: ({ firing, target }) =>
      firing.is.deck || (!towerPassengers.includes(firing.carrier.id) && ['wall-2', 'wall-3'].includes(target.is.stands)),
  },
  {
    id: 'tower',
    name: 'In a siege tower',
    group: 'Place',
    shape: flag,
    rules: ['fr3.siege.tower-bowfire'],
    forbidden: ({ firing }) =>
      unless(firing.carrier.id !== 'siege-tower', 'A siege tower counts that already.', 'fr3.siege.tower-bowfire') ??
      unless(
        towerPassengers.includes(firing.carrier.id) || firing.is.marines,
        `${nameOf(firing)} cannot ride in a siege tower.`,
        'fr3.siege.tower-passengers',
      ) ??
      unless(!firing.is.deck && !firing.is.square, 'A unit stands in one place only.', 'fr3.siege.tower-passengers'),
    matters: ({ target }) => ['wall-2', 'wall-3'].includes(target.is.stands),
  },
  // ---- Leaders ----------------------------------------------------------------------------------
  {
    id: 'character',
    name: 'Character’s to-hit bonus',
    group: 'Leaders',
    shape: { kind: 'number', least: 0, most: () => 3 },
    rules: ['fr3.characters.bonus-notation'],
    matters: notGun,
  },
  {
    id: 'targeter',
    name: 'Targeter',
    group: 'Leaders',
    shape: flag,
    rules: ['fr3.inventions.targeter'],
    matters: notGun,
  },
  {
    id: 'mechanic',
    name: 'Mechanic',
    group: 'Leaders',
    shape: flag,
    rules: ['fr3.abilities.mechanic-fire-bonus'],
    forbidden: ({ firing }) =>
      unless(
        firing.carrier.group !== 'devices' && firing.carrier.id !== 'rocks',
        'A mechanic helps the weapons of a ship or of an automaton base.',
        'fr3.abilities.mechanic-fire-bonus',
      ),
    // Whether a base is an automaton nobody says here: for questions from the table.
    matters: ({ firing }) => firing.carrier.id === 'ship',
  },
  // ---- Magic ------------------------------------------------------------------------------------
  {
    id: 'spyglass',
    name: 'Spyglass',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.spyglass'],
    matters: notGun,
  },
  {
    id: 'fireArrow',
    name: 'Fire Arrow',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.fire-arrow'],
    matters: notGun,
  },
  // ---- House rules ------------------------------------------------------------------------------
  {
    id: 'other',
    name: 'Any other bonus',
    group: 'House rules',
    shape: { kind: 'number', least: -9, most: () => 9 },
    rules: ['fr3.missile-fire.roll'],
    matters: () => true,
  },
  // What keeps them from firing at all: for questions from the table, never offered.
  {
    id: 'attached',
    name: 'Attached to',
    group: 'Place',
    shape: choice(['no', 'Nobody'], ['free', 'A unit that is not engaged'], ['engaged', 'An engaged unit']),
    rules: ['fr3.missile-fire.attached-ranged-fire'],
    forbidden: ({ firing }) =>
      unless(
        firing.carrier.id === 'skirmishers',
        `${nameOf(firing)} cannot attach: only skirmishers can.`,
        'fr3.missile-fire.skirmisher-attach',
      ) ??
      unless(
        firing.is.attached !== 'engaged',
        'Skirmishers attached to an engaged unit may not fire.',
        'fr3.missile-fire.attached-ranged-fire',
      ),
    matters: () => false,
  },
  {
    id: 'stopped',
    name: 'Stopped by',
    group: 'Magic',
    shape: stopShape,
    rules: [
      'fr3.optional-abilities.gaze-effect',
      'fr3.innate.sudden-wind',
      'fr3.spells.sudden-squall',
      'fr3.elementals.air-fire-suppression',
      'fr3.innate.hide-conditions',
    ],
    forbidden: ({ firing }) => stopOf(firing.is.stopped),
    matters: () => false,
  },
];

const byId = new Map<string, FirerCircumstance>(firerCircumstances.map((each) => [each.id, each]));
export const ofFirers = (id: string): FirerCircumstance | undefined => byId.get(id);
