/** Circumstances of what deals artillery hits: what each is called, which values it can have, when the rules allow it. */
import type { Circumstance, Impossible as KernelImpossible } from '../../kernel/circumstance.ts';
import { stopOf, stopShape } from '../missile-fire/stops.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { Aim } from './aim.ts';
import type { OfSource } from './question.ts';
import type { Gun } from './sources.ts';

export const sourceFieldGroups = ['Piece', 'Place', 'Leaders', 'Magic', 'House rules'] as const;
export type SourceFieldGroup = (typeof sourceFieldGroups)[number];
export type SourceFieldId = Exclude<keyof OfSource, 'range'>;
export type SourceCircumstance = Circumstance<Aim, Gun, SourceFieldId, SourceFieldGroup, Fr3RuleId>;
type Impossible = KernelImpossible<Fr3RuleId>;

const no = (because: string, ...rules: Fr3RuleId[]): Impossible => ({ because, rules });
const unless = (allowed: boolean, because: string, ...rules: Fr3RuleId[]): Impossible | undefined =>
  allowed ? undefined : no(because, ...rules);
const flag = { kind: 'flag' } as const;
const choice = (...options: [string, string][]) => ({
  kind: 'choice' as const,
  options: options.map(([value, name]) => ({ value, name })),
});

/** Artillery as a unit or as a weapon, not a breath and not an elemental. */
const proper = ({ gun }: Aim) => gun.kind.id === 'cannon' || gun.kind.id === 'stone-thrower' || gun.kind.id === 'light';
const piece = ({ gun }: Aim) => gun.kind.piece !== undefined;
const nameOf = ({ gun }: Aim) => gun.kind.name;
const onlyArtillery = (aim: Aim, what: string, ...rules: Fr3RuleId[]): Impossible | undefined =>
  unless(proper(aim), `${what} is for heavy and light artillery, not for ${nameOf(aim).toLowerCase()}.`, ...rules);
const helped = (aim: Aim, what: string, ...rules: Fr3RuleId[]): Impossible | undefined =>
  unless(piece(aim), `${what} helps artillery that rolls to hit, not ${nameOf(aim).toLowerCase()}.`, ...rules);

export const sourceCircumstances: readonly SourceCircumstance[] = [
  {
    id: 'elite',
    name: 'Elite',
    group: 'Piece',
    shape: flag,
    rules: ['fr3.artillery.elite'],
    forbidden: (aim) => onlyArtillery(aim, 'Elite artillery', 'fr3.artillery.elite'),
    matters: piece,
  },
  {
    id: 'napoleonic',
    name: 'Napoleonic',
    group: 'Piece',
    shape: flag,
    rules: ['fr3.items.napoleonic-fire', 'fr3.items.napoleonic-square-hit'],
    forbidden: (aim) => onlyArtillery(aim, 'Napoleonic artillery', 'fr3.items.napoleonic-purchase'),
    matters: piece,
  },
  {
    id: 'russian',
    name: 'Russian',
    group: 'Piece',
    shape: flag,
    rules: ['fr3.armies.napoleonic-russian-artillery'],
    forbidden: (aim) => onlyArtillery(aim, 'Russian artillery', 'fr3.armies.napoleonic-russian-artillery'),
    matters: piece,
  },
  {
    id: 'setFire',
    name: 'Innate Set Fire (Greek fire)',
    group: 'Piece',
    shape: flag,
    rules: ['fr3.specials.blobs-artillery', 'fr3.innate.set-fire'],
    forbidden: (aim) =>
      onlyArtillery(aim, 'Greek fire', 'fr3.innate.set-fire') ??
      unless(
        aim.gun.kind.id !== 'cannon' || ['battlewagon', 'ship', 'leviathan'].includes(aim.gun.is.carrier),
        'Innate Set Fire is for indirect and light artillery, battlewagons and ships.',
        'fr3.innate.set-fire',
      ),
    matters: ({ mark }) => mark?.unit.unit.id === 'blobs',
  },
  {
    id: 'undead',
    name: 'Undead crew',
    group: 'Piece',
    shape: flag,
    rules: ['fr3.undead.eligibility'],
    forbidden: (aim) =>
      unless(aim.gun.kind.piece === 'heavy', `${nameOf(aim)}: only heavy artillery can be undead.`, 'fr3.undead.eligibility'),
    matters: ({ mark }) => mark?.unit.is.garlic === true,
  },
  {
    id: 'illusion',
    name: 'Illusionary',
    group: 'Piece',
    shape: flag,
    rules: ['fr3.illusions.missile-units'],
    forbidden: (aim) => onlyArtillery(aim, 'An illusion of artillery', 'fr3.illusions.missile-units'),
    matters: ({ mark }) => mark?.is.wizardWard === true,
  },
  {
    id: 'state',
    name: 'Morale',
    group: 'Piece',
    shape: { ...choice(['0', 'Fresh'], ['1', 'Demoralized'], ['2', 'Double demoralized']), numeric: true },
    rules: ['fr3.war-machines.heavy-artillery-demoralized-fire', 'fr3.war-machines.heavy-artillery-no-push-back'],
    forbidden: ({ gun }) =>
      unless(
        gun.is.state < 2 || gun.kind.piece !== 'heavy',
        'Double demoralized heavy artillery cannot shoot before it has rallied.',
        'fr3.war-machines.heavy-artillery-no-push-back',
      ),
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
    forbidden: (aim) =>
      (aim.gun.kind.id === 'mine' && aim.gun.is.carrier === 'ship'
        ? undefined
        : onlyArtillery(aim, 'Such a place', 'fr3.levels.heavy-artillery-barge')) ??
      unless(
        aim.gun.is.carrier !== 'barge' || aim.gun.kind.piece !== 'heavy',
        'Heavy artillery may ride on a barge but cannot fire from it.',
        'fr3.levels.heavy-artillery-barge',
      ),
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
      ['bottom', 'The bottom of the sea'],
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
    forbidden: (aim) => unless(aim.gun.kind.id === 'mine', 'An engineer helps mines only.', 'fr3.abilities.engineer-mine-damage'),
    matters: ({ gun }) => gun.kind.id === 'mine',
  },
  {
    id: 'hides',
    name: 'Wet hides on the base',
    group: 'Place',
    shape: flag,
    rules: ['fr3.siege.wet-hides'],
    forbidden: (aim) => unless(aim.gun.kind.id === 'fire', 'Wet hides help against fires only.', 'fr3.siege.wet-hides'),
    matters: ({ gun }) => gun.kind.id === 'fire',
  },
  // ---- Leaders ----------------------------------------------------------------------------------
  {
    id: 'targeter',
    name: 'Targeter',
    group: 'Leaders',
    shape: flag,
    rules: ['fr3.inventions.targeter'],
    forbidden: (aim) => helped(aim, 'A targeter', 'fr3.inventions.targeter'),
    matters: piece,
  },
  {
    id: 'mechanic',
    name: 'Mechanic',
    group: 'Leaders',
    shape: flag,
    rules: ['fr3.abilities.mechanic-fire-bonus'],
    forbidden: (aim) =>
      unless(proper(aim), 'A mechanic helps the weapons of a ship or of an automaton base.', 'fr3.abilities.mechanic-fire-bonus'),
    // Whether a base is an automaton nobody says here: for questions from the table.
    matters: ({ gun }) => gun.is.carrier === 'ship',
  },
  // ---- Magic ------------------------------------------------------------------------------------
  {
    id: 'spyglass',
    name: 'Spyglass',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.spyglass'],
    forbidden: (aim) => helped(aim, 'Spyglass', 'fr3.spells.spyglass'),
    matters: piece,
  },
  {
    id: 'fireArrow',
    name: 'Fire Arrow',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.fire-arrow'],
    forbidden: (aim) => onlyArtillery(aim, 'Fire Arrow', 'fr3.spells.fire-arrow'),
    matters: proper,
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
    forbidden: (aim) => (piece(aim) ? stopOf(aim.gun.is.stopped) : undefined),
    matters: () => false,
  },
  // ---- House rules ------------------------------------------------------------------------------
  {
    id: 'otherHit',
    name: 'Any other bonus to hit',
    group: 'House rules',
    shape: { kind: 'number', least: -9, most: () => 9 },
    rules: ['fr3.artillery.to-hit'],
    forbidden: (aim) => helped(aim, 'A bonus to hit', 'fr3.artillery.to-hit'),
    matters: piece,
  },
  {
    id: 'otherDamage',
    name: 'Any other bonus to damage',
    group: 'House rules',
    shape: { kind: 'number', least: -9, most: () => 9 },
    rules: ['fr3.artillery.damage'],
    forbidden: (aim) => unless(aim.gun.kind.id !== 'fire', 'A fire makes no damage roll.', 'fr3.fire.melee'),
    matters: ({ gun }) => gun.kind.id !== 'fire',
  },
];

const byId = new Map<string, SourceCircumstance>(sourceCircumstances.map((each) => [each.id, each]));
export const ofSource = (id: string): SourceCircumstance | undefined => byId.get(id);
