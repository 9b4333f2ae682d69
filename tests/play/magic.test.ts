/** Magic on the battle page: odds of a spell, what a magic user cannot cast and why, what a link may tell. */
import { describe, expect, test } from 'vitest';
import { after, begun, type Course, diceFor, disclosed, facesOf, stateOf } from '../../src/components/play/course.ts';
import { optionsOf } from '../../src/components/play/options.ts';
import { isCast, pointsOf, spellOdds, unlisted } from '../../src/components/play/spells.ts';
import { sayEffects } from '../../src/components/play/words.ts';
import { type Action, fr3Battle } from '../../src/engine/fr3/battle/battle.ts';
import { withEffect } from '../../src/engine/fr3/battle/magic/effects.ts';
import { phaseOf, unitAt } from '../../src/engine/fr3/battle/state.ts';

/** A wizard of level two against a necromancer of level three, their pools thrown. */
function opened(): Course {
  const army = (name: string, magic: string, y: number, facing: number) => ({
    name,
    troops: [{ type: 'handweapons', at: { x: 20, y, facing } }],
    characters: [{ leader: 'none', magic, with: 1 }],
  });
  const setup = fr3Battle.readSetup({
    table: { width: 48, depth: 36 },
    terrain: [],
    objective: null,
    armies: { A: army('Moon', 'wizard-2', 10, 0), B: army('Bone', 'necromancer-3', 20, 1800) },
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
    expect(why?.because).toBe('Blast 1 takes 2 points of his own pool, and he has 1.');
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

  test('an effect is said with its end', () => {
    const under = (until: number | 'game') => sayEffects(state, unitAt(withEffect(state, 'A1', 'bless', 'A', until), 'A1'));
    expect(under(phaseOf(state))).toEqual(['Bless to the end of this phase']);
    expect(under(phaseOf(state) + 2)).toEqual(['Bless for 2 more phases']);
    expect(under('game')).toEqual(['Bless to the end of the battle']);
  });
});
