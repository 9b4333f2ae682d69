/**
 * A link to the calculator for the odds of an action, filled in with this situation. This code is loaded when it is first needed.
 */
import type { SourceId } from '../../../engine/fr3/artillery/question.ts';
import { writeAddress as writeArtillery } from '../../../engine/fr3/artillery/write-address.ts';
import { pairs, questionOf } from '../../../engine/fr3/battle/melee/question.ts';
import { type Action, fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import { askedNow } from '../../../engine/fr3/battle/sequence.ts';
import { firersOf, shootsFrom, sourceOf, targetStruck } from '../../../engine/fr3/battle/shooting/question.ts';
import { characterSetup, troopOf, unitAt } from '../../../engine/fr3/battle/units/pieces.ts';
import { meleeSide } from '../../../engine/fr3/battle/units/troops.ts';
import { pieceOf } from '../../../engine/fr3/battle/units/weapons.ts';
import type { PieceId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { defaultsOf } from '../../../engine/fr3/melee/combatant.ts';
import type { CircumstanceId, MeleeSide } from '../../../engine/fr3/melee/question.ts';
import { writeAddress as writeMelee } from '../../../engine/fr3/melee/write-address.ts';
import { writeAddress as writeMissiles } from '../../../engine/fr3/missile-fire/write-address.ts';
import { sharedWithMelee } from '../../../engine/fr3/nerve/question.ts';
import { writeValue } from '../../../engine/kernel/circumstance.ts';
import { middling } from '../course.ts';

export interface CalculatorLink {
  readonly words: string;
  /** The path of the link, relative to the site's base. */
  readonly path: string;
}

type Of<K extends Action['kind']> = Extract<Action, { kind: K }>;

/** The plan steps for a charge, without morale tests that do not happen. */
const stepsOfCharge = (tests: ReadonlySet<string>): readonly string[] => [
  'charge',
  ...(tests.has('fear') ? ['fear'] : []),
  ...(tests.has('throwing-weapons') ? ['throwing'] : []),
  'melee',
  'follow-up',
  'over-pursuit',
];

/** A plan for the first melee after a charge, from the charge to the pursuit. */
function planOf(state: State, action: Of<'charge'>): CalculatorLink | null {
  const { state: then, events } = middling(fr3Battle.perform(state, action));
  const met = pairs(then).find(({ a, b }) => [a.id, b.id].some((id) => action.units.includes(id)));
  if (!met) return null;
  const [charger, target] = action.units.includes(met.a.id) ? [met.a, met.b] : [met.b, met.a];
  const { a, b } = questionOf(then, charger, target);
  const tests = new Set(events.flatMap((event) => (event.kind === 'tested' ? [event.of] : [])));
  const steps = stepsOfCharge(tests).map((step, at) => `${at + 1}=${step}`);
  return { words: 'This charge in the planner', path: `fr3/odds/planner/?${[writeMelee({ a, b }), ...steps].join('&')}` };
}

/** The circumstances of a rally roll. */
function rallyOf(state: State, { unit }: Of<'rally'>): CalculatorLink {
  const side: MeleeSide = meleeSide(state, unitAt(state, unit));
  const usual = defaultsOf(side);
  const said = sharedWithMelee.flatMap((id) => {
    const value = side[id as CircumstanceId];
    return value === undefined || value === usual[id as CircumstanceId]
      ? []
      : [`u.${id}=${encodeURIComponent(writeValue(value))}`];
  });
  return {
    words: 'This rally in the calculator',
    path: `fr3/odds/rally/?${['roll=rally', `u=${side.unit}`, ...said].join('&')}`,
  };
}

/** A challenge that has not been answered yet has only one side. */
function duelOf(state: State, by: PieceId, answers: PieceId | null): CalculatorLink {
  const said = (
    [
      ['a', by],
      ['b', answers],
    ] as const
  ).flatMap(([key, id]) => {
    const found = state.characters.find((each) => each.id === id);
    if (!found) return [];
    const { leader, superhero } = characterSetup(state, found);
    return [`${key}.leader=${leader}`, ...(superhero ? [`${key}.superhero=${writeValue(true)}`] : [])];
  });
  return { words: 'This fight in the calculator', path: `fr3/odds/characters/?${['roll=challenge', ...said].join('&')}` };
}

/** Null if no calculator covers the action. */
export function calculatorFor(state: State, action: Action): CalculatorLink | null {
  switch (action.kind) {
    case 'fight': {
      const question = questionOf(state, unitAt(state, action.a), unitAt(state, action.b));
      return { words: 'This melee in the calculator', path: `fr3/odds/melee/?${writeMelee(question)}` };
    }
    case 'charge':
      return planOf(state, action);
    case 'rally':
      return unitAt(state, action.unit).square.length > 0 ? null : rallyOf(state, action);
    case 'challenge':
      return action.by === null ? null : duelOf(state, action.by, null);
    case 'answer': {
      const by = askedNow(state)?.by;
      return by === undefined || action.character === null ? null : duelOf(state, by, action.character);
    }
    case 'shoot': {
      const target = unitAt(state, action.at);
      const firers = action.units.map((id) => firersOf(state, unitAt(state, id), target));
      const struck = targetStruck(state, target, shootsFrom(state, unitAt(state, action.units[0] as PieceId)));
      return { words: 'This volley in the calculator', path: `fr3/odds/bowfire/?${writeMissiles({ target: struck, firers })}` };
    }
    case 'bombard': {
      const unit = unitAt(state, action.unit);
      const piece = pieceOf(troopOf(state, unit)) as SourceId;
      const target = targetStruck(state, unitAt(state, action.at), shootsFrom(state, unit));
      return {
        words: 'This shot in the calculator',
        path: `fr3/odds/artillery/?${writeArtillery({ source: sourceOf(state, unit, piece), target })}`,
      };
    }
    default:
      return null;
  }
}
