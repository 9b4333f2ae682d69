/** Checks the commands of two armies (fr3.multiplayer.command-clock), and reports what is wrong. */
import { longestName } from '../../../kernel/limits.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { Army, CommandSetup, Setup } from '../vocabulary/setup.ts';
import { type Faulty, isName, wrong } from './setup-problem.ts';

export const mostCommands = 6;
const rule = 'fr3.multiplayer.command-clock';

const isCommand = (value: unknown): value is CommandSetup => {
  const { name, troops } = (value ?? {}) as Partial<CommandSetup>;
  return isName(name) && name.trim() !== '' && Array.isArray(troops) && troops.every((each) => Number.isInteger(each));
};

/** Every troop is in exactly one command, with the unit that it is attached to, and each command has exactly one general. */
function armyProblem({ commands, troops, characters }: Army, where: string): Faulty {
  if (commands === undefined) return null;
  if (!Array.isArray(commands) || commands.length < 1 || commands.length > mostCommands || !commands.every(isCommand))
    return wrong(
      `${where}: the commands must be a list of 1 to ${mostCommands}. Each needs a name of at most ${longestName} letters and the numbers of its units.`,
      rule,
    );
  const commandOf = new Map<number, CommandSetup>();
  for (const command of commands)
    for (const number of command.troops) {
      if (!troops[number - 1])
        return wrong(`${where}: the army has no unit ${number}, which is listed in ${command.name}.`, rule);
      if (commandOf.has(number)) return wrong(`${where}: unit ${number} is in two commands. List it only once.`, rule);
      commandOf.set(number, command);
    }
  for (const [at, { with: host }] of troops.entries()) {
    const command = commandOf.get(at + 1);
    if (!command) return wrong(`${where}: unit ${at + 1} is in no command. Add it to one of the commands.`, rule);
    if (host !== undefined && commandOf.get(host) !== command)
      return wrong(
        `${where}: unit ${at + 1} is attached to unit ${host}, so both must be in one command.`,
        rule,
        'fr3.basics.attachment',
      );
  }
  for (const command of commands) {
    const generals = characters.filter(
      ({ leader, with: host }) => leader.startsWith('general') && commandOf.get(host) === command,
    ).length;
    if (generals !== 1)
      return wrong(
        `${where}: ${command.name} has ${generals === 0 ? 'no general' : `${generals} generals`}. Each command must have exactly one, with one of its units.`,
        rule,
        'fr3.characters.one-general',
      );
  }
  return null;
}

export function commandsProblem({ armies, clocks }: Setup): Faulty {
  const divided = sideIds.filter((side) => armies[side].commands !== undefined);
  if (divided.length === 1)
    return wrong(
      `Only army ${divided[0]} is divided into commands. Divide the other army too. It can be a single command.`,
      rule,
    );
  if (clocks !== undefined && clocks !== 'each-turn')
    return wrong('“clocks” must be “each-turn”, or left out.', 'fr3.multiplayer.clock-per-turn');
  if (clocks !== undefined && divided.length === 0)
    return wrong('Clocks can fall once a turn only if the armies are divided into commands.', 'fr3.multiplayer.clock-per-turn');
  for (const side of sideIds) {
    const problem = armyProblem(armies[side], `Army ${side}`);
    if (problem) return problem;
  }
  const names = sideIds.flatMap((side) => (armies[side].commands ?? []).map(({ name }) => name));
  const twice = names.find((name, at) => names.indexOf(name) < at);
  return twice === undefined ? null : wrong(`Two commands are called ${twice}. Give each command its own name.`, rule);
}
