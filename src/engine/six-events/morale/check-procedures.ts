/** Calculator procedures for morale checks and for a creature's failure. */

import { askChoice, askFlag, askNumber, folded } from '../../kernel/calculator/asked.ts';
import { type Asked, type Kind, type Part, type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import { sentenceCase } from '../../kernel/text.ts';
import { moraleChart } from '../data/morale.ts';
import { type ColumnId, columnOf, type RowId, type troopTypes } from '../fighter.ts';
import { d6 } from '../hits.ts';
import { flagFor } from '../parts.ts';
import type { SixEventsRuleId } from '../rule-ids.ts';
import { type Checked, check, checkNeeds, neededOf } from './check.ts';
import { moraleLines, type Nerve, steady } from './modifiers.ts';

export interface Checking {
  readonly is: (typeof troopTypes)[number] | 'creature';
  readonly mount: 'foot' | 'standard';
  readonly ground: 'open' | 'woods' | 'ruins';
  readonly cause: RowId;
  readonly nerve: Nerve;
}

/** The column of the checking unit: six-events.morale.chart-lookup. */
const columnOfChecking = ({ is, mount, ground }: Checking): ColumnId => columnOf({ is, mount, ground, rank: 'none' }) as ColumnId;
const inMelee = ({ cause }: Checking): boolean => moraleChart.find(({ id }) => id === cause)?.event === 'melee';

/** Units in melee cannot be targets of shooting or offensive spells. */
const inMeleeOnly = (seen: Checking): string | undefined =>
  inMelee(seen) ? undefined : 'A unit in melee cannot be the target of shooting or of an offensive spell.';
const outside: readonly SixEventsRuleId[] = ['six-events.ranged.not-in-combat', 'six-events.spells.no-offensive-in-combat'];

const meleeFlag = (id: keyof Nerve, name: string, rule: SixEventsRuleId): Asked<Checking> =>
  flagFor<Checking>(id, name, [rule, ...outside], inMeleeOnly);

const troopsFlag = (id: keyof Nerve, name: string, rule: SixEventsRuleId): Asked<Checking> =>
  flagFor<Checking>(id, name, [rule], ({ is }) =>
    is === 'creature' ? 'A leader can be attached only to a unit of troops.' : undefined,
  );

const usual = { is: 'yeoman', mount: 'foot', ground: 'open', ...steady } as unknown as Said;

const subjectPart: Part<Checking> = {
  key: 'u',
  name: 'The unit that checks',
  side: 'a',
  usual: () => usual,
  circumstances: [
    askChoice<Checking>(
      'is',
      'Who',
      [
        ['peasant', 'Peasants'],
        ['yeoman', 'Yeomen'],
        ['knight', 'Knights'],
        ['creature', 'A creature'],
      ],
      ['six-events.morale.chart-lookup'],
      { another: true },
    ),
    askChoice<Checking>(
      'mount',
      'Mount',
      [
        ['foot', 'On foot'],
        ['standard', 'Mounted'],
      ],
      ['six-events.morale.chart-lookup'],
      {
        matters: ({ is }) => is === 'knight' || is === 'yeoman',
        forbidden: ({ is }) =>
          is === 'creature' ? { because: 'A creature cannot have a mount.', rules: ['six-events.morale.chart'] } : undefined,
        another: true,
      },
    ),
    askFlag<Checking>('halved', 'Half lost, or more', [
      'six-events.morale.mod-half-troops',
      'six-events.morale.mod-half-vitality',
    ]),
    troopsFlag('leader', 'Leader attached', 'six-events.morale.mod-leader-attached'),
    meleeFlag('flanked', 'Attacked in the flank', 'six-events.morale.mod-flanked'),
    meleeFlag('rearAttacked', 'Attacked in the rear', 'six-events.morale.mod-rear-attacked'),
    askChoice<Checking>(
      'attacks',
      'It attacks the enemy’s',
      [
        ['front', 'Front'],
        ['flank', 'Flank'],
        ['rear', 'Rear'],
      ],
      ['six-events.morale.mod-attacking-flank', 'six-events.morale.mod-attacking-rear'],
      {
        matters: inMelee,
        forbidden: (seen) => {
          const because = inMeleeOnly(seen);
          return because ? { because, rules: outside } : undefined;
        },
      },
    ),
    meleeFlag('outnumbers', 'Outnumbers its opponents', 'six-events.morale.mod-outnumber'),
    meleeFlag('friend', 'A friendly unit fights beside it', 'six-events.morale.mod-friend-engaged'),
    ...[
      troopsFlag('leaderKilled', 'Its leader was killed this turn', 'six-events.morale.mod-leader-killed'),
      askFlag<Checking>('commanderKilled', 'The army commander was killed this turn', ['six-events.morale.mod-commander-killed']),
      askNumber<Checking>('race', 'Bonus of its race', -3, 3, ['six-events.morale.race-modifiers']),
    ].map((asked) => folded({ ...asked, group: 'Besides' })),
    folded(
      askChoice<Checking>(
        'ground',
        'Stands in',
        [
          ['open', 'The open'],
          ['woods', 'Woods'],
          ['ruins', 'Ruins or buildings'],
        ],
        ['six-events.terrain.woods-status', 'six-events.terrain.ruins-cavalry'],
        { group: 'Terrain', matters: ({ is }) => is === 'knight' || is === 'yeoman' },
      ),
    ),
  ],
};

const causePart: Part<Checking> = {
  key: 'c',
  name: 'The cause',
  side: 'b',
  usual: () => ({ cause: 'foot-yeomen' }),
  circumstances: [
    askChoice<Checking>(
      'cause',
      'Damage by',
      moraleChart.map(({ id, name }) => [id, name] as const),
      ['six-events.morale.chart', 'six-events.morale.row-order', 'six-events.morale.cause-identity'],
    ),
  ],
};

const kinds: readonly Kind<Checked, Checking>[] = [
  { id: 'passed', tone: 'good2', words: 'Stands', is: (checked) => checked === 'passed' },
  { id: 'none', tone: 'good3', words: 'No check', is: (checked) => checked === 'none' },
  { id: 'routs', tone: 'bad2', words: 'Routs', is: (checked) => checked === 'routs' },
  { id: 'withdraw', tone: 'bad1', words: 'Withdraws', is: (checked) => checked === 'withdraw' },
  { id: 'flee', tone: 'bad3', words: 'Flees', is: (checked) => checked === 'flee' },
  { id: 'berserk', tone: 'both', words: 'Goes berserk', is: (checked) => checked === 'berserk' },
];

const names: Readonly<Record<Checking['is'], string>> = {
  peasant: 'peasants',
  yeoman: 'yeomen',
  knight: 'knights',
  creature: 'a creature',
};
const unit = ({ is, mount }: Checking): string =>
  is === 'creature' || is === 'peasant' ? names[is] : `${mount === 'foot' ? 'foot' : 'mounted'} ${names[is]}`;
const cause = ({ cause: id }: Checking): string => (moraleChart.find((each) => each.id === id)?.name ?? id).toLowerCase();

const lowest = (face: number): string => (face < 0 ? `−${-face}+` : `${face}+`);

export const checks: Procedure = procedure<Checking, Checked>({
  id: 'check',
  name: 'A morale check',
  group: 'Morale',
  says: 'Every unit that took damage in event II, III or V rolls a d6 at the end of that event. The chart gives the result that it needs.',
  rules: ['six-events.morale.when', 'six-events.morale.procedure', 'six-events.morale.pass'],
  parts: [subjectPart, causePart],
  first: { u: {}, c: {} },
  see: ({ u = {}, c = {} }) => {
    const { is, mount, ground, ...nerve } = u as unknown as Checking & Nerve;
    return {
      is,
      mount,
      ground,
      cause: c.cause as RowId,
      nerve: { ...nerve, creature: is === 'creature' } as Nerve,
    };
  },
  subject: (seen) => sentenceCase(`${unit(seen)} checking for damage by ${cause(seen)}`),
  notes: (seen) => {
    const column = columnOfChecking(seen);
    return [
      ...(neededOf(column, seen.cause) === null
        ? [{ says: 'Knights whose only opponents are peasants do not check.', rules: ['six-events.morale.no-check'] as const }]
        : []),
      ...(seen.ground === 'woods' && column === 'peasants' && seen.is !== 'peasant'
        ? [{ says: 'In woods, it checks as peasants do.', rules: ['six-events.terrain.woods-status'] as const }]
        : []),
      {
        says: 'Against several enemies, use the row nearest the top of the chart.',
        rules: ['six-events.morale.row-order'] as const,
      },
    ];
  },
  sums: (seen) => {
    const needed = neededOf(columnOfChecking(seen), seen.cause);
    if (needed === null) return [];
    return [
      {
        title: 'Morale check',
        side: 'a',
        lines: moraleLines(seen.nerve),
        die: d6,
        needs: checkNeeds(needed, seen.nerve),
        against: {
          name: 'On the chart',
          value: lowest(needed),
          rules: ['six-events.morale.chart', 'six-events.morale.low-values'],
        },
      },
    ];
  },
  chance: (seen) => check(columnOfChecking(seen), seen.cause, seen.nerve),
  kinds,
  measures: [{ name: 'Stands', kinds: ['passed', 'none'] }],
});
