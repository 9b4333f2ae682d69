/** The battle page without its pages: records, words, moves and odds, proved on whole battles. */

import { describe, expect, test } from 'vitest';
import { actorsOf, shownAs } from '../../src/components/play/fr3/actions.ts';
import { header } from '../../src/components/play/fr3/header.ts';
import { leftUndone } from '../../src/components/play/fr3/left-undone.ts';
import { costOf, dialsOf, ghostsOf, sentTo, wheelBy } from '../../src/components/play/fr3/moves.ts';
import { newBattle } from '../../src/components/play/fr3/new-battle.ts';
import { outcomesOf } from '../../src/components/play/fr3/outcomes.ts';
import { readyArmies } from '../../src/components/play/fr3/ready-armies.ts';
import { battleOf, manyOf, sidesOf, twoOf } from '../../src/components/play/fr3/two-armies.ts';
import { fetchWordsFor, hasAskWords, hasWords, playersOf, sayAction, sayAsk } from '../../src/components/play/fr3/words.ts';
import { type Action, actionKinds, fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { neededBy } from '../../src/engine/fr3/battle/chapters/requirements.ts';
import { combinedArmy } from '../../src/engine/fr3/battle/deployment/combine.ts';
import { deployNext } from '../../src/engine/fr3/battle/deployment/drill.ts';
import { questionOf } from '../../src/engine/fr3/battle/melee/question.ts';
import { askedNow } from '../../src/engine/fr3/battle/sequence.ts';
import { standing, unitAt } from '../../src/engine/fr3/battle/units/pieces.ts';
import { enemyOf } from '../../src/engine/fr3/battle/vocabulary/ids.ts';
import { askKinds } from '../../src/engine/fr3/battle/vocabulary/questions.ts';
import type { Army } from '../../src/engine/fr3/battle/vocabulary/setup.ts';
import { movesLeft } from '../../src/engine/fr3/companion/turn.ts';
import { unitOf } from '../../src/engine/fr3/data/units.ts';
import { bout } from '../../src/engine/fr3/melee/combatant.ts';
import { melee } from '../../src/engine/fr3/melee/melee.ts';
import { terrainUnder } from '../../src/engine/fr3/table/terrain.ts';
import { play } from '../../src/engine/kernel/chance.ts';
import { scripted, seeded } from '../../src/engine/kernel/dice.ts';
import { asPercent } from '../../src/engine/kernel/fraction.ts';
import { odds } from '../../src/engine/kernel/odds.ts';
import { fingerprint } from '../../src/engine/kernel/replay.ts';
import { setupOf } from '../engine/fr3/battle-table.ts';
import type { Battle } from './fr3-play.ts';
import {
  able,
  after,
  beforeLast,
  begun,
  type Course,
  chanceOf,
  closedTo,
  diceFor,
  facesOf,
  fromLink,
  fromText,
  lastSaid,
  linkOf,
  mayUndo,
  optionsOf,
  plainOptions,
  readBattle,
  recounted,
  replayOf,
  shortened,
  stateOf,
  textOf,
  tryAt,
  writeBattle,
} from './fr3-play.ts';

const armies = readyArmies();

function opened(seed: number, inPlace = true): { battle: Battle; course: Course } {
  const [a, b] = twoOf(armies, 500, seed);
  return newBattle({ size: 500, armies: { A: a.army, B: b.army }, seats: { A: 'person', B: 'greedy' }, inPlace, seed });
}

/** Goes on with anything that is listed, for so many actions or to the end; looks at every course on the way. */
function wandered(seed: number, most: number, look: (course: Course) => void = () => {}, inPlace = true) {
  const { battle, course: from } = opened(seed, inPlace);
  const choice = seeded(seed);
  let course = from;
  for (let count = 0; count < most; count++) {
    const options = optionsOf(stateOf(course));
    if (options.length === 0) break;
    look(course);
    const action = options[choice.roll(options.length, { decides: 'what is done', rules: [] }) - 1] as Action;
    course = after(course, action, diceFor(battle.seed, facesOf(course).length));
  }
  return { battle, course };
}

describe('words', () => {
  test('the page has words for every kind of action and every question of the engine', async () => {
    const kinds = Object.keys(actionKinds) as Action['kind'][];
    const troops = armies[0]?.army as Army;
    const wizards = armies.find(({ army }) => army.characters.some(({ magic }) => magic !== undefined))?.army as Army;
    // A battle of troops fetches no words of magic.
    expect(neededBy({ armies: { A: troops, B: troops } })).not.toContain('effects');
    await fetchWordsFor({ armies: { A: troops, B: wizards } });
    expect(kinds.filter((kind) => !hasWords(kind))).toEqual([]);
    expect(askKinds.filter((what) => !hasAskWords(what))).toEqual([]);
  });

  test('whatever is listed in whole battles can be chosen on the page, and is said in a sentence of its own', () => {
    for (const seed of [3, 4]) {
      wandered(
        seed,
        150,
        (course) => {
          const state = stateOf(course);
          const ask = askedNow(state);
          expect(ask && sayAsk(state, ask)).toMatch(/[?.]$/);
          const options = optionsOf(state);
          for (const action of options) expect(sayAction(state, action)).toMatch(/^[A-Z\d].*[\p{L}\d″°)]$/u);
          // Every action stands under a unit that can be chosen, or among those that no unit makes.
          for (const action of options)
            expect(
              plainOptions(state).includes(action) || actorsOf(action).every((id) => able(state).has(shownAs(state, id))),
            ).toBe(true);
          // Of one way with several lengths the page shows the first.
          const said = shortened(state, options).map(
            (action) => `${action.kind} ${actorsOf(action)} ${sayAction(state, action)}`,
          );
          expect(new Set(said).size).toBe(said.length);
        },
        false,
      );
    }
  });
});

describe('a new battle', () => {
  test('two different ready armies of one size stand in place on a drawn table, and somebody decides', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const { battle, course } = opened(seed);
      const state = stateOf(course);
      expect(battle.setup.armies.A.name).not.toBe(battle.setup.armies.B.name);
      expect(state.stage).toBe('fighting');
      expect(fr3Battle.decider(state)).not.toBeNull();
      expect(state.units.filter(({ status }) => status === 'reserve')).toEqual([]);
    }
  });

  test('fr3.multiplayer.two-player-initiative: where it is wanted the order of the phases is drawn, and what draws it is fetched', () => {
    const [a, b] = twoOf(armies, 500, 3).map(({ army, size }) => ({ army, points: size }));
    const wanted = (more: Partial<Parameters<typeof battleOf>[1]>) => {
      const { battle } = battleOf([a!, b!], { opponent: 'greedy', inPlace: true, seed: 3, ...more });
      return [newBattle(battle).battle.setup.initiative, neededBy(battle).includes('reinforcements')];
    };
    expect([wanted({}), wanted({ initiative: 'drawn' })]).toEqual([
      [undefined, false],
      ['drawn', true],
    ]);
  });

  test('fr3.multiplayer.command-clock: two armies a side are two commands, each with its clock, its moves and its player', () => {
    const ready = manyOf(armies, 500, 5, 4).map(({ army, size }) => ({ army, points: size }));
    const sides = sidesOf(ready.slice(0, 2), ready.slice(2));
    if (!sides.ok) throw new Error(sides.because);
    const how = { opponent: 'person', inPlace: true, clocks: 'each-turn', seed: 5 } as const;
    const { battle } = battleOf(sides.value, how);
    expect([battle.size, neededBy(battle).includes('commands')]).toEqual([1000, true]);
    const made = newBattle(battle);
    expect(fr3Battle.readSetup(made.battle.setup)).toMatchObject({ ok: true, value: { clocks: 'each-turn' } });
    let state = stateOf(made.course);
    const names = made.battle.setup.armies.A.commands?.map(({ name }) => name) ?? [];
    expect(new Set(names).size).toBe(2);
    while (askedNow(state)?.what !== 'movement') state = play(fr3Battle.perform(state, { kind: 'pass' }), seeded(1)).state;
    const side = askedNow(state)?.side ?? 'A';
    const [one = '', other = ''] = state.setup.armies[side].commands?.map(({ name }) => name) ?? [];
    const shown = header(state);
    expect(shown.sides[side].facts[0]).toEqual({ label: 'clocks', value: '9, 9' });
    const troops = state.setup.armies[side].commands?.[0]?.troops.length;
    expect(shown.notes.join(' ')).toContain(`${one} ${side}1–${side}${troops}, ${other} `);
    expect(shown.left).toBe('9, 9 moves left');
    expect(leftUndone(state)).toContain(`; ${one} 9, ${other} 9 moves left.`);
    expect(shown.notes.join(' ')).toContain('when all clocks of a side stand at 0');
    expect(playersOf(state)).toBe(`${one} and ${other}`);
  });

  test('fr3.victory.end: the header says which clock ended the battle, or that the last turn is over', () => {
    const { battle } = battleOf(twoOf(armies, 500, 3).map(({ army, size }) => ({ army, points: size })) as never, {
      opponent: 'person',
      inPlace: true,
      seed: 5,
    });
    const at = stateOf(newBattle(battle).course);
    const over = (clock: number, turn: number): string => {
      const sides = { ...at.sheet.sides, first: { ...at.sheet.sides.first, clock } };
      return header({ ...at, setup: { ...at.setup, turns: 8 }, stage: 'over', sheet: { ...at.sheet, turn, sides } }).notes.join(
        ' ',
      );
    };
    expect(over(0, 3)).toContain('’s clock fell to 0.');
    expect(over(2, 8).trim()).toBe('Turn 8 was the last.');
    expect(over(2, 3).trim()).toBe('');
  });

  test('fr3.multiplayer.command-clock: armies that cannot fight on one side are refused in a sentence', () => {
    const [one, other] = twoOf(armies, 500, 3).map(({ army }) => army);
    const refused = (...all: readonly (typeof one)[]) => {
      const made = combinedArmy(all as never);
      return made.ok ? made.value : made.because;
    };
    expect(refused(one, { ...other!, has: ['chosen-death'] })).toContain('cannot fight on one side');
    expect(refused(one, { ...other!, characters: [] })).toContain('needs exactly one general');
    expect(refused({ ...one!, holdings: [{ kind: 'camp' }] }, { ...other!, holdings: [{ kind: 'camp' }] })).toContain(
      'only one camp',
    );
    expect(refused(...Array.from({ length: 9 }, () => one))).toContain('at most 60');
    // The numbers of the second army follow those of the first.
    const made = combinedArmy([one!, { ...other!, holdings: [{ kind: 'camp', with: 1 }] }]);
    const first = one!.troops.length;
    expect(made.ok && made.value.commands?.[1]?.troops[0]).toBe(first + 1);
    expect(made.ok && made.value.holdings).toEqual([{ kind: 'camp', with: first + 1 }]);
    expect(made.ok && made.value.characters.at(-1)?.with).toBe(first + (other!.characters.at(-1)?.with ?? 0));
  });

  test('ready armies of every size deploy themselves, the most of them on open ground', () => {
    for (const { army, size } of armies) {
      const made = newBattle({
        size,
        armies: { A: army, B: army },
        seats: { A: 'person', B: 'person' },
        inPlace: true,
        seed: size,
      });
      const state = stateOf(made.course);
      const all = standing(state);
      const hidden = all.filter(({ base }) => terrainUnder(base, state.setup.terrain).some(({ kind }) => kind !== 'open'));
      expect(all.length).toBeGreaterThan(8);
      expect(hidden.length).toBeLessThanOrEqual(all.length / 4);
    }
  });

  test('without a place the edge is asked for first, and then an army can be put down in one go', () => {
    const { course } = opened(2, false);
    const state = stateOf(course);
    expect(askedNow(state)?.what).toBe('edge');
    const next = after(course, optionsOf(state)[0] as Action, diceFor(2, 9));
    const side = fr3Battle.decider(stateOf(next)) as 'A' | 'B';
    const action = deployNext(stateOf(next), side) as Action;
    expect(fr3Battle.refuse(stateOf(next), action)).toBeNull();
  });
});

describe('the record of a battle', () => {
  const { battle, course } = wandered(8, 120);
  const last = fingerprint(stateOf(course));

  test('a kept battle is read again to the very same state, dice and all', () => {
    const read = readBattle(writeBattle(battle, course));
    if (!read.ok) throw new Error(read.because);
    expect(fingerprint(stateOf(read.course))).toBe(last);
    expect(facesOf(read.course)).toEqual(facesOf(course));
    expect(read.battle.seats).toEqual({ A: 'person', B: 'greedy' });
  });

  test('so is the battle of a link, and the link is short', () => {
    const link = linkOf(battle, course);
    if (!link.ok) throw new Error(link.because);
    const read = fromLink(link.value);
    if (!read.ok) throw new Error(read.because);
    expect(fingerprint(stateOf(read.course))).toBe(last);
    expect(link.value.length).toBeLessThan(6000);
  });

  test('so is its text with the results written in', () => {
    const text = textOf(battle, course, true);
    if (!text.ok) throw new Error(text.because);
    const read = fromText(text.value);
    expect(read.ok && fingerprint(stateOf(read.course))).toBe(last);
  });

  test('a position with magic users opens without a seed: nobody has chosen the dice of its pools', () => {
    const position = `game fr3 version=${fr3Battle.version}\nA1 spears 20,10 N\nA2 individual with A1 magic=wizard-2\nB1 spears 20,20 S`;
    const read = fromText(position);
    if (!read.ok) throw new Error(read.because);
    expect(facesOf(read.course)).toHaveLength(2);
    // A game lacks the dice that have fallen in it.
    expect(fromText(`${position}\nA: hold now`)).toMatchObject({ ok: false, because: expect.stringMatching(/die/) });
  });

  test('damage is said in a sentence, and what stands before it is kept', () => {
    expect(readBattle('{"battlebook":')).toMatchObject({
      ok: false,
      because: expect.stringContaining('or a part of it is missing'),
    });
    expect(readBattle('[]')).toMatchObject({ ok: false, because: expect.stringContaining('not a battle') });
    const saved = JSON.parse(writeBattle(battle, course));
    const lost = readBattle(JSON.stringify({ ...saved, dice: { faces: saved.dice.faces.slice(0, -1) } }));
    expect(lost).toMatchObject({ ok: false, because: expect.stringContaining('A die is missing') });
    expect(!lost.ok && lost.kept && facesOf(lost.kept.course)).toEqual(saved.dice.faces.slice(0, -1));
    const later = readBattle(JSON.stringify({ ...saved, version: saved.version + 1 }));
    expect(later).toMatchObject({ ok: false, because: expect.stringContaining('Reload') });
    expect(fromLink('aXXXXXXXXXXXXXXXXXXXXXXXX')).toMatchObject({ ok: false, because: expect.stringContaining('damaged') });
  });

  test('an action that does not fit is named, and the battle kept up to it', () => {
    const replay = replayOf(battle.setup, course);
    const told = recounted({ ...replay, actions: [...replay.actions.slice(0, 20), { kind: 'waver', unit: 'A1' }] });
    expect(told).toMatchObject({ ok: false, because: expect.stringMatching(/^Action 21 of 21 is not possible/) });
    expect(told.course).toHaveLength(21);
  });

  test('one’s own action is taken back, but for what the dice or the enemy have done', () => {
    const mine = (side: string) => side === 'A';
    for (let at = 1; at < course.length; at++) {
      const { by, rolls } = course[at] as Course[number];
      expect(mayUndo(course.slice(0, at + 1), mine)).toBe(by === 'A' && rolls.length === 0);
    }
    expect(mayUndo(course.slice(0, 1), mine)).toBe(false);
  });

  test('a chance to cast that the computer lets pass does not forbid to take one’s own action back', () => {
    const mine = (side: string) => side === 'A';
    const at = course.findIndex(({ by, rolls }, nth) => nth > 0 && by === 'A' && rolls.length === 0);
    const upTo = course.slice(0, at + 1);
    const passed = { ...(upTo.at(-1) as Course[number]), action: { kind: 'hold', until: 'now' } as const, by: 'B' as const };
    expect(beforeLast([...upTo, { ...passed, events: [] }], mine)).toEqual(course.slice(0, at));
    expect(
      beforeLast([...upTo, { ...passed, events: [], rolls: course.find(({ rolls }) => rolls.length > 0)?.rolls ?? [] }], mine),
    ).toBeUndefined();
    expect(beforeLast([...upTo, { ...passed, events: course[1]?.events ?? [] }], mine)).toBeUndefined();
  });

  test('dice of neighbouring actions have nothing to do with each other', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    const pairs = new Set<string>();
    let before = 0;
    for (let fallen = 0; fallen < 5000; fallen++) {
      const face = diceFor(11, fallen).roll(10, { decides: 'any', rules: [] });
      counts[face - 1] = (counts[face - 1] as number) + 1;
      pairs.add(`${before} ${face}`);
      before = face;
    }
    // 500 of each with a standard deviation of 21.
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(110);
    expect(pairs.size).toBeGreaterThanOrEqual(100);
  });
});

describe('moves by a place on the table', () => {
  const foot = unitOf('handweapons')?.move?.open as number;
  const state = stateOf(
    begun(
      setupOf(`
        table 48x36
        A1 handweapons 20,10 N
        A2 knights 30,10 N
        A3 knights 33,10 N
        B1 spears 30,16 S
        B2 spears 6,30 S
      `),
      1,
    ),
  );

  test('a point far ahead is gone towards as far as the unit may go', () => {
    expect(sentTo(state, ['A1'], { x: 20, y: 30 })).toEqual({ kind: 'ahead', units: ['A1'], inches: foot });
    expect(costOf(state, { kind: 'ahead', units: ['A1'], inches: foot / 2 })).toMatchObject({
      share: 0.5,
      moves: 1,
      left: movesLeft(state.sheet),
    });
  });

  test('a point to one side is gone towards obliquely, one beside the unit turns it by a wheel', () => {
    expect(sentTo(state, ['A1'], { x: 21, y: 12 })).toMatchObject({ kind: 'oblique', forward: 2, right: 1 });
    const wheel = sentTo(state, ['A1'], { x: 10, y: 10 });
    expect(wheel).toMatchObject({ kind: 'wheel', side: 'left' });
    expect(fr3Battle.refuse(state, wheel as Action)).toBeNull();
  });

  test('a hand’s breadth is no move', () => {
    expect(sentTo(state, ['A1'], { x: 20, y: 10.05 })).toBeNull();
  });

  test('the ghost stands where the move ends, and in front of the enemy that a charge reaches', () => {
    expect(ghostsOf(state, { kind: 'ahead', units: ['A1'], inches: foot })).toMatchObject([{ base: { x: 20, y: 10 + foot } }]);
    const [ghost] = ghostsOf(state, tryAt(state, ['A2'], 'B1') as Action);
    expect(ghost?.base.y).toBeCloseTo(16 - unitAt(state, 'B1').base.depth, 2);
  });

  test('who cannot be reached is answered with the reason and its rules', () => {
    const action = tryAt(state, ['A1'], 'B2') as Action;
    const refusal = fr3Battle.refuse(state, action);
    expect(refusal?.because).toMatch(/\.$/);
    expect(refusal?.rules.length).toBeGreaterThan(0);
    const closed = closedTo(state, ['A1']);
    expect(closed.map(({ label }) => label)).toEqual(['Charge']);
  });

  test('in whole battles every place on the table can be pressed: what comes of it is a move or a refusal with its rules', () => {
    wandered(9, 90, (course) => {
      const at = stateOf(course);
      if (askedNow(at)?.what !== 'movement') return;
      const side = fr3Battle.decider(at) as 'A' | 'B';
      for (const { id } of standing(at, side).slice(0, 3)) {
        for (const to of [
          { x: 3, y: 3 },
          { x: 30, y: 20 },
        ]) {
          const action = sentTo(at, [id], to);
          if (!action) continue;
          const refusal = fr3Battle.refuse(at, action);
          if (refusal) expect(refusal.rules.length).toBeGreaterThan(0);
          else expect(ghostsOf(at, action).length).toBeGreaterThan(0);
        }
        const enemy = standing(at, enemyOf(side))[0];
        if (enemy) fr3Battle.refuse(at, tryAt(at, [id], enemy.id) as Action);
      }
    });
  });
});

describe('odds before the risk', () => {
  const fight = stateOf(
    begun(
      setupOf(`
        table 48x36
        A1 knights 20,14.4252 N
        B1 handweapons 20,16 S
      `),
      1,
    ),
  );
  const atMelee = (() => {
    let course: Course = [{ action: null, by: null, rolls: [], events: [], state: fight }];
    while (askedNow(stateOf(course))?.what === 'movement') course = after(course, { kind: 'pass' }, diceFor(1, 0));
    return stateOf(course);
  })();

  test('those of a melee are those of the melee chapter, to the last fraction', () => {
    expect(askedNow(atMelee)?.what).toBe('melee');
    const found = outcomesOf(atMelee, { kind: 'fight', a: 'A1', b: 'B1' });
    const chapter = odds(melee(bout(questionOf(atMelee, unitAt(atMelee, 'A1'), unitAt(atMelee, 'B1')))));
    const destroyed = asPercent(chapter.of(({ b }) => b.fate === 'destroyed'));
    expect(found?.find(({ ids }) => ids.includes('B1'))?.chances.find(({ fate }) => fate === 'destroyed')?.percent).toBe(
      destroyed,
    );
  });

  test('the chances of each unit add up to one', () => {
    for (const { chances } of outcomesOf(atMelee, { kind: 'fight', a: 'A1', b: 'B1' }) ?? [])
      expect(chances.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  });

  test('an action without dice puts nobody at risk', () => {
    expect(chanceOf(fight, { kind: 'pass' }).kind).toBe('known');
    expect(outcomesOf(fight, { kind: 'pass' })).toEqual([]);
  });
});

/** A table in notation, played on by these actions, and by being done with every step until a question comes. */
function playedTo(text: string, actions: readonly Action[], faces: readonly number[], what: string, side: string): Course {
  let course = begun(setupOf(`table 48x36\n${text}`), 1);
  const dice = scripted(faces);
  for (const action of actions) course = after(course, action, dice);
  for (let ask = askedNow(stateOf(course)); ask?.what !== what || ask.side !== side; ask = askedNow(stateOf(course)))
    course = after(course, { kind: 'pass' }, dice);
  return course;
}

describe('what a player hears and is told', () => {
  test('a volley that shakes somebody is in the news of the enemy’s phase, and not what the sheet notes after it', () => {
    const volley: Action = { kind: 'shoot', units: ['A1'], at: 'B1' };
    const course = playedTo('A1 longbows 20,10 N\nB1 handweapons 20,16 S', [volley], [9], 'rally', 'B');
    expect(lastSaid(course.slice(1))).toBe('Longbows (A1) shoot at Handweapons (B1). Handweapons (B1) are demoralized.');
  });

  test('a wheel into a neighbour is refused with its reason, however far it was meant to go', () => {
    const spears = 'A1 spears 20,10 N\nA2 spears 21.575,10 N\nB1 mobs 40,33 S';
    const state = stateOf(playedTo(spears, [], [], 'movement', 'A'));
    const action = wheelBy(state, ['A1'], 'left', 900);
    expect(fr3Battle.refuse(state, action)?.rules).toEqual(['fr3.movement.wheel', 'fr3.movement.interpenetration-none']);
    // Its slider ends where its movement does.
    const [angle] = dialsOf(state, wheelBy(state, ['A1'], 'right', 900));
    expect(angle?.most).toBeLessThan(1800);
  });

  test('artillery that has somebody to fire at is not told why it shoots no volley', () => {
    const state = stateOf(playedTo('A1 heavy-artillery 20,10 N\nB1 handweapons 20,20 S', [], [], 'missiles', 'A'));
    expect(closedTo(state, ['A1'])).toEqual([]);
  });
});
