/** The magic auction, rule by rule: what each side may bid, who wins, what is spent. */
import { describe, expect, test, vi } from 'vitest';
import {
  type Auction,
  casterWinsTies,
  defenceLevels,
  paidByCaster,
  spiritSurcharge,
  targetForms,
} from '../../../src/engine/fr3/auction/auction.ts';
import { addsAgain, afterReveal } from '../../../src/engine/fr3/auction/augmenting.ts';
import {
  canCast,
  castingSplit,
  casts,
  defenceSplit,
  defences,
  mayAugment,
  mostCasting,
  mostOfArmy,
  mostOfUser,
} from '../../../src/engine/fr3/auction/bids.ts';
import { contest, worksInHundred } from '../../../src/engine/fr3/auction/contest.ts';
import { repeating, wantedAfter } from '../../../src/engine/fr3/auction/plan/wishes.ts';
import { auctionCalculator, castableSpells } from '../../../src/engine/fr3/auction/spell-book.ts';
import { usualOfDefender } from '../../../src/engine/fr3/auction/usual.ts';
import { readAddress } from '../../../src/engine/kernel/calculator/address.ts';
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';

// Hundreds of games are solved here, which takes time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

type Changes = Partial<Omit<Auction, 'caster' | 'defender' | 'stakes'>> & {
  readonly caster?: Partial<Auction['caster']>;
  readonly defender?: Partial<Auction['defender']>;
  readonly stakes?: Partial<Auction['stakes']>;
};

/** Teleport by a level two caster with 7 own and 10 army points against the same, except for `changes`. */
const auction = ({ caster, defender, stakes, ...rest }: Changes = {}): Auction => ({
  cost: 4,
  surcharge: 0,
  ward: false,
  augmentable: true,
  ...rest,
  caster: { level: 2, own: 7, army: 10, stored: false, ...caster },
  defender: { user: 'level-2', own: 7, army: 10, ...defender },
  stakes: { success: 60, casterPoint: 5, defenderPoint: 5, ...stakes },
});

/** Whether a spell works with these totals and faces. */
function works(of: Auction, casting: number, defence: number, by: 'army' | 'user', faces: readonly number[]): boolean {
  const dice = scripted(faces);
  const result = play(contest(of, casting, defence, by), dice);
  dice.finish();
  return result.works;
}

const reply = (address: string) => {
  const { question, problems } = readAddress(auctionCalculator, address);
  expect(problems).toEqual([]);
  return ask(auctionCalculator, question);
};
/** The answer's sentence with its notes, or the refusals. */
const says = (address: string): string => {
  const given = reply(address);
  return given.ok
    ? [given.sentence, ...given.notes.map((note) => note.says)].join(' ')
    : given.refusals.map(({ because }) => because).join(' ');
};
const rulesOf = (address: string): readonly string[] => {
  const given = reply(address);
  return given.ok ? given.notes.flatMap(({ rules }) => rules) : given.refusals.flatMap(({ rules }) => rules);
};

describe('the contest', () => {
  test('fr3.auction.points-add-to-roll: a wizard with 6 rolls 5, an acolyte with 6 rolls 6: 11 against 12, the spell fails', () => {
    const of = auction({ defender: { user: 'level-1', own: 3 } });
    expect(works(of, 6, 6, 'user', [5, 6])).toBe(false);
    expect(works(of, 6, 6, 'user', [7, 6])).toBe(true);
  });

  test('fr3.auction.tie: the higher level wins a tie, between equals the defender', () => {
    expect(works(auction({ defender: { user: 'level-1' } }), 5, 3, 'user', [4, 6])).toBe(true);
    expect(works(auction(), 5, 3, 'user', [4, 6])).toBe(false);
    expect(works(auction({ caster: { level: 1 }, defender: { user: 'level-3' } }), 4, 3, 'user', [4, 5])).toBe(false);
    expect(casterWinsTies(auction({ defender: { user: 'level-3' } }), 'army')).toBe(true);
    expect(rulesOf('s=teleport&d.points=4')).toContain('fr3.auction.tie');
  });

  test('fr3.auction.level-zero-defence: it loses every tie', () => {
    expect(works(auction({ caster: { level: 1 } }), 4, 4, 'army', [5, 5])).toBe(true);
  });

  test('fr3.auction.no-defence: without a point against it no die is rolled', () => {
    expect(works(auction(), 4, 0, 'army', [])).toBe(true);
    expect(says('s=teleport&d.points=0')).toContain('The enemy does not resist, so the spell works without a roll.');
  });

  test('fr3.auction.unused-points-spent: an unopposed spell of 2 with a hidden third point costs 2 of his own and 1 of the army', () => {
    const of = auction({ cost: 2, caster: { own: 2, army: 2 } });
    expect(castingSplit(of, 3)).toEqual({ own: 2, army: 1 });
    expect(says('s=apoplexy&c.own=2&c.army=2&c.extra=1&d.points=0')).toContain('All points that were bid are spent');
  });

  test('fr3.auction.example-augmented-teleport: 6 personal points, 1 own and 1 army added: 6 to the die, 1 kept', () => {
    const of = auction({ caster: { own: 6 } });
    const sum = ask(auctionCalculator, {
      roll: 'auction',
      parts: { s: { unit: 'teleport' }, c: { own: 6, extra: 2 }, d: { points: 1 } },
    });
    expect(sum.ok && sum.sums[0]?.lines.reduce((total, { amount }) => total + amount, 0)).toBe(6);
    expect(paidByCaster(of, 6)).toBe(6);
    // With the page's own split, the army pays both added points, because own points can do everything that army points can.
    expect(castingSplit(of, 6)).toEqual({ own: 4, army: 2 });
  });

  test('fr3.auction.example-level-three-duel: 6 + 3 with a 6 beats 10 with a 4 + 1', () => {
    const of = auction({
      cost: 6,
      caster: { level: 3, own: 5 + 1, army: 3 },
      defender: { user: 'level-2', own: 2, army: 8 },
    });
    expect(mostOfUser(of)).toBe(10);
    expect(mostCasting(of)).toBe(9);
    expect(works(of, 9, 10, 'user', [6, 4])).toBe(true);
    const address =
      's=sacrifice&c.level=3&c.own=5&c.army=3&c.clock=6&c.turned=1&c.later=3&d.own=2&d.army=8&d.points=10&d.active=1';
    expect(says(address)).toContain('9 points of level 3 against 10 with level 2: the spell works 45%');
  });

  test('fr3.character-items.magic-ward: 2 off the casting roll', () => {
    expect(works(auction({ ward: true }), 4, 4, 'army', [7, 5])).toBe(true);
    expect(works(auction({ ward: true }), 4, 4, 'army', [6, 5])).toBe(false);
    expect(says('s=teleport&s.ward=1&d.points=1')).toContain('The magic ward takes 2 from the caster’s die.');
  });

  test('of a hundred pairs of dice 45 are a lead, 10 a tie', () => {
    expect([worksInHundred(0, false), worksInHundred(0, true), worksInHundred(9, true), worksInHundred(-9, false)]).toEqual([
      45, 55, 100, 0,
    ]);
  });
});

describe('what the caster may seal', () => {
  test('fr3.auction.level-one-casting: exactly the basic cost', () => {
    expect(casts(auction({ caster: { level: 1, own: 6 } }))).toEqual([4]);
    expect(says('s=fog&c.level=1&c.extra=1')).toContain('A level one caster can pay only the basic cost.');
  });

  test('fr3.auction.level-two-casting, ruling: any further points of both pools', () => {
    expect(casts(auction())).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
    expect(says('s=teleport&c.extra=14')).toContain('The caster can add at most 13 points to the cost.');
  });

  test('fr3.auction.cost-from-personal-pool: the army pool never pays the basic cost', () => {
    expect(canCast(auction({ caster: { own: 3 } }))).toBe(false);
    expect(casts(auction({ caster: { own: 3 } }))).toEqual([]);
    expect(castingSplit(auction(), 17)).toEqual({ own: 7, army: 10 });
    expect(says('s=teleport&c.own=3')).toContain('The caster needs 4 points of his own, but has only 3.');
  });

  test('fr3.auction.level-three-casting: he adds after the reveal, once against a lower level', () => {
    expect(addsAgain(auction({ caster: { level: 3 } }))).toEqual({ caster: true, defender: false });
    expect(addsAgain(auction({ caster: { level: 3 }, defender: { user: 'level-3' } }))).toEqual({ caster: true, defender: true });
    expect(says('s=teleport&c.later=2')).toContain('Only a level three caster can add points after the reveal.');
    expect(says('s=teleport&c.level=3&c.later=2&d.points=1')).toContain('6 points of level 3');
    // Also without an addition before the reveal: 4 and 3 in the pools, 4 of them for the cost.
    expect(says('s=teleport&c.level=3&c.own=4&c.army=3&c.later=3&d.points=1')).toContain('7 points of level 3');
    expect(says('s=teleport&c.level=3&c.own=4&c.army=3&c.later=4&d.points=1')).toContain(
      'The caster can add at most 3 points to the cost.',
    );
    expect(says('s=teleport&c.level=3&c.own=4&c.army=3&c.extra=1&c.later=3&d.points=1')).toContain(
      'The caster can add at most 3 points',
    );
  });

  test('fr3.auction.augment-with-empty-personal-pool: with his own pool empty he adds from the army pool', () => {
    const of = auction({ caster: { level: 3, own: 4, army: 6 }, stakes: { success: 100, casterPoint: 0 } });
    expect(
      afterReveal(of)
        .prospect({ casting: 4, defence: { by: 'army', total: 4 } })
        .casting.at(-1),
    ).toBe(1);
    expect(castingSplit(of, 10)).toEqual({ own: 4, army: 6 });
  });

  test('fr3.auction.morale-clock-points: points of the clock are his own', () => {
    expect(says('s=sacrifice&c.level=3&c.own=5&c.clock=6')).toContain('The caster needs 6 points of his own, but has only 5.');
    const turned = says('s=sacrifice&c.level=3&c.own=5&c.clock=6&c.turned=1');
    expect(turned).toContain('The caster’s morale clock falls from 6 to 5, which gives 1 point to the magic user.');
  });

  test('fr3.auction.morale-clock-floor: at least 5 must be left', () => {
    expect(says('s=teleport&c.clock=7&c.turned=3')).toContain('cannot go below 5, so 2 of its points can be turned');
    expect(says('s=teleport&d.clock=5&d.turned=1')).toContain('cannot go below 5, so 0 of its points can be turned');
    expect(says('s=teleport&d.user=none&d.turned=1')).toContain(
      'Morale clock points cannot be turned into magic points, because there is no magic user to receive them.',
    );
  });

  test('fr3.magic.clock-at-four, ruling: at 4 or less the usual pools are halved, rounded down', () => {
    const low = says('s=apoplexy&c.clock=4&c.extra=6');
    // 7 halved is 3, which leaves 1 after the cost, and 5 from the army pool.
    expect(low).toContain('the army pool was set to 5');
    expect(says('s=apoplexy&c.clock=4&c.extra=7')).toContain('The caster can add at most 6 points to the cost.');
    expect(says('s=apoplexy&d.clock=3&d.user=witch-hunter&d.active=1&d.points=9')).toContain('at most 8 points');
    // The average of his dice, 1, 2 or 3 of them; a witch hunter has 6, and whoever says nothing has level two.
    const usual = ['none', 'level-1', 'level-2', 'level-3', 'witch-hunter', undefined];
    expect(usual.map((user) => usualOfDefender({ user }).own)).toEqual([0, 3, 7, 10, 6, 7]);
  });

  test('fr3.magic-users.casting-abilities: a spell of level three needs a caster of level three', () => {
    expect(says('s=sacrifice&c.own=7')).toContain('Sacrifice is a spell of level 3.');
  });

  test('fr3.innate.nullify: nobody casts or takes part under it, and the army pool still resists', () => {
    expect(says('s=teleport&c.nullified=1')).toContain('A magic user under Nullify cannot cast this turn.');
    expect(says('s=teleport&d.nullified=1&d.points=1&d.active=1')).toContain(
      'A magic user under Nullify cannot take part this turn.',
    );
    expect(says('s=teleport&d.nullified=1&d.points=4')).toContain('against 4 from the army pool');
  });
});

describe('stored spells', () => {
  test('fr3.character-items.stored-spell-use: the basic cost counts as paid, with an empty pool', () => {
    const of = auction({ caster: { level: 0, own: 0, army: 0, stored: true } });
    expect(canCast(of)).toBe(true);
    expect(paidByCaster(of, 4)).toBe(0);
    expect(says('s=teleport&c.stored=1&c.level=0&c.extra=0')).toContain('Teleport, 4 points of level 1');
    expect(says('s=teleport&c.level=0&c.extra=0')).toContain('Only a stored spell can be cast without a magic user.');
  });

  test('fr3.character-items.stored-spell-use, ruling: a bearer without magic counts as level one in ties', () => {
    const of = auction({ caster: { level: 0, own: 0, stored: true }, defender: { user: 'level-1' } });
    expect(casterWinsTies(of, 'army')).toBe(true);
    expect(casterWinsTies(of, 'user')).toBe(false);
  });

  test('fr3.character-items.stored-spell-no-augment: nothing is added, before or after the reveal', () => {
    const of = auction({ caster: { level: 3, stored: true } });
    expect(mayAugment(of)).toBe(false);
    expect(casts(of)).toEqual([4]);
    expect(addsAgain(of).caster).toBe(false);
    expect(says('s=teleport&c.stored=1&c.extra=2')).toContain('You cannot add points to a stored spell.');
  });
});

describe('targets that cost more', () => {
  test('fr3.pike-blocks.magic-cost, fr3.leviathans.magic-cost, fr3.multi-based.magic-cost: 1, 1, 2 and 3 more', () => {
    expect(Object.values(targetForms).map(({ more }) => more)).toEqual([0, 1, 1, 2, 3]);
  });

  test('fr3.multi-based.magic-cost: Teleport on a 2x2 unit costs 7 and is countered as a spell of 4', () => {
    const of = auction({ surcharge: targetForms['2x2'].more });
    expect(paidByCaster(of, of.cost)).toBe(7);
    expect(mostOfArmy(of)).toBe(4);
    expect(casts(of)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
    expect(says('s=teleport&s.target=2x2&c.own=6')).toContain('The caster needs 7 points of his own, but has only 6.');
  });

  test('fr3.items.protective-spirit-magic: one own point more, besides what the form costs', () => {
    expect(spiritSurcharge).toBe(1);
    expect(says('s=teleport&s.target=leviathan-1x2&s.spirit=1&c.own=6')).toContain('The caster needs 7 points of his own');
    expect(says('s=teleport&s.spirit=1&c.stored=1&c.level=0&c.extra=0')).toContain(
      'The caster needs 1 point of his own, but has only 0.',
    );
  });
});

describe('what the defender may seal', () => {
  const totals = (user: Auction['defender']['user'], own: number, army = 10) =>
    defences(auction({ defender: { user, own, army } })).map(({ by, total }) => `${by === 'army' ? 'a' : 'u'}${total}`);

  test('fr3.auction.level-zero-defence: 0 up to the basic cost, of the army pool, open to every side', () => {
    expect(totals('none', 0)).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
    expect(totals('none', 0, 2)).toEqual(['a0', 'a1', 'a2']);
    expect(totals('level-3', 1, 0)).toEqual(['a0', 'u1']);
    expect(says('s=teleport&d.points=5')).toContain('at most 4 points: the basic cost is 4, and the army pool has 10 points.');
  });

  test('fr3.auction.level-one-defence, ruling: at least one and up to all his own points beside up to the cost', () => {
    expect(mostOfUser(auction({ defender: { user: 'level-1', own: 3 } }))).toBe(7);
    expect(defenceSplit(auction({ defender: { user: 'level-1', own: 3 } }), { by: 'user', total: 7 })).toEqual({
      own: 3,
      army: 4,
    });
    expect(says('s=teleport&d.user=level-1&d.own=3&d.points=8&d.active=1')).toContain('at most 7 points');
    expect(says('s=teleport&d.points=0&d.active=1')).toContain('at least one point of his own');
  });

  test('fr3.auction.level-two-defence, ruling: any of the army pool with at least one point of his own', () => {
    expect(mostOfUser(auction({ cost: 2, defender: { own: 1 } }))).toBe(11);
    expect(defenceSplit(auction(), { by: 'user', total: 11 })).toEqual({ own: 1, army: 10 });
    expect(mostOfUser(auction({ defender: { own: 0 } }))).toBe(0);
  });

  test('fr3.magic.personal-pool-required, ruling: with an empty pool of his own only level zero is left', () => {
    expect(totals('level-2', 0)).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
    expect(says('s=teleport&d.own=0&d.points=1&d.active=1')).toContain(
      'A magic user with no points of his own cannot take part.',
    );
  });

  test('fr3.auction.level-three-defence: he adds after the reveal, but only if he is in the sealed bid', () => {
    const of = auction({ defender: { user: 'level-3' }, stakes: { success: 100, defenderPoint: 0 } });
    const after = afterReveal(of);
    expect(after.prospect({ casting: 4, defence: { by: 'user', total: 1 } }).defence.length).toBeGreaterThan(1);
    expect(after.prospect({ casting: 4, defence: { by: 'army', total: 1 } }).defence).toEqual([1]);
    expect(says('s=teleport&d.user=level-3&d.points=1&d.later=1')).toContain('Only a level three magic user who takes part');
  });

  test('fr3.magic-users.witch-hunter-active-dispel, fr3.magic.witch-hunter-dispel-level: level two with a point of his own', () => {
    expect(defenceLevels['witch-hunter']).toBe(2);
    const of = auction({ defender: { user: 'witch-hunter', own: 6 } });
    expect(mostOfUser(of)).toBe(16);
    expect([casterWinsTies(of, 'user'), casterWinsTies(of, 'army')]).toEqual([false, true]);
  });
});

describe('how often', () => {
  const wish = (spell: string, cost: number) => ({ spell, cost, surcharge: 0, ward: false, augmentable: true, worth: 1 });
  const wishes = [wish('apoplexy', 2), wish('apoplexy', 2), wish('sacrifice', 6)];

  test('fr3.auction.repeat-cheap-spells, ruling: a plain attempt that fails may be repeated, an augmented one closes the spell', () => {
    expect(wantedAfter(wishes, 0b111, { wish: 0, augmented: false, works: false })).toBe(0b111);
    expect(wantedAfter(wishes, 0b111, { wish: 0, augmented: false, works: true })).toBe(0b110);
    expect(wantedAfter(wishes, 0b111, { wish: 0, augmented: true, works: true })).toBe(0b100);
    expect(repeating.rules).toContain('fr3.auction.repeat-cheap-spells');
  });

  test('fr3.auction.once-per-turn-spells: one attempt at a spell of more than 4', () => {
    expect(wantedAfter(wishes, 0b111, { wish: 2, augmented: false, works: false })).toBe(0b011);
    expect(repeating.rules).toContain('fr3.auction.once-per-turn-spells');
  });
});

test('fr3.auction.announcement: every spell of the spell book can be announced, at each of its costs', () => {
  for (const { id, level, costs, name } of castableSpells)
    for (const cost of costs) {
      const given = ask(auctionCalculator, {
        roll: 'auction',
        parts: { s: { unit: id, cost }, c: { level, own: 18 }, d: { points: 1 } },
      });
      expect(given.ok && given.sentence).toContain(`${name}, ${cost} points of level ${level}`);
    }
  expect(says('s=zombies-2&s.cost=4')).toBe('Zombies 2 costs 2 or 3 points.');
});

test('fr3.auction.sequence: two dice, the caster’s and the defender’s, each for its own purpose', () => {
  const chances = odds(contest(auction(), 5, 4, 'user'));
  expect(chances.of(({ works: it }) => it).toString()).toBe('11/20');
  expect(chances.values.length).toBe(100);
});
