/**
 * Whole battles of the program against itself: `npm run selfplay -- --battles 100 --seed 1 --players random,greedy`.
 * Every two of the players meet in that many battles (one alone meets itself), each roster and table and seed twice with the
 * sides changed, where the two differ. The rosters take turns: ids of ready ones, all of a size (500, 650, 750, 1000), or `all`; ids of army lists, of which
 * rosters are drawn, or `lists`. A battle goes on until the book ends it; where neither side dares to go on, it ends after so many
 * turns. Prints what ended, what went wrong, how fast it was, and who won how often, with intervals; meanwhile, on the error
 * stream, how it stands. Fails if anything went wrong.
 */
import { parseArgs } from 'node:util';
import { type Watched, watched } from './selfplay/battle.ts';
import { type ContestantId, contestantIds } from './selfplay/players.ts';
import { listIds, mirrored, rosterIds, unplayed } from './selfplay/tables.ts';
import { wilson } from './selfplay/wilson.ts';

const usage = `npm run selfplay -- [--battles N] [--seed S] [--players ${contestantIds.join(',')}] [--rosters id,500,750,1000,all,lists] [--turns N]`;

function give(up: string): never {
  console.error(`${up}\n${usage}`);
  process.exit(2);
}

const options = {
  battles: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  players: { type: 'string', default: 'random,greedy' },
  rosters: { type: 'string', default: '500' },
  turns: { type: 'string', default: '24' },
} as const;

function read(): { readonly [Name in keyof typeof options]: string } {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return give((error as Error).message);
  }
}

const said = read();

function whole(name: 'battles' | 'seed' | 'turns', least: number, most: number): number {
  const value = Number(said[name]);
  if (!Number.isInteger(value) || value < least || value > most)
    give(`--${name} is a whole number from ${least} to ${most}, not “${said[name]}”.`);
  return value;
}

const words = (text: string): readonly string[] => text.split(',').filter((word) => word !== '');

function playersSaid(): readonly ContestantId[] {
  const named = words(said.players);
  const stranger = named.find((word) => !(contestantIds as readonly string[]).includes(word));
  if (stranger !== undefined) give(`There is no player “${stranger}”: there are ${contestantIds.join(', ')}.`);
  if (named.length === 0) give('--players names one player at least.');
  return named as readonly ContestantId[];
}

/** Rosters by their ids, all of a size by its points, or all that there are; lists by their ids, or all that can be played. */
function rostersSaid(): readonly string[] {
  return words(said.rosters).flatMap((word) => {
    if (listIds.includes(word)) return [word];
    if (word === 'lists')
      return listIds.filter((id) => {
        const why = unplayed(id, seed);
        if (why !== null) console.error(`${id}: ${why}`);
        return why === null;
      });
    const found = rosterIds.filter((id) => word === 'all' || id === word || id.endsWith(`-${word}`));
    return found.length > 0
      ? found
      : give(`There is no ready roster “${word}”: there are ${rosterIds.join(', ')}, and the army lists.`);
  });
}

const [battles, seed, turns] = [whole('battles', 1, 1_000_000), whole('seed', 0, 2 ** 31), whole('turns', 1, 999)];
const players = playersSaid();
const rosters = rostersSaid();

interface Pairing {
  readonly one: ContestantId;
  readonly other: ContestantId;
}
const [alone] = players;
const pairings: readonly Pairing[] =
  players.length === 1
    ? [{ one: alone as ContestantId, other: alone as ContestantId }]
    : players.flatMap((one, at) => players.slice(at + 1).map((other) => ({ one: other, other: one })));

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const rate = (count: number, seconds: number): string => Math.round(count / seconds).toLocaleString('en-GB');
const total = (all: readonly Watched[], read: (each: Watched) => number): number =>
  all.reduce((sum, each) => sum + read(each), 0);

/** Battles after which it says how it stands. */
const often = 20;

let faults = 0;
function faulty(what: string, found: readonly string[]): void {
  faults += found.length;
  console.log(`  ${what}: ${found.length}`);
  for (const each of found.slice(0, 5)) console.log(`    ${each}`);
}

for (const { one, other } of pairings) {
  const all: Watched[] = [];
  let [wins, draws] = [0, 0];
  const spent = { one: 0, other: 0, decided: 0, decidedByOther: 0, longest: 0, longestOfOther: 0 };
  const begun = performance.now();
  for (let at = 0; at < battles; at++) {
    const pair = one === other ? at : at >> 1;
    const swapped = one !== other && at % 2 === 1;
    const setup = mirrored(rosters[pair % rosters.length] as string, turns, seed + pair);
    const battle = watched(setup, seed + pair, swapped ? { A: other, B: one } : { A: one, B: other });
    const [mine, theirs] = swapped ? (['B', 'A'] as const) : (['A', 'B'] as const);
    all.push(battle);
    if (battle.winner === mine) wins++;
    else if (battle.winner === null) draws++;
    spent.one += battle.thought[mine];
    spent.other += battle.thought[theirs];
    spent.decided += battle.decisions[mine];
    spent.decidedByOther += battle.decisions[theirs];
    spent.longest = Math.max(spent.longest, battle.longest[mine]);
    spent.longestOfOther = Math.max(spent.longestOfOther, battle.longest[theirs]);
    const played = at + 1;
    if (played % often === 0 && played < battles)
      console.error(
        `${one} against ${other}: ${played} of ${battles}, ${wins} won, ${draws} drawn, ${played - wins - draws} lost`,
      );
  }
  const seconds = (performance.now() - begun) / 1000;
  const actions = total(all, (each) => each.actions);
  console.log(`${one} against ${other}: ${battles} battles in ${seconds.toFixed(0)} s (${said.rosters}; ${turns} turns)`);
  console.log(`  ended: ${all.filter(({ ended }) => ended).length}`);
  faulty(
    'not ended',
    all.flatMap(({ ended }, at) => (ended ? [] : [`battle ${at}`])),
  );
  faulty(
    'thrown',
    all.flatMap(({ thrown }, at) => (thrown === null ? [] : [`battle ${at}: ${thrown}`])),
  );
  faulty(
    'invariants broken',
    all.flatMap(({ invariants }, at) => invariants.map((each) => `battle ${at}: ${each}`)),
  );
  faulty(
    'replays that differ',
    all.flatMap(({ replays }, at) => (replays ? [] : [`battle ${at}`])),
  );
  faulty(
    'refusals without a sentence or a rule',
    all.flatMap(({ bareRefusals }) => bareRefusals),
  );
  console.log(`  refusals looked at: ${total(all, ({ refusals }) => refusals).toLocaleString('en-GB')}`);
  console.log(`  actions: ${actions}, ${(actions / battles).toFixed(0)} a battle`);
  console.log(
    `  refused and performed: ${rate(
      actions,
      total(all, ({ replaySeconds }) => replaySeconds),
    )} actions a second`,
  );
  const thinks = (who: ContestantId, time: number, count: number, longest: number) =>
    console.log(`  ${who} thinks ${((1000 * time) / count).toFixed(1)} ms a decision, ${(1000 * longest).toFixed(0)} ms at most`);
  thinks(one, spent.one, spent.decided, spent.longest);
  if (one === other) continue;
  thinks(other, spent.other, spent.decidedByOther, spent.longestOfOther);
  const sure = (successes: number): string => {
    const { share, low, high } = wilson(successes, battles);
    return `${percent(share)} (95 in 100: ${percent(low)} to ${percent(high)})`;
  };
  console.log(`  ${one} wins ${wins}, draws ${draws}, loses ${battles - wins - draws}`);
  console.log(`  wins alone: ${sure(wins)}; with half of the draws: ${sure(wins + draws / 2)}`);
}
if (faults > 0) process.exitCode = 1;
