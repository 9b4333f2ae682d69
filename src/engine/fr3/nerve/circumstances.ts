/**
 * The circumstances of a testing unit and of a unit it may fear: their names, their values, and when the rules allow them.
 * Circumstances shared with melee come from the melee chapter.
 */

import type { Asked } from '../../kernel/calculator/procedure.ts';
import { type Impossible as KernelImpossible, shapeIn } from '../../kernel/circumstance.ts';
import { circumstanceOf as ofMelee } from '../melee/circumstances.ts';
import { type Combatant, combatant, type View as MeleeView, startingMarkers } from '../melee/combatant.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { performed, resisted } from './innate.ts';
import type { NerveId, SharedId, Subject } from './question.ts';
import { moraleSpells } from './spells.ts';
import type { Dreadful, Tried } from './tried.ts';

/** Everything that a circumstance of a nerve question may depend on. */
export interface NerveView {
  readonly of: Tried;
  readonly subject: Subject;
  readonly turns: number;
  readonly against?: Dreadful;
}

type Impossible = KernelImpossible<Fr3RuleId>;
export type NerveAsked = Asked<NerveView>;

const no = (because: string, ...rules: Fr3RuleId[]): Impossible => ({ because, rules });
const unless = (allowed: boolean, because: string, ...rules: Fr3RuleId[]): Impossible | undefined =>
  allowed ? undefined : no(because, ...rules);
const flag = { kind: 'flag' } as const;
const choice = (...options: (readonly [string, string])[]) => ({
  kind: 'choice' as const,
  options: options.map(([value, name]) => ({ value, name })),
});
const always = () => true;

/** The unit in a melee, for circumstances that nerve shares with melee. None of them depends on the opponent, a placeholder. */
const inMelee = (me: Combatant): MeleeView => ({
  me,
  foe: combatant({ unit: 'handweapons' }),
  charged: false,
  wasCharged: false,
  first: false,
});

const groups: Readonly<Record<SharedId, string>> = {
  form: 'Troops',
  stage: 'Troops',
  elite: 'Troops',
  undead: 'Troops',
  barbarian: 'Troops',
  mutation: 'Troops',
  automaton: 'Troops',
  ruler: 'Troops',
  mounts: 'Troops',
  level: 'Troops',
  state: 'Losses',
  markers: 'Losses',
  parasitics: 'Losses',
  blocked: 'Losses',
  sacredSite: 'Leaders',
  leader: 'Leaders',
  superhero: 'Leaders',
  alchemist: 'Leaders',
  healer: 'Leaders',
  bard: 'Leaders',
  standard: 'Leaders',
  bless: 'Magic',
  grogRation: 'Magic',
};

/** Changing one of these makes a different question, so they are not listed under “what would change it”. */
const otherQuestions: readonly NerveId[] = ['form', 'stage', 'level', 'other', 'markers', 'ability', 'spell', 'target', 'lost'];

function shared(id: SharedId): NerveAsked {
  const { shape, forbidden, matters: mattersInMelee, name, rules } = ofMelee(id) as NonNullable<ReturnType<typeof ofMelee>>;
  return {
    id,
    name: id === 'markers' ? 'Extra markers left' : name,
    rules,
    group: groups[id],
    shape: shapeIn(shape, ({ of }) => of.me),
    ...(forbidden ? { forbidden: ({ of }) => forbidden(inMelee(of.me)) } : {}),
    matters: ({ of, against }) => {
      if (id === 'ruler') return against?.dread === 'entity' && of.me.unit.id === 'major-spirits';
      // Fanatics have no melee modifiers, but roll a nerve test like other units.
      const matters = (me: typeof of.me) => mattersInMelee(inMelee({ ...me, fanatic: false }));
      if (id === 'grogRation') return !of.me.fanatic;
      if (id === 'mounts') return of.me.cavalry;
      if (id === 'bless' || id === 'barbarian') return of.me.is.state === 0 && matters(of.me);
      if (id === 'blocked') return of.me.is.state === 1 && of.is.spell !== 'camp-smoke' && matters(of.me);
      if (id === 'state') return !of.me.spirit && !of.me.fanatic;
      return matters(of.me);
    },
    ...(id === 'state' || id === 'leader' ? { open: true as const } : {}),
    ...(otherQuestions.includes(id) ? { another: true as const } : {}),
  };
}

const own: readonly NerveAsked[] = [
  {
    id: 'lost',
    name: 'Extra markers lost for good',
    group: 'Losses',
    shape: { kind: 'number', least: 0, most: ({ of }) => startingMarkers(of.me.unit.id, of.me.is) },
    rules: ['fr3.basics.damage-rally', 'fr3.basics.extra-markers-kill'],
    forbidden: ({ of }) =>
      unless(
        of.is.lost + of.me.is.markers <= startingMarkers(of.me.unit.id, of.me.is),
        'Together, the markers lost for good and the markers left are more than this unit has.',
        'fr3.basics.extra-markers-kill',
      ),
    matters: ({ of }) => startingMarkers(of.me.unit.id, of.me.is) > 0,
    another: true,
  },
  {
    id: 'poisoned',
    name: 'Of it poison',
    group: 'Losses',
    shape: { kind: 'number', least: 0, most: ({ of }) => of.me.is.state },
    rules: ['fr3.optional-abilities.poison-marker'],
    matters: ({ of }) => of.me.is.state > 0 && !of.me.undead,
  },
  {
    id: 'nullField',
    name: 'In the field of a null',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.abilities.null-undead'],
    forbidden: ({ of }) => unless(of.me.undead, 'A null affects only the rally rolls of undead.', 'fr3.abilities.null-undead'),
    matters: ({ of }) => of.me.undead,
  },
  {
    id: 'by',
    name: 'What moves through it',
    group: 'Cause',
    shape: choice(
      ['ship', 'A ship moves through it'],
      ['engulf', 'A leviathan surfaces under it'],
      ['crash', 'A leviathan is pushed back into it'],
    ),
    rules: ['fr3.ships.overrun', 'fr3.leviathans.engulf', 'fr3.leviathans.push-back-crash'],
    matters: always,
    open: true,
    another: true,
  },
  {
    id: 'feared',
    name: 'Causes fear itself',
    group: 'Troops',
    shape: flag,
    rules: ['fr3.fear.feared-immune', 'fr3.character-items.mark-of-evil', 'fr3.spells.illusionary-fear'],
    matters: always,
  },
  {
    id: 'inquisition',
    name: 'With the Inquisition’s standard',
    group: 'Leaders',
    shape: flag,
    rules: ['fr3.armies.inquisition-mob-immunity'],
    forbidden: ({ of }) =>
      unless(of.me.unit.id === 'mobs', 'The Inquisition’s standard affects only mobs.', 'fr3.armies.inquisition-mob-immunity'),
    matters: ({ of }) => of.me.unit.id === 'mobs',
  },
  {
    id: 'wizardWard',
    name: 'Protection from wizard magic',
    group: 'Leaders',
    shape: flag,
    rules: ['fr3.character-items.protection-wizard-artillery'],
    forbidden: ({ of }) => ofMelee('protection')?.forbidden?.(inMelee(of.me)),
    matters: ({ against }) => against?.foe.unit.id === 'dragons',
  },
  {
    id: 'engaged',
    name: 'In melee',
    group: 'Losses',
    shape: flag,
    rules: ['fr3.character-items.taunt-procedure'],
    forbidden: () => no('Only an enemy that is not engaged can be taunted.', 'fr3.character-items.taunt-procedure'),
    matters: () => false,
  },
  {
    id: 'trap',
    name: 'Held by',
    group: 'Trap',
    shape: choice(['trap', 'A trap'], ['elite', 'An elite trap'], ['grapple', 'A grapple']),
    rules: ['fr3.spirits.traps-clearing', 'fr3.spirits.traps-elite', 'fr3.items.grapple-escape'],
    matters: always,
    open: true,
  },
  {
    id: 'grapplers',
    name: 'Units that grapple it',
    group: 'Trap',
    shape: { kind: 'number', least: 1, most: () => 8 },
    rules: ['fr3.items.grapple-multiple'],
    forbidden: ({ of }) =>
      unless(of.is.trap === 'grapple', 'A trap holds this unit, so other units cannot grapple it.', 'fr3.items.grapple-multiple'),
    matters: ({ of }) => of.is.trap === 'grapple',
    open: true,
  },
  {
    id: 'mechanic',
    name: 'Mechanic',
    group: 'Leaders',
    shape: flag,
    rules: ['fr3.abilities.mechanic-trap-bonus'],
    forbidden: ({ of }) => ofMelee('leader')?.forbidden?.(inMelee(of.me)),
    matters: ({ of }) => !of.me.mass,
    open: true,
  },
  {
    id: 'armor',
    name: 'Exceptional armor',
    group: 'Leaders',
    shape: flag,
    rules: ['fr3.character-items.exceptional-armor-gaze'],
    forbidden: ({ of }) => ofMelee('leader')?.forbidden?.(inMelee(of.me)),
    matters: always,
    open: true,
  },
  {
    id: 'target',
    name: 'Aimed at',
    group: 'Magic',
    shape: choice(
      ['single', 'A single base'],
      ['block', 'A pike block'],
      ['1x1', 'A 1x1 leviathan'],
      ['1x2', 'A 1x2 leviathan'],
      ['mass', 'A 2x2 unit'],
    ),
    rules: ['fr3.pike-blocks.innate-magic', 'fr3.leviathans.innate-magic', 'fr3.multi-based.innate-magic'],
    forbidden: ({ of }) =>
      unless(
        performed.find(({ id }) => id === of.is.ability)?.range !== 'self',
        'This ability affects only the user.',
        'fr3.innate.abbreviations',
      ),
    matters: ({ of }) => performed.find(({ id }) => id === of.is.ability)?.range !== 'self',
    open: true,
  },
  {
    id: 'spell',
    name: 'Spell',
    group: 'Magic',
    shape: choice(...moraleSpells.map(({ id, name }) => [id, name] as const)),
    rules: ['fr3.spells.psychology-flag'],
    matters: always,
    open: true,
    another: true,
  },
  {
    id: 'other',
    name: 'Any other bonus',
    group: 'House rules',
    shape: { kind: 'number', least: -9, most: () => 9 },
    rules: ['fr3.reference.bonuses-cumulative'],
    matters: always,
    another: true,
  },
];

const abilityChoice = (abilities: readonly { id: string; name: string; rule: string }[]): NerveAsked => ({
  id: 'ability',
  name: 'Ability',
  group: 'Magic',
  shape: choice(...abilities.map(({ id, name }) => [id, name] as const)),
  rules: ['fr3.innate.what-it-is'],
  matters: always,
  open: true,
  another: true,
});
export const resistedAbility = abilityChoice(resisted);
export const performedAbility = abilityChoice(performed);

const sharedIds = Object.keys(groups) as SharedId[];
const list = new Map<string, NerveAsked>([...sharedIds.map(shared), ...own].map((each) => [each.id, each]));

/** Circumstances that matter for every rally roll. */
const everyRoll: readonly NerveId[] = [
  'form',
  'stage',
  'elite',
  'undead',
  'barbarian',
  'mutation',
  'state',
  'markers',
  'automaton',
  'parasitics',
  'leader',
  'superhero',
  'healer',
  'standard',
  'bless',
  'sacredSite',
  'other',
];

/** The circumstances of a test: those of every rally roll, and additional ones. */
export const subjectCircumstances = (...also: NerveId[]): NerveAsked[] =>
  [...list.values()].filter(({ id }) => everyRoll.includes(id as NerveId) || also.includes(id as NerveId));

const dreads = choice(
  ['no', 'Its own looks, if at all'],
  ['mark', 'The mark of evil'],
  ['illusion', 'Illusionary Fear'],
  ['righteousness', 'Righteousness'],
  ['army', 'A rule of its army'],
  ['ark', 'It is the Ark'],
  ['god-image', 'It is the God-Image'],
  ['entity', 'It is a planar entity'],
);

/** Circumstances of the unit that may be feared. */
export const fearedCircumstances: readonly NerveAsked[] = [
  ...(['stage', 'undead', 'mounts'] as const).map((id): NerveAsked => {
    const { shape, forbidden, matters, name, rules } = ofMelee(id) as NonNullable<ReturnType<typeof ofMelee>>;
    return {
      id,
      name,
      rules,
      group: 'Troops',
      shape: shape as NerveAsked['shape'],
      ...(forbidden ? { forbidden: ({ against }) => against && forbidden(inMelee(against.foe)) } : {}),
      matters: ({ against }) =>
        against !== undefined &&
        (id === 'undead' ? against.foe.row.undead : id === 'mounts' ? against.foe.cavalry : matters(inMelee(against.foe))),
      open: true,
    };
  }),
  {
    id: 'dread',
    name: 'Feared for',
    group: 'Troops',
    shape: dreads,
    rules: ['fr3.fear.causes', 'fr3.character-items.mark-of-evil'],
    forbidden: ({ against }) =>
      against?.dread === 'entity'
        ? unless(
            against.foe.unit.id === 'major-spirits',
            'Only major spirits can be planar entities.',
            'fr3.multi-based.planar-entities',
          )
        : undefined,
    matters: always,
    open: true,
  },
];
