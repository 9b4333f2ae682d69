/**
 * Whole battles of the program against itself: `npm run selfplay -- --battles 100 --seed 1 --players random,greedy`.
 *
 * Every two of the players meet in that many battles (one alone meets itself); with `--against`, each of the players meets each of
 * those. Each roster and table and seed is played twice with the sides changed, where the two differ. The rosters take turns: ids of
 * ready ones, all of a size (500, 650, 750, 1000), or `all`; ids of army lists, of which rosters are drawn, or `lists`. A battle goes
 * on until the book ends it; where neither side dares to go on, it ends after so many turns.
 *
 * `--keep FILE` adds a line to a file for each battle, and leaves out battles that stand there already: long runs can be cut off and
 * gone on with. `--report` prints a report in Markdown of the battles played and kept (`--battles 0`: of the kept ones only).
 * Fails if anything went wrong.
 */
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { watched } from './selfplay/battle.ts';
import { type ContestantId, contestantIds } from './selfplay/players.ts';
import { type BattleRecord, readRecords, recordOf } from './selfplay/record.ts';
import { report } from './selfplay/report.ts';
import { listIds, mirrored, rosterIds, unplayed } from './selfplay/tables.ts';
import { wilson } from './selfplay/wilson.ts';

const usage = `npm run selfplay -- [--battles N] [--seed S] [--players ${contestantIds.join(',')}] [--against …] [--rosters id,500,750,1000,all,lists] [--turns N] [--keep FILE] [--report]`;

function give(up: string): never {
  console.error(`${up}\n${usage}`);
  process.exit(2);
}

const options = {
  battles: { type: 'string', default: '20' },
  seed: { type: 'string', default: '1' },
  players: { type: 'string', default: 'random,greedy' },
  against: { type: 'string', default: '' },
  rosters: { type: 'string', default: '500' },
  turns: { type: 'string', default: '24' },
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

const said = read();

function whole(name: 'battles' | 'seed' | 'turns', least: number, most: number): number {
  const value = Number(said[name]);
  if (!Number.isInteger(value) || value < least || value > most)
    give(`--${name} is a whole number from ${least} to ${most}, not “${said[name]}”.`);
  return value;
}

const words = (text: string): readonly string[] => text.split(',').filter((word) => word !== '');

function contestants(of: 'players' | 'against'): readonly ContestantId[] {
  const named = words(said[of]);
  const stranger = named.find((word) => !(contestantIds as readonly string[]).includes(word));
  if (stranger !== undefined) give(`There is no player “${stranger}”: there are ${contestantIds.join(', ')}.`);
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

const [battles, seed, turns] = [whole('battles', 0, 1_000_000), whole('seed', 0, 2 ** 31), whole('turns', 1, 999)];
const [players, against] = [contestants('players'), contestants('against')];
if (players.length === 0) give('--players names one player at least.');
const rosters = rostersSaid();

type Pairing = Readonly<Record<'one' | 'other', ContestantId>>;
const [alone] = players;
const pairings: readonly Pairing[] =
  against.length > 0
    ? players.flatMap((one) => against.map((other) => ({ one, other })))
    : players.length === 1
      ? [{ one: alone as ContestantId, other: alone as ContestantId }]
      : players.flatMap((one, at) => players.slice(at + 1).map((other) => ({ one: other, other: one })));

const kept = said.keep === '' ? [] : readRecords(said.keep);
/** What makes a battle the same battle. */
const keyOf = ({ one, other, roster, turns, seed, swapped }: BattleRecord): string =>
  JSON.stringify([one.player, other.player, roster, turns, seed, swapped]);
const known = new Set(kept.map(keyOf));

const rate = (count: number, seconds: number): string => Math.round(count / seconds).toLocaleString('en-GB');
/** Battles after which it says how it stands. */
const often = 20;

let faults = 0;
const played: BattleRecord[] = [];

/** How those of a pairing stand, in one line. */
function standing({ one, other }: Pairing, all: readonly BattleRecord[]): string {
  const won = all.filter(({ winner }) => winner === 'one').length;
  const drawn = all.filter(({ winner }) => winner === null).length;
  const { share, low, high } = wilson(won + drawn / 2, Math.max(1, all.length));
  const [at, from, to] = [share, low, high].map((each) => (100 * each).toFixed(1));
  return `${one} against ${other}: ${won} won, ${drawn} drawn, ${all.length - won - drawn} lost: ${at} % (95 in 100: ${from} to ${to})`;
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
    const where = { one, other, roster, turns, seed: seed + pair, swapped };
    if (known.has(keyOf({ ...where, one: { player: one }, other: { player: other } } as BattleRecord))) continue;
    const battle = watched(
      mirrored(roster, turns, seed + pair),
      seed + pair,
      swapped ? { A: other, B: one } : { A: one, B: other },
    );
    const record = recordOf(where, battle);
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
if (said.report) console.log(report([...kept, ...played]));
if (faults > 0) process.exitCode = 1;
