/** Battles of Fantasy Rules! by message: two devices, each with its own secrets, at every level of trust. */
import { describe, expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { fr3Correspondence } from '../../../src/engine/fr3/battle/correspondence.ts';
import type { Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { checked } from '../../../src/engine/kernel/correspondence/check.ts';
import { levels } from '../../../src/engine/kernel/correspondence/messages.ts';
import { seeded } from '../../../src/engine/kernel/dice.ts';
import { fingerprint } from '../../../src/engine/kernel/replay.ts';
import { mirrored } from '../../../src/tools/selfplay/tables.ts';
import { playedByMessage } from '../kernel/correspondence/two-devices.ts';

const anything = (seed: number) => {
  const dice = seeded(seed);
  return (state: State) => {
    const all = [...fr3Battle.actions(state)];
    const pass = all.find(({ kind }) => kind === 'pass');
    if (pass && dice.roll(10, { decides: 'whether it goes on', rules: [] }) > 4) return pass;
    return all[dice.roll(all.length, { decides: 'what is done', rules: [] }) - 1];
  };
};

const apart = ({ armies, ...setup }: Setup) => ({ armies, setup });

describe.each(levels)('%s', (level) => {
  test('a battle of troops is played to its end and proved', { timeout: 120_000 }, async () => {
    const { armies, setup } = apart(mirrored('dwarfs', 2, 5));
    const { standing, messages } = await playedByMessage(fr3Correspondence, {
      level,
      setup,
      armies,
      choose: anything(3),
      seed: 8,
    });
    expect(standing.record.broken).toBeNull();
    expect(standing.record.isProved).toBe(true);
    console.log(level, messages.length, standing.record.steps.length, JSON.stringify(messages).length);
    const again = await checked(fr3Correspondence, messages);
    expect(fingerprint(again.steps.at(-1)?.state)).toBe(fingerprint(standing.known.steps.at(-1)?.state));
  });
});
