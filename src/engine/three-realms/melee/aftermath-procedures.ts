/** What follows a melee: pursuit, and breaking off with Blitzkrieg. */
import { askFlag, askNumber } from '../../kernel/calculator/asked.ts';
import { type Filled, type Part, type Procedure, procedure } from '../../kernel/calculator/procedure.ts';
import { basics } from '../data/figures/basics.ts';
import { faceToBeat } from '../dice.ts';
import { askStat, askWho, called, has, line, lines, type Model, modelOf, times } from '../models.ts';
import { breaksOff, isCaught } from './aftermath.ts';
import type { Side } from './question.ts';

interface Chase {
  readonly by: Model;
  readonly of: Model;
  readonly M: number;
  readonly cavalry: boolean;
  readonly fleeing: { readonly M: number; readonly cavalry: boolean };
  readonly ahead: number;
}

const runnerPart = (key: Side, name: string, who: string, more: Part<Chase>['circumstances'] = []): Part<Chase> => ({
  key,
  name,
  side: key,
  usual: (said) => {
    const of = modelOf(said.who ?? who);
    return { who, M: of.line.M, cavalry: has(of, 'cavalry'), ahead: 0 };
  },
  circumstances: [
    askWho(),
    askStat('M'),
    askFlag('cavalry', 'Cavalry', ['three-realms.unit-rules.cavalry', 'three-realms.melee.flee-move']),
    ...more,
  ],
});

const seeChase = ({ a, b }: Filled): Chase => ({
  by: modelOf(a?.who),
  of: modelOf(b?.who),
  M: Number(a?.M),
  cavalry: a?.cavalry === true,
  fleeing: { M: Number(b?.M), cavalry: b?.cavalry === true },
  ahead: Number(b?.ahead),
});

interface BreakingOff {
  readonly who: Model;
  readonly E: number;
  readonly enemy: Model;
  readonly MT: number;
  readonly units: number;
}

export const aftermathProcedures: readonly Procedure[] = [
  procedure<Chase, boolean>({
    id: 'pursuit',
    name: 'Pursuit',
    group: 'Afterwards',
    says: 'A unit flees from a melee and a winner pursues it. The fleeing unit is destroyed if it is touched.',
    rules: ['three-realms.melee.pursue', 'three-realms.melee.pursuit-kills', 'three-realms.melee.flee-move'],
    parts: [
      runnerPart('a', 'The pursuers', 'average'),
      runnerPart('b', 'The fleeing', 'human-warrior', [
        askNumber('ahead', 'Inches ahead', 0, 12, ['three-realms.melee.pursuit-kills']),
      ]),
    ],
    first: { a: {}, b: {} },
    see: seeChase,
    subject: ({ by, of, M, fleeing, ahead }) =>
      `${called(by, { M })} pursue ${called(of, { M: fleeing.M })}${ahead === 0 ? '' : `, ${ahead}″ ahead`}`,
    notes: () => [
      {
        says: 'Both run straight and nothing is in the way. The winner decides before the fleeing unit rolls for its distance.',
        rules: ['three-realms.melee.winner-decides'],
      },
    ],
    sums: ({ M, cavalry, fleeing, ahead }) => [
      {
        title: `Pursuit: M and a ${cavalry ? 'd10' : 'd5'}`,
        side: 'a',
        lines: lines(line('M', 'M', M, 'three-realms.melee.pursue')),
      },
      {
        title: `Flight: M and a ${fleeing.cavalry ? 'd10' : 'd5'}`,
        side: 'b',
        lines: lines(
          line('M', 'M', fleeing.M, 'three-realms.melee.flee-move'),
          line('ahead', 'Inches ahead', ahead, 'three-realms.melee.pursuit-kills'),
        ),
      },
    ],
    chance: ({ M, cavalry, fleeing, ahead }) => isCaught({ M, cavalry }, fleeing, ahead),
    kinds: [
      { id: 'caught', tone: 'good3', words: 'Run down', is: (so) => so },
      { id: 'away', tone: 'bad1', words: 'They get away', is: (so) => !so },
    ],
    measures: [{ name: 'Run down', kinds: ['caught'] }],
  }),
  procedure<BreakingOff, boolean>({
    id: 'break-off',
    name: 'Breaking off with Blitzkrieg',
    group: 'Afterwards',
    says: 'Every enemy unit in contact makes one attack on the unit; if none hits, it may leave the melee.',
    rules: ['three-realms.unit-rules.blitzkrieg', 'three-realms.unit-rules.blitzkrieg-attacks'],
    parts: [
      {
        key: 'a',
        name: 'Who breaks off',
        side: 'a',
        usual: (said) => {
          const usual = 'blademaster';
          return { who: usual, E: modelOf(said.who ?? usual).line.E };
        },
        circumstances: [askWho(), askStat('E')],
      },
      {
        key: 'b',
        name: 'Its enemies',
        side: 'b',
        usual: (said) => {
          const usual = 'spearmen';
          return { who: usual, MT: modelOf(said.who ?? usual).line.MT, units: 1 };
        },
        circumstances: [
          askWho(),
          askStat('MT'),
          askNumber('units', 'Units in contact', 1, 6, ['three-realms.unit-rules.blitzkrieg-attacks']),
        ],
      },
    ],
    first: { a: {}, b: { units: 2 } },
    see: ({ a, b }) => ({
      who: modelOf(a?.who),
      E: Number(a?.E),
      enemy: modelOf(b?.who),
      MT: Number(b?.MT),
      units: Number(b?.units),
    }),
    subject: ({ who, E, enemy, MT, units }) => `${called(who, { E })} breaks off from ${times(units, called(enemy, { MT }))}`,
    notes: () => [
      {
        says: 'All models of the unit must then be able to get clear within their M.',
        rules: ['three-realms.unit-rules.blitzkrieg-escape'],
      },
    ],
    sums: ({ E, MT }) => [
      {
        title: 'Each attack',
        side: 'b',
        die: basics.die,
        lines: lines(line('MT', 'MT', MT, 'three-realms.unit-rules.blitzkrieg-attacks', 'three-realms.melee.to-hit')),
        needs: faceToBeat(MT, E),
        against: { name: 'Evasion', value: String(E), rules: ['three-realms.stat-line.evasion'] },
      },
    ],
    chance: ({ E, MT, units }) => breaksOff(units, faceToBeat(MT, E)),
    kinds: [
      { id: 'free', tone: 'good2', words: 'It may leave', is: (so) => so },
      { id: 'locked', tone: 'bad1', words: 'It stays locked', is: (so) => !so },
    ],
    measures: [{ name: 'It may leave', kinds: ['free'] }],
  }),
];
