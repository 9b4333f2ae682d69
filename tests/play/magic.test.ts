/** Magic on the battle page: odds of a spell, what a magic user cannot cast and why, what a link may tell. */

import { describe, expect, test } from 'vitest';
import { endsStep, isCast } from '../../src/components/play/fr3/actions.ts';
import { pointsIn, usualBids } from '../../src/components/play/fr3/bids.ts';
import { outcomesOf } from '../../src/components/play/fr3/outcomes.ts';
import { sayEffects } from '../../src/components/play/fr3/special-words.ts';
import { otherTargets, pointsOf, spellOdds, unlisted, unresisted } from '../../src/components/play/fr3/spells.ts';
import { recordsOf } from '../../src/components/play/fr3/unit-records.ts';
import { called, fetchWordsFor, sayAsk } from '../../src/components/play/fr3/words.ts';
import { type Action, fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { withEffect } from '../../src/engine/fr3/battle/magic/effects.ts';
import { askedNow } from '../../src/engine/fr3/battle/sequence.ts';
import { phaseOf, unitAt } from '../../src/engine/fr3/battle/units/pieces.ts';
import type { State } from '../../src/engine/fr3/battle/vocabulary/state.ts';
import { scripted } from '../../src/engine/kernel/dice.ts';
import { setupOf } from '../engine/fr3/battle-table.ts';
import {
  after,
  aimedAnew,
  begun,
  type Course,
  diceFor,
  disclosed,
  facesOf,
  lastSaid,
  newsOf,
  optionsOf,
  stateOf,
} from './fr3-play.ts';

/** A wizard of level two against a necromancer of level three, their pools diceOnTable. */
function opened(magic = 'wizard-2'): Course {
  const army = (name: string, magic: string, y: number, facing: number) => ({
    name,
    troops: [20, 30].map((x) => ({ type: 'handweapons', at: { x, y, facing } })),
    characters: [{ leader: 'none', magic, with: 1 }],
  });
  const setup = fr3Battle.readSetup({
    table: { width: 48, depth: 36 },
    terrain: [],
    objective: null,
    armies: { A: army('Moon', magic, 10, 0), B: army('Bone', 'necromancer-3', 20, 1800) },
    first: 'A',
  });
  if (!setup.ok) throw new Error(setup.because);
  return begun(setup.value, 5);
}
const course = opened();
const state = stateOf(course);
const blast = optionsOf(state).find((action) => isCast(action) && action.spell === 'blast-1') as Action;
const on = (from: Course, action: Action): Course => after(from, action, diceFor(5, facesOf(from).length));

describe('magic', () => {
  test('fr3.auction.points-add-to-roll: the odds of a spell stand before it, alone and against all that may be put against it', () => {
    const found = spellOdds(state, blast);
    const [alone, pool, user] = found?.lines.map(({ percent }) => percent) ?? [];
    expect(alone).toBe(100);
    // The army adds as much as the spell costs: die against die, and a tie is the caster’s.
    expect(pool).toBe(55);
    expect(user).toBeLessThan(pool as number);
    expect(found?.path).toMatch(/^fr3\/odds\/auction\/\?s=blast-1&s\.cost=2&.*c\.level=2.*d\.user=level-3/);
    expect(isCast(blast) && pointsOf(state, blast)).toBe(2);
  });

  test('what a spell does if it is not resisted is known before it is cast', () => {
    if (!isCast(blast)) throw new Error('No blast is listed.');
    const works = unresisted(state, blast);
    const found = works && outcomesOf(works.state, works.action);
    expect(found?.[0]?.ids).toEqual(blast.on);
    expect(found?.[0]?.chances.map(({ fate }) => fate)).toContain('unharmed');
    expect(found?.[0]?.chances.length).toBeGreaterThan(1);
  });

  test('a few bids stand for all: the least, one halfway, and the cheapest that is certain or else the most', () => {
    const asked = stateOf(on(course, blast));
    const bids = optionsOf(asked).flatMap((each) => (each.kind === 'bid' ? [each] : []));
    const usual = usualBids(asked, bids);
    const totals = bids.map(pointsIn);
    expect(usual.map(pointsIn)[0]).toBe(Math.min(...totals));
    expect(usual.length).toBeLessThanOrEqual(3);
    const [last] = usual.slice(-1).map((bid) => spellOdds(asked, bid));
    const isCertain = last?.lines.every(({ percent }) => percent === 100);
    expect(isCertain || usual.map(pointsIn).at(-1) === Math.max(...totals)).toBe(true);
  });

  test('fr3.magic.cannot-afford: what he knows and cannot cast says why', () => {
    const wizard = state.characters[0] as (typeof state.characters)[number];
    const poor = { ...state, sheet: { ...state.sheet } };
    for (const side of ['first', 'second'] as const)
      poor.sheet = {
        ...poor.sheet,
        sides: {
          ...poor.sheet.sides,
          [side]: { ...poor.sheet.sides[side], casters: poor.sheet.sides[side].casters.map((each) => ({ ...each, pool: 1 })) },
        },
      };
    const why = unlisted(poor, wizard, optionsOf(poor)).find(({ head }) => head.id === 'blast-1')?.why;
    expect(why?.because).toBe('Blast 1 costs 2 points from the magic user’s own pool, and he has 1.');
  });

  test('fr3.auction.secret-designation: a link ends before a bid that is sealed, and holds it once it is laid open', () => {
    const asked = on(course, blast);
    const bid = optionsOf(stateOf(asked)).find(({ kind }) => kind === 'bid') as Action;
    const sealed = on(asked, bid);
    expect(disclosed(sealed)).toHaveLength(asked.length);
    const answer = optionsOf(stateOf(sealed)).find(({ kind }) => kind === 'bid') as Action;
    const open = on(sealed, answer);
    expect(disclosed(open)).toHaveLength(open.length);
  });

  test('whoever is asked for points is told for which spell, and its end is news although the other side goes on', async () => {
    await fetchWordsFor(state.setup);
    const asked = on(course, blast);
    const target = isCast(blast) ? called(state, ...blast.on) : '';
    const ask = askedNow(stateOf(asked));
    expect(ask && sayAsk(stateOf(asked), ask)).toBe(
      `Blast 1 on ${target}: how many points do you bid ${ask?.side === 'A' ? 'for' : 'against'} it?`,
    );
    let played = asked;
    while (stateOf(played).magic.spell !== null)
      played = on(played, optionsOf(stateOf(played)).find(({ kind }) => kind === 'bid') as Action);
    played = on(played, optionsOf(stateOf(played)).find(endsStep) as Action);
    expect(lastSaid(played.slice(asked.length))).toContain('Blast 1 works.');
  });

  test('the news of a player who bid says first what came of the bid, however often he skipped a chance to cast since', async () => {
    await fetchWordsFor(state.setup);
    let played = on(course, blast);
    while (stateOf(played).magic.spell !== null)
      played = on(played, optionsOf(stateOf(played)).find(({ kind }) => kind === 'bid') as Action);
    const bid = played.length - 1;
    expect(played[bid]?.by).toBe('B');
    const skipped: Action = { kind: 'hold', until: 'now' };
    const steps: readonly Action[] = [{ kind: 'hold', until: 'phase' }, skipped];
    for (const step of steps) if (fr3Battle.refuse(stateOf(played), step) === null) played = on(played, step);
    while (played.at(-1)?.by !== 'A') played = on(played, optionsOf(stateOf(played)).find(endsStep) as Action);
    expect(played.length).toBeGreaterThan(bid + 1);
    const news = newsOf(played, played.length - 1, true);
    expect(news).toContain('Blast 1 works.');
    // The next action of the enemy alone would not say it.
    expect(newsOf(played, played.length - 1, false)).not.toContain('Blast 1 works.');
  });

  test('a spell that changes little is aimed at whoever it takes', () => {
    const at = stateOf(opened('necromancer-3'));
    const [caster] = at.characters;
    const found = caster ? unlisted(at, caster, optionsOf(at)).flatMap(({ anyway }) => anyway ?? []) : [];
    const aims = found.map((cast) => [cast, ...otherTargets(at, cast)]);
    expect(aims.some(({ length }) => length > 1)).toBe(true);
    for (const all of aims) {
      expect(new Set(all.map((each) => JSON.stringify(each))).size).toBe(all.length);
      expect(new Set(all.map(({ spell }) => spell)).size).toBe(1);
      for (const each of all) expect(fr3Battle.refuse(at, each)).toBeNull();
    }
  });

  test('a spell is aimed anew at whom it takes; of whom it does not take the engine says why', () => {
    const at = stateOf(opened('necromancer-3'));
    const turned = { kind: 'cast', character: 'A3', spell: 'zombies-2', on: ['B1'], choice: 'turn', points: 3 } as const;
    expect(fr3Battle.refuse(at, turned)).toBeNull();
    expect(aimedAnew(at, turned, 'B2')).toEqual({ ...turned, on: ['B2'] });
    expect(fr3Battle.refuse(at, aimedAnew(at, turned, 'A2') as Action)).toEqual({
      because: 'Choose an enemy unit as the target.',
      rules: ['fr3.spells.zombies-2'],
    });
    // What comes to a place is put where he stands, and may not be.
    const summoned = optionsOf(at).find((each) => each.kind === 'cast-at') as Action;
    const { x, y } = unitAt(at, 'B2').base;
    expect(aimedAnew(at, summoned, 'B2')).toEqual({ ...summoned, x, y });
  });

  test('the odds of the last shot are those of the shot, not of the captive who may escape in the next step', () => {
    const text = 'table 48x36; A1 longbows 20,10 N; B1 spears 20,16 S; B2 mobs 40,33 S; A2 hero-1-1 with A1';
    let played = begun(setupOf(text), 5);
    while (askedNow(stateOf(played))?.what !== 'missiles')
      played = on(played, optionsOf(stateOf(played)).find(endsStep) as Action);
    const free = stateOf(played);
    const shot: Action = { kind: 'shoot', units: ['A1'], at: 'B1' };
    const held: State = {
      ...free,
      characters: free.characters.map((each) => ({ ...each, host: 'B2', status: 'captured' as const })),
    };
    // His attempt follows at once: nobody else shoots.
    let chance = fr3Battle.perform(held, shot);
    const purposes: string[] = [];
    for (; chance.kind === 'roll'; chance = chance.next(1)) purposes.push(chance.purpose.decides);
    expect(purposes.at(-1)).toBe('whether the captive escapes');
    expect(outcomesOf(held, shot)).toEqual(outcomesOf(free, shot));
    expect(outcomesOf(held, shot)?.map(({ ids }) => ids)).toEqual([['B1']]);
  });

  test('a unit that is summoned has its line in the record of the battle', () => {
    const summon = optionsOf(stateOf(opened('necromancer-3'))).find(
      (each) => isCast(each) && each.choice === 'mounted',
    ) as Action;
    let played = on(opened('necromancer-3'), summon);
    while (stateOf(played).magic.spell !== null)
      played = on(played, optionsOf(stateOf(played)).find(({ kind }) => kind === 'bid') as Action);
    const summoned = stateOf(played).units.find(({ id }) => !state.units.some((each) => each.id === id));
    expect(summoned).toBeDefined();
    expect(recordsOf(played).map(({ id }) => id)).toContain(summoned?.id);
  });

  test('an effect is said with its end', () => {
    const under = (until: number | 'game') => sayEffects(state, unitAt(withEffect(state, 'A1', 'bless', 'A', until), 'A1'));
    expect(under(phaseOf(state))).toEqual(['Bless to the end of this phase']);
    expect(under(phaseOf(state) + 2)).toEqual(['Bless for 2 more phases']);
    expect(under('game')).toEqual(['Bless to the end of the battle']);
  });

  test('the last melee of a turn has its odds, although the dice of the next pools fall with it', () => {
    const text = 'table 48x36; A1 spears 20,14.4252 N; A2 mobs 40,3 N; B1 spears 20,16 S; B2 mobs 40,33 S';
    let played = begun(setupOf(`${text}; A3 individual with A2 magic=wizard-3; B3 individual with B2 magic=wizard-3`), 5);
    const fight: Action = { kind: 'fight', a: 'A1', b: 'B1' };
    for (let fought = 0; fought < 1 || askedNow(stateOf(played))?.what !== 'melee'; ) {
      const now = stateOf(played);
      const next: Action = askedNow(now)?.what === 'melee' ? fight : (optionsOf(now).find(endsStep) as Action);
      if (next === fight) fought++;
      // As good as each other: they fight on.
      played = after(played, next, next === fight ? scripted([5, 5]) : scripted([]));
    }
    expect(stateOf(played).sheet.phase).toBe('second');
    expect(outcomesOf(stateOf(played), fight)?.map(({ ids }) => ids)).toEqual([['A1'], ['B1']]);
  });
});
