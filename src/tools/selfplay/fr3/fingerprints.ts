/**
 * Fingerprints of random battles, to show that a code change has not changed the play: run `node
 * src/tools/selfplay/fr3/fingerprints.ts > before.txt`, do the same after the change, and compare the two files. Each battle has
 * one line: its roster or list, its seed, its actions, and a hash of its set-up, actions, events, states and views.
 */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { fr3Battle } from '../../../engine/fr3/battle/battle.ts';
import { play } from '../../../engine/kernel/chance.ts';
import { seeded } from '../../../engine/kernel/dice.ts';
import { randomAction } from '../../../engine/kernel/opponent/random.ts';
import { canonicalText } from '../../../engine/kernel/replay.ts';
import { listIds, mirrored, rosterIds, unplayed } from './tables.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    turns: { type: 'string', default: '3' },
    rosters: { type: 'string', default: '' },
  },
});
const [seed, turns] = [Number(values.seed), Number(values.turns)];
const all = values.rosters === '' ? [...rosterIds, ...listIds] : values.rosters.split(',');

for (const [at, id] of all.entries()) {
  const own = seed + at;
  if (listIds.includes(id) && unplayed(id, own) !== null) continue;
  const setup = mirrored(id, turns, own);
  const hash = createHash('sha256').update(canonicalText(setup));
  const [dice, choice] = [seeded(own), seeded(own + 1)];
  let actions = 0;
  let said = '';
  try {
    let { state, events } = play(fr3Battle.begin(setup), dice);
    for (;;) {
      hash.update(canonicalText(state)).update(canonicalText(events));
      if (actions % 8 === 0) for (const side of ['A', 'B'] as const) hash.update(canonicalText(fr3Battle.view?.(state, side)));
      const action = randomAction(fr3Battle, state, choice);
      if (action === undefined) break;
      hash.update(canonicalText(action));
      ({ state, events } = play(fr3Battle.perform(state, action), dice));
      actions++;
    }
  } catch (error) {
    said = ` ${String(error)}`;
  }
  console.log(`${id} ${own} ${actions} ${hash.digest('hex').slice(0, 16)}${said}`);
}
