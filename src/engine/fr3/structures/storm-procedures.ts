/** Calculator procedures for storming: the climb and the melee on the wall, phase by phase. */

import { askChoice, askFlag, askNumber, withoutAsking } from '../../kernel/calculator/asked.ts';
import {
  type Asked,
  type Filled,
  type Kind,
  type Note,
  type Procedure,
  procedure,
  type Sum,
} from '../../kernel/calculator/procedure.ts';
import type { Refused } from '../../kernel/calculator/question.ts';
import { sentenceCase } from '../../kernel/text.ts';
import { isEligible } from '../data/eligible-types.ts';
import { artillery } from '../data/figures/artillery.ts';
import { siege } from '../data/figures/siege.ts';
import type { View as MeleeView } from '../melee/combatant.ts';
import { view as meleeView } from '../melee/combatant.ts';
import { passageWords } from './breach-entries.ts';
import { type Escalade, escaladeCourse, firstPhase, onWall, phasesToTake } from './escalade.ts';
import {
  barredFromDefending,
  barredFromStorming,
  controlLines,
  heightLine,
  ignoresWalls,
  meeting,
  meetsOil,
  mustStorm,
  type Storming,
  stormingLines,
  type WayUp,
} from './storm.ts';
import { sideOf, troopsPart, troopsWords } from './troops.ts';

interface StormView {
  readonly of: Storming;
  readonly a: MeleeView;
  readonly b: MeleeView;
}

const mostStormers = 3;

const wayNames: Readonly<Record<WayUp, string>> = {
  foot: 'By themselves',
  ladders: 'Ladders',
  tower: 'Siege tower',
  craft: 'Assault craft',
  climb: 'Climb',
  levitate: 'Levitate',
};

const marines = (side: 'a' | 'b'): Asked<StormView> =>
  askFlag<StormView>('marines', 'Marines', ['fr3.infantry.marines', 'fr3.infantry.marines-structure-bonus'], {
    group: 'Troops',
    forbidden: (view) => {
      const { unit, undead } = view[side].me;
      if (!isEligible('marines', unit.id)) return { because: `${unit.name} cannot be marines.`, rules: ['fr3.infantry.marines'] };
      return undead ? { because: 'Marines cannot be undead.', rules: ['fr3.infantry.marines'] } : undefined;
    },
    matters: (view) => isEligible('marines', view[side].me.unit.id),
  });

const climbs = ({ of, a }: StormView): boolean => mustStorm(of) || (!ignoresWalls(a.me) && of.way === 'tower');

const stormersOwn: readonly Asked<StormView>[] = [
  askNumber<StormView>('count', 'Units that storm', 1, mostStormers, ['fr3.siege.storm-melee', 'fr3.siege.control-bonuses'], {
    group: 'Siege',
  }),
  askChoice<StormView>(
    'way',
    'With',
    (Object.keys(wayNames) as WayUp[]).map((id) => [id, wayNames[id]] as const),
    [
      'fr3.siege.ladders',
      'fr3.siege.tower-assault',
      'fr3.infantry.marines-assault-craft',
      'fr3.items.climb-effect',
      'fr3.innate.levitate',
    ],
    { group: 'Siege', matters: climbs },
  ),
  askFlag<StormView>('engineer', 'Engineer', ['fr3.structures.wall-height-two', 'fr3.structures.wall-height-three'], {
    group: 'Siege',
    matters: (view) => climbs(view) && view.of.height > 1,
  }),
  marines('a'),
];

const usualWall = { height: 1, oil: false, rocks: false };

/** Melee circumstances that matter on the wall. */
const fighting = ['dwarf', 'alchemist', 'strength', 'freeze', 'support', 'flank'] as const;

function seeStorm({ w, u, d }: Filled): StormView {
  const said = (w ?? {}) as { height: 1 | 2 | 3; oil: boolean; rocks: boolean };
  const mine = (u ?? {}) as { way: WayUp; engineer: boolean; marines: boolean; count: number };
  const theirs = (d ?? {}) as { marines: boolean };
  const of: Storming = {
    height: said.height,
    oil: said.oil,
    rocks: said.rocks,
    way: mine.way,
    engineer: mine.engineer,
    count: mine.count,
    marines: { a: mine.marines, b: theirs.marines },
    a: sideOf(u ?? {}),
    b: sideOf(d ?? {}),
  };
  const at = meeting(of, true);
  return { of, a: meleeView(at, 'a'), b: meleeView(at, 'b') };
}

const wayWords: Readonly<Record<WayUp, string>> = {
  foot: '',
  ladders: ' with ladders',
  tower: ' from a siege tower',
  craft: ' from assault craft',
  climb: ' with Climb',
  levitate: ' with Levitate',
};

function subjectOf({ of, a, b }: StormView): string {
  const who = `${troopsWords(a.me, of.count)}${of.marines.a ? ', marines,' : ''}${mustStorm(of) || of.way === 'tower' ? wayWords[of.way] : ''}${of.engineer ? ' and an engineer' : ''}`;
  const whom = `${troopsWords(b.me)}${of.marines.b ? ', marines,' : ''} on a wall of height ${of.height}${of.oil ? ' with hot oil' : ''}`;
  return sentenceCase(`${who} storm ${whom}`);
}

const sums = ({ of, a, b }: StormView): Sum[] => {
  const storming = stormingLines(of);
  const fight = controlLines(of, true);
  const rolls: Sum[] = [];
  if (of.oil && meetsOil(of))
    rolls.push({
      title: 'Hot oil: damage',
      side: 'b',
      lines: [{ id: 'oil', name: 'Hot oil or tar', amount: siege.hotOilDamage, rules: ['fr3.siege.hot-oil-effect'] }],
      die: 10,
      against: {
        name: `Demoralizes on ${artillery.damageDemoralized}+, destroys on`,
        value: `${artillery.damageDestroyed}+`,
        rules: ['fr3.artillery.damage'],
      },
    });
  if (mustStorm(of))
    rolls.push(
      { title: `Storming: ${a.me.unit.name}`, side: 'a', lines: storming.a, die: 10 },
      { title: `Storming: against ${b.me.unit.name.toLowerCase()}`, side: 'b', lines: storming.b, die: 10 },
    );
  rolls.push(
    { title: `On the wall: ${a.me.unit.name}`, side: 'a', lines: fight.a, die: 10 },
    { title: `On the wall: against ${b.me.unit.name.toLowerCase()}`, side: 'b', lines: fight.b, die: 10 },
  );
  return rolls;
};

function notes(view: StormView): Note[] {
  const { of, a } = view;
  const found: Note[] = [
    {
      says: passageWords(phasesToTake(of), 'is taken', 'phases, both sides’ counted,'),
      rules: ['fr3.siege.control-melee', 'fr3.siege.storm-failure'],
    },
  ];
  if (!mustStorm(of))
    found.push(
      of.way === 'tower' && !ignoresWalls(a.me)
        ? {
            says: 'From a siege tower, a wall of height 1 is attacked without a storming roll.',
            rules: ['fr3.siege.tower-assault'],
          }
        : a.me.elemental
          ? {
              says: 'Air elementals fight the defenders of a wall without a storming roll.',
              rules: ['fr3.elementals.air-no-storming'],
            }
          : {
              says: 'Swarms and spirits do not need a storming roll, and the wall does not hinder them.',
              rules: ['fr3.structures.swarms-spirits'],
            },
    );
  if (of.oil && meetsOil(of))
    found.push(
      {
        says: 'The defender pours the oil on the first unit that climbs. That unit is driven back whatever the roll, and the oil is used up.',
        rules: ['fr3.siege.hot-oil-push-back', 'fr3.siege.hot-oil-single-use'],
      },
      {
        says: 'The oil stays with its base of the wall. Only engineers and mechanics can move the oil to another base.',
        rules: ['fr3.siege.hot-oil-move'],
      },
    );
  found.push({
    says: 'Defenders on the bases beside a wall that is taken test at once.',
    rules: ['fr3.siege.breach-test'],
  });
  return found;
}

type StormKind = Kind<Escalade, StormView>;
const isUp = ({ fate, stormers }: Escalade): boolean => fate === 'fought for' && stormers.some(onWall);
const shaken = (now: Escalade, { of }: StormView): boolean => now.defender > (of.b.state ?? 0);
const kinds = (held: string): readonly StormKind[] => [
  { id: 'taken', tone: 'good3', words: 'The wall is taken', is: ({ fate }) => fate === 'taken' },
  {
    id: 'winning',
    tone: 'good2',
    words: 'On the wall against shaken defenders',
    is: (now, view) => isUp(now) && shaken(now, view),
  },
  { id: 'up', tone: 'good1', words: 'On the wall', is: (now, view) => isUp(now) && !shaken(now, view) },
  { id: 'below', tone: 'bad1', words: 'Thrown back', is: (now) => now.fate === 'fought for' && !isUp(now) },
  { id: 'held', tone: 'bad3', words: held, is: ({ fate }) => fate === 'held' },
];

const refuse = ({ of }: StormView): Refused[] => {
  const attackers = barredFromStorming(of);
  const defenders = barredFromDefending(of.b);
  return [
    ...(attackers ? [{ at: of.way === 'foot' ? 'u' : 'u.way', ...attackers }] : []),
    ...(defenders ? [{ at: 'd', ...defenders }] : []),
  ];
};

const storm: Procedure = procedure<StormView, Escalade, Escalade>({
  id: 'storm',
  name: 'Storm a wall',
  group: 'Storm',
  says: 'At the end of the movement step, each unit rolls to reach the top; in the melee step, the units on the wall fight its defenders.',
  rules: ['fr3.siege.storm-melee', 'fr3.siege.storm-success', 'fr3.siege.storm-failure', 'fr3.siege.control-melee'],
  parts: [
    troopsPart<StormView>({
      key: 'u',
      name: 'The attackers',
      side: 'a',
      seen: ({ a }) => a,
      also: [...fighting, 'rear'],
      own: stormersOwn,
      usual: { count: 1, way: 'foot', engineer: false, marines: false },
    }),
    // The defenders lose the wall whether they are pushed back or destroyed, so the calculator does not ask whether their retreat
    // is blocked.
    withoutAsking(
      troopsPart<StormView>({
        key: 'd',
        name: 'The defenders',
        side: 'b',
        seen: ({ b }) => b,
        also: [...fighting, 'bows', 'attached', 'blocked'],
        own: [marines('b')],
        usual: { marines: false },
      }),
      ['blocked'],
    ),
    {
      key: 'w',
      name: 'The wall',
      side: 'b',
      usual: () => usualWall,
      circumstances: [
        askChoice<StormView>(
          'height',
          'Height',
          ['1', '2', '3'].map((value) => [value, value] as const),
          ['fr3.structures.wall-height-one', 'fr3.structures.wall-height-two', 'fr3.structures.wall-height-three'],
          { group: 'Siege', numeric: true, matters: (view) => climbs(view) || heightLine(view.of) !== undefined },
        ),
        askFlag<StormView>('oil', 'Hot oil or tar', ['fr3.siege.hot-oil-effect'], {
          group: 'Siege',
          forbidden: ({ of }) =>
            meetsOil(of)
              ? undefined
              : { because: 'Oil can be poured only on units that storm and on swarms.', rules: ['fr3.siege.hot-oil-effect'] },
          matters: ({ of }) => meetsOil(of),
        }),
        askFlag<StormView>('rocks', 'Rocks and bottles', ['fr3.siege.rocks-effect'], {
          group: 'Siege',
          matters: ({ of }) => !meeting(of, true).dieOff,
        }),
      ],
    },
  ],
  first: { w: { height: 2 }, u: { unit: 'handweapons', way: 'ladders' }, d: { unit: 'militia' } },
  see: seeStorm,
  subject: subjectOf,
  refuse,
  sums,
  notes,
  chance: ({ of }) => firstPhase(of),
  kinds: kinds('Destroyed in the attempt'),
  measures: [
    { name: 'On the wall now', kinds: ['taken', 'winning', 'up'] },
    { name: 'Taken in the end', kinds: ['taken'], of: 'course' },
  ],
  course: {
    name: 'Phases',
    row: 'After phase',
    most: 10,
    usual: 4,
    says: 'The odd-numbered phases are the attackers’. Each side rallies at the start of its own phases. A demoralized unit below the wall must rally before it climbs again.',
    kinds: kinds('Attackers destroyed'),
    stages: ({ of }, phases) => escaladeCourse(of, phases),
  },
});

export const stormProcedures: readonly Procedure[] = [storm];
