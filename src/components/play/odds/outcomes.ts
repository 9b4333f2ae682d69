/** The possible results of an action for each piece, with exact chances from every face of every die. */
import type { Chance } from '../../../engine/kernel/chance.ts';
import type { Purpose } from '../../../engine/kernel/die.ts';
import { approximate, asPercent, type Fraction } from '../../../engine/kernel/fraction.ts';
import { Tally } from '../../../engine/kernel/odds.ts';
import type { Report } from '../../../engine/kernel/ruleset.ts';
import { type Action, byName, type Event, type PieceId, type State } from '../vocabulary.ts';

/** How the bar can show what happens to a piece (its fate), from the worst for the piece to the best. */
export const fateLooks = ['lost', 'broken', 'shaken', 'hurt', 'enchanted', 'same', 'better'] as const;
export type FateLook = (typeof fateLooks)[number];

/** How a system describes what happens to its pieces. */
export interface Fates<St extends State, E extends Event> {
  /** Everything that can happen to a piece, from worst to best. */
  readonly looks: Readonly<Record<string, FateLook>>;
  /** The fate of a piece that is not affected. */
  readonly unharmed: string;
  /** The fate of each piece that the report affects. */
  changes(before: St, report: Report<St, E>): ReadonlyMap<PieceId, string>;
  /** Whether a die belongs to the step that begins after the action. The odds leave such dice out. */
  isOfNextStep(purpose: Purpose): boolean;
}

export interface FateChance {
  readonly fate: string;
  readonly look: FateLook;
  /** The fraction of the bar that this fate fills, 0 to 1. */
  readonly share: number;
  readonly percent: string;
}
export interface PieceFates {
  /** A piece that the action names, or several other pieces of a side that all have the same chances. */
  readonly ids: readonly PieceId[];
  readonly chances: readonly FateChance[];
}
/** Null if there are too many combinations of dice to follow. */
export type Outcomes = readonly PieceFates[] | null;

export interface End<St extends State, E extends Event> {
  readonly end: Report<St, E>;
  /** The number of equally likely combinations of dice. */
  readonly ways: number;
}

/** The maximum number of combinations of dice to follow. */
const mostEnds = 40_000;

/** The result of every combination of dice; null if there are too many combinations. */
export function endsOf<St extends State, E extends Event>(
  { isOfNextStep }: Pick<Fates<St, E>, 'isOfNextStep'>,
  toCome: Chance<Report<St, E>>,
): readonly End<St, E>[] | null {
  const ends: End<St, E>[] = [];
  const follow = (chance: Chance<Report<St, E>>, ways: number): void => {
    if (ends.length >= mostEnds) return;
    if (chance.kind === 'known') ends.push({ end: chance.value, ways });
    else if (isOfNextStep(chance.purpose)) follow(chance.next(1), ways);
    else for (let face = 1; face <= chance.die; face++) follow(chance.next(face), ways * chance.die);
  };
  follow(toCome, 1);
  return ends.length < mostEnds ? ends : null;
}

interface Acting<St extends State, A extends Action, E extends Event> {
  actors(action: A): readonly PieceId[];
  targets(state: St, action: A): readonly PieceId[];
  toCome(state: St, action: A): Chance<Report<St, E>>;
}

/** Calculates the chances of all outcomes. */
export function outcomesOf<St extends State, A extends Action, E extends Event>(
  actions: Acting<St, A, E>,
  fates: Fates<St, E>,
  state: St,
  action: A,
): Outcomes {
  const ends = endsOf(fates, actions.toCome(state, action))?.map(({ end, ways }) => ({ of: fates.changes(state, end), ways }));
  if (!ends) return null;
  const order = Object.keys(fates.looks);
  const met = new Set(ends.flatMap(({ of }) => [...of.keys()]));
  const named = new Set([...actions.actors(action), ...actions.targets(state, action)]);
  const found = new Map<string, { readonly ids: PieceId[]; readonly chances: readonly FateChance[] }>();
  for (const id of [...met].sort((one, other) => Number(named.has(other)) - Number(named.has(one)) || byName(one, other))) {
    const tally = new Tally<string>();
    for (const { of, ways } of ends) tally.add(of.get(id) ?? fates.unharmed, 1, ways);
    const chances = [...tally.odds()]
      .map(([fate, chance]: readonly [string, Fraction]) => ({
        fate,
        look: fates.looks[fate] ?? 'same',
        share: approximate(chance),
        percent: asPercent(chance),
      }))
      .sort((one, other) => order.indexOf(one.fate) - order.indexOf(other.fate));
    const key = named.has(id) ? id : `${id[0]} ${chances.map(({ fate, percent }) => `${fate} ${percent}`).join()}`;
    const same = found.get(key);
    if (same) same.ids.push(id);
    else found.set(key, { ids: [id], chances });
  }
  return [...found.values()];
}
