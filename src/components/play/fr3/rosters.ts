/** Rosters that are kept on this device, as armies of a battle. Loaded when one is chosen. */

import * as catalogue from '../../../engine/fr3/battle/chapters/catalogue.ts';
import { open } from '../../../engine/fr3/battle/chapters/requirements.ts';
import { armyOfRoster } from '../../../engine/fr3/battle/deployment/army-of-roster.ts';
import { readSetup } from '../../../engine/fr3/battle/deployment/read-setup.ts';
import { costOfArmy } from '../../../engine/fr3/battle/units/troop-facts.ts';
import type { Army } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import { readSaved } from '../../../engine/fr3/muster/saved-roster.ts';
import type { Read } from '../../../engine/kernel/ruleset.ts';
import { textOf } from '../../muster/storage.ts';

// Prices of what characters of a roster have.
open({ catalogue });

export interface Mustered {
  readonly army: Army;
  /** Points of all that is on it. */
  readonly points: number;
  /** What of a damaged roster could not be read. */
  readonly problems: readonly string[];
}

/** The army of a kept roster; or what it is that the battle does not play, or that is not legal. */
export function musteredOf(id: string): Read<Mustered> {
  const wrong = (because: string): Read<Mustered> => ({ ok: false, because, rules: [] });
  const text = textOf(id);
  if (text === undefined) return wrong('This roster is not on the device any more.');
  const read = readSaved(text);
  if (!read.roster) return wrong(`This roster cannot be read. ${read.problems.join(' ')}`.trim());
  const made = armyOfRoster(read.roster);
  if (!made.ok) return made;
  const army = made.value;
  // Whatever the battle does not play is found by trying it on an empty table.
  const table = { width: 48, depth: 36 };
  const tried = readSetup({ table, terrain: [], objective: null, armies: { A: army, B: army } });
  if (!tried.ok) return wrong(tried.because.replace(/^Army A, u/, 'U'));
  return { ok: true, value: { army, points: costOfArmy(army), problems: read.problems } };
}
