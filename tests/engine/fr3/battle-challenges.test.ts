/** Challenges between individuals before the melees, by rule id. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { characterSetup, unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { bout } from '../../../src/engine/fr3/melee/combatant.ts';
import { totalOf } from '../../../src/engine/fr3/melee/modifiers.ts';
import { after, begun, type Played, setupOf, unshot } from './battle-table.ts';

type Act = Parameters<typeof fr3Battle.refuse>[1];
const pass: Act = { kind: 'pass' };
const challenge = (by: string | null): Act => ({ kind: 'challenge', by });
const answer = (character: string | null): Act => ({ kind: 'answer', character });
const asked = ({ state }: Played) => askedNow(state);
const person = ({ state }: Played, id: string) => state.characters.find((each) => each.id === id)!;
const rules = (at: Played, action: Act) => fr3Battle.refuse(at.state, action)?.rules ?? [];
const adds = ({ state }: Played) => {
  const of = bout(questionOf(state, unitAt(state, 'A1'), unitAt(state, 'B1')));
  return [totalOf(of, 'a'), totalOf(of, 'b')];
};
/** A2 is Anna's general, B2 Ben's hero: the first characters after the units. */
const met = (more = '') =>
  after(unshot(begun(setupOf(`A1 spears+general-2-2 10,10 N; B1 spears+hero-1-1 10,11.575 S; B2 mobs 40,33 S${more}`))), [pass]);

test('fr3.character-combat.challenge, ruling, fr3.sequence.challenges: before the melees, the phasing side first, then the other', () => {
  const at = met();
  expect(asked(at)).toEqual({ what: 'challenge', side: 'A' });
  expect([...fr3Battle.actions(at.state)]).toEqual([challenge(null), challenge('A2')]);
  expect(rules(at, challenge('B3'))).toEqual(['fr3.character-combat.challenge']);
  const theirs = after(at, [challenge(null)]);
  expect(asked(theirs)).toEqual({ what: 'challenge', side: 'B' });
  expect(asked(after(theirs, [challenge(null)]))).toEqual({ what: 'melee', side: 'A' });
  const called = after(at, [challenge('A2')]);
  expect(asked(called)).toMatchObject({ what: 'answer', side: 'B', among: ['B3'], by: 'A2' });
  expect(rules(called, answer('B9'))).toEqual(['fr3.character-combat.challenge']);
});

test('fr3.character-combat.challenge: nobody is asked where individuals of both sides are not in one melee', () => {
  const at = after(unshot(begun(setupOf('A1 spears+general-2-2 10,10 N; B1 spears 10,11.575 S; B2 mobs+hero-1-1 40,33 S'))), [
    pass,
  ]);
  expect(asked(at)?.what).toBe('melee');
});

test('fr3.character-combat.challenge, ruling: individuals of units on a flank may challenge and answer too; once in a melee and phase', () => {
  const flank = after(
    unshot(
      begun(
        setupOf('A1 pikes 10,10 N; A2 mounted+hero-2-0 11.5752,11.5752 W; B1 spears+general-2-2 10,11.5752 S; B2 mobs 40,33 S'),
      ),
    ),
    [pass],
  );
  expect(asked(flank)).toEqual({ what: 'challenge', side: 'A' });
  const declined = after(flank, [challenge('A3'), answer(null)]);
  expect(asked(declined)?.what).toBe('melee');
});

test('fr3.character-combat.fight, fr3.character-combat.challenge-accepted: the stronger adds the difference; the loser rolls for his fate', () => {
  // General +2 against hero +1: 5 + 1 beats 5.
  const dead = after(met(), [challenge('A2'), answer('B3')], 5, 5, 1);
  expect(person(dead, 'B3').status).toBe('killed');
  expect(dead.state.sheet.sides.second.losses.map(({ loss }) => loss)).toEqual(['major']);
  expect(asked(dead)?.what).toBe('melee');
  const held = after(met(), [challenge('A2'), answer('B3')], 5, 5, 5);
  expect(person(held, 'B3')).toMatchObject({ status: 'captured', host: 'A1' });
  expect(brokenInvariants(held.state)).toEqual([]);
  expect(tell(held.state, held.events.find(({ kind }) => kind === 'dueled')!)).toBe('The general (A2) beats the hero (B3).');
});

test('fr3.character-combat.challenge-escape: a loser who escapes stays with his unit', () => {
  const free = after(met(), [challenge('A2'), answer('B3')], 5, 5, 8);
  expect(person(free, 'B3')).toMatchObject({ status: 'in play', host: 'B1', duel: null });
  expect(asked(free)?.what).toBe('melee');
});

test('fr3.character-combat.challenge-declined, ruling: the strongest of the side that declines lends no melee bonus in the phase', () => {
  const at = met();
  expect(adds(at)).toEqual([5, 4]);
  const declined = after(at, [challenge('A2'), answer(null)]);
  expect(person(declined, 'B3').silent).toBe(true);
  expect(adds(declined)).toEqual([5, 3]);
  const next = after(declined, [{ kind: 'fight', a: 'A1', b: 'B1' }], 4, 6);
  expect(person(next, 'B3').silent).toBe(false);
});

test('fr3.character-combat.challenge-declined, ruling: of two who are not equally strong nobody is asked, and the stronger is silent', () => {
  const declined = after(met('; B9 general-2-2 with B1'), [challenge('A2'), answer(null)]);
  const people = declined.state.characters.filter(({ side }) => side === 'B');
  const leaders = people.map((each) => [characterSetup(declined.state, each).leader, each.silent]);
  expect(Object.fromEntries(leaders)).toEqual({ 'hero-1-1': false, 'general-2-2': true });
  expect(asked(declined)?.what).toBe('melee');
});

test('fr3.character-combat.challenge-declined, ruling: of two who are equally strong their owner names the one', () => {
  const at = after(
    unshot(
      begun(
        setupOf(
          'A1 spears+general-2-2 10,10 N; A2 mobs 40,3 N; B1 spears 10,11.575 S; B2 mobs 40,33 S; B3 hero-1-1 with B1 "Ost"; B4 hero-1-1 with B1 "West"',
        ),
      ),
    ),
    [pass],
  );
  const which = after(at, [challenge('A3'), answer(null)]);
  expect(asked(which)).toEqual({ what: 'decline', side: 'B', among: ['B3', 'B4'] });
  expect([...fr3Battle.actions(which.state)]).toEqual(['B3', 'B4'].map((character) => ({ kind: 'decline', character })));
  expect(rules(which, { kind: 'decline', character: 'A3' })).toEqual(['fr3.character-combat.challenge-declined']);
  const chosen = after(which, [{ kind: 'decline', character: 'B4' }]);
  expect([person(chosen, 'B3').silent, person(chosen, 'B4').silent]).toEqual([false, true]);
  expect(tell(chosen.state, chosen.events[0]!)).toBe('The challenge is declined, so West (B4) gives no melee bonus this phase.');
  expect(asked(chosen)?.what).toBe('melee');
});

test('fr3.character-combat.fight: an undecided fight goes on in the next phase, without a new challenge', () => {
  const tied = after(met('; B4 militia 30,30 S demoralized'), [challenge('A2'), answer('B4')], 4, 5);
  expect([person(tied, 'A2').duel, person(tied, 'B4').duel]).toEqual(['B4', 'A2']);
  const fought = after(tied, [{ kind: 'fight', a: 'A1', b: 'B1' }], 4, 5);
  const theirs = after(after(fought, [pass]), [pass], 9, 1, 2);
  expect(person(theirs, 'B4').status).toBe('killed');
  expect(person(theirs, 'A2').duel).toBeNull();
});

test('fr3.undead.last-character: a last character who falls in a fight takes the undead of his side along', () => {
  const at = after(
    unshot(
      begun(
        setupOf('A1 spears+general-2-2 10,10 N; B1 handweapons+hero-1-1 10,11.575 S; B2 mobs 40,33 S undead; B3 mobs 30,33 S'),
      ),
    ),
    [pass],
  );
  const dead = after(at, [challenge('A2'), answer('B4')], 5, 5, 1);
  expect(unitAt(dead.state, 'B2').status).toBe('destroyed');
});
