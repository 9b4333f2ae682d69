/** Outside data is read in one strict form, and anything else is refused in a short sentence. */
import { describe, expect, test } from 'vitest';
import { artilleryOdds } from '../../../src/engine/fr3/artillery/ask.ts';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { readPosition } from '../../../src/engine/fr3/battle/notation/setup-reader.ts';
import { writeSetup } from '../../../src/engine/fr3/battle/notation/setup-writer.ts';
import type { Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import { planOdds } from '../../../src/engine/fr3/charge-planner/ask.ts';
import { meleeOdds } from '../../../src/engine/fr3/melee/ask.ts';
import { missileFireOdds } from '../../../src/engine/fr3/missile-fire/ask.ts';
import { readSaved } from '../../../src/engine/fr3/muster/saved-roster.ts';
import { setupOf } from './battle-table.ts';

const good = setupOf(
  'table 28x24; terrain woods "Old Wood" 2,8 to 6,15; A1 spears 8,7 N; B1 pikes 12,13 S; A2 hero-1-1 with A1 magic=wizard-2',
);
type Changes = Readonly<Record<string, unknown>>;
const withTroop = (more: Changes): unknown => ({
  ...good,
  armies: { ...good.armies, A: { ...good.armies.A, troops: [{ ...good.armies.A.troops[0], ...more }] } },
});
const withCharacter = (more: Changes): unknown => ({
  ...good,
  armies: { ...good.armies, A: { ...good.armies.A, characters: [{ ...good.armies.A.characters[0], ...more }] } },
});
const withGround = (more: Changes): unknown => ({ ...good, terrain: [{ ...good.terrain[0], ...more }] });
const corners = (...at: readonly (readonly [number, number])[]) => ({ polygon: at.map(([x, y]) => ({ x, y })) });
function refused(setup: unknown): string {
  const read = fr3Battle.readSetup(setup);
  return read.ok ? 'read' : read.because;
}

describe('a set-up has one strict form', () => {
  test('the good one is read', () => {
    expect(refused(good)).toBe('read');
  });

  test.each<readonly [string, unknown, string]>([
    ['a magic user who is no word', withCharacter({ magic: { toString: 1 } }), 'there is no magic user “{…}”.'],
    ['a superhero by letter', withCharacter({ superhero: 'x' }), '“superhero”, “beastmaster” and “apart” must be true or false.'],
    [
      'an army with a name of 61 letters',
      { ...good, armies: { ...good.armies, A: { ...good.armies.A, name: 'x'.repeat(61) } } },
      'Army A needs a name of at most 60 letters.',
    ],
    ['half a character in a name', withTroop({ name: '\ud800' }), 'shorten the name to 60 letters.'],
    ['a name of 1 MB', withTroop({ name: 'x'.repeat(1_000_000) }), 'shorten the name to 60 letters.'],
    ['terrain with a name of 1 MB', withGround({ name: 'x'.repeat(1_000_000) }), 'a name of at most 60 letters'],
    ['the same arms three times', withTroop({ arms: ['shieldwall', 'shieldwall', 'shieldwall'] }), 'each word only once'],
    ['the same ease twice', withTroop({ ease: ['woods', 'woods'] }), 'only once'],
    ['ease of every object', withTroop({ ease: ['constructor'] }), 'must be a list of kinds of difficult ground'],
    ['a cost of 9999', withTroop({ cost: 9999 }), 'the cost must be a whole number of points, at most 2000.'],
    ['a kit that is a number', withTroop({ kit: -701 }), 'the kit must be a group of named items.'],
    ['a field of a unit', withTroop({ colour: 'red' }), '“armies.A.troops.1.colour” does not belong in a set-up. Remove it.'],
    ['a field called __proto__', JSON.parse('{"__proto__":{}}'), '“__proto__” does not belong in a set-up. Remove it.'],
    [
      'a place with a third coordinate',
      withTroop({ at: { x: 8, y: 7, z: 1, facing: 0 } }),
      '“armies.A.troops.1.at.z” does not belong',
    ],
    ['ground without area', withGround(corners([2, 2], [4, 4], [6, 6])), '“Old Wood” has no area'],
    ['ground that crosses itself', withGround(corners([2, 2], [6, 6], [6, 2], [2, 6])), '“Old Wood” crosses itself'],
    ['ground off the table', withGround(corners([40, 40], [44, 40], [44, 44])), '“Old Wood” is off the table.'],
    [
      'an objective off the table',
      { ...good, objective: corners([-9, 2], [-5, 2], [-5, 6]).polygon },
      'objective is off the table',
    ],
    ['a table that no text can say', { ...good, table: { width: 28.00001, depth: 24 } }, 'The table must be 12 to 144 inches'],
    [
      'a spell that is no word',
      withGround({ enchanted: { spell: { toString: 1 }, percent: 50 } }),
      'Enchanted ground cannot cast “{…}”',
    ],
    ['a type of 100 KB', withTroop({ type: 'x'.repeat(100_000) }), 'has no unit “'],
  ])('%s', (_, setup, because) => {
    const said = refused(setup);
    expect(said).toContain(because);
    expect(said.length).toBeLessThan(300);
  });

  test('ground that reaches over the edge of the table is cut there', () => {
    expect(refused(withGround(corners([-3, 2], [6, 2], [6, 6])))).toBe('read');
  });

  test('places off the grid are put on it, so that the text of the set-up is read back equal', () => {
    const read = fr3Battle.readSetup(withTroop({ at: { x: 8.00001, y: 7, facing: 0 } }));
    const value = (read as { readonly value: Setup }).value;
    expect(value.armies.A.troops[0]?.at).toEqual({ x: 8, y: 7, facing: 0 });
    expect(readPosition(writeSetup(value))).toMatchObject({ ok: true, value });
  });
});

test('a question that is null is refused in a sentence', () => {
  for (const odds of [meleeOdds, missileFireOdds, artilleryOdds, planOdds] as readonly ((question: never) => unknown)[])
    expect(odds(null as never)).toMatchObject({ ok: false });
  expect(planOdds({ a: { unit: 'spears' }, b: { unit: 'mobs' }, steps: [{ kind: { toString: 1 } }] } as never).ok).toBe(false);
});

test('a roster’s text that puts a character with unit 0 says that there is none', () => {
  const { roster, problems } = readSaved('List: Egyptian\nCharacters\nHero, with 0');
  expect(roster?.characters[0]?.with).toBeUndefined();
  expect(problems).toContain('This entry cannot go with unit 0, because the roster has no such unit.');
});

test('a roster’s text of one endless line is read in no time', () => {
  const begun = performance.now();
  readSaved(`List: Egyptian\nUnits\nSpears, ${'Bowsry, '.repeat(20_000)}`);
  expect(performance.now() - begun).toBeLessThan(1000);
});
