/** The circumstances of firing units: names, possible values, and when the rules allow them. */
import type { Circumstance } from '../../kernel/circumstance.ts';
import { isEligible } from '../data/eligible-types.ts';
import { circumstanceOf as ofMelee } from '../melee/circumstances.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { mostPoints } from './activation.ts';
import { firersForbidden, goesTo } from './forbidden.ts';
import type { OfFirers } from './question.ts';
import { stopShape } from './stops.ts';
import type { FiringUnits, Seen } from './volley.ts';

export const firerGroups = ['Firers', 'Place', 'Leaders', 'Magic', 'House rules'] as const;
export type FirerGroup = (typeof firerGroups)[number];
export type FirerId = keyof OfFirers;
export type FirerCircumstance = Circumstance<Seen, FiringUnits, FirerId, FirerGroup, Fr3RuleId>;
const flag = { kind: 'flag' } as const;
const choice = (...options: [string, string][]) => ({
  kind: 'choice' as const,
  options: options.map(([value, name]) => ({ value, name })),
});

const notGun = ({ firing }: Seen) => !firing.weapon.gun;
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
    forbidden: firersForbidden.undead,
    matters: ({ target }) => target.unit.is.garlic,
  },
  {
    id: 'setFire',
    name: 'Innate Set Fire',
    group: 'Firers',
    shape: flag,
    rules: ['fr3.innate.set-fire', 'fr3.specials.blobs-missile-immunity'],
    forbidden: firersForbidden.setFire,
    matters: ({ target }) => target.unit.unit.id === 'blobs',
  },
  {
    id: 'illusion',
    name: 'Illusionary',
    group: 'Firers',
    shape: flag,
    rules: ['fr3.illusions.missile-units'],
    forbidden: firersForbidden.illusion,
    matters: ({ target }) => target.is.wizardWard,
  },
  {
    id: 'points',
    name: 'Points to activate it',
    group: 'Firers',
    shape: { kind: 'number', least: 0, most: () => mostPoints(4) },
    rules: ['fr3.inventions.activation-table'],
    forbidden: firersForbidden.points,
    matters: ({ firing }) => firing.weapon.gun !== undefined,
  },
  {
    id: 'assistant',
    name: 'Technical assistant',
    group: 'Firers',
    shape: flag,
    rules: ['fr3.inventions.technical-assistant-activation'],
    forbidden: firersForbidden.assistant,
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
      ['bottom', 'The sea bottom'],
    ),
    rules: ['fr3.levels.missile-fire-level3'],
    forbidden: firersForbidden.level,
    matters: () => true,
  },
  {
    id: 'carried',
    name: 'On board of transports',
    group: 'Place',
    shape: flag,
    rules: ['fr3.items.transport-cost'],
    forbidden: firersForbidden.carried,
    matters: ({ firing }) => !goesTo(firing.carrier.id, firing.is.level),
  },
  {
    id: 'square',
    name: 'In square',
    group: 'Place',
    shape: flag,
    rules: ['fr3.square.bowfire-bonus'],
    forbidden: firersForbidden.square,
    matters: notGun,
  },
  {
    id: 'deck',
    name: 'On the deck of a ship',
    group: 'Place',
    shape: flag,
    rules: ['fr3.ships.deck-fire-penalty'],
    forbidden: firersForbidden.deck,
    matters: notGun,
  },
  {
    id: 'marines',
    name: 'Marines',
    group: 'Place',
    shape: flag,
    rules: ['fr3.ships.deck-marines'],
    forbidden: firersForbidden.marines,
    matters: ({ firing, target }) =>
      firing.is.deck || (!isEligible('tower', firing.carrier.id) && ['wall-2', 'wall-3'].includes(target.is.stands)),
  },
  {
    id: 'tower',
    name: 'In a siege tower',
    group: 'Place',
    shape: flag,
    rules: ['fr3.siege.tower-bowfire'],
    forbidden: firersForbidden.tower,
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
    name: 'Mechanic with a ship or automaton',
    group: 'Leaders',
    shape: flag,
    rules: ['fr3.abilities.mechanic-fire-bonus'],
    forbidden: firersForbidden.mechanic,
    matters: ({ firing }) => firing.carrier.id === 'ship' || isEligible('automaton', firing.carrier.id),
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
  // Reasons why units cannot fire at all. Only battles set these reasons, and forms do not offer them.
  {
    id: 'attached',
    name: 'Attached to',
    group: 'Place',
    shape: choice(['no', 'Nobody'], ['free', 'A unit that is not engaged'], ['engaged', 'An engaged unit']),
    rules: ['fr3.missile-fire.attached-ranged-fire'],
    forbidden: firersForbidden.attached,
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
    forbidden: firersForbidden.stopped,
    matters: () => false,
  },
];

const byId = new Map<string, FirerCircumstance>(firerCircumstances.map((each) => [each.id, each]));
export const ofFirers = (id: string): FirerCircumstance | undefined => byId.get(id);
