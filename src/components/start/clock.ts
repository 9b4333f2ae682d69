/** The morale clock over a few phases in the lesson: moves used, phases lost, the meaning of 4 and 0. */
import { magic } from '../../engine/fr3/data/figures/magic.ts';
import { moraleClock } from '../../engine/fr3/data/figures/morale-clock.ts';
import { victory } from '../../engine/fr3/data/figures/victory.ts';

/** A group or a unit that can be ordered with one move. */
export interface Body {
  readonly id: string;
  readonly name: string;
  readonly units: number;
  /** The single units in the group, if it can be split. */
  readonly parts?: readonly Body[];
}

const singles = (id: string, name: string, units: number): Body => ({
  id,
  name: `${units} ${name.toLowerCase()}`,
  units,
  parts: Array.from({ length: units }, (_, at) => ({ id: `${id}-${at + 1}`, name: `${name} ${at + 1}`, units: 1 })),
});

/** The river host without its leaders, who appear in a later lesson. */
export const host: readonly Body[] = [
  singles('spears', 'Spears', 4),
  singles('knights', 'Knights', 2),
  { id: 'left', name: 'Skirmishers, left', units: 1 },
  { id: 'right', name: 'Skirmishers, right', units: 1 },
];
export const hostUnits = host.reduce((sum, { units }) => sum + units, 0);

export interface Day {
  readonly clock: number;
  readonly phase: number;
  readonly split: readonly string[];
  readonly moved: readonly string[];
  /** Whether the clock has already fallen to 4 or less, because only the first time counts. */
  readonly wavered: boolean;
}

export const startClock: number = moraleClock.start;
export const waveringAt: number = moraleClock.wavering;
export const dawn: Day = { clock: moraleClock.start, phase: 1, split: [], moved: [], wavered: false };

/** The groups and single units that exist now. */
export const bodies = ({ split }: Day): readonly Body[] =>
  host.flatMap((body) => (body.parts && split.includes(body.id) ? body.parts : [body]));

/** fr3.movement.morale-clock-limit */
export const movesLeft = ({ clock, moved }: Day): number => clock - moved.length;

export const over = ({ clock }: Day): boolean => clock <= victory.clockAtEnd;

/** Orders a group or a single unit. An order costs one move, even for a group of many units. */
export const order = (day: Day, body: Body): Day => (movesLeft(day) > 0 ? { ...day, moved: [...day.moved, body.id] } : day);

export const splitUp = (day: Day, body: Body): Day => ({ ...day, split: [...day.split, body.id] });
export const joinUp = (day: Day, id: string): Day => ({ ...day, split: day.split.filter((each) => each !== id) });

export interface Losses {
  readonly demoralized: number;
  readonly destroyed: number;
}
export const lossPoints = ({ demoralized, destroyed }: Losses): number =>
  demoralized * moraleClock.demoralizedUnit + destroyed * moraleClock.destroyedUnit;

export interface Evening {
  readonly day: Day;
  readonly told: string;
}

/** fr3.morale-clock.phase-winner, and the consequences of the new position of the clock. */
export function endPhase(day: Day, mine: Losses, theirs: Losses): Evening {
  const [lost, won] = [lossPoints(mine), lossPoints(theirs)];
  const clock = lost > won ? day.clock - moraleClock.lostPhase : day.clock;
  const wavers = !day.wavered && clock <= moraleClock.wavering;
  const next: Day = { ...day, clock, phase: day.phase + 1, moved: [], wavered: day.wavered || wavers };
  const count = `You lost ${lost}, the enemy ${won}.`;
  if (over(next))
    return {
      day: next,
      told: `${count} You lost the phase. Your clock is at ${clock}: the battle ends, and victory points decide who wins.`,
    };
  const result =
    lost > won
      ? `You lost the phase: your clock falls to ${clock}.`
      : lost < won
        ? 'You won the phase: the enemy’s clock falls, and yours does not change.'
        : 'A draw: neither clock changes.';
  const demoralized = Math.floor(hostUnits / moraleClock.waveringDivisor);
  const four = wavers
    ? ` At ${moraleClock.wavering} your army wavers: ${demoralized} of your ${hostUnits} units become demoralized, and from now on your army pool is set to ${magic.weakArmyPool} instead of ${magic.armyPool}.`
    : '';
  return { day: next, told: `${count} ${result}${four}` };
}
