/**
 * Every legal roster from every list starts a battle, or is refused by the name of something that battles do not support. The
 * rosters are random, then changed randomly as long as the roster builder allows: further options, attachments, units that are
 * characters.
 */
import { expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { armyOfRoster, setupOfRosters } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { drawLandscape } from '../../../src/engine/fr3/battle/deployment/landscape.ts';
import { armies } from '../../../src/engine/fr3/data/armies.ts';
import { abilities } from '../../../src/engine/fr3/muster/abilities.ts';
import { drawnRoster } from '../../../src/engine/fr3/muster/drawn.ts';
import { genericId, listOf } from '../../../src/engine/fr3/muster/lists.ts';
import { optionsOf } from '../../../src/engine/fr3/muster/options.ts';
import { problemsOf } from '../../../src/engine/fr3/muster/problems.ts';
import type { Roster, RosterCharacter, RosterUnit } from '../../../src/engine/fr3/muster/roster.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { type DiceSource, seeded } from '../../../src/engine/kernel/dice.ts';
import { isDeep } from '../../deep.ts';

/** Chapters that battles do not support: walls, cities and ships, and things useful only with them. */
const notPlayed = [
  'structures',
  'siege',
  'ships',
  'war-machines',
  'design',
  'items',
  'infantry',
  'spells',
  'innate',
  'leviathans',
  'character-items',
];

const upTo = (dice: DiceSource, many: number): number => dice.roll(many, { decides: 'a change', rules: [] });
const oneOf = <T>(dice: DiceSource, all: readonly T[]): T => all[upTo(dice, all.length) - 1] as T;

const refusedByName = (roster: Roster): boolean => {
  const army = armyOfRoster(roster);
  return !army.ok && army.because.includes('cannot be used in battles yet');
};

/** A legal roster after many random legal changes; `played` avoids things that battles do not support. */
function changed(army: string, seed: number, played: boolean): Roster {
  const passes = (roster: Roster): boolean => !played || !refusedByName(roster);
  const drawn = drawnRoster(army, 500 + 300 * (seed % 4), seed, { open: true, people: 0.4, passes });
  const options = optionsOf(listOf(army)!).map(({ id }) => id);
  const dice = seeded(seed);
  let made: Roster = { ...drawn, size: 2 * drawn.size };
  // In some lists, required things depend on the size.
  if (problemsOf(made).errors.length > 0) made = drawn;
  expect(problemsOf(made).errors).toEqual([]);
  const change = (more: Partial<Roster>) => {
    const roster = { ...made, ...more };
    if (problemsOf(roster).errors.length === 0 && passes(roster)) made = roster;
  };
  for (let at = 0; at < 60 && made.units.length > 0; at++) {
    const [unit, other] = [upTo(dice, made.units.length), upTo(dice, made.units.length)];
    const whose = upTo(dice, Math.max(1, made.characters.length));
    const ofUnit = (of: Partial<RosterUnit>) =>
      change({ units: made.units.map((each, index) => (index === unit - 1 ? { ...each, ...of } : each)) });
    const ofCharacter = (of: Partial<RosterCharacter>) =>
      change({ characters: made.characters.map((each, index) => (index === whose - 1 ? { ...each, ...of } : each)) });
    if (at % 5 === 0) ofCharacter({ with: unit });
    else if (at % 5 === 1) ofUnit({ with: other });
    else if (at % 5 === 2) ofUnit({ has: [oneOf(dice, abilities).id] });
    else ofUnit({ options: [...new Set([...(made.units[unit - 1]?.options ?? []), oneOf(dice, options)])] });
  }
  return made;
}

const land = drawLandscape(500, seeded(2));

/** Why the roster does not start a battle against itself. */
function whyNot(roster: Roster): string | null {
  const setup = setupOfRosters({ A: roster, B: roster }, land);
  if (!setup.ok) return `${setup.because} [${setup.rules.join(' ')}]`;
  play(fr3Battle.begin(setup.value), seeded(1));
  return null;
}

/** The common column for the three kinds of pirates is not a list: fr3.army-lists.table-columns. */
const lists = [...armies.map(({ id }) => id).filter((id) => id !== 'pirate'), genericId];
/** Lists that need a ship. */
const bySea: readonly string[] = ['pirate-buccaneers'];

test.each(lists)('%s: a legal roster starts a battle', { timeout: 120_000 }, (army) => {
  for (let seed = 1; seed <= (isDeep ? 12 : 1); seed++) {
    const why = whyNot(changed(army, 100 * lists.indexOf(army) + seed, !bySea.includes(army)));
    if (why !== null)
      expect([bySea.includes(army), why]).toEqual([true, expect.stringContaining('cannot be used in battles yet')]);
  }
});

test.each(lists)(
  '%s: a legal roster that does not is refused by the name of what is not played',
  { timeout: 120_000 },
  (army) => {
    for (let seed = 1; seed <= (isDeep ? 6 : 1); seed++) {
      const why = whyNot(changed(army, 5000 + 100 * lists.indexOf(army) + seed, false));
      if (why === null) continue;
      expect(why).toContain('cannot be used in battles yet');
      expect(notPlayed).toContain(/\[fr3\.([a-z-]+)\./.exec(why)?.[1]);
    }
  },
);
