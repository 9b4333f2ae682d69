/** The end of a phase (steps 9 and 10), and armies that waver. */

import { type Chance, known } from '../../../kernel/chance.ts';
import { waver, wavering } from '../../companion/clock.ts';
import { clockOf, ownersOf, withSide } from '../../companion/state.ts';
import { removedAs, suffer } from '../../demoralization.ts';
import { shedsAll } from '../../standing.ts';
import { actionKind, aPiece, refusal } from '../action-kind.ts';
import { ask } from '../chapters/asking.ts';
import { type BattleReport, certain, event, inTurn, onSheet, report } from '../events.ts';
import { inflict } from '../harm/harm.ts';
import { withEffect } from '../magic/effects.ts';
import { afterShedding, needsRally } from '../rally/losses.ts';
import { commandOf } from '../units/commands.ts';
import { asking, findUnit, inPlay, sheetSide, troopOf, unitAt, unitsOf, withUnit } from '../units/pieces.ts';
import { asCombatant, nameOf } from '../units/troops.ts';
import type { PieceId, SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { BattleUnit, State } from '../vocabulary/state.ts';

/** fr3.abilities.null-undead: undead near a null do not recover until they leave its field. */
const refreshed = (state: State, unit: BattleUnit): State =>
  ask.isNulled(state, unit.base)
    ? withEffect(state, unit.id, 'unrefreshed', unit.side, 'game')
    : withUnit(state, unit.id, afterShedding(unit));

/** fr3.undead.automatic-rally: at the end of every phase, before the losses are counted. */
export const undeadRecover = (state: State): BattleReport =>
  state.units
    .filter((unit) => inPlay(unit) && needsRally(unit) && shedsAll(troopOf(state, unit).kit?.undead === true))
    .reduce(({ state: at, events }, unit) => {
      const now = refreshed(at, unit);
      return needsRally(unitAt(now, unit.id))
        ? report(now, ...events)
        : report(now, ...events, event({ kind: 'rallied', unit: unit.id, rallied: true }, 'fr3.undead.automatic-rally'));
    }, report(state));

/** fr3.undead.last-character: undead of a side whose characters are all dead. A captured character is still in play. */
const masterless = (state: State): readonly BattleUnit[] =>
  sideIds.flatMap((side) => {
    // A quick exit, because this runs after every action and usually no character has been killed.
    if (state.characters.every((each) => each.status !== 'killed')) return [];
    const own = state.characters.filter((each) => each.side === side && each.status !== 'cursing');
    return own.length > 0 && own.every(({ status }) => status === 'killed')
      ? unitsOf(state, side).filter((unit) => inPlay(unit) && troopOf(state, unit).kit?.undead)
      : [];
  });

/**
 * Destroys the undead of a side without characters, one after the other; null if there are none. A square with undead in it
 * dissolves.
 */
export function undeadFall(from: BattleReport): Chance<BattleReport> | null {
  const [first] = masterless(from.state);
  if (!first) return null;
  const after = removedAs('destroyed', 'fr3.undead.last-character');
  return inTurn(from, (at) => {
    const apart = first.square.reduce((now, id) => withUnit(now, id, { square: [] }), at);
    return inflict(apart, first.id, { after, cause: 'nerve', by: null });
  });
}

/** fr3.morale-clock.phase-losses, fr3.morale-clock.final-results: how many units were demoralized this phase and still are. */
export const demoralizedOf = (state: State, side: SideId): number =>
  unitsOf(state, side).filter((unit) => inPlay(unit) && unit.did.shaken && unit.morale > 0 && unit.illusion === null).length;

/** Enters the phase's losses on the sheet, which adjusts the clocks. */
export const withLosses = (state: State): State => ({
  ...state,
  sheet: sideIds.reduce(
    (sheet, side) => withSide(sheet, sheetSide(state, side), { demoralized: demoralizedOf(state, side) }),
    state.sheet,
  ),
});

/** Whether a unit is in this command. If `command` is undefined, the whole army is meant. */
const isIn = (state: State, { id }: BattleUnit, command: number | undefined): boolean =>
  command === undefined || commandOf(state, id) === command;

/** The units that an army must choose from when it wavers: fresh units in play that can be demoralized. */
export const mayWaver = (state: State, { side, command }: Pick<Ask, 'side' | 'command'>): readonly BattleUnit[] =>
  unitsOf(state, side).filter(
    (unit) =>
      inPlay(unit) &&
      isIn(state, unit, command) &&
      unit.status !== 'awaited' &&
      unit.illusion === null &&
      unit.morale === 0 &&
      suffer(asCombatant(state, unit), { levels: 1 }, [], 'nerve').fate !== 'unharmed',
  );

/**
 * fr3.morale-clock.four: when a clock has fallen to 4, asks which of its units waver: those of the army, or of the command whose
 * clock it is (fr3.multiplayer.clock-at-four).
 */
export function askWaverers(state: State): Chance<BattleReport> {
  const due = sideIds.flatMap((side) =>
    ownersOf(state.sheet, sheetSide(state, side))
      .filter((owner) => clockOf(state.sheet, owner).wavering === 'due')
      .map((owner) => ({ owner, asked: { side, ...(typeof owner === 'string' ? {} : { command: owner.command }) } })),
  );
  return inTurn(
    report(state),
    ...due.map(({ owner, asked }) => (at: State) => {
      const units = unitsOf(at, asked.side).filter(
        (unit) => inPlay(unit) && unit.illusion === null && isIn(at, unit, asked.command),
      ).length;
      const next = onSheet(at, (sheet) => waver(sheet, owner, units));
      const many = Math.min(wavering(units), mayWaver(at, asked).length);
      return known(many > 0 ? { ...next, state: asking(next.state, { what: 'waver', ...asked, many }) } : next);
    }),
  );
}

export const clockKinds = {
  /** fr3.morale-clock.four-choice: the owner names the units one by one. */
  waver: actionKind({
    answers: ['waver'],
    fields: { unit: aPiece },
    candidates: (state, asked) => mayWaver(state, asked).map(({ id }) => ({ unit: id })),
    refuse: (state, { unit: id }: { unit: PieceId }, asked) => {
      const unit = findUnit(state, id);
      if (unit?.side !== asked.side) return refusal('Choose a unit of your own army.', 'fr3.morale-clock.four-choice');
      if (!isIn(state, unit, asked.command))
        return refusal('Choose a unit of the command whose clock has fallen to 4.', 'fr3.multiplayer.clock-at-four');
      return mayWaver(state, asked).includes(unit)
        ? null
        : refusal(
            `${nameOf(state, unit)} cannot be chosen. Choose a fresh unit that can be demoralized.`,
            'fr3.morale-clock.four-choice',
          );
    },
    perform: (state, { unit: id }, { many = 1, ...asked }) => {
      const unit = findUnit(state, id) as BattleUnit;
      const after = suffer(asCombatant(state, unit), { levels: 1 }, ['fr3.morale-clock.four'], 'nerve');
      const left = many - 1;
      return inTurn(
        report(state),
        (at) => inflict(at, id, { after, cause: 'nerve', by: null }, false),
        (at) => certain(left > 0 && mayWaver(at, asked).length > 0 ? asking(at, { ...asked, many: left }) : at),
      );
    },
  }),
};
