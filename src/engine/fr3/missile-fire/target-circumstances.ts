/**
 * The circumstances of a unit under fire: names, possible values, and when the rules allow them. Circumstances that fire shares
 * with melee come from the melee catalogue.
 */
import { type Circumstance, shapeIn } from '../../kernel/circumstance.ts';
import { isEligible } from '../data/eligible-types.ts';
import { circumstanceOf as ofMelee } from '../melee/circumstances.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { mostSquareMarkers } from '../square.ts';
import { asInMelee, goesTo, ofShot, type Shot, targetsForbidden } from './forbidden.ts';
import { sharedWithMelee, type Target } from './question.ts';
import type { Mark } from './target.ts';

export const targetGroups = ['Target', 'Losses', 'Ground', 'Protection', 'Leaders'] as const;
export type TargetGroup = (typeof targetGroups)[number];
export type TargetId = Exclude<keyof Target, 'unit'>;

export type { Aimed, Shot } from './forbidden.ts';

export type TargetCircumstance = Circumstance<Shot, Mark, TargetId, TargetGroup, Fr3RuleId>;
const groups: Readonly<Record<(typeof sharedWithMelee)[number], TargetGroup>> = {
  form: 'Target',
  stage: 'Target',
  state: 'Losses',
  markers: 'Losses',
  blocked: 'Ground',
  elite: 'Target',
  undead: 'Target',
  barbarian: 'Target',
  automaton: 'Target',
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

/** Circumstances that matter only to a rally roll. */
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
  const { shape, matters, name, rules } = ofMelee(id) as NonNullable<ReturnType<typeof ofMelee>>;
  const forbidden = targetsForbidden[id];
  return {
    id,
    name,
    rules,
    group: groups[id],
    shape: shapeIn(shape, ({ unit }: Mark) => unit),
    ...(forbidden ? { forbidden } : {}),
    matters: (shot) => {
      if (id === 'garlic') return shot.undead === true;
      if (id === 'state' || id === 'markers') return shot.target.is.square === 0 && matters(asInMelee(shot.target));
      if (id === 'blocked')
        return shot.target.is.square === 0 && shot.target.unit.is.state < 2 && matters(asInMelee(shot.target));
      if (id === 'pavisiers')
        return shot.target.is.stands === 'open' && !shot.gun && (shot.aimed === 'missiles' || shot.aimed === 'artillery');
      if (id === 'bard') return true;
      if (id === 'form') return shot.target.is.square === 0 && matters(asInMelee(shot.target));
      return !toRally.includes(id) || (shot.rallies && matters(asInMelee(shot.target)));
    },
  };
});

const flag = { kind: 'flag' } as const;
const choice = (...options: [string, string][]) => ({
  kind: 'choice' as const,
  options: options.map(([value, name]) => ({ value, name })),
});

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
      ['bottom', 'The sea bottom'],
    ),
    rules: ['fr3.levels.levels'],
    forbidden: ofShot.level,
    matters: () => true,
  },
  {
    id: 'carried',
    name: 'On board of transports',
    group: 'Ground',
    shape: flag,
    rules: ['fr3.items.transport-cost'],
    forbidden: ofShot.carried,
    matters: ({ target }) => !goesTo(target.unit.unit.id, target.is.level),
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
    forbidden: ofShot.stands,
    // The target's place matters for fliers too, because they may be on a wall. For fliers, `forbidden` refuses all other places.
    matters: ({ gun }) => !gun,
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
    forbidden: ofShot.tortoise,
    matters: ({ target, gun, aimed }) => target.is.stands === 'open' && !gun && (aimed === 'missiles' || aimed === 'artillery'),
  },
  {
    id: 'heavyArmor',
    name: 'Heavy armor',
    group: 'Protection',
    shape: flag,
    rules: ['fr3.items.heavy-armor-kills'],
    forbidden: ofShot.heavyArmor,
    matters: ({ aimed, powder }) => aimed === 'missiles' && !powder,
  },
  {
    id: 'square',
    name: 'In a square of',
    group: 'Target',
    shape: { ...choice(['0', 'No square'], ['2', '2 units'], ['4', '4 units'], ['6', '6 units']), numeric: true },
    rules: ['fr3.square.eligible', 'fr3.square.size', 'fr3.square.fire-vulnerability'],
    forbidden: ofShot.square,
    matters: ({ target, gun }) => isEligible('square', target.unit.unit.id) && target.unit.is.form === 'single' && !gun,
  },
  {
    id: 'squareMarkers',
    name: 'Markers on the square',
    group: 'Losses',
    shape: { kind: 'number', least: 0, most: ({ is }) => mostSquareMarkers(is.square) },
    rules: ['fr3.square.shared-damage', 'fr3.square.third-marker'],
    forbidden: ofShot.squareMarkers,
    matters: ({ target }) => target.is.square > 0,
  },
  {
    id: 'wizardWard',
    name: 'Protection from wizard magic',
    group: 'Protection',
    shape: flag,
    rules: ['fr3.character-items.protection-wizard-artillery', 'fr3.character-items.protection-wizard-illusions'],
    forbidden: ofShot.wizardWard,
    matters: ({ aimed, illusion }) => (aimed !== 'missiles' && aimed !== 'fire') || illusion === true,
  },
  {
    id: 'dodges',
    name: 'Tries to slip away by fast movement',
    group: 'Protection',
    shape: flag,
    rules: ['fr3.innate.fast-movement-evade-fire', 'fr3.innate.fast-movement'],
    forbidden: ofShot.dodges,
    matters: ({ aimed }) => aimed === 'missiles' || aimed === 'artillery',
  },
  {
    id: 'made',
    name: 'Made of',
    group: 'Target',
    shape: choice(['flesh', 'Flesh and bone'], ['metal', 'Wood, metal or rock']),
    rules: ['fr3.inventions.disintegration-composition'],
    forbidden: ofShot.made,
    matters: ({ target, gun }) => target.unit.leviathan && gun === true,
  },
  {
    id: 'proof',
    name: 'Protected from disintegration',
    group: 'Protection',
    shape: flag,
    rules: ['fr3.inventions.protection-from-disintegration'],
    forbidden: ofShot.proof,
    matters: ({ target, gun }) => target.unit.unit.group === 'machines' && gun === true,
  },
  // Reasons why the target cannot be fired at. Only battles set these reasons, and forms do not offer them.
  {
    id: 'engaged',
    name: 'In melee',
    group: 'Ground',
    shape: flag,
    rules: ['fr3.missile-fire.target', 'fr3.artillery.no-fire-into-melee'],
    forbidden: ofShot.engaged,
    matters: () => false,
  },
  {
    id: 'hidden',
    name: 'Hidden by innate Hide',
    group: 'Protection',
    shape: flag,
    rules: ['fr3.innate.hide'],
    forbidden: ofShot.hidden,
    matters: () => false,
  },
  {
    id: 'invisible',
    name: 'In an invisibility field',
    group: 'Protection',
    shape: flag,
    rules: ['fr3.inventions.invisibility-field'],
    forbidden: ofShot.invisible,
    matters: () => false,
  },
];

export const targetCircumstances: readonly TargetCircumstance[] = [...shared, ...own];

const byId = new Map<string, TargetCircumstance>(targetCircumstances.map((each) => [each.id, each]));
export const ofTarget = (id: string): TargetCircumstance | undefined => byId.get(id);
