/**
 * Circumstances of a unit under fire: what each is called, which values it can have, when the rules allow it. Those
 * that it shares with a unit in melee are taken from there.
 */
import type { Circumstance, Impossible as KernelImpossible } from '../../kernel/circumstance.ts';
import { offSurface } from '../data/levels.ts';
import { circumstanceOf as ofMelee } from '../melee/circumstances.ts';
import { combatant, type View } from '../melee/combatant.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { mostSquareMarkers } from '../square.ts';
import { sharedWithMelee, type Target } from './question.ts';
import type { Mark } from './target.ts';

export const targetGroups = ['Target', 'Losses', 'Ground', 'Protection', 'Leaders'] as const;
export type TargetGroup = (typeof targetGroups)[number];
export type TargetId = Exclude<keyof Target, 'unit'>;

/** How a hit comes about: a mine or bomb is a `charge`; hot oil and lances work on contact; a fire burns around its target. */
export type Aimed = 'missiles' | 'artillery' | 'charge' | 'grenade' | 'magic' | 'contact' | 'fire';

/** What a circumstance of the target is asked about. */
export interface Shot {
  readonly target: Mark;
  readonly aimed: Aimed;
  /** Whether the target may have to roll a rally roll: to slip away, or between two volleys. */
  readonly rallies: boolean;
  /** Whether it makes a difference which missiles or pieces these are; asked only by the chapters themselves. */
  readonly gun?: boolean;
  readonly powder?: boolean;
  readonly undead?: boolean;
  readonly illusion?: boolean;
}

export type TargetCircumstance = Circumstance<Shot, Mark, TargetId, TargetGroup, Fr3RuleId>;
type Impossible = KernelImpossible<Fr3RuleId>;

const no = (because: string, ...rules: Fr3RuleId[]): Impossible => ({ because, rules });
const unless = (allowed: boolean, because: string, ...rules: Fr3RuleId[]): Impossible | undefined =>
  allowed ? undefined : no(because, ...rules);
const nameOf = ({ unit }: Mark) => unit.unit.name;

/** The view of a melee that the shared circumstances ask about: whom the target fights does not matter to them. */
const asInMelee = ({ target }: Shot): View => ({
  me: target.unit,
  foe: combatant({ unit: 'handweapons' }),
  charged: false,
  wasCharged: false,
  first: false,
});

const groups: Readonly<Record<(typeof sharedWithMelee)[number], TargetGroup>> = {
  form: 'Target',
  stage: 'Target',
  state: 'Losses',
  markers: 'Losses',
  blocked: 'Ground',
  elite: 'Target',
  undead: 'Target',
  barbarian: 'Target',
  pavisiers: 'Protection',
  parasitics: 'Losses',
  sacredSite: 'Ground',
  leader: 'Leaders',
  superhero: 'Leaders',
  healer: 'Leaders',
  bard: 'Leaders',
  bless: 'Leaders',
  garlic: 'Protection',
};

/** What matters only to a rally roll. */
const toRally: readonly string[] = [
  'elite',
  'undead',
  'barbarian',
  'parasitics',
  'sacredSite',
  'leader',
  'superhero',
  'healer',
  'bless',
  'stage',
];

const shared = sharedWithMelee.map((id): TargetCircumstance => {
  const { shape, forbidden, matters, name, rules } = ofMelee(id) as NonNullable<ReturnType<typeof ofMelee>>;
  return {
    id,
    name,
    rules,
    group: groups[id],
    shape: shape.kind === 'number' ? { ...shape, most: ({ unit }) => shape.most(unit) } : shape,
    ...(forbidden ? { forbidden: (shot) => forbidden(asInMelee(shot)) } : {}),
    matters: (shot) => {
      if (id === 'garlic') return shot.undead === true;
      if (id === 'state' || id === 'markers') return shot.target.is.square === 0 && matters(asInMelee(shot));
      if (id === 'blocked') return shot.target.is.square === 0 && shot.target.unit.is.state === 1 && matters(asInMelee(shot));
      if (id === 'pavisiers')
        return shot.target.is.stands === 'open' && !shot.gun && (shot.aimed === 'missiles' || shot.aimed === 'artillery');
      if (id === 'bard') return true;
      if (id === 'form') return shot.target.is.square === 0 && matters(asInMelee(shot));
      return !toRally.includes(id) || (shot.rallies && matters(asInMelee(shot)));
    },
  };
});

const flag = { kind: 'flag' } as const;
const choice = (...options: [string, string][]) => ({
  kind: 'choice' as const,
  options: options.map(([value, name]) => ({ value, name })),
});

const drilled = ['handweapons', 'spears'];
const armored = ['handweapons', 'spears', 'knights'];
const squares = ['muskets', 'pikes', 'rifles'];
const slippery = [
  'beastmen',
  'handweapons',
  'rangers',
  'rifles',
  'skirmishers',
  'spears',
  'sword-and-pistol',
  'dragoons',
  'knights',
  'heavy-cavalry',
  'light-cavalry',
  'mounted',
  'small-monsters',
  'large-monsters',
  'assault-craft',
];
const offWalls = ['battlewagons', 'blobs', 'dragons', 'large-monsters', 'leviathans', 'pikes'];

function mayNotDodge({ target, aimed }: Shot): Impossible | undefined {
  const { unit, is } = target;
  if (aimed !== 'missiles' && aimed !== 'artillery')
    return no('Only missiles and artillery can be dodged.', 'fr3.innate.fast-movement-evade-fire');
  if (unit.unit.id === 'dragons' || unit.leviathan)
    return no(
      `${nameOf(target)} use fast movement only after their normal move, so they cannot dodge fire.`,
      'fr3.innate.fast-movement-large',
    );
  if (unit.undead) return no('Undead cannot have fast movement.', 'fr3.innate.fast-movement-undead');
  if (is.level === 'burrowing') return no('Burrowers cannot have fast movement.', 'fr3.innate.fast-movement-burrowers');
  if (is.square > 0) return no('A square does not move.', 'fr3.square.no-move');
  return unless(
    slippery.includes(unit.unit.id),
    `${nameOf(target)} cannot have fast movement.`,
    'fr3.innate.fast-movement-eligible-units',
  );
}

const own: readonly TargetCircumstance[] = [
  {
    id: 'level',
    name: 'Level',
    group: 'Ground',
    shape: choice(
      ['surface', 'The surface'],
      ['flying', 'The air'],
      ['swimming', 'Under water'],
      ['burrowing', 'Under ground'],
      ['bottom', 'The bottom of the sea'],
    ),
    rules: ['fr3.levels.levels'],
    forbidden: ({ target }) => {
      const { level } = target.is;
      if (level === 'surface' || level === 'bottom') return undefined;
      const row = offSurface[target.unit.unit.id];
      const craft = target.unit.unit.id === 'assault-craft' && level !== 'burrowing';
      const verb = { flying: 'fly', swimming: 'swim', burrowing: 'burrow' }[level];
      return unless(
        craft || (row?.levels.includes(level) ?? false),
        `${nameOf(target)} cannot ${verb}.`,
        row?.rule ?? 'fr3.items.fly-swim-burrow-cost',
      );
    },
    matters: () => true,
  },
  {
    id: 'stands',
    name: 'Stands',
    group: 'Ground',
    shape: choice(
      ['open', 'In the open'],
      ['terrain', 'In forest, marsh, houses'],
      ['deep', 'Deep inside them'],
      ['city', 'In a city BB'],
      ['wall-1', 'On a wall or ship, height 1'],
      ['wall-2', 'On a wall or ship, height 2'],
      ['wall-3', 'On a wall, height 3'],
      ['works', 'Behind pavisiers of works'],
    ),
    rules: [
      'fr3.missile-fire.cover',
      'fr3.missile-fire.concealment',
      'fr3.structures.wall-missiles',
      'fr3.structures.city-cover',
    ],
    forbidden: (shot) => {
      const { target, aimed } = shot;
      const { unit, is } = target;
      if (is.level === 'flying' && is.stands !== 'open' && !is.stands.startsWith('wall'))
        return no('A flier is above the ground: nothing that stands there covers it.', 'fr3.levels.levels');
      if (is.stands === 'deep')
        return unless(
          aimed !== 'missiles' && aimed !== 'artillery',
          'A target wholly more than a base width inside is concealed: nobody can fire at it.',
          'fr3.missile-fire.concealment',
        );
      if (is.stands === 'terrain' || is.stands === 'works') return undefined;
      if (aimed === 'artillery' || aimed === 'charge' || aimed === 'grenade')
        return no(
          'Artillery aims at the wall, the city or the ship itself, never at the units in it.',
          'fr3.structures.attack-bb-only',
        );
      return unless(
        !offWalls.includes(unit.row.id) && !unit.cavalry && !unit.elemental && !unit.mass,
        `${nameOf(target)} cannot enter city or wall BBs.`,
        'fr3.structures.entry-prohibited',
      );
    },
    matters: ({ gun, aimed, target }) =>
      !gun && target.is.level !== 'flying' && (aimed === 'missiles' || aimed === 'artillery' || aimed === 'fire'),
  },
  {
    id: 'rough',
    name: 'On other difficult ground',
    group: 'Ground',
    shape: flag,
    rules: ['fr3.melee.difficult-terrain-modifiers'],
    matters: ({ aimed, target }) => aimed === 'fire' && target.is.stands === 'open' && target.unit.row.difficultTerrain !== 0,
  },
  {
    id: 'tortoise',
    name: 'Tortoise or shieldwall',
    group: 'Protection',
    shape: flag,
    rules: ['fr3.items.tortoise-cover'],
    forbidden: ({ target }) =>
      unless(
        drilled.includes(target.unit.unit.id),
        `${nameOf(target)} cannot form a tortoise or a shieldwall.`,
        'fr3.items.shieldwall-purchase',
      ),
    matters: ({ target, gun, aimed }) => target.is.stands === 'open' && !gun && (aimed === 'missiles' || aimed === 'artillery'),
  },
  {
    id: 'heavyArmor',
    name: 'Heavy armor',
    group: 'Protection',
    shape: flag,
    rules: ['fr3.items.heavy-armor-kills'],
    forbidden: ({ target }) =>
      unless(
        armored.includes(target.unit.unit.id),
        `${nameOf(target)} cannot have heavy armor.`,
        'fr3.items.heavy-armor-purchase',
      ),
    matters: ({ aimed, powder }) => aimed === 'missiles' && !powder,
  },
  {
    id: 'square',
    name: 'In a square of',
    group: 'Target',
    shape: { ...choice(['0', 'No square'], ['2', '2 units'], ['4', '4 units'], ['6', '6 units']), numeric: true },
    rules: ['fr3.square.eligible', 'fr3.square.size', 'fr3.square.fire-vulnerability'],
    forbidden: ({ target }) =>
      unless(
        squares.includes(target.unit.unit.id),
        `${nameOf(target)} cannot form square: only muskets, pikes and rifles can.`,
        'fr3.square.eligible',
      ) ??
      unless(target.unit.is.form === 'single', 'A pike block cannot form square.', 'fr3.square.eligible') ??
      unless(target.unit.is.state === 0, 'Say what a square has suffered by its markers.', 'fr3.square.shared-damage') ??
      unless(
        target.is.level === 'surface' || target.is.level === 'bottom',
        'A square stands on the ground.',
        'fr3.square.placement',
      ),
    matters: ({ target, gun }) => squares.includes(target.unit.unit.id) && target.unit.is.form === 'single' && !gun,
  },
  {
    id: 'squareMarkers',
    name: 'Markers on the square',
    group: 'Losses',
    shape: { kind: 'number', least: 0, most: ({ is }) => mostSquareMarkers(is.square) },
    rules: ['fr3.square.shared-damage', 'fr3.square.third-marker'],
    forbidden: ({ target }) => unless(target.is.square > 0, 'Only a square has markers of a square.', 'fr3.square.shared-damage'),
    matters: ({ target }) => target.is.square > 0,
  },
  {
    id: 'wizardWard',
    name: 'Protection from wizard magic',
    group: 'Protection',
    shape: flag,
    rules: ['fr3.character-items.protection-wizard-artillery', 'fr3.character-items.protection-wizard-illusions'],
    forbidden: ({ target }) => ofMelee('leader')?.forbidden?.(asInMelee({ target, aimed: 'missiles', rallies: false })),
    matters: ({ aimed, illusion }) => (aimed !== 'missiles' && aimed !== 'fire') || illusion === true,
  },
  {
    id: 'dodges',
    name: 'Tries to slip away by fast movement',
    group: 'Protection',
    shape: flag,
    rules: ['fr3.innate.fast-movement-evade-fire', 'fr3.innate.fast-movement'],
    forbidden: mayNotDodge,
    matters: ({ aimed }) => aimed === 'missiles' || aimed === 'artillery',
  },
  {
    id: 'made',
    name: 'Made of',
    group: 'Target',
    shape: choice(['flesh', 'Flesh and bone'], ['metal', 'Wood, metal or rock']),
    rules: ['fr3.inventions.disintegration-composition'],
    forbidden: ({ target }) =>
      unless(
        target.unit.leviathan,
        `What ${nameOf(target).toLowerCase()} are made of is plain; only a leviathan’s owner declares it.`,
        'fr3.inventions.disintegration-composition',
      ),
    matters: ({ target, gun }) => target.unit.leviathan && gun === true,
  },
  {
    id: 'proof',
    name: 'Protected from disintegration',
    group: 'Protection',
    shape: flag,
    rules: ['fr3.inventions.protection-from-disintegration'],
    forbidden: ({ target }) =>
      unless(
        target.unit.unit.group === 'machines',
        'Protection from disintegration is for war machines.',
        'fr3.inventions.protection-from-disintegration',
      ),
    matters: ({ target, gun }) => target.unit.unit.group === 'machines' && gun === true,
  },
  // What keeps a shot from being aimed at all: for questions from the table, never offered.
  {
    id: 'engaged',
    name: 'In melee',
    group: 'Ground',
    shape: flag,
    rules: ['fr3.missile-fire.target', 'fr3.artillery.no-fire-into-melee'],
    forbidden: ({ aimed, gun }) => {
      if (aimed === 'artillery' || aimed === 'charge')
        return no('No artillery may fire at a unit in melee.', 'fr3.artillery.no-fire-into-melee');
      return unless(
        aimed !== 'missiles' || gun === true,
        'Nobody may shoot at a unit in melee, except with a disintegration gun.',
        'fr3.missile-fire.target',
      );
    },
    matters: () => false,
  },
  {
    id: 'hidden',
    name: 'Hidden by innate Hide',
    group: 'Protection',
    shape: flag,
    rules: ['fr3.innate.hide'],
    forbidden: ({ aimed }) =>
      unless(
        aimed === 'contact' || aimed === 'fire',
        'A hidden unit cannot be a target of missiles, artillery or magic.',
        'fr3.innate.hide',
      ),
    matters: () => false,
  },
  {
    id: 'invisible',
    name: 'In an invisibility field',
    group: 'Protection',
    shape: flag,
    rules: ['fr3.inventions.invisibility-field'],
    forbidden: ({ aimed }) =>
      unless(
        aimed === 'magic' || aimed === 'contact' || aimed === 'fire',
        'An invisible unit cannot be a target of missiles or artillery.',
        'fr3.inventions.invisibility-field',
      ),
    matters: () => false,
  },
];

export const targetCircumstances: readonly TargetCircumstance[] = [...shared, ...own];

const byId = new Map<string, TargetCircumstance>(targetCircumstances.map((each) => [each.id, each]));
export const ofTarget = (id: string): TargetCircumstance | undefined => byId.get(id);
