/** Rosters on this device as armies for a battle. This code is loaded when a roster is chosen. */

import * as catalogue from '../../../engine/fr3/battle/chapters/catalogue.ts';
import { open } from '../../../engine/fr3/battle/chapters/requirements.ts';
import { armyOfRoster } from '../../../engine/fr3/battle/deployment/army-of-roster.ts';
import { readSetup } from '../../../engine/fr3/battle/deployment/read-setup.ts';
import { costOfArmy } from '../../../engine/fr3/battle/units/troop-facts.ts';
import type { Army } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import { readSaved } from '../../../engine/fr3/muster/saved-roster.ts';
import type { Read } from '../../../engine/kernel/ruleset.ts';
import { textOf } from '../../muster/fr3/storage.ts';

// The catalogue has the prices of the characters' abilities and items.
open({ catalogue });

export interface Mustered {
  readonly army: Army;
  /** The total points of the roster. */
  readonly points: number;
  /** The parts of a damaged roster that could not be read. */
  readonly problems: readonly string[];
}

/** The army from a stored roster, or what is illegal or not supported in battles. */
export function musteredOf(id: string): Read<Mustered> {
  const wrong = (because: string): Read<Mustered> => ({ ok: false, because, rules: [] });
  const text = textOf(id);
  if (text === undefined) return wrong('This roster is not on the device any more.');
  const read = readSaved(text);
  if (!read.roster) return wrong(`This roster cannot be read. ${read.problems.join(' ')}`.trim());
  const made = armyOfRoster(read.roster);
  if (!made.ok) return made;
  const army = made.value;
  // Tries the army on an empty table to find anything that battles do not support.
  const table = { width: 48, depth: 36 };
  const tried = readSetup({ table, terrain: [], objective: null, armies: { A: army, B: army } });
  if (!tried.ok) return wrong(tried.because.replace(/^Army A, u/, 'U'));
  return { ok: true, value: { army, points: costOfArmy(army), problems: read.problems } };
}
