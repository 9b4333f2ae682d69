/** The morale clock (chapter fr3.morale-clock): what moves it, and what happens at 4 and at 0. */
import type { CompanionReport } from '../../kernel/companion.ts';
import { text, whole } from '../../kernel/fields.ts';
import { moraleClock } from '../data/figures/morale-clock.ts';
import { multiplayer } from '../data/figures/multiplayer.ts';
import { victory } from '../data/figures/victory.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { actionKind, aSide, refusal } from './action-kind.ts';
import { type ClockOwner, clockOf, commandOf, line, reportOf, type State, sideOf, withCommand, withSide } from './state.ts';

/** Moves a clock for a stated reason, not below 0, and reports the consequences. */
export function moveClock(
  state: State,
  owner: ClockOwner,
  by: number,
  because: string,
  ...rules: readonly Fr3RuleId[]
): CompanionReport<State> {
  const side = sideOf(owner);
  const command = commandOf(state, owner);
  const { name, clock, wavering } = clockOf(state, owner);
  const to = Math.max(victory.clockAtEnd, clock + by);
  // fr3.multiplayer.command-collapse: a command at 0 has left the battle for good.
  if (to === clock || (command !== null && clock <= multiplayer.collapsedAt)) return reportOf(state);
  const wavers = wavering === 'not-yet' && to <= moraleClock.wavering;
  const said = [line(`${name}: clock ${clock} → ${to}. ${because}.`, ...rules)];
  if (wavers && to > victory.clockAtEnd)
    said.push(
      line(
        `${name}: the clock stands at ${moraleClock.wavering} or less for the first time. A quarter of its remaining units is demoralized, and from next turn its magic is halved.`,
        'fr3.morale-clock.four',
        command === null ? 'fr3.magic.clock-at-four' : 'fr3.multiplayer.clock-at-four',
      ),
    );
  if (to <= victory.clockAtEnd)
    said.push(
      command === null
        ? line(
            `${name}: the clock stands at ${victory.clockAtEnd}. Finish the current melee. After that, the battle is over.`,
            'fr3.victory.end',
          )
        : line(
            `${name}: the clock stands at ${multiplayer.collapsedAt}. The rest of this command leaves the battle by its own table edge.`,
            'fr3.multiplayer.command-collapse',
          ),
    );
  const changes = { clock: to, wavering: wavers ? ('due' as const) : wavering };
  if (command === null) return reportOf(withSide(state, side, changes), ...said);
  const left = to <= multiplayer.collapsedAt;
  return reportOf(withCommand(state, side, command, left ? { clock: to, wavering: 'done' } : changes), ...said);
}

/** How many of an army's remaining units waver when its clock first reaches 4. */
export const wavering = (units: number): number => Math.floor(units / moraleClock.waveringDivisor);

/** Records that part of an army or a command wavers. `units` is the number of units that it has left. */
export function waver(state: State, owner: ClockOwner, units: number): CompanionReport<State> {
  const { name } = clockOf(state, owner);
  const command = commandOf(state, owner);
  const many = wavering(units);
  return reportOf(
    command === null
      ? withSide(state, sideOf(owner), { wavering: 'done' })
      : withCommand(state, sideOf(owner), command, { wavering: 'done' }),
    line(
      `${name} has ${units} ${units === 1 ? 'unit' : 'units'} left: ${many === 0 ? 'none is' : many === 1 ? '1 is' : `${many} are`} demoralized, and ${name} chooses which. These units do not count as losses of the phase.`,
      'fr3.morale-clock.four',
      'fr3.morale-clock.four-choice',
      'fr3.morale-clock.phase-losses-excluded',
    ),
  );
}

export const clockActions = {
  /** Any change to the clock that the companion does not compute itself. */
  'adjust-clock': actionKind({
    fields: { side: aSide, by: whole(-99, 99), reason: text(200) },
    refuse: (state, { side, by }) =>
      by === 0 || state.sides[side].clock + by < victory.clockAtEnd
        ? refusal(`${state.sides[side].name}: the morale clock cannot go below ${victory.clockAtEnd}.`, 'fr3.victory.end')
        : null,
    perform: (state, { side, by, reason }) =>
      moveClock(state, side, by, reason.trim() || 'By agreement', 'fr3.morale-clock.purpose'),
  }),
  waver: actionKind({
    fields: { side: aSide, units: whole(0, 999) },
    refuse: (state, { side }) =>
      state.sides[side].wavering === 'due'
        ? null
        : refusal(
            `${state.sides[side].name}: an army wavers only once, when its morale clock first falls to ${moraleClock.wavering} or less.`,
            'fr3.morale-clock.four',
          ),
    perform: (state, { side, units }) => waver(state, side, units),
  }),
};
