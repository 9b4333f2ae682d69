/** Battles of Hordes of the Things by message: armies stay secret until both are sealed, and every bound has its dice. */
import { expect, test } from 'vitest';
import { hottBattle } from '../../../src/engine/hott/battle/battle.ts';
import { hottCorrespondence } from '../../../src/engine/hott/battle/correspondence.ts';
import { drawnGround } from '../../../src/engine/hott/battle/deployment/landscape.ts';
import { armyOfRoster } from '../../../src/engine/hott/battle/deployment/of-roster.ts';
import { drill } from '../../../src/engine/hott/battle/judgement/drill.ts';
import { boardSide } from '../../../src/engine/hott/data/scale.ts';
import { sampleArmies } from '../../../src/engine/hott/muster/samples.ts';
import { levels } from '../../../src/engine/kernel/correspondence/messages.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import { playedByMessage } from '../kernel/correspondence/two-devices.ts';

test.each(levels)('%s: a battle is played to its end and proved', { timeout: 180_000 }, async (level) => {
  const [a, b] = sampleArmies.map(({ roster }) => armyOfRoster(roster));
  const dice = seeded(3);
  const { standing, messages } = await playedByMessage(hottCorrespondence, {
    level,
    setup: { table: { width: boardSide, depth: boardSide }, terrain: drawnGround(5), bounds: 4 },
    armies: { A: a, B: { ...(b as object), name: 'The others' } },
    seed: 8,
    choose(state) {
      const all = [...hottBattle.actions(state)];
      if (state.stage !== 'fighting') return drill(state) ?? all[0];
      return all[dice.roll(all.length, { decides: 'what is done', rules: [] }) - 1];
    },
  });
  expect(standing.record.broken).toBeNull();
  expect(standing.record.isProved).toBe(true);
  expect(JSON.stringify(messages[0])).not.toContain('"elements"');
});
