/** Setting up by dice: seeds, given dice, hands, and the address that carries them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Chance, known, map, roll } from '../../../src/engine/kernel/chance.ts';
import { readSetupAddress, writeSetupAddress } from '../../../src/engine/kernel/setup/address.ts';
import { layOut, type SetupStep, withHand } from '../../../src/engine/kernel/setup/steps.ts';

interface Table {
  readonly wind: number;
  readonly ships: number;
}
const die = (sides: number, decides: string): Chance<number> => roll(sides, { decides, rules: [] }, known);
const wind: SetupStep<Table> = {
  id: 'wind',
  title: 'Wind',
  atTable: true,
  rules: () => [],
  chance: (so) => map(die(6, 'the wind'), (face) => ({ ...so, wind: face })),
  says: ({ wind: of }) => `Wind ${of}`,
};
/** Ships come only in a wind of 3 or more; so many of them as the wind allows. */
const ships: SetupStep<Table> = {
  id: 'ships',
  title: 'Ships',
  atTable: true,
  rules: () => [],
  applies: ({ wind: of }) => of >= 3,
  chance: (so) => map(die(so.wind, 'the ships'), (face) => ({ ...so, ships: face })),
  says: ({ ships: of }) => `${of} ships`,
};
const steps = [wind, ships];
const calm: Table = { wind: 0, ships: 0 };
const lay = (seed: string, given = {}) => layOut(calm, steps, seed, given);

describe('a set-up by dice', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(lay('oak')).toEqual(lay('oak'));
    const winds = new Set(Array.from({ length: 40 }, (_, at) => lay(`oak${at}`).table.wind));
    expect([...winds].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('takes given dice in the place of the seed’s, and leaves the other steps as they were', () => {
    const seeded = lay('elm', { wind: [6] });
    const later = lay('elm', { wind: [6], ships: [2] });
    expect(seeded.table.wind).toBe(6);
    expect(later.table).toEqual({ wind: 6, ships: 2 });
    expect(later.steps.map(({ given }) => given)).toEqual([true, true]);
    expect(seeded.steps.map(({ given }) => given)).toEqual([true, false]);
    // The stream of a step hangs on its own name, not on how many dice were thrown before.
    expect(lay('elm').steps[0]?.faces).toEqual(layOut(calm, [wind], 'elm', {}).steps[0]?.faces);
  });

  it('leaves out steps that do not apply', () => {
    expect(lay('ash', { wind: [2], ships: [1] }).steps.map(({ step }) => step.id)).toEqual(['wind']);
  });

  it('says which given dice cannot be, and rolls the seed’s', () => {
    const { problems, table, steps: laid } = lay('ash', { wind: [3], ships: [5] });
    expect(problems).toEqual(['Ships: the ships: 5 is not a face of a d3. The dice of the seed are used instead.']);
    expect(table.ships).toBeLessThanOrEqual(3);
    expect(laid.map(({ given }) => given)).toEqual([true, false]);
    expect(lay('ash', { wind: [3, 3] }).problems).toEqual([
      'Wind: Remove the 3: no more dice are needed here. The dice of the seed are used instead.',
    ]);
  });

  it('sets one die of several by hand, or all of a step’s', () => {
    const option = { name: 'five', faces: [5] };
    const hand = { name: 'a', options: [option], now: 0 };
    expect(withHand({ faces: [1, 2, 3] }, [hand, hand, hand], 1, option)).toEqual([1, 5, 3]);
    expect(withHand({ faces: [4, 4, 2, 1] }, [hand], 0, { name: 'both', faces: [10, 1] })).toEqual([10, 1]);
  });
});

describe('the address of a set-up', () => {
  const ids = ['wind', 'ships'];

  it('reads what it wrote', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-zäé0-9-]{1,24}$/),
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 9 }),
        (seed, faces) => {
          const written = writeSetupAddress(seed, { ships: faces }, ids);
          expect(readSetupAddress(`?${written}`, ids)).toEqual({ seed, given: { ships: faces }, problems: [] });
        },
      ),
    );
    expect(writeSetupAddress('oak', { ships: [1, 2], wind: [6] }, ids)).toBe('seed=oak&wind=6&ships=1.2');
  });

  it('says what it cannot read and keeps the rest', () => {
    const { seed, given, problems } = readSetupAddress('?seed=<b>&wind=x&ships=2&sea=1', ids);
    expect(seed).toBe('');
    expect(given).toEqual({ ships: [2] });
    expect(problems).toHaveLength(3);
  });

  it('never throws, whatever stands there', () => {
    fc.assert(
      fc.property(fc.string(), (search) => {
        const { seed, given } = readSetupAddress(search, ids);
        expect(layOut(calm, steps, seed, given).table.wind).toBeGreaterThan(0);
      }),
    );
  });
});
