/** A Markdown report on self-play battles: how often each player wins, silly behaviour, thinking times. */
import { type BattleRecord, median, type Played } from './record.ts';
import { wilson } from './wilson.ts';

const percent = (share: number): string => `${Math.round(100 * share)}%`;
const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly string[]): readonly string[] => [
  row(...head),
  row(...head.map(() => '---')),
  ...rows,
];

/** Groups battles by key, keeping their order. */
function by<T>(all: readonly T[], key: (each: T) => string): ReadonlyMap<string, readonly T[]> {
  return Map.groupBy(all, key);
}

function strength(records: readonly BattleRecord[]): string {
  const won = records.filter(({ winner }) => winner === 'one').length;
  const drawn = records.filter(({ winner }) => winner === null).length;
  const { share, low, high } = wilson(won + drawn / 2, records.length);
  return `${percent(share)} | ${percent(low)} to ${percent(high)} | ${won} / ${drawn} / ${records.length - won - drawn}`;
}

/** The size of a roster is at the end of its id. Rosters from lists count as `drawn`. */
export const sizeOf = (roster: string): string => /-(\d+)$/.exec(roster)?.[1] ?? 'drawn';

const pairing = ({ one, other }: BattleRecord): string => `${one.player} against ${other.player}`;

const strengths = (records: readonly BattleRecord[]): readonly string[] =>
  table(
    ['players', 'points', 'wins', '95 in 100', 'won / drawn / lost'],
    [...by(records, pairing)].flatMap(([pair, all]) => {
      const sizes = [...by(all, ({ roster }) => sizeOf(roster))];
      const each = sizes.length > 1 ? sizes.map(([size, some]) => row(pair, size, strength(some))) : [];
      return [...each, row(pair, sizes.length > 1 ? 'all' : (sizes[0]?.[0] ?? ''), strength(all))];
    }),
  );

/** Both sides of every battle, by player. */
const byPlayer = (records: readonly BattleRecord[]): ReadonlyMap<string, readonly Played[]> =>
  by(
    records.flatMap(({ one, other }) => [one, other]),
    ({ player }) => player,
  );

const silliness = (records: readonly BattleRecord[], kinds: readonly string[]): readonly string[] =>
  table(
    ['player', 'battles', ...kinds],
    [...byPlayer(records)].map(([player, all]) =>
      row(
        player,
        all.length,
        ...kinds.map((kind) => {
          const count = all.reduce((sum, { silly }) => sum + (silly[kind] ?? 0), 0);
          return count === 0 ? '0' : `${count} (${(count / all.length).toFixed(2)})`;
        }),
      ),
    ),
  );

const thinking = (records: readonly BattleRecord[]): readonly string[] =>
  table(
    ['player', 'points', 'decisions a battle', 'median', 'mean', 'longest'],
    [...byPlayer(records)].flatMap(([player]) =>
      [...by(records, ({ roster }) => sizeOf(roster))].flatMap(([size, some]) => {
        const all = some.flatMap(({ one, other }) => [one, other]).filter((each) => each.player === player);
        if (all.length === 0) return [];
        const decisions = all.reduce((sum, each) => sum + each.decisions, 0);
        const thought = all.reduce((sum, each) => sum + each.thought, 0);
        return row(
          player,
          size,
          Math.round(decisions / all.length),
          `${median(all.map((each) => each.median)).toFixed(1)} ms`,
          `${(thought / Math.max(1, decisions)).toFixed(1)} ms`,
          `${Math.round(Math.max(...all.map(({ longest }) => longest)))} ms`,
        );
      }),
    ),
  );

const rosters = (records: readonly BattleRecord[]): readonly string[] =>
  table(
    ['roster', 'players', 'wins', '95 in 100', 'won / drawn / lost'],
    [...by(records, ({ roster }) => roster)].flatMap(([roster, all]) =>
      [...by(all, pairing)].map(([pair, some]) => row(roster, pair, strength(some))),
    ),
  );

/** How the battles were played, and by which code. */
function origins(records: readonly BattleRecord[]): readonly string[] {
  const code = by(records, ({ commit, day }) => (commit ? `commit ${commit}, ${day}` : 'a commit that was not recorded'));
  const turns = [...new Set(records.map((each) => each.turns))].sort((one, other) => one - other);
  const swapped = records.filter((each) => each.swapped).length;
  return [
    `${records.length} battles: ${[...code].map(([of, all]) => `${all.length} by ${of}`).join('; ')}.`,
    `Both sides have the same roster, except where its id ends with +. The sides are changed in ${swapped} of the battles. A battle ends after ${turns.join(' or ')} turns at the latest.`,
  ];
}

/** `silly` describes the system's kinds of silly behaviour. */
export function report(records: readonly BattleRecord[], silly: Readonly<Record<string, string>> = {}): string {
  const kinds = Object.entries(silly);
  if (records.length === 0) return 'No battles.';
  return [
    ...origins(records),
    '',
    'Wins of the player named first; a draw is half a win. The interval is that in which the true share lies in 95 of 100 cases.',
    '',
    '## Strength',
    '',
    ...strengths(records),
    '',
    ...(kinds.length === 0
      ? []
      : [
          '## Silly sequences: how many, and how many a battle',
          '',
          ...kinds.map(([kind, says]) => `- \`${kind}\`: ${says}`),
          '',
          ...silliness(
            records,
            kinds.map(([kind]) => kind),
          ),
          '',
        ]),
    '## Thinking',
    '',
    ...thinking(records),
    '',
    '## By roster',
    '',
    ...rosters(records),
  ].join('\n');
}
