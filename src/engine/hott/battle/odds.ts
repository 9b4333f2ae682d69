/**
 * Exact odds of possible events, calculated from the same rules as in play: `fightOdds` for two elements, `stormOdds` for the
 * stronghold, `distantOdds` for a shot or a spell, and `outlook` for an action: every fight it would cause, and fights of
 * neighbours that it would change.
 */
import type { Line } from '../../kernel/calculator/procedure.ts';
import { type Chance, map } from '../../kernel/chance.ts';
import { compare, type Fraction } from '../../kernel/fraction.ts';
import { odds } from '../../kernel/odds.ts';
import { strongholds } from '../data/figures/strongholds.ts';
import type { Result } from '../data/outcomes.ts';
import type { Rolled } from '../supplement/combat.ts';
import { closeLines, shootingLines, targetLines } from '../supplement/factors.ts';
import type { Action } from './battle.ts';
import { hottBattle } from './battle.ts';
import { fightChance, stormChance } from './combat/fight.ts';
import { type Fight, fightsOf } from './combat/fights.ts';
import { elementBy, find } from './elements/find.ts';
import { besiegers } from './elements/stronghold.ts';
import { turnNext } from './moves/turning.ts';
import { distantChance } from './shooting/shoot.ts';
import type { UnitId } from './vocabulary/ids.ts';
import { nothingYet, type State } from './vocabulary/state.ts';

/** One way in which a fight may end. */
export interface OneEnd {
  readonly a: Result;
  readonly b: Result;
  readonly chance: Fraction;
}

export interface FightOdds {
  readonly way: 'close-combat' | 'shot' | 'spell';
  readonly a: { readonly who: UnitId; readonly lines: readonly Line[] };
  readonly b: { readonly who: UnitId | 'stronghold'; readonly lines: readonly Line[] };
  /** The possible results, the most likely first. */
  readonly ends: readonly OneEnd[];
}

const endsOf = (chance: Chance<Rolled>): readonly OneEnd[] =>
  [...odds(map(chance, ({ ended }) => ended))]
    .map(([{ a, b }, share]) => ({ a, b, chance: share }))
    .sort((one, other) => compare(other.chance, one.chance));

/** The odds of a close combat between two elements at their present places. */
export function fightOdds(state: State, { own, enemy }: Fight): FightOdds {
  const { a, b, chance } = fightChance(state, elementBy(state, own), elementBy(state, enemy));
  return {
    way: 'close-combat',
    a: { who: own, lines: closeLines(a, b) },
    b: { who: enemy, lines: closeLines(b, a) },
    ends: endsOf(chance),
  };
}

/** The odds of storming the stronghold with these aids. */
export function stormOdds(state: State, unit: UnitId, aids: readonly UnitId[]): FightOdds {
  const { a, b, chance } = stormChance(
    state,
    elementBy(state, unit),
    aids.map((id) => elementBy(state, id)),
  );
  return {
    way: 'close-combat',
    a: { who: unit, lines: closeLines(a, b) },
    b: { who: 'stronghold', lines: closeLines(b, a) },
    ends: endsOf(chance),
  };
}

/** The odds of a shot or a spell with this many aids. `back` says that the target shoots back. */
export function distantOdds(state: State, way: 'shot' | 'spell', by: UnitId, target: UnitId, aids = 0, back = false): FightOdds {
  const { of, chance } = distantChance(state, way, elementBy(state, by), elementBy(state, target), aids, back);
  return {
    way,
    a: { who: by, lines: shootingLines(of.me, of.target) },
    b: { who: target, lines: targetLines(of.target, of.me, of.cover, way) },
    ends: endsOf(chance),
  };
}

/**
 * The fights that will be fought in this bound. Before the fights, elements that are attacked on a flank or the rear turn to face
 * the attacker.
 */
function fightsToCome(from: State): { readonly state: State; readonly fights: readonly Fight[] } {
  let state = from;
  for (let turned = turnNext(state); turned; turned = turnNext(state)) {
    const [ask] = turned.state.asks;
    if (ask) break;
    state = turned.state;
  }
  return { state, fights: fightsOf(state) };
}

export interface Outlook {
  /** The state in which these fights begin. */
  readonly state: State;
  /** Fights that the action causes, or whose odds it changes. */
  readonly fights: readonly FightOdds[];
  /** The same fights without the action, in the same order; undefined for a fight that would not happen without it. */
  readonly before: readonly (FightOdds | undefined)[];
  /** The attack on the stronghold that the action makes possible. */
  readonly storm: FightOdds | null;
}

const sumOf = ({ a, b }: FightOdds): string =>
  [a.lines, b.lines].map((lines) => lines.map(({ id, amount }) => `${id}${amount}`)).join('|');

/**
 * The consequences of a move: exact odds of its fights, and of neighbours' fights that it changes. Null if the move itself needs
 * dice.
 */
export function outlook(state: State, action: Action): Outlook | null {
  const done = hottBattle.refuse(state, action) === null ? hottBattle.perform(state, action) : null;
  if (done?.kind !== 'known') return null;
  const [now, then] = [fightsToCome(state), fightsToCome({ ...done.value.state, asks: [] })];
  const same = (fight: Fight): FightOdds | undefined => {
    const there = now.fights.find(({ own, enemy }) => own === fight.own && enemy === fight.enemy);
    return there && fightOdds(now.state, there);
  };
  const all = then.fights.map((fight) => ({ odds: fightOdds(then.state, fight), before: same(fight) }));
  const changed = all.filter(({ odds: after, before }) => !before || sumOf(after) !== sumOf(before));
  const movers = 'units' in action ? action.units : 'unit' in action ? [action.unit] : [];
  const storming = movers.flatMap((id) => {
    const unit = find(then.state, id);
    return unit && besiegers(then.state, unit.side).some((each) => each.id === id) ? [unit] : [];
  });
  const [main] = storming;
  const aids = main
    ? besiegers(then.state, main.side)
        .filter(({ id, did }) => id !== main.id && (did === nothingYet || !did.fought))
        .slice(0, strongholds.aiding)
        .map(({ id }) => id)
    : [];
  return {
    state: then.state,
    fights: changed.map(({ odds: after }) => after),
    before: changed.map(({ before }) => before),
    storm: main ? stormOdds(then.state, main.id, aids) : null,
  };
}
