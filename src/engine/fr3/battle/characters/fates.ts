/** What happens to individual characters: the roll when their unit is destroyed, capture, escape, and standing alone. */

import { andThen, type Chance, known } from '../../../kernel/chance.ts';
import { type Base, distance, fromPoint, minus, onGrid, plus, times } from '../../../kernel/geometry.ts';
import { lose } from '../../companion/losses.ts';
import { changed, withReminder } from '../../companion/state.ts';
import { leadership } from '../../data/figures/characters.ts';
import {
  type CharacterResult,
  captorDestroyed,
  characterResultsRoll,
  type Fated,
} from '../../results-rolls/character-results.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { baseSide } from '../../table/bases.ts';
import { ask } from '../chapters/asking.ts';
import { refuseLed } from '../deployment/join.ts';
import { type BattleReport, event, inTurn, onSheet, report } from '../events.ts';
import { isEthereal } from '../spirits/crossing.ts';
import { clockOwner } from '../units/commands.ts';
import { asking, characterSetup, inPlay, sheetSide, standing, unitAt } from '../units/pieces.ts';
import { costOfLeader, isMajor } from '../units/troop-facts.ts';
import { enemyOf, type PieceId } from '../vocabulary/ids.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';
import { guardOf, hasOf, isBodyguard, leadsUnit } from './company.ts';
import { inchesFrom, placeOf } from './places.ts';

export const characterAt = (state: State, id: PieceId): BattleCharacter =>
  state.characters.find((each) => each.id === id) as BattleCharacter;

export const withCharacter = (state: State, id: PieceId, change: Partial<BattleCharacter>): State => ({
  ...state,
  characters: state.characters.map((each) => (each.id === id ? { ...each, ...change } : each)),
});

/** A character in the form that the results rolls use. */
export const fatedOf = (state: State, character: BattleCharacter): Fated => ({
  armor: hasOf(state, character).includes('exceptional-armor'),
  null: hasOf(state, character).includes('null'),
  unitCharacter: leadsUnit(state, character),
  guarded: guardOf(state, character.id) !== undefined,
});

/** fr3.characters.individual-movement, fr3.characters.individual-with-fliers: inches, over any ground. */
export const reachOf = (state: State, { host }: BattleCharacter): number =>
  host !== null && unitAt(state, host).comes === 'flying' ? leadership.moveWithFliers : leadership.moveOpen;

/** Inches within which a lone character touches a unit: his base is a quarter of the usual width. */
export const touching = baseSide / 4;

/**
 * fr3.results-rolls.character-results, fr3.character-combat.results-table: he goes to the nearest friendly unit that he may join.
 * If the character cannot reach that unit this phase, he moves towards it and stands alone.
 */
function fled(state: State, character: BattleCharacter, from: Base, inches: number): State {
  const friends = standing(state, character.side).filter((unit) => refuseLed(state, character, unit) === null);
  let nearest: BattleUnit | null = null;
  let off = Infinity;
  for (const each of friends) {
    const far = inchesFrom(from, each);
    if (far < off) [nearest, off] = [each, far];
  }
  const free = { status: 'in play', moved: true, prey: null, attends: null } as const;
  if (nearest && off <= inches) return withCharacter(state, character.id, { ...free, host: nearest.id, at: null });
  const way = nearest ? minus(nearest.base, from) : { x: 0, y: 0 };
  const whole = nearest ? distance(nearest.base, from) : 0;
  const { x, y } = whole > 0 ? plus(from, times(way, Math.min(1, inches / whole))) : from;
  return withCharacter(state, character.id, { ...free, host: null, at: { x: onGrid(x), y: onGrid(y) } });
}

function rankOf(state: State, character: BattleCharacter): 'general' | 'major' | 'minor' {
  const setup = characterSetup(state, character);
  return setup.leader.startsWith('general') ? 'general' : isMajor(setup) ? 'major' : 'minor';
}

/** The captive's name on the sheet. */
const called = (state: State, character: BattleCharacter): string =>
  `${characterSetup(state, character).name ?? rankOf(state, character)} (${character.id})`;

/** fr3.inventions.technical-assistant-inherits: whether the dead character's assistant stays with the unit that both were in. */
const leavesAssistant = (state: State, { host, ...character }: BattleCharacter): boolean =>
  host !== null && inPlay(unitAt(state, host)) && hasOf(state, { host, ...character }).includes('technical-assistant');

/**
 * fr3.morale-clock.general-loss, fr3.morale-clock.major-character-loss: marks the character as dead, and notes it on the sheet.
 */
export function killCharacter(state: State, character: BattleCharacter): BattleReport {
  const { id, side } = character;
  const host = leavesAssistant(state, character) ? character.host : null;
  const dead = withCharacter(state, id, { status: 'killed', host, at: null, prey: null, attends: null });
  const cost = costOfLeader(characterSetup(state, character));
  const lost = onSheet(dead, (sheet) => lose(sheet, clockOwner(state, side, id), rankOf(state, character), cost));
  const less = ask.characterKilled(lost.state, character);
  return report(less.state, ...lost.events, ...less.events);
}

/**
 * fr3.character-items.bodyguard-fights-first, fr3.character-items.bodyguard-takes-result: marks the character's bodyguard as
 * dead.
 */
export function guardFalls(state: State, ward: PieceId, ...rules: readonly Fr3RuleId[]): BattleReport {
  const guard = guardOf(state, ward);
  if (!guard) return report(state);
  const dead = killCharacter(state, guard);
  return report(dead.state, event({ kind: 'lost', character: guard.id, fate: 'killed' }, ...rules), ...dead.events);
}

/** The holder of a captive: a unit, or a character who is not with a unit (fr3.character-combat.results-table). */
type Captor = { readonly unit: PieceId } | { readonly by: BattleCharacter };

/** fr3.victory.points-captured: the sheet records captives and scores them. */
function captured(state: State, character: BattleCharacter, captor: Captor): BattleReport {
  const place =
    'unit' in captor ? { host: captor.unit, at: null, attends: null } : { host: null, at: captor.by.at, attends: captor.by.id };
  const held = withCharacter(state, character.id, { status: 'captured', prey: null, ...place });
  if (character.status === 'captured') return report(held);
  const sheet = withReminder(held.sheet, {
    reminder: 'captive',
    side: sheetSide(state, character.side),
    name: called(state, character),
    variant: rankOf(state, character),
    stage: 0,
    cost: costOfLeader(characterSetup(state, character)),
  });
  // The chronicle has already reported the capture.
  return report({ ...held, sheet });
}

/** Frees a captive. */
function released(state: State, character: BattleCharacter): State {
  const name = called(state, character);
  const noted = state.sheet.reminders.find((each) => each.reminder === 'captive' && each.name === name);
  return noted ? { ...state, sheet: { ...state.sheet, reminders: changed(state.sheet.reminders, noted.id, null) } } : state;
}

export interface Fallen {
  readonly fate: CharacterResult['fate'];
  readonly rules: readonly Fr3RuleId[];
  /** `from` is where the character was. `captors` are the units that can capture him; the first one does. */
  readonly from: Base;
  readonly captors: readonly PieceId[];
  /** A captor without a unit, who takes the character captive if no unit does. */
  readonly by?: BattleCharacter;
  /** How far the character can flee. */
  readonly inches: number;
}

/** Carries out the result for one character. */
export function applyFate(state: State, id: PieceId, { fate, rules, from, captors, by, inches }: Fallen): BattleReport {
  const character = characterAt(state, id);
  const logEntry = event({ kind: 'lost', character: id, fate }, ...rules);
  const [unit] = captors;
  const captor = unit !== undefined ? { unit } : by?.at ? { by } : undefined;
  if (fate === 'captured' && captor) {
    const held = captured(state, character, captor);
    return report(held.state, logEntry, ...held.events);
  }
  const freed = character.status === 'captured' ? released(state, character) : state;
  // A character who is himself a unit stays where he is.
  if (fate !== 'killed') return report(leadsUnit(state, character) ? freed : fled(freed, character, from, inches), logEntry);
  const dead = killCharacter(freed, character);
  return report(dead.state, logEntry, ...dead.events);
}

/**
 * Rolls for a character whose unit is gone (fr3.results-rolls.character-results). `captors` are the enemies that touched the
 * unit.
 */
export function characterLost(state: State, id: PieceId, captors: readonly PieceId[]): Chance<BattleReport> {
  const character = characterAt(state, id);
  const from = placeOf(state, character) as Base;
  const inches = reachOf(state, character);
  const occasion = { contact: captors.length > 0, fight: false, lines: [] };
  return andThen(characterResultsRoll(fatedOf(state, character), occasion), ({ fate, guardLost, rules }) => {
    const spared = guardLost ? guardFalls(state, id, 'fr3.character-items.bodyguard-takes-result') : report(state);
    const result = applyFate(spared.state, id, { fate, rules, from, captors, inches });
    return known(report(result.state, ...spared.events, ...result.events));
  });
}

/**
 * fr3.character-combat.captor-destroyed: rolls for a captive whose captor is gone. `heirs` are the captor's friends that touched
 * it.
 */
export function captorLost(state: State, id: PieceId, heirs: readonly PieceId[]): Chance<BattleReport> {
  const captive = characterAt(state, id);
  const from = placeOf(state, captive) as Base;
  return andThen(captorDestroyed(fatedOf(state, captive), heirs.length > 0), ({ fate, rules }) => {
    const result = applyFate(state, id, {
      fate,
      rules: ['fr3.character-combat.captor-destroyed', ...rules],
      from,
      captors: heirs,
      inches: leadership.moveOpen,
    });
    const several = fate === 'captured' && heirs.length > 1;
    return known(
      several
        ? { ...result, state: asking(result.state, { what: 'custody', side: enemyOf(captive.side), among: heirs, by: id }) }
        : result,
    );
  });
}

/**
 * fr3.character-combat.lone-individual-contacted: the enemy unit that touches a lone character. A character who has escaped does
 * not roll again in the same phase.
 */
const contacting = (state: State, character: BattleCharacter): BattleUnit | undefined => {
  const { side, at, moved } = character;
  return at === null || moved || isBodyguard(character)
    ? undefined
    : standing(state, enemyOf(side)).find(
        (unit) => unit.level === 'surface' && !isEthereal(state, unit) && fromPoint(at, unit.base).distance <= touching,
      );
};

/**
 * fr3.character-combat.captor-destroyed: frees captives whose captor, a character, is now captured or dead; null when there are
 * none.
 */
export function releaseAbandonedCaptives(state: State): Chance<BattleReport> | null {
  const rolls = state.characters.flatMap(({ id, status, attends }) =>
    status === 'captured' && attends !== null && characterAt(state, attends).status !== 'in play'
      ? [(at: State) => captorLost(at, id, [])]
      : [],
  );
  return rolls.length > 0 ? inTurn(report(state), ...rolls) : null;
}

/** Rolls for every lone character that an enemy unit touches; null when there are none. */
export function rollForCaught(state: State): Chance<BattleReport> | null {
  const rolls = state.characters.flatMap((character) => {
    const enemy = character.status === 'in play' ? contacting(state, character) : undefined;
    return enemy ? [(at: State) => characterLost(at, character.id, [enemy.id])] : [];
  });
  return rolls.length > 0 ? inTurn(report(state), ...rolls) : null;
}
