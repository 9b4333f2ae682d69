/** Traps and parasitics bought by an army and used against enemies in step 3 (chapter fr3.spirits). */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { setupNow } from '../../../src/engine/fr3/battle/notation/now.ts';
import { writeSetup } from '../../../src/engine/fr3/battle/notation/setup-writer.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { write } from '../../../src/engine/kernel/notation.ts';
import { after, begun, charge, type Played, setupOf } from './battle-table.ts';
import { asked, until } from './magic-table.ts';
import { roster } from './muster-table.ts';

const lay = (what: 'trap' | 'elite-trap' | 'parasitics' | 'elite-parasitics', at: string): Action => ({ kind: 'lay', what, at });
const under = ({ state }: Played, id: string): readonly string[] => unitAt(state, id).effects.map(({ is }) => is);
const refused = ({ state }: Played, action: Action): readonly string[] => fr3Battle.refuse(state, action)?.rules ?? [];
const pass: Action = { kind: 'pass' };

/** Foot units of A and B out of reach of each other; A has bought these traps or parasitics. */
const far = (bought: string, more = '') =>
  begun(setupOf(`nuisances A ${bought}; A1 spears 10,10 N; B1 handweapons 10,24 S; B2 knights 11.5752,24 S; ${more}`));

test('fr3.spirits.traps-deployment, ruling, fr3.sequence.deploy-traps-parasitics: in step 3 of its own phase, anywhere, one at a time', () => {
  const at = far('trap trap');
  expect(asked(at)).toBe('A lay');
  const caught = after(at, [lay('trap', 'B1')]);
  expect(under(caught, 'B1')).toEqual(['trap']);
  expect(caught.state.unlaid).toEqual({ A: ['trap'], B: [] });
  expect(refused(caught, lay('trap', 'B1'))).toEqual(['fr3.spirits.traps-deployment']);
  expect(refused(caught, lay('trap', 'A1'))).toEqual(['fr3.sequence.deploy-traps-parasitics']);
  expect(refused(caught, lay('parasitics', 'B2'))).toEqual(['fr3.sequence.deploy-traps-parasitics']);
  expect(asked(after(caught, [lay('trap', 'B2')]))).toBe('A movement');
});

test('fr3.spirits.traps: what is not set now is still there in the next turn', () => {
  const next = until(far('trap'), 'A movement');
  expect(asked(until(after(next, [pass]), 'A lay'))).toBe('A lay');
});

test('fr3.spirits.traps-clearing, ruling, fr3.spirits.traps-movement-lock, fr3.sequence.clear-traps-and-parasitics: it stands until it rolls its rally number in step 5', () => {
  const caught = until(after(far('trap'), [lay('trap', 'B1')]), 'B movement');
  expect(refused(caught, { kind: 'ahead', units: ['B1'], inches: 2 })).toEqual(['fr3.spirits.traps-movement-lock']);
  expect(under(until(caught, 'A movement', 5), 'B1')).toEqual(['trap']);
  expect(under(until(caught, 'A movement', 6), 'B1')).toEqual([]);
});

test('fr3.spirits.traps-elite: −2 to get out of an elite trap', () => {
  const caught = until(after(far('elite-trap'), [lay('elite-trap', 'B1')]), 'B movement');
  expect(under(until(caught, 'A movement', 7), 'B1')).toEqual(['elite-trap']);
  expect(under(until(caught, 'A movement', 8), 'B1')).toEqual([]);
});

test('fr3.spirits.traps-not-on-engaged: nobody in melee is caught, though parasitics come anywhere (fr3.spirits.parasitics-deployment)', () => {
  const at = begun(setupOf('nuisances A trap parasitics; A1 spears 10,10 N; B1 handweapons 10,11.5748 S; B2 mobs 30,30 S'));
  expect(refused(at, lay('trap', 'B1'))).toEqual(['fr3.spirits.traps-not-on-engaged']);
  expect(under(after(at, [lay('parasitics', 'B1')]), 'B1')).toEqual(['parasitics']);
});

test('fr3.spirits.traps-double-demoralized: nowhere to go, it is destroyed', () => {
  const near = begun(setupOf('nuisances A trap; A1 knights 10,10 N; B1 handweapons 10,14 S; B2 mobs 30,30 S'));
  const hit = after(near, [lay('trap', 'B1'), charge(['A1']), pass, { kind: 'fight', a: 'A1', b: 'B1' }], 4, 6, 10);
  expect(unitAt(hit.state, 'B1').status).toBe('destroyed');
  expect(hit.events.flatMap(({ rules }) => rules)).toContain('fr3.spirits.traps-double-demoralized');
});

test('fr3.spirits.parasitics-elite: −2 in place of −1, and they spread as elite ones', () => {
  const at = until(after(far('elite-parasitics'), [lay('elite-parasitics', 'B1')]), 'B shed');
  // Handweapons rally on 6, and a 7 does not shed elite parasitics; the knights beside them rally on 5.
  const spread = after(at, [{ kind: 'shed', unit: 'B1' }], 7, 4);
  expect([under(spread, 'B1'), under(spread, 'B2')]).toEqual([['elite-parasitics'], ['elite-parasitics']]);
  // A unit that caught the parasitics in this step can neither shed nor spread them in the same step.
  expect(asked(spread)).not.toBe('B shed');
  expect(under(after(at, [{ kind: 'shed', unit: 'B1' }], 8), 'B1')).toEqual([]);
});

test('fr3.spirits.parasitics: what is in hand is said in notation, and goes into a position of the middle of a battle', () => {
  const text = 'nuisances A trap elite-parasitics; A1 spears 10,10 N; B1 handweapons 10,24 S';
  const setup = setupOf(text);
  expect(setupOf(write(writeSetup(setup)))).toEqual(setup);
  const laid = after(begun(setup), [lay('trap', 'B1')]);
  expect(setupNow(laid.state)?.setup.armies.A.nuisances).toEqual(['elite-parasitics']);
});

test('fr3.spirits.traps: a roster buys them as units, and the numbers of the others close up', () => {
  const army = armyOfRoster(
    roster('dwarfs', ['traps', 'spears', 'parasitics', 'handweapons', { type: 'skirmishers', with: 4 }], {
      characters: [{ has: ['general'], with: 4 }],
    }),
  );
  expect(army).toMatchObject({
    ok: true,
    value: {
      nuisances: ['trap', 'parasitics'],
      troops: [{ type: 'spears' }, { type: 'handweapons' }, { with: 2 }],
      characters: [{ with: 2 }],
    },
  });
});

test('fr3.sequence.deploy-traps-parasitics: nobody is asked who has nothing to set', () => {
  const at = begun(setupOf('A1 spears 10,10 N; B1 handweapons 10,24 S'));
  expect(askedNow(at.state)).toMatchObject({ what: 'movement', side: 'A' });
});
