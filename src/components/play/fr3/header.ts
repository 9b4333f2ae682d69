/** The scoreboard in Fantasy Rules!: turn, phase and step, and both sides with their clocks and losses. */
import { inPlay, phasing, sheetSide, unitsOf } from '../../../engine/fr3/battle/units/pieces.ts';
import { holderOf } from '../../../engine/fr3/battle/victory/ground.ts';
import { scoresNow } from '../../../engine/fr3/battle/victory/victory.ts';
import { type SideId, sideIds } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { CommandSetup } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { stepName } from '../../../engine/fr3/companion/places.ts';
import { movesLeft } from '../../../engine/fr3/companion/turn.ts';
import { victory } from '../../../engine/fr3/data/figures/victory.ts';
import type { Header, HeaderFact, SideStanding } from '../system.ts';
import { armyName } from './words.ts';

const stages = {
  'pre-game': 'Before the battle',
  edge: 'Before the battle',
  deployment: 'Deployment',
  over: 'The battle is over',
} as const;

/** `10+15`: the points of the army and of all its magic users. A phone has no room for the names. */
const poolsOf = (army: number, casters: readonly { readonly pool: number }[]): string =>
  casters.length === 0 ? String(army) : `${army}+${casters.reduce((sum, { pool }) => sum + pool, 0)}`;

function factsOf(state: State, side: SideId): readonly HeaderFact[] {
  const { clock, commands, armyPool, casters } = state.sheet.sides[sheetSide(state, side)];
  const magical = sideIds.some((id) => state.sheet.sides[sheetSide(state, id)].casters.length > 0);
  const all = unitsOf(state, side);
  const left = all.filter(inPlay);
  const shaken = left.filter(({ morale }) => morale > 0).length;
  return [
    // On a phone there is no room for the names of the commands; they are in the notes.
    commands
      ? { label: 'clocks', value: commands.map((each) => each.clock).join(', ') }
      : { label: 'clock', value: String(clock) },
    {
      label: 'units',
      value: `${left.length}/${all.length}`,
      ...(magical && { narrow: { label: '', value: `${left.length}/${all.length}` } }),
    },
    // On a phone magic needs the space, so this number is left out. Shaken units can be seen on the table.
    ...(shaken > 0 ? [{ label: 'shaken', value: String(shaken), ...(magical && { narrow: null }) }] : []),
    ...(magical
      ? [
          { label: 'magic', value: String(armyPool), narrow: { label: 'magic', value: poolsOf(armyPool, casters) } },
          ...casters.map(({ name, pool }) => ({ label: name, value: String(pool), narrow: null })),
        ]
      : []),
  ];
}

/** fr3.victory.points-objective: shown from the start, because it decides many battles. */
function objectiveOf(state: State): readonly string[] {
  const { objective } = state.setup;
  if (!objective || state.stage !== 'fighting') return [];
  const holder = holderOf(state, objective);
  const held = holder === null ? 'neither side holds it on its own' : `${armyName(state, holder)} holds it`;
  return [`Objective (${victory.objective} points): ${held}.`];
}

/** `A1–A9` for units whose numbers follow each other, otherwise how many there are. */
function unitsIn(side: SideId, { troops }: CommandSetup): string {
  const [first, last] = [Math.min(...troops), Math.max(...troops)];
  if (last - first + 1 > troops.length) return `${troops.length} units`;
  return first === last ? `${side}${first}` : `${side}${first}–${side}${last}`;
}

/** The units of each command, by its name (fr3.multiplayer.command-clock). The clocks are beside the name of the side. */
function commandsOf({ setup: { armies } }: State): string {
  const said = sideIds.flatMap((side) => {
    const { commands } = armies[side];
    return commands ? [commands.map((command) => `${command.name} ${unitsIn(side, command)}`).join(', ')] : [];
  });
  return said.length > 0 ? `${said.join('; ')}.` : '';
}

/** Why the battle ended, unless the points say it. */
function endedBy(state: State): string {
  const { setup, sheet } = state;
  const fell = sideIds.filter(
    (side) => !setup.armies[side].commands && sheet.sides[sheetSide(state, side)].clock <= victory.clockAtEnd,
  );
  if (fell.length > 0) return fell.map((side) => `${armyName(state, side)}’s clock fell to ${victory.clockAtEnd}.`).join(' ');
  return setup.turns !== undefined && sheet.turn >= setup.turns ? `Turn ${setup.turns} was the last.` : '';
}

/** When the battle ends (fr3.victory.end), and agreed limits. */
function endOf(state: State): string {
  const { setup, sheet, stage } = state;
  if (stage === 'over') return endedBy(state);
  const clock = setup.armies.A.commands
    ? `when all clocks of a side stand at ${victory.clockAtEnd}`
    : `when a clock falls to ${victory.clockAtEnd}`;
  if (setup.turns === undefined) return `The battle ends ${clock}.`;
  const last = stage === 'fighting' && sheet.turn >= setup.turns;
  return last ? 'The battle ends after this turn.' : `The battle ends after turn ${setup.turns}, or ${clock}.`;
}

/** The moves left to each clock of the phasing side, with the name of the command if the side is divided. */
function movesLeftByClock(sheet: State['sheet']): readonly { readonly name: string; readonly left: number }[] {
  const commands = sheet.phase === 'preparation' ? undefined : sheet.sides[sheet.phase].commands;
  return commands
    ? commands.flatMap(({ name, clock, moves, leaving }) => (leaving ? [] : [{ name, left: Math.max(0, clock - moves) }]))
    : [{ name: '', left: movesLeft(sheet) }];
}

/** `5 moves left`; in a divided side `5, 9 moves left`, or with names `Ada 5, Abe 9 moves left`. */
export function movesLeftInWords(sheet: State['sheet'], named: 'named' | 'short'): string {
  const all = movesLeftByClock(sheet).map(({ name, left }) => (named === 'named' && name ? `${name} ${left}` : String(left)));
  return `${all.join(', ')} ${all.join() === '1' ? 'move' : 'moves'} left`;
}

export function header(state: State): Header {
  const { stage, sheet } = state;
  const fighting = stage === 'fighting';
  const side = fighting ? phasing(state) : null;
  const step = stage === 'fighting' ? stepName(sheet.step) : stages[stage];
  const scores = scoresNow(state);
  const standing = (of: SideId): SideStanding => ({
    name: armyName(state, of),
    score: scores[of],
    facts: factsOf(state, of),
  });
  return {
    turn: fighting ? `Turn ${sheet.turn}` : '',
    step,
    side,
    place: side === null ? step : `Turn ${sheet.turn}, ${armyName(state, side)}: ${step}`,
    left: fighting && sheet.step === 'movement' ? movesLeftInWords(sheet, 'short') : '',
    sides: { A: standing('A'), B: standing('B') },
    notes: [...objectiveOf(state), endOf(state), commandsOf(state)],
  };
}
