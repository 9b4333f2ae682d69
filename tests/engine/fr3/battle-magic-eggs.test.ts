/** Egg Impregnation by rule id: a slower unit, its torment, and what hatches. */
import { expect, test } from 'vitest';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { spellOf } from '../../../src/engine/fr3/battle/magic/book.ts';
import { withEffect } from '../../../src/engine/fr3/battle/magic/effects.ts';
import { eggsGrow } from '../../../src/engine/fr3/battle/magic/eggs.ts';
import type { Aim, BattleSpell } from '../../../src/engine/fr3/battle/magic/spell.ts';
import { rateOf } from '../../../src/engine/fr3/battle/movement/rates.ts';
import { unitAt } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { BattleCharacter } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import type { Played } from './battle-table.ts';
import { effectsOn, tableOf, until } from './magic-table.ts';

const far = 'B9 mobs 40,33 S; A9 mobs 40,3 N';
const table = `A1 spears 10,10 N; B1 handweapons 10,20 S; B2 fanatics 20,20 S; B3 mobs 30,20 S; ${far}; B90 hero-1-1 with B3 healer`;
const eggs = spellOf('egg-impregnation') as BattleSpell;
const unit = ({ state }: Played, id: string) => unitAt(state, id);
const aimAt = (at: Played, id: string): Aim => ({
  caster: at.state.characters[0] as BattleCharacter,
  side: 'A',
  units: [unit(at, id)],
  characters: [],
  choice: null,
  points: 6,
  at: null,
});
/** Cast directly as by a hive queen, because no battle in these tests has one. */
const laid = (at: Played, id = 'B1'): Played => play(eggs.works(at.state, aimAt(at, id)), scripted([]));
/** Step 4f of the caster’s phase, with this face. */
function grown({ state }: Played, ...faces: number[]): Played {
  const dice = scripted(faces);
  const told = play(eggsGrow(state), dice);
  dice.finish();
  return told;
}

test('fr3.spells.egg-impregnation: the target moves at half its rate, for as long as it carries the eggs', () => {
  const at = until(tableOf(table, 'wizard-1'), 'A movement');
  const under = laid(at);
  const rate = (of: Played) => rateOf(of.state, [unit(of, 'B1')]).open;
  expect(rate(under)).toBe(rate(at) / 2);
  expect(effectsOn(under, 'B1')).toEqual(['egg-impregnation']);
});

test('fr3.spells.egg-impregnation, ruling: 7 or 8 demoralizes it, 9 or 10 destroys it and larvae stand in its place; before that nothing', () => {
  const at = laid(until(tableOf(table, 'wizard-1'), 'A movement'));
  expect([6, 7, 8].map((face) => unit(grown(at, face), 'B1').morale)).toEqual([0, 1, 1]);
  const hatched = grown(at, 9);
  const born = hatched.state.units.at(-1);
  expect([unit(hatched, 'B1').status, born?.side, born?.stage, born?.base.x]).toEqual(['destroyed', 'A', 'larvae', 10]);
  expect(brokenInvariants(hatched.state)).toEqual([]);
});

test('fr3.spells.egg-impregnation, ruling: the roll is that of the hive’s own phases', () => {
  const at = until(tableOf(table, 'wizard-1'), 'B movement');
  const theirs = { ...at, state: withEffect(at.state, 'B1', 'egg-impregnation', 'A', 'game') };
  expect(unit(grown(theirs), 'B1').morale).toBe(0);
});

test('fr3.spells.egg-impregnation, fr3.abilities.healer-immunity: specials, units with a healer, and those that carry eggs are spared', () => {
  const at = until(tableOf(table, 'wizard-1'), 'A movement');
  const why = (of: Played, id: string) => eggs.refuse?.(of.state, aimAt(of, id))?.rules ?? [];
  expect(why(at, 'B1')).toEqual([]);
  expect(why(at, 'B2')).toEqual(['fr3.spells.egg-impregnation']);
  expect(why(at, 'B3')).toContain('fr3.abilities.healer-immunity');
  expect(why(laid(at), 'B1')).toEqual(['fr3.spells.egg-impregnation']);
});
