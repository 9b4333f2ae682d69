/** The calculator for templates, sprays and lines. */
import { askChoice, askFlag, askNumber, folded } from '../../kernel/calculator/asked.ts';
import { type Calculator, type Filled, type Part, procedure, type Sum } from '../../kernel/calculator/procedure.ts';
import { refused } from '../../kernel/calculator/question.ts';
import { andThen, type Chance } from '../../kernel/chance.ts';
import { basics } from '../data/figures/basics.ts';
import { sampleUnitOf } from '../data/sample-set.ts';
import { unitTypes } from '../data/unit-types.ts';
import { faceToBeat } from '../dice.ts';
import type { Target } from '../harm/allocation.ts';
import { atLeast, lossKinds } from '../harm/loss-kinds.ts';
import {
  askStat,
  askUpTo,
  askWho,
  called,
  carriedBy,
  has,
  line,
  lines,
  type Model,
  modelOf,
  mostModels,
  rangedWeapons,
  times,
} from '../models.ts';
import { shotChange, trainingOf } from '../shooting/question.ts';
import { type Blast, type Block, landing, lostToBlast, scatterOf, strengthChange } from './blast.ts';
import { lineProcedure } from './line-procedures.ts';

const mostLost = mostModels;
const mostRadius = 6;
const gaps = [0, 0.5, 1, 2];
const diameters = [...new Set(unitTypes.map(({ base }) => base))].filter((base) => base !== null).sort((x, y) => x - y);

/** The models under a template or a spray. */
interface Under {
  readonly who: Model;
  readonly models: number;
  readonly P: number;
  readonly points: number;
  readonly bodies: boolean;
  /** Whether the models are in area terrain that gives cover (three-realms.cover.template-behind-cover). */
  readonly area: boolean;
}

const protectionOf = ({ P, area }: Under, arcing: boolean): number =>
  P + (area && !arcing ? shotChange('cover-protection').amount : 0);
const inPoints = ({ bodies, points, models }: Under): boolean => points > 1 && (bodies || models === 1);
const allOf = (under: Under): number => under.models * (inPoints(under) ? under.points : 1);

const strengthSum = (title: string, strength: number, under: Under, arcing: boolean): Sum => ({
  title,
  side: 'a',
  die: basics.die,
  lines: lines(line('S', 'S of the weapon', strength, 'three-realms.shooting.to-damage', 'three-realms.stat-line.strength')),
  needs: faceToBeat(strength, protectionOf(under, arcing)),
  against: {
    name: protectionOf(under, arcing) > under.P ? 'Protection, in cover' : 'Protection',
    value: String(protectionOf(under, arcing)),
    rules:
      protectionOf(under, arcing) > under.P
        ? ['three-realms.stat-line.protection', 'three-realms.cover.cover']
        : ['three-realms.stat-line.protection'],
  },
});

interface Shelling {
  readonly who: Model;
  readonly RT: number;
  readonly unseen: boolean;
  readonly arcing: boolean;
  readonly blast: Blast;
  readonly block: Block;
  readonly under: Under;
}

const seeShelling = ({ f, t }: Filled): Shelling => {
  const across = Number(t?.across);
  const deep = Number(t?.deep);
  const RT = Number(f?.RT);
  const unseen = f?.unseen === true;
  return {
    who: modelOf(f?.who),
    RT,
    unseen,
    arcing: f?.arcing === true,
    blast: {
      RT: trainingOf({ RT, unseen }),
      radius: Number(f?.radius),
      strength: Number(f?.strength),
      forest: t?.forest === true,
    },
    block: { across, deep, gap: Number(t?.gap), base: Number(t?.base) },
    under: { ...(t as unknown as Under), who: modelOf(t?.who), models: across * deep },
  };
};

function shelled({ blast, block, under, arcing }: Shelling): Chance<number> {
  const target: Target = { points: under.points, protection: protectionOf(under, arcing) };
  return andThen(landing(blast, block), lostToBlast(blast, target, under.bodies, inPoints(under)));
}

const shellers = rangedWeapons('template');
const sprayers = rangedWeapons('spray');

const baseOf = (who: Model): number => {
  const base = sampleUnitOf(who.id)?.base ?? (diameters[0] as number);
  return diameters.includes(base) ? base : (diameters[0] as number);
};

const shellingParts: readonly Part<Shelling>[] = [
  {
    key: 'f',
    name: 'The template',
    side: 'a',
    usual: (said) => {
      const who = modelOf(said.who ?? 'mortar');
      const weapon = carriedBy(who, shellers);
      const radius = weapon.strike.kind === 'template' ? weapon.strike.radius : 1;
      return {
        who: 'mortar',
        RT: who.line.RT,
        radius,
        strength: weapon.strength,
        arcing: weapon.rules.includes('arcing'),
        unseen: false,
      };
    },
    circumstances: [
      askWho(),
      askStat('RT'),
      askNumber('radius', 'Radius in inches', 1, mostRadius, ['three-realms.templates.radius']),
      askNumber('strength', 'S of the weapon', 0, 16, ['three-realms.shooting.to-damage']),
      askFlag('arcing', 'Arcing', ['three-realms.ranged-weapons.arcing', 'three-realms.templates.template-los']),
      askFlag('unseen', 'The point is out of sight', ['three-realms.ranged-weapons.arcing-unseen'], {
        matters: ({ arcing }) => arcing,
        forbidden: ({ arcing }) =>
          arcing
            ? undefined
            : {
                because: 'A template can be fired only at a point that the firer can see, unless the weapon is Arcing.',
                rules: ['three-realms.templates.template-los'],
              },
      }),
    ],
  },
  {
    key: 't',
    name: 'The target',
    side: 'b',
    usual: (said) => {
      const who = modelOf(said.who ?? 'spearmen');
      const one = who.points > 1;
      return {
        ...{ who: 'spearmen', across: one ? 1 : 5, deep: one ? 1 : 2, gap: 0, base: baseOf(who) },
        ...{ P: who.line.P, points: who.points, bodies: has(who, 'multiple-bodies'), area: false, forest: false },
      };
    },
    circumstances: [
      askWho(),
      askNumber('across', 'Models abreast', 1, 10, ['three-realms.templates.radius']),
      askNumber('deep', 'Ranks', 1, 4, ['three-realms.templates.radius']),
      askStat('P'),
      askChoice(
        'gap',
        'Between bases',
        gaps.map((gap) => [String(gap), `${gap}″`] as const),
        ['three-realms.movement.formation'],
        { numeric: true },
      ),
      askChoice(
        'base',
        'Bases',
        diameters.map((each) => [String(each), `${each}″`] as const),
        ['three-realms.bases.sizes'],
        { numeric: true },
      ),
      askNumber('points', 'Damage points', 1, 10, ['three-realms.stat-line.damage-points']),
      folded(
        askFlag<Shelling>('bodies', 'Multiple Bodies', ['three-realms.unit-rules.multiple-bodies-templates'], {
          group: 'Models',
          matters: ({ under }) => under.points > 1,
        }),
      ),
      folded(
        askFlag<Shelling>('area', 'In area terrain that gives cover', ['three-realms.cover.template-behind-cover'], {
          group: 'Ground',
        }),
      ),
      folded(askFlag<Shelling>('forest', 'In a forest', ['three-realms.cover.forest-template'], { group: 'Ground' })),
    ],
  },
];

interface Sprayed {
  readonly who: Model;
  readonly strength: number;
  readonly under: Under;
}

const sprayParts: readonly Part<Sprayed>[] = [
  {
    key: 'f',
    name: 'The spray',
    side: 'a',
    usual: (said) => {
      const who = modelOf(said.who ?? 'guards');
      return { who: 'guards', strength: carriedBy(who, sprayers).strength };
    },
    circumstances: [askWho(), askNumber('strength', 'S of the weapon', 0, 16, ['three-realms.templates.spray-hits'])],
  },
  {
    key: 't',
    name: 'Those under it',
    side: 'b',
    usual: (said) => {
      const who = modelOf(said.who ?? 'spearmen');
      return {
        ...{ who: 'spearmen', models: who.points > 1 ? 1 : 4, P: who.line.P, points: who.points },
        ...{ bodies: has(who, 'multiple-bodies'), area: false },
      };
    },
    circumstances: [
      askWho(),
      askUpTo('models', 'Models under it', 1, ({ under }) => (under.bodies ? Math.floor(mostLost / under.points) : mostModels), [
        'three-realms.templates.spray-hits',
      ]),
      askStat('P'),
      askNumber('points', 'Damage points', 1, 10, ['three-realms.stat-line.damage-points']),
      askFlag('bodies', 'Multiple Bodies', ['three-realms.unit-rules.multiple-bodies-templates'], {
        matters: ({ under }) => under.points > 1,
      }),
      askFlag('area', 'In area terrain that gives cover', ['three-realms.cover.cover']),
    ],
  },
];

export const templates: Calculator = {
  id: 'templates',
  name: 'Templates, sprays and lines',
  groups: ['Templates'],
  procedures: [
    procedure<Shelling, number>({
      id: 'template',
      name: 'A template',
      group: 'Templates',
      says: 'A template is aimed at the middle of a unit. It may scatter, and every model under it is hit.',
      rules: ['three-realms.templates.target-location', 'three-realms.templates.accuracy', 'three-realms.templates.radius'],
      parts: shellingParts,
      first: { f: {}, t: {} },
      see: seeShelling,
      subject: ({ who, RT, unseen, blast, block, under }) =>
        `${called(who, { RT })}, template of ${blast.radius}″ (S ${blast.strength})${unseen ? ', blind,' : ''} at ${block.across} × ${block.deep} ${called(under.who, { P: under.P, points: under.points })}${under.area || blast.forest ? ` in ${blast.forest ? 'a forest' : 'cover'}` : ''}`,
      refuse: ({ under }) =>
        allOf(under) > mostLost
          ? [
              refused(
                't.deep',
                `This page can work out the losses of at most ${mostLost} models under the template.`,
                'three-realms.templates.radius',
              ),
            ]
          : [],
      notes: ({ blast, arcing, under }) => [
        {
          says: 'Friends under the template are hit as well. The template is equally likely to scatter in any direction.',
          rules: ['three-realms.templates.friend-and-foe', 'three-realms.templates.scatter-direction'],
        },
        ...(under.area && arcing
          ? [
              {
                says: 'Against this weapon, cover only conceals, which makes no difference to a template.',
                rules: ['three-realms.ranged-weapons.arcing-cover', 'three-realms.templates.accuracy'] as const,
              },
            ]
          : []),
        ...(scatterOf(basics.die, blast.RT) === 0
          ? [{ says: 'It always lands on the point.', rules: ['three-realms.templates.accuracy'] as const }]
          : []),
      ],
      sums: ({ blast, RT, unseen, under, arcing }) => [
        {
          title: `Lands on the point on ${blast.RT > 0 ? `${Math.min(blast.RT, basics.die)} or less` : 'nothing'}`,
          side: 'a',
          lines: lines(
            line('RT', 'RT', RT, 'three-realms.templates.accuracy', 'three-realms.stat-line.ranged-training'),
            unseen
              ? line('unseen', 'Arcing, target not seen', blast.RT - RT, 'three-realms.ranged-weapons.arcing-unseen')
              : undefined,
          ),
        },
        strengthSum('To damage, even die', blast.strength, under, arcing),
        strengthSum('To damage, odd die', blast.strength + strengthChange(true, false), under, arcing),
        ...(blast.forest
          ? [strengthSum('To damage, even die, outside the hole', blast.strength + strengthChange(false, true), under, arcing)]
          : []),
      ],
      chance: shelled,
      kinds: lossKinds<Shelling>(
        mostLost,
        ({ under }) => inPoints(under),
        ({ under }) => allOf(under),
      ),
      measures: [1, 2, 3].map((least) => ({ name: `At least ${least}`, kinds: atLeast(least, mostLost) })),
    }),
    procedure<Sprayed, number>({
      id: 'spray',
      name: 'A spray',
      group: 'Templates',
      says: 'Every model even partly under a spray is hit. Roll for damage at full S.',
      rules: ['three-realms.templates.spray-hits', 'three-realms.templates.spray-size'],
      parts: sprayParts,
      first: { f: {}, t: {} },
      see: ({ f, t }) => ({
        who: modelOf(f?.who),
        strength: Number(f?.strength),
        under: { ...(t as unknown as Under), who: modelOf(t?.who) },
      }),
      subject: ({ who, strength, under }) =>
        `${who.name}, spray (S ${strength}) over ${times(under.models, called(under.who, { P: under.P, points: under.points }))}${under.area ? ' in cover' : ''}`,
      notes: () => [{ says: 'Friends under the spray are hit as well.', rules: ['three-realms.templates.spray-hits'] }],
      sums: ({ strength, under }) => [strengthSum('To damage', strength, under, false)],
      chance: ({ strength, under }) => {
        const target: Target = { points: under.points, protection: protectionOf(under, false) };
        const lost = lostToBlast({ RT: 0, radius: 0, strength, forest: false }, target, under.bodies, inPoints(under));
        return lost({ inner: 0, outer: under.models, odd: false });
      },
      kinds: lossKinds<Sprayed>(
        mostLost,
        ({ under }) => inPoints(under),
        ({ under }) => allOf(under),
      ),
      measures: [1, 2, 3].map((least) => ({ name: `At least ${least}`, kinds: atLeast(least, mostLost) })),
    }),
    lineProcedure,
  ],
};
