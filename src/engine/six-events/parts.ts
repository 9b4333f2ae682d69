/** Calculator fields about a fighter. */
import { askChoice, askFlag, askNumber, folded } from '../kernel/calculator/asked.ts';
import type { Asked } from '../kernel/calculator/procedure.ts';
import type { Said } from '../kernel/calculator/question.ts';
import { type Fighter, type FighterKind, isTroops, type TroopType } from './fighter.ts';

/** Limits of the values that can be entered. The text has no stat lines (six-events.turn.stat-line-missing). */
export const most = { models: 24, prowess: 8, vitality: 16, armor: 6, strength: 6 } as const;

const kindNames: Readonly<Record<FighterKind, string>> = {
  peasant: 'Peasants',
  yeoman: 'Yeomen',
  knight: 'Knights',
  creature: 'A creature',
  character: 'A character',
  'war-machine': 'A war machine',
};
const mountNames = [
  ['foot', 'On foot'],
  ['standard', 'Standard'],
  ['large', 'Large'],
  ['very-large', 'Very large'],
  ['giant', 'Giant'],
] as const;

export const usualFighter: Fighter = {
  is: 'yeoman',
  rank: 'none',
  mount: 'foot',
  ground: 'open',
  armor: 2,
  models: 10,
  missing: 0,
  prowess: 4,
  vitality: 8,
  wounds: 0,
};

/**
 * The fields about a fighter. A field is shown only if it matters for that kind of fighter. `of` finds the fighter in the
 * question.
 */
export function fighterAsked<View>(
  of: (seen: View) => Fighter,
  kinds: readonly FighterKind[],
  less: { readonly armor?: false; readonly dice?: false } = {},
): Asked<View>[] {
  const single = (seen: View) => !isTroops(of(seen));
  const rolls = (seen: View) => single(seen) && less.dice !== false;
  return [
    askChoice<View>(
      'is',
      'Who',
      kinds.map((kind) => [kind, kindNames[kind]] as const),
      ['six-events.turn.stat-line-missing'],
      { another: true },
    ),
    askChoice<View>('mount', 'Mount', mountNames, ['six-events.melee.modifier-standard-mount'], {
      matters: (seen) => of(seen).is !== 'creature',
      forbidden: (seen) =>
        of(seen).is === 'creature'
          ? { because: 'A creature has no mount.', rules: ['six-events.melee.modifier-giant-mount'] }
          : undefined,
    }),
    ...(less.armor === false
      ? []
      : [
          askNumber<View>('armor', 'Armor', 0, most.armor, [
            'six-events.turn.stat-line-missing',
            'six-events.melee.troops',
            'six-events.melee.armor-modifier',
          ]),
        ]),
    askNumber<View>('models', 'Models at full strength', 1, most.models, ['six-events.turn.unit-size-missing'], {
      matters: (seen) => !single(seen),
      another: true,
    }),
    {
      ...askNumber<View>('missing', 'Models missing', 0, 0, ['six-events.melee.modifier-infantry-missing'], {
        matters: (seen) => !single(seen),
      }),
      shape: { kind: 'number', least: 0, most: (seen) => of(seen).models - 1 },
    },
    askNumber<View>('prowess', 'Prowess', 1, most.prowess, ['six-events.turn.stat-line-missing'], { matters: rolls }),
    askNumber<View>('vitality', 'Vitality', 1, most.vitality, ['six-events.turn.stat-line-missing'], {
      matters: single,
      another: true,
    }),
    {
      ...askNumber<View>('wounds', 'Vitality lost', 0, 0, ['six-events.melee.prowess-loss'], { matters: single }),
      shape: { kind: 'number', least: 0, most: (seen) => of(seen).vitality - 1 },
    },
    folded(
      askChoice<View>(
        'rank',
        'Counts as',
        [
          ['none', 'No troop type'],
          ['peasant', 'Peasant'],
          ['yeoman', 'Yeoman'],
          ['knight', 'Knight'],
        ],
        ['six-events.morale.chart'],
        {
          group: 'Stat line',
          matters: (seen) => single(seen) && of(seen).is !== 'creature',
          forbidden: (seen) =>
            of(seen).is === 'character' || of(seen).is === 'war-machine'
              ? undefined
              : { because: `${kindNames[of(seen).is]}: the type has already been given.`, rules: ['six-events.morale.chart'] },
        },
      ),
    ),
    folded(
      askChoice<View>(
        'ground',
        'Stands in',
        [
          ['open', 'The open'],
          ['woods', 'Woods'],
          ['ruins', 'Ruins or buildings'],
        ],
        ['six-events.terrain.woods-status', 'six-events.terrain.ruins-armor', 'six-events.terrain.ruins-cavalry'],
        { group: 'Terrain' },
      ),
    ),
  ];
}

/** A flag that the rules do not allow for some fighters; `because` says for which. */
export const flagFor = <View>(
  id: string,
  name: string,
  rules: Asked<View>['rules'],
  denied: (seen: View) => string | undefined = () => undefined,
): Asked<View> =>
  askFlag<View>(id, name, rules, {
    matters: (seen) => denied(seen) === undefined,
    forbidden: (seen) => {
      const because = denied(seen);
      return because === undefined ? undefined : { because, rules };
    },
  });

export const fighterFrom = (said: Said): Fighter =>
  Object.fromEntries(
    Object.keys(usualFighter).map((key) => [key, said[key] ?? usualFighter[key as keyof Fighter]]),
  ) as unknown as Fighter;

const plural: Readonly<Record<TroopType, string>> = { peasant: 'peasants', yeoman: 'yeomen', knight: 'knights' };

/** A fighter within a sentence: `10 mounted yeomen (Armor 2)`, `a creature (Prowess 4, Vitality 6 of 8)`. */
export function fighterWords(fighter: Fighter, tells: { readonly dice?: boolean; readonly armor?: boolean }): string {
  const { is, mount, models, missing, armor, prowess, vitality, wounds } = fighter;
  const faces = tells.armor ? [`Armor ${armor}`] : [];
  const brackets = (words: readonly string[]) => (words.length ? ` (${words.join(', ')})` : '');
  if (is === 'peasant' || is === 'yeoman' || is === 'knight') {
    const of = missing === 0 ? `${models}` : `${models - missing} of ${models}`;
    return `${of} ${mount === 'foot' ? '' : 'mounted '}${plural[is]}${brackets(faces)}`;
  }
  const who = kindNames[is].charAt(0).toLowerCase() + kindNames[is].slice(1);
  const left = wounds === 0 ? `Vitality ${vitality}` : `Vitality ${vitality - wounds} of ${vitality}`;
  return `${who}${brackets([...(tells.dice ? [`Prowess ${prowess}`] : []), ...faces, left])}`;
}
