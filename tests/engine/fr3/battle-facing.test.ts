/** Which unit faces which, support, and the order of melees: positions, scripted dice, by rule id. */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { questionOf } from '../../../src/engine/fr3/battle/melee/question.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { after, begun, type Played, setupOf } from './battle-table.ts';

const why = (at: Played, action: Parameters<typeof fr3Battle.refuse>[1]) => fr3Battle.refuse(at.state, action);
const asked = ({ state }: Played) => askedNow(state);
const actions = ({ state }: Played) => [...fr3Battle.actions(state)];
const facing = ({ state }: Played, id: string) => unitAt(state, id).base.facing;
const question = ({ state }: Played, a: string, b: string) => questionOf(state, unitAt(state, a), unitAt(state, b));

/** The melee step of side A's phase, without earlier actions. */
function melees(text: string): Played {
  let at = begun(setupOf(text));
  while (asked(at)?.what === 'rally' || asked(at)?.what === 'movement') at = after(at, [{ kind: 'pass' }]);
  return at;
}

test('fr3.melee.order-of-fights, ruling: the phasing player chooses; each melee with its follow-up is finished before the next', () => {
  const at = melees(
    'A1 handweapons 10,10 N; A2 spears 30,10 N; B1 militia 10,11.575 S demoralized; B2 spears 30,11.575 S; B3 mobs 40,30 S',
  );
  expect(asked(at)).toEqual({ what: 'melee', side: 'A' });
  expect(actions(at)).toEqual([
    { kind: 'fight', a: 'A1', b: 'B1' },
    { kind: 'fight', a: 'A2', b: 'B2' },
  ]);
  const one = after(at, [{ kind: 'fight', a: 'A1', b: 'B1' }], 6, 6);
  expect(asked(one)).toEqual({ what: 'follow-up', side: 'A', unit: 'A1' });
  expect(why(one, { kind: 'fight', a: 'A2', b: 'B2' })?.rules).toEqual(['fr3.sequence.turn-structure']);
  const other = after(one, [{ kind: 'follow-up', go: true }]);
  expect(actions(other)).toEqual([{ kind: 'fight', a: 'A2', b: 'B2' }]);
  expect(why(other, { kind: 'fight', a: 'A1', b: 'B1' })?.rules).toContain('fr3.melee.order-of-fights');
  // The opposite order is equally allowed.
  expect(asked(after(at, [{ kind: 'fight', a: 'A2', b: 'B2' }], 5, 5))).toEqual({ what: 'melee', side: 'A' });
});

test('fr3.melee.support-facing: a friend on line that faces another way gives no support, and gets none', () => {
  const line = begun(setupOf('A1 spears 10,10 N; A2 spears 11.575,10 N; B1 mobs 10,11.575 S'));
  expect(question(line, 'A1', 'B1').a.support).toBe(1);
  const turned = begun(setupOf('A1 spears 10,10 N; A2 spears 11.575,10 E; B1 mobs 10,11.575 S'));
  expect(question(turned, 'A1', 'B1').a.support).toBe(0);
});

test('fr3.melee.flankers-lose-support: a unit that has taken a flank no longer supports its neighbour', () => {
  const front = 'A1 spears 10,10 N; A2 spears 11.575,10 N; A3 knights 13.15,11.575 W; B1 mobs 10,11.575 S';
  const flank = melees(`${front}; B2 pikes 11.575,11.575 E`);
  expect(facing(flank, 'B2')).toBe(900);
  expect(question(flank, 'A3', 'B2').a.flank).toBe(1);
  expect(question(flank, 'A1', 'B1').a.support).toBe(0);
  // The same neighbour supports if it is itself in a frontal melee.
  const frontal = melees(`${front}; B2 pikes 11.575,11.575 S`.replace('A3 knights 13.15,11.575 W; ', ''));
  expect(question(frontal, 'A1', 'B1').a.support).toBe(1);
});

test('fr3.melee.facing-most-dangerous: the worst enemy on a flank becomes the attacker, the one in front a flank attacker', () => {
  const at = melees('A1 mobs 10,10 N; A2 knights 11.575,11.575 W; B1 pikes 10,11.575 S; B2 mobs 40,30 S');
  expect(facing(at, 'B1')).toBe(900);
  expect(actions(at)).toEqual([{ kind: 'fight', a: 'A2', b: 'B1' }]);
  expect(question(at, 'A2', 'B1').a).toMatchObject({ flank: 1, rear: 'no' });
});

test('fr3.melee.most-dangerous-priority, ruling: combat factor first, then who causes fear, then who came first, then the owner', () => {
  const about = (front: string, flank: string) =>
    melees(`A1 ${front} 10,10 N; A2 ${flank} 11.575,11.575 W; B1 pikes 10,11.575 S; B2 mobs 40,30 S`);
  expect(facing(about('spears', 'mobs'), 'B1')).toBe(1800);
  const feared = melees('A1 spears 10,10 N; A2 spears 11.575,11.575 W undead; B1 pikes 10,11.575 S; B2 mobs 40,30 S');
  expect(facing(feared, 'B1')).toBe(900);
  const equal = about('spears', 'spears');
  expect(asked(equal)).toEqual({ what: 'face', side: 'B', unit: 'B1', among: ['A1', 'A2'], occasion: 'melee' });
  expect(actions(equal)).toEqual([
    { kind: 'face', to: 'A1' },
    { kind: 'face', to: 'A2' },
  ]);
  expect(why(equal, { kind: 'face', to: 'B2' })?.rules).toEqual(['fr3.melee.most-dangerous-priority']);
  expect(facing(after(equal, [{ kind: 'face', to: 'A1' }]), 'B1')).toBe(1800);
  const turned = after(equal, [{ kind: 'face', to: 'A2' }]);
  expect(facing(turned, 'B1')).toBe(900);
  expect(turned.events.map(({ kind }) => kind)).toEqual(['turned']);
  expect(actions(turned)).toEqual([{ kind: 'fight', a: 'A2', b: 'B1' }]);
});

test('fr3.melee.defender-turns-to-next, ruling: a defender that destroys its attacker turns to the next, and does not fight twice', () => {
  const around = (left: string) =>
    melees(
      `A1 knights 10,10 N double-demoralized; A2 ${left} 8.425,11.575 E; A3 spears 11.575,11.575 W;
       B1 pikes 10,11.575 S; B2 mobs 40,30 S`,
    );
  // A1 is destroyed: pikes beat cavalry with these dice.
  const won = after(around('mobs'), [{ kind: 'fight', a: 'A1', b: 'B1' }], 1, 10);
  expect(unitAt(won.state, 'A1').status).toBe('destroyed');
  expect(won.events.filter(({ kind }) => kind === 'turned')).toMatchObject([
    { unit: 'B1', toward: 'A3', rules: ['fr3.follow-up.flanked-victor-turns', 'fr3.melee.defender-turns-to-next'] },
  ]);
  expect(facing(won, 'B1')).toBe(900);
  // A unit fights once a phase. The phase is over, and the next one has a different question.
  expect(asked(won)?.what).not.toBe('melee');
  const equal = after(around('spears'), [{ kind: 'fight', a: 'A1', b: 'B1' }], 1, 10);
  expect(asked(equal)).toEqual({ what: 'face', side: 'B', unit: 'B1', among: ['A2', 'A3'], occasion: 'follow-up' });
  expect(facing(after(equal, [{ kind: 'face', to: 'A2' }]), 'B1')).toBe(2700);
});
