/** A troop whose levels magic has changed for the rest of the game: fr3.spells.flying, fr3.spells.swimming, fr3.spells.burrowing. */
import { onceFor } from '../../../kernel/memo.ts';
import type { TroopSetup } from '../vocabulary/setup.ts';
import type { Effect } from '../vocabulary/state.ts';

export const magicLevels = ['flying', 'swimming', 'burrowing'] as const;
export type MagicLevel = (typeof magicLevels)[number];
export const gainsLevel = <L extends MagicLevel>(level: L): `gains-${L}` => `gains-${level}`;
export const losesLevel = <L extends MagicLevel>(level: L): `loses-${L}` => `loses-${level}`;

/** Equal troops stay the same object, so that results cached for a troop still apply. */
const known = onceFor((_: TroopSetup) => new Map<string, TroopSetup>());

/** The troop after its effects. `own` returns its levels without effects. */
export function withLevelChanges(
  troop: TroopSetup,
  effects: readonly Effect[],
  own: (troop: TroopSetup) => readonly string[],
): TroopSetup {
  const changes = magicLevels.filter((level) => effects.some(({ is }) => is === gainsLevel(level) || is === losesLevel(level)));
  if (changes.length === 0) return troop;
  const has = magicLevels.filter((level) =>
    changes.includes(level) ? effects.some(({ is }) => is === gainsLevel(level)) : own(troop).includes(level),
  );
  const made = known(troop);
  const key = has.join();
  const found = made.get(key) ?? { ...troop, levels: has };
  made.set(key, found);
  return found;
}
