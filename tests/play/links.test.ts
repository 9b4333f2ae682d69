/** Battles as links and as texts: whatever is written is read back, links are short, and those of earlier forms still open. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newBattle } from '../../src/components/play/fr3/new-battle.ts';
import { readyArmies } from '../../src/components/play/fr3/ready-armies.ts';
import { type Action, fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { drawnTable } from '../../src/engine/fr3/battle/deployment/landscape.ts';
import { wildGround } from '../../src/engine/fr3/battle/deployment/wild-ground.ts';
import { nearJudgement } from '../../src/engine/fr3/battle/judgement/judgement.ts';
import { linkWords } from '../../src/engine/fr3/battle/notation/link-words.ts';
import { tableFor } from '../../src/engine/fr3/table/deployment.ts';
import { seeded } from '../../src/engine/kernel/dice.ts';
import { packed, unpacked } from '../../src/engine/kernel/notation/link.ts';
import { longest } from '../../src/engine/kernel/notation/vocabulary.ts';
import { nearPlayer } from '../../src/engine/kernel/opponent/near.ts';
import { fingerprint } from '../../src/engine/kernel/replay.ts';
import type { Read } from '../../src/engine/kernel/ruleset.ts';
import { sampleOr } from '../deep.ts';
import type { Battle } from './fr3-play.ts';
import {
  after,
  type Course,
  diceFor,
  facesOf,
  fromLink,
  fromText,
  linkOf,
  optionsOf,
  stateOf,
  textOf,
  viewOf,
} from './fr3-play.ts';

const armies = readyArmies();
const wizards = armies.filter(({ army }) => army.characters.some(({ magic }) => magic !== undefined));
type Drawn = (typeof armies)[number];

interface Played {
  readonly battle: Battle;
  readonly course: Course;
}

const begunBy = (a: Drawn, b: Drawn, seed: number, wild = false): Played =>
  newBattle(
    {
      size: a.size,
      armies: { A: a.army, B: { ...b.army, name: a === b ? `${b.army.name} II` : b.army.name } },
      seats: { A: 'person', B: 'greedy' },
      inPlace: true,
      seed,
    },
    wild ? wildGround : undefined,
  );

/** Goes on by what a player chooses, for so many actions or to the end. */
function played({ battle, course: from }: Played, most: number, choose: (course: Course) => Action | undefined): Played {
  let course = from;
  while (course.length <= most && fr3Battle.decider(stateOf(course)) !== null) {
    const action = choose(course);
    if (!action) break;
    course = after(course, action, diceFor(battle.seed, facesOf(course).length));
  }
  return { battle, course };
}

function greedy(seed: number): (course: Course) => Action | undefined {
  const player = nearPlayer('greedy', fr3Battle, nearJudgement, seed);
  return (course) => {
    const state = stateOf(course);
    const side = fr3Battle.decider(state);
    return side === null ? undefined : player.choose(viewOf(state, side));
  };
}

function anything(seed: number): (course: Course) => Action | undefined {
  const dice = seeded(seed);
  return (course) => {
    const options = optionsOf(stateOf(course));
    return options[dice.roll(options.length, { decides: 'what is done', rules: [] }) - 1];
  };
}

const value = (read: Read<string>): string => {
  if (!read.ok) throw new Error(read.because);
  return read.value;
};

/** Every way out of the page leads back to the same battle. */
function expectReadBack({ battle, course }: Played): void {
  const link = value(linkOf(battle, course));
  const ways = [() => fromLink(link), () => fromText(value(textOf(battle, course, true)))];
  for (const way of ways) {
    const read = way();
    if (!read.ok) throw new Error(read.because);
    expect(read.battle.name).toBe(battle.name);
    expect(facesOf(read.course)).toEqual(facesOf(course));
    // Places of deployment are put on the grid, as play puts them: the state says whether they are the same.
    expect(read.course.map(({ action }) => action?.kind)).toEqual(course.map(({ action }) => action?.kind));
    expect(fingerprint(stateOf(read.course))).toBe(fingerprint(stateOf(course)));
  }
  // Whoever opens a link can make the same one of it.
  const again = fromLink(link);
  if (again.ok) expect(linkOf(again.battle, again.course)).toEqual({ ok: true, value: link });
}

const rounds = { numRuns: sampleOr(1, 3) };
const anArmy = fc.constantFrom(...armies);
const aSeed = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });

describe('whatever is written is read back', () => {
  test('long battles of the greedy player, on drawn ground, wild or not', () => {
    fc.assert(
      fc.property(anArmy, anArmy, aSeed, fc.boolean(), (a, b, seed, wild) =>
        expectReadBack(played(begunBy(a, b, seed, wild), sampleOr(40, 140), greedy(seed))),
      ),
      rounds,
    );
  }, 120_000);

  test('long battles of anything that is legal', () => {
    fc.assert(
      fc.property(anArmy, anArmy, aSeed, (a, b, seed) =>
        expectReadBack(played(begunBy(a, b, seed), sampleOr(150, 500), anything(seed))),
      ),
      rounds,
    );
  }, 120_000);

  test('battles with magic on both sides', () => {
    fc.assert(
      fc.property(fc.constantFrom(...wizards), fc.constantFrom(...wizards), aSeed, fc.boolean(), (a, b, seed, random) =>
        expectReadBack(played(begunBy(a, b, seed), sampleOr(70, 220), random ? anything(seed) : greedy(seed))),
      ),
      rounds,
    );
  }, 120_000);

  test('of a battle whose results would make a text longer than any that is read, the text leaves the results out', () => {
    const [a, b] = armies as [Drawn, Drawn];
    const { battle, course } = played(begunBy(a, b, 3), 60, greedy(3));
    const told = value(textOf(battle, course, true));
    expect(told).toContain('# =');
    // Its title fills what a battle of thousands of actions would.
    const name = 'x'.repeat(longest - told.length + battle.name.length + 1);
    const short = value(textOf({ ...battle, name }, course, true));
    expect(short).not.toContain('# =');
    expect(fromText(short).ok).toBe(true);
    const refused = textOf({ ...battle, name: 'x'.repeat(longest) }, course, true);
    expect(refused).toMatchObject({
      ok: false,
      because: expect.stringMatching(/too long for a text: .* Save the battle as a file instead\.$/),
    });
  });
});

/** Characters of the address before the `#`, on a host with a long name. */
const address = 'https://somebody.example.github.io/battlebook/fr3/play/#'.length;

describe('links are short', () => {
  test.each(sampleOr([650], [500, 650, 750, 1000]))(
    'eighty actions of an ordinary battle of %i points, its set-up included: less than 1,000 characters',
    (size) => {
      const fit = armies.filter((each) => each.size === size);
      for (const [at, a] of fit.slice(0, sampleOr(1, 2)).entries()) {
        const b = fit[(at + 1) % fit.length] as Drawn;
        const begun = begunBy(a, b, 1000 + at);
        const { battle, course } = played(begun, begun.course.length - 1 + 80, greedy(at));
        expect(address + value(linkOf(battle, course)).length).toBeLessThan(1000);
      }
    },
    120_000,
  );

  test('ground that no seed has drawn is said piece by piece', () => {
    const [a, b] = armies as [Drawn, Drawn];
    const { battle, course } = begunBy(a, b, 8);
    const other = { ...battle, seed: 9 };
    const text = unpacked(value(linkOf(other, course)), linkWords);
    expect(text.ok && text.value).toMatch(/\nterrain [a-z]+ \d/);
    expectReadBack({ battle: other, course });
    expect(unpacked(value(linkOf(battle, course)), linkWords)).toMatchObject({
      value: expect.stringMatching(/\ntable 48x36\nlandscape 8\n/),
    });
  });
});

describe('links that exist go on opening', () => {
  // Should one of these fail: links hold ground by its number and words by their place. Keep both, and give what is new another word or form.
  test('the same seed draws the same ground in every version', () => {
    expect([
      fingerprint(drawnTable(tableFor(500), 7)),
      fingerprint(drawnTable(tableFor(1500), -2_000_000_000, wildGround)),
    ]).toEqual(['8f71c94e39bcf23b', 'c125aa7ebb91fa8d']);
  });

  test('the words of form “b” are the same in every version', () => {
    expect(fingerprint(linkWords)).toBe('e191dbd41510d58d');
  });

  const fixed =
    'b7ZtLEoAgDENvxOiIjPc_mYHS2g_ouGenDCxYkeYl02N-qy0trRD4KASOstY8BA4J_CsEDkX9mRRBX-klmFMldKggqQtB07pC7xN34GpSN93Yd4A1GM3gAKBK2opTkp5AZejt1uUzNjaRpb7lTHu2Rrd4gNqhIZCjkFolKtbFunKltYo3GZEvf13iWBKlqDobPjQaDNxOsIODJ_v2jcfXTxS0IFPkDQoK5J';
  test('a link of form “b” holds its text for ever', () => {
    const text = unpacked(fixed, linkWords);
    expect(text.ok && text.value.split('\n').slice(0, 3)).toEqual(['game fr3 version=5', 'table 48x36', 'landscape 5']);
    expect(text.ok && text.value.split('\n').filter((line) => /^[AB].*: /.test(line))).toHaveLength(16);
    expect(unpacked(fixed)).toMatchObject({
      because: expect.stringMatching(/^This link was made by a later version of this page/),
    });
    expect(unpacked(`${fixed.slice(0, 40)}A${fixed.slice(41)}`, linkWords)).toMatchObject({
      because: expect.stringMatching(/damaged/),
    });
  });

  const game = `game fr3 version=${fr3Battle.version}\nA1 spears 10,10 N\nB1 mobs 40,33 S\nfirst A\nA1: ahead 1\nA1: ahead 0.5`;
  test('a link of form “a” opens', () => {
    const read = fromLink(packed(game));
    expect(read.ok && read.course).toHaveLength(3);
  });

  test('a link of an earlier version opens as far as the rules still go its way, and says so', () => {
    const earlier = `${game}\nA1: ahead 40`.replace(/version=\d+/, 'version=1');
    const read = fromLink(packed(earlier, linkWords));
    if (read.ok) throw new Error('It cannot go so far.');
    expect(read.because).toMatch(
      /This battle was saved by an earlier version of this page \(1; this one is \d+\), which had different rules/,
    );
    expect(read.kept?.course).toHaveLength(3);
  });

  test('what is wrong with drawn ground is said', () => {
    const units = 'A1 spears 10,10 N\nB1 mobs 40,33 S';
    const wrong = (text: string) => {
      const read = fromText(`game fr3 version=${fr3Battle.version}\n${text}\n${units}`);
      return read.ok ? '' : read.because;
    };
    expect(wrong('landscape 7')).toBe('');
    expect(wrong('landscape 7 wild')).toBe('');
    expect(wrong('landscape 7 wide')).toMatch(/in the form “landscape 7, or landscape 7 wild”/);
    expect(wrong('landscape 1.5')).toMatch(/in the form “landscape 7/);
    expect(wrong('table 900x900\nlandscape 7')).toMatch(/must be 48x36 or 72x48 inches/);
    expect(wrong('landscape 7\nterrain hill 1,1 to 3,3')).toBe('');
  });
});
