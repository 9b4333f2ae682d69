/** Illusions and transports on the battle page: who may see which units are none, what is said of them, the odds of a shot that may be answered. */

import { describe, expect, test } from 'vitest';
import { isCast, isRisk } from '../../src/components/play/fr3/actions.ts';
import { outcomesOf } from '../../src/components/play/fr3/outcomes.ts';
import { piecesOf } from '../../src/components/play/fr3/pieces.ts';
import { fetchWordsFor, sayAsk, sayUnit } from '../../src/components/play/fr3/words.ts';
import type { Action } from '../../src/engine/fr3/battle/battle.ts';
import { askedNow } from '../../src/engine/fr3/battle/sequence.ts';
import type { Ask } from '../../src/engine/fr3/battle/vocabulary/questions.ts';
import type { State } from '../../src/engine/fr3/battle/vocabulary/state.ts';
import { setupOf } from '../engine/fr3/battle-table.ts';
import {
  after,
  begun,
  type Course,
  chanceOf,
  diceFor,
  facesOf,
  hasSecrets,
  lastSaid,
  optionsOf,
  stateOf,
  viewOf,
} from './fr3-play.ts';

const position = `A1 longbows 20,10 N; A2 longbows 26,10 N illusion; A3 longbows 32,10 N; A4 individual with A1 magic=illusionist-3;
  B1 longbows 20,18 S; B2 handweapons 40,30 S canoes`;
const on = (course: Course, action: Action): Course => after(course, action, diceFor(5, facesOf(course).length));

/** Goes on until an action of this kind is listed, paying for every illusion and letting everything else pass. */
function until(wanted: (action: Action) => boolean): { readonly course: Course; readonly action: Action } {
  let course = begun(setupOf(position), 5);
  for (let acts = 0; acts < 40; acts++) {
    const options = optionsOf(stateOf(course));
    const action = options.find(wanted);
    if (action) return { course, action };
    const dull = options.find((each) =>
      each.kind === 'upkeep' ? each.from === 'army' : each.kind === 'pass' || each.kind === 'hold' || each.kind === 'take',
    );
    if (!dull) throw new Error(`nobody lets ${askedNow(stateOf(course))?.what} pass`);
    course = on(course, dull);
  }
  throw new Error('it does not come to that');
}
const illusionsIn = (state: State, unseen: boolean): readonly string[] =>
  piecesOf(state, unseen, () => false).flatMap(({ id, illusion }) => (illusion ? [id] : []));

describe('illusions', () => {
  const { course, action } = until(({ kind }) => kind === 'upkeep');
  const state = stateOf(course);

  test('fr3.illusions.before-battle: only its own side sees which unit is one, and only while nobody else looks', () => {
    expect(illusionsIn(viewOf(state, 'A'), true)).toEqual(['A2']);
    expect(illusionsIn(viewOf(state, 'A'), false)).toEqual([]);
    expect(illusionsIn(viewOf(state, 'B'), true)).toEqual([]);
  });

  test('a spectator cannot play on from a battle that hides an illusion, because he would see it', () => {
    const open = begun(setupOf(position.replace(' illusion;', ';')), 5);
    expect([course, open].map(hasSecrets)).toEqual([true, false]);
  });

  test('fr3.illusions.missile-units: what it takes to keep one up is asked behind the curtain, with its points', async () => {
    await fetchWordsFor(state.setup);
    const ask = askedNow(state) as Ask;
    expect(ask).toMatchObject({ what: 'upkeep', secret: true });
    expect(sayAsk(state, ask)).toBe('Longbows (A2): Do you keep this illusion for 2 points?');
    expect(action.kind).toBe('upkeep');
  });

  test('fr3.illusions.summoned-during-game: the chronicle does not tell which of the two is the illusion', () => {
    const cast = until((each) => isCast(each) && each.spell === 'illusionary-army' && each.on.includes('A3'));
    let noting = on(cast.course, cast.action);
    // The least that is listed: nobody stands against it.
    while (askedNow(stateOf(noting))?.what === 'bid') noting = on(noting, optionsOf(stateOf(noting))[0] as Action);
    const choices = optionsOf(stateOf(noting)).filter(({ kind }) => kind === 'shell');
    expect(choices).toHaveLength(2);
    const [one, other] = choices.map((choice) => lastSaid(on(noting, choice).slice(-1)));
    expect(one).toBe(other);
    expect(one).toMatch(/chooses in secret/);
  });

  test('fr3.spells.illusionary-target: a shot that may be answered has the odds that it has if nobody answers', () => {
    const { course: before, action: shot } = until((each) => each.kind === 'shoot' && each.at === 'A1');
    const answered = stateOf(before);
    expect(chanceOf(answered, shot).kind).toBe('known');
    expect(isRisk(answered, shot)).toBe(true);
    const target = outcomesOf(answered, shot)?.find(({ ids }) => ids.includes('A1'));
    expect(target?.chances.map(({ fate }) => fate)).toEqual(['demoralized', 'unharmed']);
  });
});

test('fr3.items.transport-attachment: what a unit rides is drawn with it, and said; left behind, where it stands', () => {
  const { course, action } = until(({ kind }) => kind === 'ride');
  const state = stateOf(course);
  const canoes = (at: State) => piecesOf(at, false, () => false).find(({ id }) => id === 'B2')?.with;
  expect(canoes(state)).toEqual(['canoes']);
  expect(sayUnit(state, 'B2')).toContain('on board of canoes');
  const left = stateOf(on(course, action));
  expect(canoes(left)).toEqual([]);
  expect(sayUnit(left, 'B2')).toContain('their canoes at 40, 30');
});
