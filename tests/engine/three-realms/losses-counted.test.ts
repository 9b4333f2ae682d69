/** Losses to volleys and sprays are rolled die by die and counted by hits: both must come to the same. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAddress } from '../../../src/engine/kernel/calculator/address.ts';
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';
import type { Chance } from '../../../src/engine/kernel/chance.ts';
import { fraction } from '../../../src/engine/kernel/fraction.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';
import { lossesOf } from '../../../src/engine/three-realms/harm/losses.ts';
import { shooting } from '../../../src/engine/three-realms/shooting/calculator.ts';
import { templates } from '../../../src/engine/three-realms/templates/calculator.ts';
import { fractionsByHand } from '../fr3/by-hand.ts';

/** The same chance without its short way: groups of models are followed with all the points that each has left. */
const rolled = (chance: Chance<number>): Chance<number> =>
  chance.kind === 'known'
    ? chance
    : { kind: 'roll', die: chance.die, purpose: chance.purpose, next: chance.next, halves: chance.halves };

const listed = (chance: Chance<number>): Record<string, string> =>
  Object.fromEntries([...odds(chance)].filter(([, share]) => share.numerator > 0n).map(([lost, share]) => [lost, String(share)]));

const values = (least: number, most: number) => fc.integer({ min: least, max: most });
const blows = fc.record({ strength: values(0, 9), poisoned: fc.boolean(), bodies: fc.boolean() });
const line = (models: number, points: number) =>
  fc.array(fc.record({ points: values(1, points), protection: values(5, 13) }), { minLength: 1, maxLength: models });

describe('counted by hits as they are rolled', () => {
  test('three-realms.shooting.allocation-even: medium lines, die after die with equal lines merged', () => {
    fc.assert(
      fc.property(blows, line(5, 4), values(0, 9), fc.boolean(), fc.boolean(), (blow, targets, hits, onOne, inPoints) => {
        const chance = lossesOf(blow, inPoints)(targets, hits, onOne);
        expect(listed(chance)).toEqual(listed(rolled(chance)));
      }),
      { numRuns: 150 },
    );
  });

  test('three-realms.shooting.to-damage: small lines, by hand', () => {
    fc.assert(
      fc.property(blows, line(2, 3), values(0, 2), fc.boolean(), (blow, targets, hits, inPoints) => {
        const chance = lossesOf(blow, inPoints)(targets, hits, false);
        // The best protected and the healthiest stand first; hits go round.
        const standing = targets.map((each) => ({ ...each })).sort((x, y) => y.protection - x.protection || y.points - x.points);
        const byHand = fractionsByHand((dice) => {
          const now = standing.map(({ points }) => points);
          for (let hit = 0; hit < hits; hit++) {
            const at = hit % standing.length;
            const venom = blow.poisoned ? Math.floor(dice(10) / 2) : 0;
            const damage = Math.max(0, dice(10) + blow.strength + venom - (standing[at]?.protection ?? 0));
            now[at] = Math.max(0, (now[at] as number) - (blow.bodies ? Math.min(1, damage) : damage));
          }
          const lost = standing.reduce((sum, { points }, at) => {
            const left = now[at] as number;
            return sum + (inPoints ? points - left : left === 0 ? 1 : 0);
          }, 0);
          return String(lost);
        });
        expect(listed(chance)).toEqual(byHand);
      }),
      { numRuns: 60 },
    );
  });
});

describe('twenty models of ten points', () => {
  const answered = (calculator: typeof shooting, address: string) => {
    const reply = ask(calculator, readAddress(calculator, address).question);
    if (!reply.ok) throw new Error(reply.refusals[0]?.because);
    return reply;
  };

  test('three-realms.drive.mass-casualties: a poisoned volley of twenty has an exact answer', () => {
    const address = 'roll=casualties&f.models=20&f.poisoned=1&f.strength=12&t.D=1&t.E=1&t.P=12&t.models=20&t.of=20&t.points=10';
    const { outcomes } = answered(shooting, address);
    // Every shot hits, so each of the twenty takes one hit, and falls where the two dice bring ten points. D 1 never stands.
    let deadly = 0;
    for (let face = 1; face <= 10; face++)
      for (let venom = 1; venom <= 10; venom++) if (face + Math.floor(venom / 2) >= 10) deadly++;
    const ways = [1n];
    for (let n = 1; n <= 20; n++) ways.push(((ways[n - 1] as bigint) * BigInt(21 - n)) / BigInt(n));
    const falls = (least: number, most: number) =>
      ways
        .map((of, n) => (n < least || n > most ? 0n : of * BigInt(deadly) ** BigInt(n) * BigInt(100 - deadly) ** BigInt(20 - n)))
        .reduce((all, each) => all + each, 0n);
    const share = (least: number, most: number) => String(fraction(falls(least, most), 100n ** 20n));
    expect(Object.fromEntries(outcomes.map(({ id, chance }) => [id, String(chance)]))).toEqual({
      gone: share(20, 20),
      breaks: share(10, 19),
      few: share(1, 9),
      none: share(0, 0),
    });
  });

  test('three-realms.templates.spray-hits: a spray over twenty behind cover has an exact answer', () => {
    const { sentence } = answered(templates, 'roll=spray&f.who=skirmishers&t.area=1&t.models=20&t.points=10');
    expect(sentence).toBe('Skirmishers, spray (S 6) over 20 × Spearmen (10 points) in cover: no model falls 100%.');
  });
});
