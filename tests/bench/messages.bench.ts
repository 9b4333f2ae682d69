/**
 * Measures the links of whole battles by message between computer players, with magic, at each level of dice. Run it with
 * `node tests/bench/messages.bench.ts [battles] [seed] [points]`.
 */
import { groundFor } from '../../src/components/play/fr3/friend-setups.ts';
import { fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { fr3Correspondence } from '../../src/engine/fr3/battle/correspondence.ts';
import { setupOfRosters } from '../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { judgement } from '../../src/engine/fr3/battle/judgement/planning.ts';
import type { Setup } from '../../src/engine/fr3/battle/vocabulary/setup.ts';
import { drawnRoster } from '../../src/engine/fr3/muster/drawn.ts';
import { packedParcel } from '../../src/engine/kernel/correspondence/exchange.ts';
import { type Level, levels } from '../../src/engine/kernel/correspondence/messages.ts';
import { textsOf } from '../../src/engine/kernel/correspondence/parts.ts';
import { playerOf } from '../../src/engine/kernel/opponent.ts';
import { playedByMessage } from '../engine/kernel/correspondence/two-devices.ts';

const battles = Number(process.argv[2] ?? 1);
const firstSeed = Number(process.argv[3] ?? 1);
const points = Number(process.argv[4] ?? 500);
const mostTurns = 12;
const lists = ['egyptian', 'elves-high', 'undead', 'chaos'] as const;
/** The part of a link before the `#`. */
const address = 'https://battlebook.example/fr3/play/friend/#'.length;

/** Two equal armies drawn from one list, with at least one magic user in each. */
function setupWithMagic(seed: number): Setup {
  const list = lists[seed % lists.length] as string;
  for (let drawn = seed; drawn < seed + 500; drawn++) {
    const roster = drawnRoster(list, points, drawn, { people: 0.3 });
    const read = setupOfRosters({ A: roster, B: roster }, groundFor(points, seed), { turns: mostTurns });
    if (read.ok && read.value.armies.A.characters.some(({ magic }) => magic !== undefined)) return read.value;
  }
  throw new Error(`No army of ${list} has magic.`);
}

const middle = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

async function measured(level: Level, seed: number): Promise<string> {
  const { armies, ...agreed } = setupWithMagic(seed);
  const players = { A: playerOf('greedy', fr3Battle, judgement, seed), B: playerOf('greedy', fr3Battle, judgement, seed + 1) };
  const begun = performance.now();
  const { messages, standing } = await playedByMessage(fr3Correspondence, {
    level,
    setup: { ...agreed, points },
    armies,
    seed,
    choose: (state, side) => players[side].choose(state),
  });
  const { id, steps, isProved } = standing.record;
  if (!isProved) throw new Error(`The battle of seed ${seed} is not proved: ${standing.record.broken?.because}`);
  const lengths = messages.map((message, from) => address + packedParcel({ id, from, messages: [message] }).length);
  const sorted = [...lengths.slice(3)].sort((one, other) => one - other);
  const whole = packedParcel({ id, from: 0, messages });
  const turn = Math.min(steps.at(-1)?.state.sheet.turn ?? 0, mostTurns);
  const played = lengths.slice(3).reduce((sum, each) => sum + each, 0);
  return [
    level,
    armies.A.name,
    `turns ${turn}`,
    `actions ${steps.length - 1}`,
    `messages ${messages.length}`,
    `offer ${lengths[0]}, answer ${lengths[1]}, opening ${lengths[2]}`,
    `median ${middle(sorted, 0.5)}, nine of ten ${middle(sorted, 0.9)}, longest ${sorted.at(-1)}`,
    `over 2000: ${sorted.filter((each) => each > 2000).length}`,
    `each turn: ${(messages.length / turn).toFixed(1)} messages, ${Math.round(played / turn)} characters`,
    `whole ${address + whole.length} in ${textsOf(whole).length} parts`,
    `${Math.round((performance.now() - begun) / 1000)} s`,
  ].join(' | ');
}

for (let seed = firstSeed; seed < firstSeed + battles; seed++)
  for (const level of levels) console.log(await measured(level, seed));
