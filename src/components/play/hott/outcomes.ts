/** The results for elements, and the consequences of a move. This code is loaded when it is first needed. */
import type { Action } from '../../../engine/hott/battle/battle.ts';
import type { BattleEvent, BattleReport } from '../../../engine/hott/battle/events.ts';
import { type FightOdds, outlook } from '../../../engine/hott/battle/odds.ts';
import type { UnitId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import type { Result } from '../../../engine/hott/data/outcomes.ts';
import { approximate, asPercent, type Fraction, plus, zero } from '../../../engine/kernel/fraction.ts';
import { type FateChance, type Fates, type Outcomes, outcomesOf as workedOut } from '../odds/outcomes.ts';
import { actorsOf, chanceToCome, isOfNextBound, targetsOf } from './actions.ts';

const looks = {
  destroyed: 'lost',
  captured: 'lost',
  ensorcelled: 'lost',
  'off the battlefield': 'lost',
  flees: 'broken',
  recoils: 'hurt',
  unharmed: 'same',
  pursues: 'same',
} as const;
type FateWord = keyof typeof looks;

/** What happens to each affected element, up to the beginning of the next bound. */
function changes(_: State, { events: all }: BattleReport): ReadonlyMap<UnitId, FateWord> {
  const onward = all.findIndex(({ kind }) => kind === 'bound');
  const found = new Map<UnitId, FateWord>();
  for (const event of onward < 0 ? all : all.slice(0, onward)) {
    if (event.kind === 'fight') for (const { who } of [event.a, event.b]) if (who !== 'stronghold') found.set(who, 'unharmed');
    if (event.kind === 'pursued') found.set(event.unit, 'pursues');
    if (event.kind === 'recoiled') {
      found.set(event.unit, 'recoils');
      for (const id of event.pushed) if (!found.has(id)) found.set(id, 'recoils');
    }
    if (event.kind === 'fled') found.set(event.unit, 'flees');
    if (event.kind === 'left') found.set(event.unit, 'off the battlefield');
    if (event.kind === 'destroyed') found.set(event.unit, 'destroyed');
    if (event.kind === 'ensorcelled') found.set(event.unit, 'ensorcelled');
  }
  return found;
}

export const fates: Fates<State, BattleEvent> = {
  looks,
  unharmed: 'unharmed',
  changes,
  isOfNextStep: isOfNextBound,
};

export const outcomesOf = (state: State, action: Action): Outcomes =>
  workedOut({ actors: actorsOf, targets: targetsOf, toCome: chanceToCome }, fates, state, action);

const words: Readonly<Record<Result, FateWord>> = {
  none: 'unharmed',
  recoil: 'recoils',
  flee: 'flees',
  'flee-off': 'off the battlefield',
  ensorcelled: 'ensorcelled',
  captured: 'captured',
  destroyed: 'destroyed',
};

/** One side of a coming fight: its sum without the die, and its possible results. */
export interface SideToCome {
  readonly who: UnitId | 'stronghold';
  readonly lines: readonly { readonly name: string; readonly amount: number; readonly rules: readonly string[] }[];
  readonly chances: readonly FateChance[];
}
export interface FightToCome {
  readonly way: FightOdds['way'];
  readonly a: SideToCome;
  readonly b: SideToCome;
  /** The chance that each side would be lost without this move; null for a new fight. */
  readonly before: { readonly a: string; readonly b: string } | null;
}

const ofSide = ({ ends }: FightOdds, side: 'a' | 'b'): readonly FateChance[] => {
  const sums = new Map<FateWord, Fraction>();
  for (const end of ends) {
    const word = words[end[side]];
    sums.set(word, plus(sums.get(word) ?? zero, end.chance));
  }
  const order = Object.keys(looks);
  return [...sums]
    .map(([fate, chance]) => ({ fate, look: looks[fate], share: approximate(chance), percent: asPercent(chance) }))
    .sort((one, other) => order.indexOf(one.fate) - order.indexOf(other.fate));
};
const lost: readonly string[] = ['destroyed', 'captured', 'ensorcelled', 'off the battlefield'];
const lossOf = (odds: FightOdds, side: 'a' | 'b'): string =>
  asPercent(odds.ends.filter((end) => lost.includes(words[end[side]])).reduce((sum, { chance }) => plus(sum, chance), zero));

export function fightToCome(odds: FightOdds, before?: FightOdds): FightToCome {
  const side = (of: 'a' | 'b'): SideToCome => ({
    who: odds[of].who,
    lines: odds[of].lines.map(({ name, amount, rules }) => ({ name, amount, rules })),
    chances: ofSide(odds, of),
  });
  return {
    way: odds.way,
    a: side('a'),
    b: side('b'),
    before: before ? { a: lossOf(before, 'a'), b: lossOf(before, 'b') } : null,
  };
}

/** Every fight that an action causes or changes. */
export function fightsAfter(state: State, action: Action): readonly FightToCome[] {
  const found = outlook(state, action);
  if (!found) return [];
  return [
    ...found.fights.map((odds, at) => fightToCome(odds, found.before[at])),
    ...(found.storm ? [fightToCome(found.storm)] : []),
  ];
}
