/** The copy of the engine for battles of troops: as the site is built, it plays them as the whole engine does, and nothing else. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as course from '../../src/components/play/course.ts';
import * as minds from '../../src/components/play/mind.ts';
import * as starts from '../../src/components/play/new-battle.ts';
import { isNotHere } from '../../src/components/play/not-here.ts';
import { ofTroops } from '../../src/components/play/of-troops.ts';
import { optionsOf } from '../../src/components/play/options.ts';
import { readyArmies } from '../../src/components/play/ready-armies.ts';
import * as saves from '../../src/components/play/saved.ts';
import { twoOf, type Wish } from '../../src/components/play/wanted.ts';
import type { Action } from '../../src/engine/fr3/battle/battle.ts';
import { seeded } from '../../src/engine/kernel/dice.ts';
import { fingerprint } from '../../src/engine/kernel/replay.ts';
import { marked } from '../../src/plugins/chunks.ts';

interface Copy {
  readonly course: typeof course;
  readonly minds: typeof minds;
  readonly starts: typeof starts;
  readonly saves: typeof saves;
}
const whole: Copy = { course, minds, starts, saves };
const armies = readyArmies().filter(({ army }) => ofTroops({ armies: { A: army, B: army } }));
let folder = '';
let troops: Copy;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'troops-'));
  const entries = { course: 'course', minds: 'mind', starts: 'new-battle', saves: 'saved' };
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [marked()],
    build: {
      outDir: folder,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(
          Object.entries(entries).map(([name, file]) => [name, `${resolve(`src/components/play/${file}.ts`)}?troops`]),
        ),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  });
  const parts = Object.keys(entries).map(async (name) => [name, await import(pathToFileURL(join(folder, `${name}.mjs`)).href)]);
  troops = Object.fromEntries(await Promise.all(parts)) as Copy;
}, 30_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

function wish(seed: number, size: number): Wish {
  const [a, b] = twoOf(armies, size, seed);
  return { size, armies: { A: a.army, B: b.army }, seats: { A: 'person', B: 'greedy' }, inPlace: seed % 2 === 0, seed };
}

/** A battle by chance, with an odds question and a judged choice now and then: what it came to, in a few letters. */
function played({ course: c, minds: m, starts: s, saves: kept }: Copy, seed: number, size: number, most: number): string {
  const made = s.newBattle(wish(seed, size));
  if (!made.ok) throw new Error(made.because);
  let at = made.value.course;
  const chance = seeded(seed);
  const said: unknown[] = [];
  for (let count = 0; count < most; count++) {
    const state = c.stateOf(at);
    const options = optionsOf(state);
    if (options.length === 0) break;
    const action = options[chance.roll(options.length, { decides: 'what is done', rules: [] }) - 1] as Action;
    if (count === 30) said.push(m.think({ ask: 'choose', player: 'greedy', seed, state }));
    if (count % 25 === 10) said.push(m.think({ ask: 'outcomes', state, action }));
    at = c.after(at, action, c.diceFor(seed, c.facesOf(at).length));
  }
  const read = kept.readBattle(kept.writeBattle(made.value.battle, at));
  return fingerprint({ said, end: c.stateOf(at), read: read.ok && c.stateOf(read.course) });
}

describe('battles of troops', () => {
  // One that fails with “is not needed in battles of troops” wants `npm run left-out` to be run again.
  test.each([500, 1000])('of %i points come to the same in both copies of the engine', (size) => {
    expect(played(troops, 2, size, 80)).toBe(played(whole, 2, size, 80));
  });

  test('one with a magic user is none: its battle stops as it begins, and the whole engine begins it', () => {
    const { armies: both, ...rest } = wish(1, 500);
    const magical = {
      ...both.A,
      characters: [...both.A.characters, { leader: 'none' as const, magic: 'necromancer-2', with: 1 }],
    };
    expect(ofTroops({ armies: { ...both, A: magical } })).toBe(false);
    const begin = ({ starts: of }: Copy) => of.newBattle({ ...rest, armies: { ...both, A: magical } });
    let thrown: unknown;
    try {
      begin(troops);
    } catch (error) {
      thrown = error;
    }
    expect(isNotHere(thrown)).toBe(true);
    expect(begin(whole).ok).toBe(true);
  });
});
