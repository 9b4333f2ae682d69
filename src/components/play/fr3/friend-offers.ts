/** Makes the offer of a battle to a distant friend from the choices in the form, and describes the offer in sentences. */
import type { Army, Setup } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import type { Offered } from '../friend/entrance.ts';
import { isStored } from '../start/ArmyPicker.tsx';
import { seedIn } from '../start/requested.ts';
import { storedArmy } from './ArmyChoice.tsx';
import type { ReadyArmy } from './ready-armies.ts';
import { manyOf, sidesOf, twoOf } from './two-armies.ts';

/** The choices that a player makes in the form. */
export interface Choices {
  readonly kind: 'hidden' | 'seen' | 'scenario';
  readonly points: number;
  readonly own: readonly string[];
  readonly their: readonly string[];
  /** How many armies each side has. */
  readonly many: number;
  readonly scenario: string;
  /** Empty if there is no limit. */
  readonly turns: string;
  /** Whether the sides roll from turn 2 on to decide which side goes first. */
  readonly drawn: boolean;
}

/** The chosen army, or why it is not available. */
export async function armyOf(value: string, ready: readonly ReadyArmy[], otherwise: ReadyArmy): Promise<Army | string> {
  if (!isStored(value)) return (ready.find(({ id }) => id === value) ?? otherwise).army;
  const read = await storedArmy(value);
  return read.ok ? read.value.army : read.because;
}

type Made = { readonly ok: true; readonly value: Offered } | { readonly ok: false; readonly because: string };

const bad = (because: string): Made => ({ ok: false, because });

/** The offer, or why it cannot be made. Rejects if the table cannot be loaded. */
export async function offerOf(
  armies: readonly ReadyArmy[],
  { kind, points, own, their, many, scenario, turns, drawn }: Choices,
): Promise<Made> {
  const limited = { ...(turns !== '' && { turns: Number(turns) }), ...(drawn && { initiative: 'drawn' }) };
  if (kind === 'scenario') {
    const { setupOf } = await import('./friend-setups.ts');
    const read = await setupOf(scenario);
    if (!read.ok) return bad(read.because);
    return { ok: true, value: { setup: { ...read.value, ...limited }, army: null } };
  }
  const seed = seedIn(location);
  const { groundFor } = await import('./friend-setups.ts');
  const agreed = { ...groundFor(many * points, seed), ...limited, points: many * points };
  if (many > 1) {
    const random = manyOf(armies, points, seed, 2 * many);
    const found = await Promise.all(
      [...own.slice(0, many), ...their.slice(0, many)].map((value, at) => armyOf(value, armies, random[at] as ReadyArmy)),
    );
    const missing = found.find((each) => typeof each === 'string');
    if (missing !== undefined) return bad(missing);
    const all = found.flatMap((each) => (typeof each === 'string' ? [] : [{ army: each, points }]));
    const sides = sidesOf(all.slice(0, many), all.slice(many));
    if (!sides.ok) return bad(sides.because);
    const [a, b] = sides.value;
    return { ok: true, value: { setup: { ...agreed, armies: { A: a.army, B: b.army } }, army: null } };
  }
  const [mine, theirs] = twoOf(armies, points, seed);
  const army = await armyOf(own[0] ?? '', armies, mine);
  if (typeof army === 'string') return bad(army);
  if (kind === 'hidden') return { ok: true, value: { setup: agreed, army } };
  const enemy = await armyOf(their[0] ?? '', armies, theirs.army.name === army.name ? mine : theirs);
  if (typeof enemy === 'string') return bad(enemy);
  const name = enemy.name === army.name ? `${enemy.name} II` : enemy.name;
  return { ok: true, value: { setup: { ...agreed, armies: { A: army, B: { ...enemy, name } } }, army: null } };
}

export type Terms = Partial<Setup> & { readonly points?: number };

/** The terms of an offer, in sentences. */
export function sayOffer(setup: unknown): readonly string[] {
  const { table, armies, points, turns, initiative } = (setup ?? {}) as Terms;
  return [
    ...(armies?.A && armies.B ? [`Your friend’s ${armies.A.name} against your ${armies.B.name}.`] : []),
    ...(typeof points === 'number' ? [`Armies of up to ${points} points.`] : []),
    ...(table ? [`A table of ${table.width} by ${table.depth} inches.`] : []),
    ...(typeof turns === 'number' ? [`It ends after ${turns} ${turns === 1 ? 'turn' : 'turns'} at the latest.`] : []),
    ...(initiative === 'drawn' ? ['From turn 2, a roll each turn decides which side goes first.'] : []),
  ];
}
