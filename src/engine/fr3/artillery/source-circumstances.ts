/** The circumstances of sources of artillery hits: names, possible values, and when the rules allow them. */
import type { Circumstance } from '../../kernel/circumstance.ts';
import { stopShape } from '../missile-fire/stops.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { Aim } from './aim.ts';
import { piece, proper, sourcesForbidden } from './forbidden.ts';
import type { OfSource } from './question.ts';
import type { Gun } from './sources.ts';

export const sourceFieldGroups = ['Piece', 'Place', 'Leaders', 'Magic', 'House rules'] as const;
export type SourceFieldGroup = (typeof sourceFieldGroups)[number];
export type SourceFieldId = Exclude<keyof OfSource, 'range'>;
export type SourceCircumstance = Circumstance<Aim, Gun, SourceFieldId, SourceFieldGroup, Fr3RuleId>;
const flag = { kind: 'flag' } as const;
const choice = (...options: [string, string][]) => ({
  kind: 'choice' as const,
  options: options.map(([value, name]) => ({ value, name })),
});

export const sourceCircumstances: readonly SourceCircumstance[] = [
  {
    id: 'elite',
    name: 'Elite',
    group: 'Piece',
    shape: flag,
    rules: ['fr3.artillery.elite'],
    forbidden: sourcesForbidden.elite,
    matters: piece,
  },
  {
    id: 'napoleonic',
    name: 'Napoleonic',
    group: 'Piece',
    shape: flag,
    rules: ['fr3.items.napoleonic-fire', 'fr3.items.napoleonic-square-hit'],
    forbidden: sourcesForbidden.napoleonic,
    matters: piece,
  },
  {
    id: 'russian',
    name: 'Russian',
    group: 'Piece',
    shape: flag,
    rules: ['fr3.armies.napoleonic-russian-artillery'],
    forbidden: sourcesForbidden.russian,
    matters: piece,
  },
  {
    id: 'setFire',
    name: 'Innate Set Fire (Greek fire)',
    group: 'Piece',
    shape: flag,
    rules: ['fr3.specials.blobs-artillery', 'fr3.innate.set-fire'],
    forbidden: sourcesForbidden.setFire,
    matters: ({ mark }) => mark?.unit.unit.id === 'blobs',
  },
  {
    id: 'undead',
    name: 'Undead crew',
    group: 'Piece',
    shape: flag,
    rules: ['fr3.undead.eligibility'],
    forbidden: sourcesForbidden.undead,
    matters: ({ mark }) => mark?.unit.is.garlic === true,
  },
  {
    id: 'illusion',
    name: 'Illusionary',
    group: 'Piece',
    shape: flag,
    rules: ['fr3.illusions.missile-units'],
    forbidden: sourcesForbidden.illusion,
    matters: ({ mark }) => mark?.is.wizardWard === true,
  },
  {
    id: 'state',
    name: 'Morale',
    group: 'Piece',
    shape: { ...choice(['0', 'Fresh'], ['1', 'Demoralized'], ['2', 'Double demoralized']), numeric: true },
    rules: ['fr3.war-machines.heavy-artillery-demoralized-fire', 'fr3.war-machines.heavy-artillery-no-push-back'],
    forbidden: sourcesForbidden.state,
    matters: () => false,
  },
  // ---- Place ------------------------------------------------------------------------------------
  {
    id: 'carrier',
    name: 'Stands on',
    group: 'Place',
    shape: choice(
      ['ground', 'The ground or a gunboat'],
      ['barge', 'A barge'],
      ['battlewagon', 'A battlewagon'],
      ['leviathan', 'A leviathan'],
      ['ship', 'A ship'],
    ),
    rules: [
      'fr3.levels.heavy-artillery-barge',
      'fr3.levels.battlewagon-heavy-artillery',
      'fr3.ships.weapon-levels',
      'fr3.leviathans.abilities',
    ],
    forbidden: sourcesForbidden.carrier,
    matters: ({ gun }) => gun.kind.piece !== undefined || gun.kind.id === 'mine',
  },
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
    rules: ['fr3.levels.light-artillery', 'fr3.levels.heavy-artillery-targets'],
    matters: ({ gun }) => gun.kind.piece !== undefined || gun.kind.id === 'mine',
  },
  {
    id: 'engineer',
    name: 'Engineer with the carrier',
    group: 'Place',
    shape: flag,
    rules: ['fr3.abilities.engineer-mine-damage', 'fr3.abilities.engineer-countermine', 'fr3.abilities.engineer-undermine'],
    forbidden: sourcesForbidden.engineer,
    matters: ({ gun }) => gun.kind.id === 'mine',
  },
  {
    id: 'hides',
    name: 'Wet hides on the base',
    group: 'Place',
    shape: flag,
    rules: ['fr3.siege.wet-hides'],
    forbidden: sourcesForbidden.hides,
    matters: ({ gun }) => gun.kind.id === 'fire',
  },
  // ---- Leaders ----------------------------------------------------------------------------------
  {
    id: 'targeter',
    name: 'Targeter',
    group: 'Leaders',
    shape: flag,
    rules: ['fr3.inventions.targeter'],
    forbidden: sourcesForbidden.targeter,
    matters: piece,
  },
  {
    id: 'mechanic',
    name: 'Mechanic with a ship or automaton',
    group: 'Leaders',
    shape: flag,
    rules: ['fr3.abilities.mechanic-fire-bonus'],
    forbidden: sourcesForbidden.mechanic,
    matters: proper,
  },
  // ---- Magic ------------------------------------------------------------------------------------
  {
    id: 'spyglass',
    name: 'Spyglass',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.spyglass'],
    forbidden: sourcesForbidden.spyglass,
    matters: piece,
  },
  {
    id: 'fireArrow',
    name: 'Fire Arrow',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.fire-arrow'],
    forbidden: sourcesForbidden.fireArrow,
    matters: piece,
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
    ],
    forbidden: sourcesForbidden.stopped,
    matters: () => false,
  },
  // ---- House rules ------------------------------------------------------------------------------
  {
    id: 'otherHit',
    name: 'Any other bonus to hit',
    group: 'House rules',
    shape: { kind: 'number', least: -9, most: () => 9 },
    rules: ['fr3.artillery.to-hit'],
    forbidden: sourcesForbidden.otherHit,
    matters: piece,
  },
  {
    id: 'otherDamage',
    name: 'Any other bonus to damage',
    group: 'House rules',
    shape: { kind: 'number', least: -9, most: () => 9 },
    rules: ['fr3.artillery.damage'],
    forbidden: sourcesForbidden.otherDamage,
    matters: ({ gun }) => gun.kind.id !== 'fire',
  },
];

const byId = new Map<string, SourceCircumstance>(sourceCircumstances.map((each) => [each.id, each]));
export const ofSource = (id: string): SourceCircumstance | undefined => byId.get(id);
