/** What becomes of individual characters: the roll when their unit is lost, captivity, escape, and a place by themselves. */
import { andThen, type Chance, known } from '../../kernel/chance.ts';
import { type Base, distance, fromPoint, gap, minus, onGrid, plus, times } from '../../kernel/geometry.ts';
import { lose } from '../companion/losses.ts';
import { reminderActions } from '../companion/reminder-actions.ts';
import { leadership } from '../data/figures/characters.ts';
import { type CharacterResult, captorDestroyed, characterResultsRoll, type Fated } from '../results-rolls/character-results.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { baseSide } from '../table/bases.ts';
import { refuseLed } from './deployment/join.ts';
import { type BattleReport, event, inTurn, onSheet, report } from './events.ts';
import { withoutCaster } from './magic/casters.ts';
import { costOfLeader, isMajor } from './setup.ts';
import {
  type BattleCharacter,
  type BattleUnit,
  characterSetup,
  enemyOf,
  type PieceId,
  type State,
  sheetSide,
  standing,
  unitAt,
} from './state.ts';

/** A leader as the results rolls ask about him: none has armor or a bodyguard yet. */
export const fated: Fated = { armor: false, null: false, unitCharacter: false, guarded: false };

export const characterAt = (state: State, id: PieceId): BattleCharacter =>
  state.characters.find((each) => each.id === id) as BattleCharacter;

export const withCharacter = (state: State, id: PieceId, change: Partial<BattleCharacter>): State => ({
  ...state,
  characters: state.characters.map((each) => (each.id === id ? { ...each, ...change } : each)),
});

/** The base that a character is at: that of his unit, or a point of his own. */
export function placeOf(state: State, { host, at }: BattleCharacter): Base | null {
  if (host !== null) return unitAt(state, host).base;
  return at && { ...at, facing: 0, width: 0, depth: 0 };
}

/** fr3.characters.individual-movement, fr3.characters.individual-with-fliers: inches, whatever the ground. */
export const reachOf = (state: State, { host }: BattleCharacter): number =>
  host !== null && unitAt(state, host).comes === 'flying' ? leadership.moveWithFliers : leadership.moveOpen;

/** Inches from where somebody stands to a unit. */
export const inchesFrom = (from: Base, { base }: Pick<BattleUnit, 'base'>): number =>
  from.width === 0 ? fromPoint(from, base).distance : gap(from, base);

/**
 * fr3.results-rolls.character-results, fr3.character-combat.results-table: to the nearest friendly unit that he may be with; one
 * that he cannot reach he moves toward, and stands by himself where his move ends.
 */
function fled(state: State, character: BattleCharacter, from: Base, inches: number): State {
  const friends = standing(state, character.side).filter((unit) => refuseLed(state, character, unit) === null);
  const off = (unit: BattleUnit) => inchesFrom(from, unit);
  const nearest = friends.reduce<BattleUnit | null>((best, each) => (best && off(best) <= off(each) ? best : each), null);
  const free = { status: 'in play', moved: true } as const;
  if (nearest && off(nearest) <= inches) return withCharacter(state, character.id, { ...free, host: nearest.id, at: null });
  const way = nearest ? minus(nearest.base, from) : { x: 0, y: 0 };
  const whole = nearest ? distance(nearest.base, from) : 0;
  const { x, y } = whole > 0 ? plus(from, times(way, Math.min(1, inches / whole))) : from;
  return withCharacter(state, character.id, { ...free, host: null, at: { x: onGrid(x), y: onGrid(y) } });
}

function rankOf(state: State, character: BattleCharacter): 'general' | 'major' | 'minor' {
  const setup = characterSetup(state, character);
  return setup.leader.startsWith('general') ? 'general' : isMajor(setup) ? 'major' : 'minor';
}

/** As the sheet beside the table calls a captive. */
const called = (state: State, character: BattleCharacter): string =>
  `${characterSetup(state, character).name ?? rankOf(state, character)} (${character.id})`;

/** fr3.morale-clock.general-loss, fr3.morale-clock.major-character-loss: he is dead, and the sheet knows. */
function killed(state: State, character: BattleCharacter): BattleReport {
  const { id, side } = character;
  const dead = withCharacter(state, id, { status: 'killed', host: null, at: null });
  const cost = costOfLeader(characterSetup(state, character));
  const lost = onSheet(dead, (sheet) => lose(sheet, sheetSide(state, side), rankOf(state, character), cost));
  const less = withoutCaster(lost.state, character);
  return report(less.state, ...lost.events, ...less.events);
}

/** fr3.victory.points-captured: the sheet keeps its captives, and scores them. */
function captured(state: State, character: BattleCharacter, captor: PieceId): BattleReport {
  const held = withCharacter(state, character.id, { status: 'captured', host: captor, at: null });
  if (character.status === 'captured') return report(held);
  return onSheet(held, (sheet) =>
    reminderActions.remind.perform(sheet, {
      reminder: 'captive',
      side: sheetSide(state, character.side),
      name: called(state, character),
      variant: rankOf(state, character),
      stage: 0,
      cost: costOfLeader(characterSetup(state, character)),
    }),
  );
}

/** He is no captive any more. */
function released(state: State, character: BattleCharacter): State {
  const name = called(state, character);
  const noted = state.sheet.reminders.find((each) => each.reminder === 'captive' && each.name === name);
  return noted ? onSheet(state, (sheet) => reminderActions.forget.perform(sheet, { id: noted.id })).state : state;
}

export interface Fallen {
  readonly fate: CharacterResult['fate'];
  readonly rules: readonly Fr3RuleId[];
  /** Where he was, and who can have captured him, the first of them if he is. */
  readonly from: Base;
  readonly captors: readonly PieceId[];
  /** How far he can go. */
  readonly inches: number;
}

/** Carries out what has become of a character. */
export function befalls(state: State, id: PieceId, { fate, rules, from, captors, inches }: Fallen): BattleReport {
  const character = characterAt(state, id);
  const told = event({ kind: 'lost', character: id, fate }, ...rules);
  const [captor] = captors;
  if (fate === 'captured' && captor !== undefined) {
    const held = captured(state, character, captor);
    return report(held.state, told, ...held.events);
  }
  const freed = character.status === 'captured' ? released(state, character) : state;
  if (fate !== 'killed') return report(fled(freed, character, from, inches), told);
  const dead = killed(freed, character);
  return report(dead.state, told, ...dead.events);
}

/** The roll of one character whose unit is gone (fr3.results-rolls.character-results); these enemies were in contact with it. */
export function characterLost(state: State, id: PieceId, captors: readonly PieceId[]): Chance<BattleReport> {
  const character = characterAt(state, id);
  const from = placeOf(state, character) as Base;
  const inches = reachOf(state, character);
  return andThen(characterResultsRoll(fated, { contact: captors.length > 0, fight: false, lines: [] }), ({ fate, rules }) =>
    known(befalls(state, id, { fate, rules, from, captors, inches })),
  );
}

/** fr3.character-combat.captor-destroyed: the roll of a captive whose captor is gone; those units of its army touched it. */
export function captorLost(state: State, id: PieceId, heirs: readonly PieceId[]): Chance<BattleReport> {
  const from = placeOf(state, characterAt(state, id)) as Base;
  return andThen(captorDestroyed(fated, heirs.length > 0), ({ fate, rules }) =>
    known(
      befalls(state, id, {
        fate,
        rules: ['fr3.character-combat.captor-destroyed', ...rules],
        from,
        captors: heirs,
        inches: leadership.moveOpen,
      }),
    ),
  );
}

/**
 * fr3.character-combat.lone-individual-contacted: the enemy that touches a character who stands by himself. One who has got
 * away from it rolls no second time in the phase, wherever he stands.
 */
const contacting = (state: State, { side, at, moved }: BattleCharacter): BattleUnit | undefined =>
  at === null || moved
    ? undefined
    : standing(state, enemyOf(side)).find(
        ({ base, level }) => level === 'surface' && fromPoint(at, base).distance <= baseSide / 4,
      );

/** The rolls of all lone characters that an enemy has come into contact with; null when there are none. */
export function caught(state: State): Chance<BattleReport> | null {
  const rolls = state.characters.flatMap((character) => {
    const enemy = character.status === 'in play' ? contacting(state, character) : undefined;
    return enemy ? [(at: State) => characterLost(at, character.id, [enemy.id])] : [];
  });
  return rolls.length > 0 ? inTurn(report(state), ...rolls) : null;
}
