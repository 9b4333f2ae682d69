/** Where elements cannot be deployed: each line has the elements, their place in paces, and a part of the sentence. */
import { describe, expect, test } from 'vitest';
import { type Action, hottBattle } from '../../../src/engine/hott/battle/battle.ts';
import type { State } from '../../../src/engine/hott/battle/vocabulary/state.ts';
import { boardSide, inches } from '../../../src/engine/hott/data/scale.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';

const outline = (left: number, bottom: number, right: number, top: number) =>
  [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ].map(([x = 0, y = 0]) => ({ x: inches(x), y: inches(y) }));
const army = (name: string, types: readonly string[]) => ({
  name,
  elements: types.map((type, at) => ({ type, ...(at === 0 ? { general: true } : {}) })),
  stronghold: { wide: 300, deep: 250 },
});
const deploy = (units: readonly string[], x: number, y: number): Action =>
  ({ kind: 'deploy', units, x: inches(x), y: inches(y), facing: 0 }) as Action;

/** The defender, at the lower edge, deploys beside a wood, a lake and a stronghold. */
function deploying(): State {
  const read = hottBattle.readSetup({
    table: { width: boardSide, depth: boardSide },
    terrain: [
      { kind: 'wood', polygon: outline(600, 100, 1000, 500) },
      { kind: 'wide-water', polygon: outline(1800, 100, 2200, 400) },
    ],
    armies: { A: army('Alder', ['knights', 'airboats', 'spears', 'gods']), B: army('Birch', ['knights', 'spears']) },
    defender: 'A',
    stronghold: outline(1300, 0, 1600, 250),
  });
  if (!read.ok) throw new Error(read.because);
  const { state } = play(hottBattle.begin(read.value), scripted([]));
  return play(hottBattle.perform(state, { kind: 'edge', prefers: 'north' }), scripted([4])).state;
}

describe('deployment', () => {
  test.each<[rule: string, units: readonly string[], x: number, y: number, says: string]>([
    ['hott.deployment.defender-first, nobody', [], 300, 300, 'Choose the elements to deploy'],
    ['hott.deployment.defender-first, nobody twice', ['A3', 'A3'], 300, 300, 'each element only once'],
    ['hott.deployment.defender-first, no enemy', ['B1'], 300, 300, 'Side A has no element B1'],
    ['hott.deployment.off-table, a god arrives later', ['A4'], 300, 300, 'cannot be deployed at the start'],
    ['hott.water.aerials-terrain, no aerials in a wood', ['A2'], 800, 300, 'cannot stand in a wood or a built-up area'],
    ['hott.water.others, nobody on foot in water', ['A3'], 2000, 250, 'cannot stand in water or on a cliff'],
    ['hott.deployment.defender-first, not in the stronghold', ['A3'], 1450, 100, 'there is no room'],
    ['hott.deployment.defender-first, within 600 paces', ['A3'], 300, 900, 'within 600 paces of its base edge'],
    ['hott.deployment.defender-first, nobody again', ['A1'], 500, 300, 'has already been deployed'],
    ['hott.deployment.defender-first, nobody on a friend', ['A3'], 310, 300, 'there is no room'],
  ])('%s', (rule, units, x, y, says) => {
    const state = play(hottBattle.perform(deploying(), deploy(['A1'], 300, 300)), scripted([])).state;
    const refusal = hottBattle.refuse(state, deploy(units, x, y));
    expect(refusal?.because).toContain(says);
    expect(refusal?.rules).toContain(rule.split(',')[0]);
  });

  test('hott.water.aerials-terrain: troops on foot may stand in a wood, and aerials over water', () => {
    const state = deploying();
    expect([deploy(['A3'], 800, 300), deploy(['A2'], 2000, 250)].map((each) => hottBattle.refuse(state, each))).toEqual([
      null,
      null,
    ]);
  });
});
