import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { judgement } from '../../../src/engine/fr3/battle/judgement.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import { playerOf } from '../../../src/engine/kernel/opponent.ts';
import { setupOf } from './battle-table.ts';
test('greedy', () => {
  const text = `army A omens seer-table; army B seer-table; scouts A 6; terrain woods 4,14 to 8,18; terrain water 30,14 to 38,20; terrain objective 21,15 to 27,21; A1 spears*2 off; A3 light-cavalry*2 off; A5 hero-1-1 with A3; A6 general-2-2 with A1; A7 individual with A2 magic=illusionist-2; B1 spears*3 off innate=sudden-wind; B4 light-cavalry off; B5 hero-1-1 with B4 holy-hand-grenade; B6 individual with B1 magic=wizard-2`;
  const { first: _, ...setup } = setupOf(text);
  let out = '';
  const all = performance.now();
  for (const seed of [2]) {
    const players = { A: playerOf('greedy', fr3Battle, judgement, seed), B: playerOf('greedy', fr3Battle, judgement, seed + 1) };
    const dice = seeded(seed);
    let { state } = play(fr3Battle.begin({ ...setup, turns: 2 }), dice);
    for (let n = 0; n < 12; n++) {
      const side = fr3Battle.decider(state);
      if (side === null || performance.now() - all > 30000) break;
      const t = performance.now();
      const a = players[side].choose(state)!;
      const ms = performance.now() - t;
      if (ms > 300) out += `${askedNow(state)!.what} ${JSON.stringify(a)} ${Math.round(ms)} portents ${state.portents.length}\n`;
      ({ state } = play(fr3Battle.perform(state, a), dice));
    }
    out += `${seed} ${state.stage} ${Math.round(performance.now() - all)}\n`;
  }
  writeFileSync('/tmp/zz-l.txt', out);
}, 60000);
