/** Rosters on this device as armies for a battle. This code is loaded when the user chooses a roster. */
import { armyOfRoster } from '../../../engine/hott/battle/deployment/army-of-roster.ts';
import type { Army } from '../../../engine/hott/battle/vocabulary/setup.ts';
import { problemsOf } from '../../../engine/hott/muster/problems.ts';
import { readSaved } from '../../../engine/hott/muster/saved-roster.ts';
import type { Read } from '../../../engine/kernel/ruleset.ts';
import { rosterStorage } from '../../muster/hott/storage.ts';

/** The army from a stored roster, or what is illegal about it. */
export function musteredOf(id: string): Read<Army> {
  const wrong = (because: string): Read<Army> => ({ ok: false, because, rules: [] });
  const text = rosterStorage.textOf(id);
  if (text === undefined) return wrong('This army is not on the device any more.');
  const { roster, problems } = readSaved(text);
  if (!roster) return wrong(`This army cannot be read. ${problems.join(' ')}`.trim());
  const [error] = problemsOf(roster).errors;
  return error ? { ok: false, because: error.because, rules: error.rules } : { ok: true, value: armyOfRoster(roster) };
}
