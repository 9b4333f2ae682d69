/** Rosters of all kinds for properties: legal or not, with ids that exist and ids that nobody knows. */
import fc from 'fast-check';
import { armies } from '../../../src/engine/fr3/data/armies.ts';
import { abilities } from '../../../src/engine/fr3/muster/abilities.ts';
import { genericId, listOf, rowIdsOf } from '../../../src/engine/fr3/muster/lists.ts';
import { optionsOf } from '../../../src/engine/fr3/muster/options.ts';
import type { Roster, RosterCharacter, RosterUnit } from '../../../src/engine/fr3/muster/roster.ts';

const someName = fc.string({ unit: 'grapheme', maxLength: 12 });
const anyId = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('a, b', '(', '”', 'with 3', '12', ''));
/** Mostly what exists, sometimes what nobody knows. */
const idOf = (known: readonly string[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: anyId });

const bonuses = fc.constantFrom('1-1', '2-0', '1-2', 'x');

function unitOf(army: string): fc.Arbitrary<RosterUnit> {
  const list = listOf(army);
  const ids = list ? optionsOf(list).map(({ id }) => id) : [];
  return fc.record(
    {
      type: idOf(list ? rowIdsOf(list) : []),
      name: someName,
      options: fc.uniqueArray(idOf(ids), { minLength: 1, maxLength: 4 }),
      with: fc.integer({ min: 1, max: 6 }),
      has: fc.uniqueArray(idOf(abilities.map(({ id }) => id)), { maxLength: 3 }),
      bonuses,
    },
    { requiredKeys: ['type'] },
  );
}

const aCharacter: fc.Arbitrary<RosterCharacter> = fc.record(
  {
    name: someName,
    has: fc.uniqueArray(idOf(abilities.map(({ id }) => id)), { maxLength: 4 }),
    bonuses,
    with: fc.integer({ min: 1, max: 6 }),
  },
  { requiredKeys: ['has'] },
);

/** Hosts are numbers of units that are there: others are lost on the way through a text. */
const settled = (roster: Roster): Roster => {
  const keep = <T extends { readonly with?: number }>(each: T): T => {
    const { with: host, ...rest } = each;
    return (host === undefined || host > roster.units.length ? rest : each) as T;
  };
  return { ...roster, units: roster.units.map(keep), characters: roster.characters.map(keep) };
};

export const aRoster: fc.Arbitrary<Roster> = fc
  .constantFrom(...armies.map(({ id }) => id), genericId)
  .chain((army) =>
    fc.record({
      name: someName,
      army: fc.constant(army),
      size: fc.integer({ min: 50, max: 9999 }),
      units: fc.array(fc.oneof(unitOf(army), fc.constantFrom<RosterUnit>({ type: 'spears' }, { type: 'mobs' })), {
        maxLength: 10,
      }),
      characters: fc.array(aCharacter, { maxLength: 4 }),
    }),
  )
  .map(settled);
