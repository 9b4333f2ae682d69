/**
 * Plays whole battles of the program against itself: `npm run selfplay -- --system fr3 --battles 100 --seed 1 --players
 * random,greedy`. Each pair of players plays that many battles (a single player plays against itself). With `--against`, each of
 * the players meets each of the players named there. If the players differ, each combination of roster, table and seed is played
 * twice, with the sides swapped. The rosters alternate. For Fantasy Rules!, name ready-made rosters by their ids, by a size in
 * points (500, 650, 750, 1000) or with `all`, or name army lists, from which rosters are drawn, by their ids or with `lists`. A
 * battle ends by the rules, or after a number of turns if neither side attacks. `--keep FILE` adds a line to a file for each
 * battle, and skips battles already in it, so that long runs can be interrupted. `--report` prints a Markdown report on the
 * battles played and kept (`--battles 0`: only the kept ones). Fails if there was any fault.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { playWatched } from './selfplay/battle.ts';
import { type BattleRecord, readRecords, recordOf } from './selfplay/record.ts';
import { report } from './selfplay/report.ts';
import type { AnySystem } from './selfplay/system.ts';
import { systems } from './selfplay/systems.ts';
import { wilson } from './selfplay/wilson.ts';

const usage = `npm run selfplay -- [--system ${Object.keys(systems).join('|')}] [--battles N] [--seed S] [--players random,greedy,…] [--against …] [--rosters …] [--turns N] [--keep FILE] [--report]`;

function give(up: string): never {
  console.error(`${up}\n${usage}`);
  process.exit(2);
}

const options = {
  system: { type: 'string', default: 'fr3' },
  battles: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  players: { type: 'string', default: 'random,greedy' },
  against: { type: 'string', default: '' },
  rosters: { type: 'string' },
  turns: { type: 'string' },
  keep: { type: 'string', default: '' },
  report: { type: 'boolean', default: false },
} as const;

function read() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return give((error as Error).message);
  }
}

const { system: named, ...given } = read();
if (!Object.hasOwn(systems, named)) give(`--system is one of ${Object.keys(systems).join(', ')}, not “${named}”.`);
const system: AnySystem = systems[named as keyof typeof systems];
const said = { ...given, rosters: given.rosters ?? system.rosters.usual, turns: given.turns ?? String(system.turns) };

function whole(name: 'battles' | 'seed' | 'turns', least: number, most: number): number {
  const value = Number(said[name]);
  if (!Number.isInteger(value) || value < least || value > most)
    give(`--${name} is a whole number from ${least} to ${most}, not “${said[name]}”.`);
  return value;
}

const words = (text: string): readonly string[] => text.split(',').filter((word) => word !== '');

function contestants(of: 'players' | 'against'): readonly string[] {
  const ids = words(said[of]);
  const stranger = ids.find((word) => !system.contestants.includes(word));
  if (stranger !== undefined) give(`There is no player “${stranger}”: there are ${system.contestants.join(', ')}.`);
  return ids;
}

const rostersSaid = (): readonly string[] =>
  words(said.rosters).flatMap((word) => {
    const found = system.rostersOf(word, seed);
    return found.length > 0 ? found : give(`There is no roster “${word}”: there are ${system.rosters.known}.`);
  });

const [battles, seed, turns] = [whole('battles', 0, 1_000_000), whole('seed', 0, 2 ** 31), whole('turns', 1, 999)];
const [players, against] = [contestants('players'), contestants('against')];
if (players.length === 0) give('--players names one player at least.');
const rosters = rostersSaid();

type Pairing = Readonly<Record<'one' | 'other', string>>;
const [alone] = players;
const pairings: readonly Pairing[] =
  against.length > 0
    ? players.flatMap((one) => against.map((other) => ({ one, other })))
    : players.length === 1
      ? [{ one: alone as string, other: alone as string }]
      : players.flatMap((one, at) => players.slice(at + 1).map((other) => ({ one: other, other: one })));

const kept = said.keep === '' ? [] : readRecords(said.keep);
/** The key that identifies a battle. */
const keyOf = ({ system = 'fr3', one, other, roster, turns, seed, swapped }: BattleRecord): string =>
  JSON.stringify([system, one.player, other.player, roster, turns, seed, swapped]);
const known = new Set(kept.map(keyOf));

const rate = (count: number, seconds: number): string => Math.round(count / seconds).toLocaleString('en-GB');
/**
 * The last commit that changed the engine or the players. A + after the commit means that files differ from it. Undefined outside
 * a repository.
 */
function commitOfCode(): string | undefined {
  const git = (...words: readonly string[]): string =>
    execFileSync('git', words, { cwd: import.meta.dirname, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  const players = ['../engine', './selfplay/fr3', './selfplay/hott'];
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no', '--', ...players) !== '';
    return `${git('log', '-1', '--format=%h', '--', ...players)}${changed ? '+' : ''}`;
  } catch {
    return undefined;
  }
}
const commit = commitOfCode();
const code = { day: new Date().toISOString().slice(0, 10), ...(commit === undefined ? {} : { commit }) };

/** Progress is reported after this many battles. */
const often = 20;

let faults = 0;
const played: BattleRecord[] = [];

/** The results of a pairing so far, on one line. */
function standing({ one, other }: Pairing, all: readonly BattleRecord[]): string {
  const won = all.filter(({ winner }) => winner === 'one').length;
  const drawn = all.filter(({ winner }) => winner === null).length;
  const { share, low, high } = wilson(won + drawn / 2, Math.max(1, all.length));
  const [at, from, to] = [share, low, high].map((each) => (100 * each).toFixed(1));
  return `${one} against ${other}: ${won} won, ${drawn} drawn, ${all.length - won - drawn} lost: ${at}% (95 in 100: ${from} to ${to})`;
}

for (const pairing of pairings) {
  const { one, other } = pairing;
  const all: BattleRecord[] = [];
  let [actions, replaySeconds, refusals, wrong] = [0, 0, 0, 0];
  const begun = performance.now();
  for (let at = 0; at < battles; at++) {
    const pair = one === other ? at : at >> 1;
    const swapped = one !== other && at % 2 === 1;
    const roster = rosters[pair % rosters.length] as string;
    const where = { system: named, one, other, roster, turns, seed: seed + pair, swapped, ...code };
    if (known.has(keyOf({ ...where, one: { player: one }, other: { player: other } } as BattleRecord))) continue;
    const [first, second] = system.sides;
    const battle = playWatched(system, system.setup(roster, turns, seed + pair), seed + pair, {
      [first]: swapped ? other : one,
      [second]: swapped ? one : other,
    });
    const record = recordOf(where, battle, system.sides);
    all.push(record);
    if (said.keep !== '') appendFileSync(said.keep, `${JSON.stringify(record)}\n`);
    [actions, replaySeconds, refusals] = [
      actions + battle.actions,
      replaySeconds + battle.replaySeconds,
      refusals + battle.refusals,
    ];
    for (const fault of battle.faults.slice(0, 5)) console.log(`  battle ${at} (${roster}, seed ${seed + pair}): ${fault}`);
    wrong += battle.faults.length;
    if (all.length % often === 0) console.error(`${at + 1} of ${battles}: ${standing(pairing, all)}`);
  }
  played.push(...all);
  faults += wrong;
  if (all.length === 0) continue;
  const seconds = (performance.now() - begun) / 1000;
  console.log(standing(pairing, all));
  console.log(`  ${all.length} battles in ${seconds.toFixed(0)} s (${said.rosters}; ${turns} turns); faults: ${wrong}`);
  console.log(`  ${rate(actions, replaySeconds)} actions refused and performed a second; refusals looked at: ${refusals}`);
}
if (said.report)
  console.log(
    report(
      [...kept, ...played].filter((each) => (each.system ?? 'fr3') === named),
      system.silly?.kinds,
    ),
  );
if (faults > 0) process.exitCode = 1;
