/** Whole battles of random legal actions with magic users of every kind: they end, hold, replay, and are written and read again. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { broken } from '../../../src/engine/fr3/battle/invariants.ts';
import { battleSpells } from '../../../src/engine/fr3/battle/magic/book.ts';
import { fr3Notation } from '../../../src/engine/fr3/battle/notation/game.ts';
import { tell } from '../../../src/engine/fr3/battle/tell.ts';
import { readGame } from '../../../src/engine/kernel/notation/game-reader.ts';
import { writeGame } from '../../../src/engine/kernel/notation/game-writer.ts';
import { fingerprint, replayed } from '../../../src/engine/kernel/replay.ts';
import { randomBattle, setupOf } from './battle-table.ts';

/** Lines that are about to meet, some in a wood, some over water, some dead already. */
const lines = `table 28x24; terrain woods 2,8 to 6,15; terrain water 20,8 to 26,12
   A1 spears 8,7 N; A2 handweapons 9.575,7 N undead; A3 longbows 11.15,7 N; A4 light-cavalry 15,6 N
   A5 dragons 18,4 N flying bows; A6 heavy-chariots 21,6 N; A7 mobs 4,7 N; A8 heavy-artillery 8,3 N
   B1 pikes 12,13 S; B2 longbows 10.425,13 S; B3 large-monsters 8.85,13 S undead; B4 knights 17,14 S
   B5 mobs 21,15 S undead; B6 mounted 24,14 S; B7 mobs 5,18 S flying; B8 light-artillery 14,16 S`;

const battles = [
  ['wizards and clerics', 'wizard-3', 'cleric-2', 'cleric-3', 'war-cleric-3', 11],
  ['shamans and necromancers', 'earth-shaman-3', 'necromancer-3', 'air-shaman-3', 'fire-shaman-3', 12],
  ['druids, masons and the sea', 'druid-3', 'hydromancer-3', 'mason-1', 'illusionist-3', 13],
  ['water and planes', 'water-shaman-3', 'planar-wizard-3', 'wizard-1', 'war-cleric-2', 14],
] as const;

const cast = new Set<string>();

test.each(battles)('a battle of %s', (_, a1, a2, b1, b2, seed) => {
  const setup = setupOf(
    `${lines}; A9 general-2-2 with A1; A10 individual with A3 magic=${a1}; A11 individual with A4 magic=${a2}
     B9 general-2-2 with B1; B10 individual with B2 magic=${b1}; B11 individual with B4 magic=${b2}`,
    { turns: 2 },
  );
  const battle = randomBattle(setup, seed, 4000, (state) => {
    const wrong = broken(state);
    if (wrong.length > 0) throw new Error(wrong.join(' '));
  });
  for (const action of battle.actions) if (action.kind === 'cast') cast.add(action.spell);
  for (const event of battle.events) expect(tell(battle.states.at(-1) as never, event)).toMatch(/[.!?]$|^Turn|^\d/);
  const replay = { system: 'fr3', version: fr3Battle.version, setup, dice: { faces: battle.faces }, actions: battle.actions };
  const again = replayed(fr3Battle, replay);
  const end = fingerprint(battle.states.at(-1));
  expect(again.ok && fingerprint(again.states.at(-1))).toBe(end);
  const written = writeGame(fr3Notation, { headings: [], comments: [], replay });
  if (!written.ok) throw new Error(written.because);
  const read = readGame(fr3Notation, written.value);
  expect(read.ok ? fingerprint(read.last) : read.errors).toBe(end);
});
test('and x', () => console.log(cast.size, battleSpells.length));
