/** The results for units in Fantasy Rules!, and the consequences of a charge. This code is loaded when first needed. */
import type { BattleEvent, BattleReport, TestOf } from '../../../engine/fr3/battle/events.ts';
import { pairsToFight } from '../../../engine/fr3/battle/melee/question.ts';
import { type Action, fr3Battle } from '../../../engine/fr3/battle/ruleset.ts';
import type { PieceId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import type { Roll } from '../../../engine/kernel/chance.ts';
import { asPercent, type Fraction, fraction, plus, times, zero } from '../../../engine/kernel/fraction.ts';
import type { RuleId } from '../../../engine/kernel/rule-id.ts';
import { middling } from '../course.ts';
import { endsOf, type Fates, type Outcomes, outcomesOf as workedOut } from '../odds/outcomes.ts';
import { actorsOf, chanceToCome, targetsOf } from './actions.ts';

/**
 * Dice of the next step, if the action is the last one in its step: dice for pools and captives. The odds leave these dice out,
 * because they have too many results and the action does not cause them.
 */
const ofNextStep: readonly string[] = [
  'fr3.magic.pool-dice',
  'fr3.results-rolls.character-escape-roll',
  'fr3.results-rolls.character-escape-in-melee',
];

/** The ids of the pieces that these events name. */
const namedIn = (events: BattleReport['events']): ReadonlySet<unknown> =>
  new Set(events.flatMap((event) => Object.values(event)).flat());

const looks = {
  destroyed: 'lost',
  killed: 'lost',
  captured: 'lost',
  'driven off': 'broken',
  'double demoralized': 'broken',
  demoralized: 'shaken',
  hurt: 'hurt',
  'pushed back': 'hurt',
  'under a spell': 'enchanted',
  halted: 'hurt',
  'not rallied': 'shaken',
  unharmed: 'same',
  rallied: 'better',
} as const;
export type FateWord = keyof typeof looks;

/** What happens to each affected unit. Consequences in the next step are ignored. */
function changes(before: State, { state, events: all }: BattleReport): ReadonlyMap<PieceId, FateWord> {
  const found = new Map<PieceId, FateWord>();
  const onward = all.findIndex((event) => event.kind === 'said' && event.heading);
  const events = onward < 0 ? all : all.slice(0, onward);
  const [own, others] = [namedIn(events), namedIn(all.slice(events.length))];
  const isOthers = (id: PieceId): boolean => others.has(id) && !own.has(id);
  const pushed = new Set(events.flatMap((event) => (event.kind === 'moved' && event.way === 'pushed-back' ? event.units : [])));
  const failed = new Set(events.flatMap((event) => (event.kind === 'rallied' && !event.rallied ? [event.unit] : [])));
  const struck = new Set(events.flatMap((event) => (event.kind === 'enchanted' && event.works ? [event.unit] : [])));
  const halted = new Set(
    events.flatMap((event) => (event.kind === 'tested' && event.of === 'ground' && !event.passed ? [event.unit] : [])),
  );
  const tried = new Set(
    events.flatMap((event) => (['rallied', 'tested', 'enchanted'].includes(event.kind) && 'unit' in event ? [event.unit] : [])),
  );
  for (const [at, unit] of state.units.entries()) {
    const was = before.units[at] as (typeof before.units)[number];
    const { id, status, morale, markers } = unit;
    if (isOthers(id)) continue;
    if (status !== was.status && (status === 'destroyed' || status === 'captured')) found.set(id, status);
    else if (status === 'away' && was.status !== 'away') found.set(id, 'driven off');
    else if (morale > was.morale) found.set(id, morale === 2 ? 'double demoralized' : 'demoralized');
    else if (markers < was.markers) found.set(id, 'hurt');
    else if (morale < was.morale || markers > was.markers) found.set(id, 'rallied');
    else if (pushed.has(id)) found.set(id, 'pushed back');
    else if (struck.has(id)) found.set(id, 'under a spell');
    else if (halted.has(id)) found.set(id, 'halted');
    else if (failed.has(id)) found.set(id, 'not rallied');
    else if (tried.has(id)) found.set(id, 'unharmed');
  }
  for (const [at, { id, status }] of state.characters.entries()) {
    const was = before.characters[at]?.status;
    if (!isOthers(id) && status !== was && (status === 'captured' || status === 'killed')) found.set(id, status);
  }
  for (const event of events) {
    if (event.kind === 'fought' || event.kind === 'dueled')
      for (const id of [event.a, event.b]) if (!found.has(id)) found.set(id, 'unharmed');
    if (event.kind === 'shot' && !found.has(event.at)) found.set(event.at, 'unharmed');
  }
  return found;
}

export const fates: Fates<State, BattleEvent> = {
  looks,
  unharmed: 'unharmed',
  changes,
  isOfNextStep: ({ rules }) => rules.some((rule) => ofNextStep.includes(rule)),
};

export const outcomesOf = (state: State, action: Action): Outcomes =>
  workedOut({ actors: actorsOf, targets: targetsOf, toCome: chanceToCome }, fates, state, action);

export interface TestToCome {
  readonly unit: PieceId;
  readonly of: TestOf;
  /** The enemy that causes the test, if there is one. */
  readonly by: PieceId | null;
  /** The chance to pass for a unit that must test. */
  readonly passes: string;
  readonly rules: readonly RuleId[];
}

/** The morale tests that an action causes, with the chances to pass. */
function testsOf(state: State, action: Action): readonly TestToCome[] {
  const tests = new Map<string, { readonly test: Omit<TestToCome, 'passes'>; passed: Fraction; tested: Fraction }>();
  for (const { end, ways } of endsOf(fates, chanceToCome(state, action)) ?? [])
    for (const event of end.events) {
      if (event.kind !== 'tested' && event.kind !== 'enchanted') continue;
      const {
        unit,
        of,
        by = null,
        rules,
        passed,
      } = event.kind === 'tested' ? event : { ...event, of: 'ground' as const, by: null, passed: !event.works };
      const key = `${unit} ${of} ${by} ${rules[0]}`;
      const entry = tests.get(key) ?? { test: { unit, of, by, rules }, passed: zero, tested: zero };
      entry.tested = plus(entry.tested, fraction(1, ways));
      if (passed) entry.passed = plus(entry.passed, fraction(1, ways));
      tests.set(key, entry);
    }
  return [...tests.values()].map(({ test, passed, tested }) => ({
    ...test,
    passes: asPercent(times(passed, fraction(tested.denominator, tested.numerator))),
  }));
}

export interface MeleeToCome {
  readonly a: PieceId;
  readonly b: PieceId;
  readonly fates: Outcomes;
}

/** The consequences of a charge, or of a turn towards an enemy. */
export interface ChargeToCome {
  readonly tests: readonly TestToCome[];
  /** The melees that follow, as if they were fought immediately and all fear tests were passed. */
  readonly melees: readonly MeleeToCome[];
  /** Enemies that turn towards the chargers. */
  readonly turn: readonly PieceId[];
}

/** A face of the terrain die that does not stop the move. */
const acrossGround = ({ die, purpose: { rules } }: Roll<unknown>): number | undefined =>
  rules.includes('fr3.terrain-effects.chaos-fear-terrain')
    ? die
    : rules.includes('fr3.terrain-effects.enchanted-effect')
      ? 1
      : undefined;

export function afterCharge(state: State, action: Extract<Action, { kind: 'charge' | 'engage' }>): ChargeToCome {
  const then = middling(fr3Battle.perform(state, action), acrossGround).state;
  // If an enemy faces another unit, the charger only helps that unit. So the melees of the enemies are included as well.
  const concerned = [...actorsOf(action), ...targetsOf(state, action)];
  const enemies = targetsOf(state, action);
  const turned = then.units.filter(({ id, base }, at) => enemies.includes(id) && base.facing !== state.units[at]?.base.facing);
  return {
    turn: turned.map(({ id }) => id),
    tests: testsOf(state, action),
    melees: pairsToFight(then)
      .filter(({ a, b }) => [a.id, b.id].some((id) => concerned.includes(id)))
      .map(({ a, b }) => ({ a: a.id, b: b.id, fates: outcomesOf(then, { kind: 'fight', a: a.id, b: b.id }) })),
  };
}
