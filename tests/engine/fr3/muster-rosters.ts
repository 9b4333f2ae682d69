/** Arbitrary rosters for property tests: legal or not, with known and unknown ids. */
import fc from 'fast-check';
import { armies } from '../../../src/engine/fr3/data/armies.ts';
import { abilities } from '../../../src/engine/fr3/muster/abilities.ts';
import { extras } from '../../../src/engine/fr3/muster/extras.ts';
import { genericId, listOf, rowIdsOf } from '../../../src/engine/fr3/muster/lists.ts';
import { optionsOf } from '../../../src/engine/fr3/muster/options.ts';
import type { Roster, RosterCharacter, RosterUnit } from '../../../src/engine/fr3/muster/roster.ts';

const someName = fc.string({ unit: 'grapheme', maxLength: 12 });
const anyId = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('a, b', '(', '”', 'with 3', '12', ''));
/** Mostly a known id, sometimes an unknown one. */
const idOf = (known: readonly string[]) =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: anyId });

/** Some of these ids, a few of them more than once. */
const someIds = (known: readonly string[], minLength: number) =>
  fc
    .array(fc.tuple(idOf(known), fc.constantFrom(1, 1, 1, 3)), { minLength, maxLength: 4 })
    .map((all) => all.flatMap(([id, times]) => Array<string>(times).fill(id)));

const bonuses = fc.constantFrom('1-1', '2-0', '1-2', 'x');

const lists = [...armies.map(({ id }) => id), genericId];
/** Properties that any unit or character can have. */
const ofAnybody = {
  name: someName,
  with: fc.integer({ min: 1, max: 6 }),
  bonuses,
  aside: fc.constant(true as const),
};

/** A unit of the army’s own list or of an ally’s. */
const unitOf = (army: string): fc.Arbitrary<RosterUnit> =>
  fc.oneof(
    { weight: 4, arbitrary: unitFrom(army) },
    { weight: 1, arbitrary: fc.constantFrom(...lists).chain((from) => unitFrom(from).map((unit) => ({ ...unit, from }))) },
  );

function unitFrom(army: string): fc.Arbitrary<RosterUnit> {
  const list = listOf(army);
  const ids = list ? optionsOf(list).map(({ id }) => id) : [];
  return fc.record(
    {
      ...ofAnybody,
      type: idOf(list ? rowIdsOf(list) : []),
      options: someIds(ids, 1),
      has: fc.uniqueArray(idOf(abilities.map(({ id }) => id)), { maxLength: 3 }),
    },
    { requiredKeys: ['type'] },
  );
}

const aCharacter: fc.Arbitrary<RosterCharacter> = fc.record(
  {
    ...ofAnybody,
    has: fc.uniqueArray(idOf(abilities.map(({ id }) => id)), { maxLength: 4 }),
    from: fc.constantFrom(...lists),
  },
  { requiredKeys: ['has'] },
);

/** Keeps only hosts that are numbers of existing units, because others do not survive the text form. */
const settled = (roster: Roster): Roster => {
  const keep = <T extends { readonly with?: number }>(each: T): T => {
    const { with: host, ...rest } = each;
    return (host === undefined || host > roster.units.length ? rest : each) as T;
  };
  return { ...roster, units: roster.units.map(keep), characters: roster.characters.map(keep) };
};

export const aRoster: fc.Arbitrary<Roster> = fc
  .constantFrom(...lists)
  .chain((army) =>
    fc.record(
      {
        name: someName,
        army: fc.constant(army),
        size: fc.integer({ min: 50, max: 9999 }),
        units: fc.array(fc.oneof(unitOf(army), fc.constantFrom<RosterUnit>({ type: 'spears' }, { type: 'mobs' })), {
          maxLength: 10,
        }),
        characters: fc.array(aCharacter, { maxLength: 4 }),
        extras: someIds(
          extras.map(({ id }) => id),
          1,
        ),
        tournament: fc.constant(true as const),
      },
      { requiredKeys: ['name', 'army', 'size', 'units', 'characters'] },
    ),
  )
  .map(settled);
