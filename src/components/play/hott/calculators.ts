/** A link to the calculator for the odds of an action, filled in with this situation. This code is loaded with the first link. */
import type { Action } from '../../../engine/hott/battle/battle.ts';
import { fightChance, stormChance } from '../../../engine/hott/battle/combat/fight.ts';
import { elementBy, typeOf } from '../../../engine/hott/battle/elements/find.ts';
import { outlook } from '../../../engine/hott/battle/odds.ts';
import { distantChance } from '../../../engine/hott/battle/shooting/shoot.ts';
import type { UnitId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { paces } from '../../../engine/hott/data/scale.ts';
import { type Combatant, isAerial, plainCombatant } from '../../../engine/hott/supplement/combatant.ts';
import { writePart } from '../../../engine/kernel/calculator/write-part.ts';
import { gap } from '../../../engine/kernel/geometry.ts';
import type { CalculatorLink } from '../system.ts';
import { actorsOf } from './actions.ts';

const link = (words: string, roll: string, ...parts: readonly (readonly string[])[]): CalculatorLink => ({
  words,
  path: `hott/odds/combat/?${[`roll=${roll}`, ...parts.flat()].join('&')}`,
});

/** A side of a close combat. Height and banks do not count in a fight with aerials, so the calculator does not ask for them. */
function sideOf(key: string, me: Combatant, foe: Combatant): readonly string[] {
  const counts = !isAerial(me) && !isAerial(foe);
  return writePart(key, { ...me, ...(counts ? {} : { uphill: false, bank: false }) }, plainCombatant);
}

const closeOf = (words: string, a: Combatant, b: Combatant): CalculatorLink =>
  link(words, 'close', sideOf('a', a, b), sideOf('b', b, a));

/** The shooter or magician, and the target. */
function distantOf(state: State, way: 'shot' | 'spell', units: readonly UnitId[], at: UnitId, back: boolean): CalculatorLink {
  const [by, target] = [elementBy(state, units[0] as UnitId), elementBy(state, at)];
  const { me, target: hit, cover } = distantChance(state, way, by, target, units.length - 1, back).of;
  const shooter = {
    ...(way === 'shot' ? { is: me.is } : {}),
    aids: cover.aids,
    // The range is measured straight ahead, so a target at the side of the shooter's strip can be farther away than the range.
    distance: Math.min(typeOf(by).range ?? 0, Math.floor(paces(gap(by.base, target.base)))),
    barred: me.barred,
  };
  const covered = way === 'shot' ? { woods: cover.woods, back } : { warded: cover.warded };
  const struck = { is: hit.is, going: hit.going, barred: hit.barred, ...covered };
  return link(
    way === 'shot' ? 'This shot in the calculator' : 'This spell in the calculator',
    way === 'shot' ? 'shoot' : 'bespell',
    writePart('u', shooter, { barred: false }),
    writePart('t', struck, { going: 'good', barred: false, woods: false, warded: false, back: false }),
  );
}

/** The first new fight that a move leads to. */
function fightAfter(state: State, action: Action): CalculatorLink | null {
  const found = outlook(state, action);
  const actors = actorsOf(action);
  const fight = found?.fights.find(
    ({ a, b }, at) => !found.before[at] && [a.who, b.who].some((who) => actors.some((id) => id === who)),
  );
  if (!found || !fight || fight.b.who === 'stronghold') return null;
  const { a, b } = fightChance(found.state, elementBy(found.state, fight.a.who), elementBy(found.state, fight.b.who));
  return closeOf('The fight after this move in the calculator', a, b);
}

/** Null if no calculator has exactly that question. */
export function calculatorFor(state: State, action: Action): CalculatorLink | null {
  switch (action.kind) {
    case 'fight': {
      const { a, b } = fightChance(state, elementBy(state, action.unit), elementBy(state, action.enemy));
      return closeOf('This fight in the calculator', a, b);
    }
    case 'move':
    case 'march':
    case 'column':
    case 'follow':
    case 'engage':
    case 'ambush':
      return fightAfter(state, action);
    case 'storm': {
      const aids = action.aids.map((id) => elementBy(state, id));
      const { a, b } = stormChance(state, elementBy(state, action.unit), aids);
      return closeOf('This assault in the calculator', a, b);
    }
    case 'shoot':
      return distantOf(state, 'shot', action.units, action.target, false);
    case 'bespell':
      return distantOf(state, 'spell', action.units, action.target, false);
    default:
      return null;
  }
}
