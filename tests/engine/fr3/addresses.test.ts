/**
 * Addresses that have been given away, with the answer that each must keep giving. One block for each calculator: add
 * to them, and never change a line.
 */
import { describe, expect, test } from 'vitest';
import { diceSentence } from '../../../src/components/odds/dice-words.ts';
import { readAddress as readHit } from '../../../src/engine/fr3/artillery/address.ts';
import { aimOf } from '../../../src/engine/fr3/artillery/aim.ts';
import { sentence as hitSentence } from '../../../src/engine/fr3/artillery/answer.ts';
import { artilleryOdds } from '../../../src/engine/fr3/artillery/ask.ts';
import type { ArtilleryQuestion } from '../../../src/engine/fr3/artillery/question.ts';
import { auctionCalculator } from '../../../src/engine/fr3/auction/spell-book.ts';
import { readAddress as readVolley } from '../../../src/engine/fr3/missile-fire/address.ts';
import { sentence as volleySentence } from '../../../src/engine/fr3/missile-fire/answer.ts';
import { missileFireOdds } from '../../../src/engine/fr3/missile-fire/ask.ts';
import type { MissileQuestion } from '../../../src/engine/fr3/missile-fire/question.ts';
import { volley } from '../../../src/engine/fr3/missile-fire/volley.ts';
import { readAddress } from '../../../src/engine/kernel/calculator/address.ts';
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';
import { diceOdds } from '../../../src/engine/kernel/dice-notation.ts';

/** The part of an address after the `?`, and the sentence. */
type Kept = readonly (readonly [address: string, sentence: string])[];

const bowfire: Kept = [
  [
    't=knights&f=longbows&f.count=2',
    '2 × Longbows at 5″ (row 4, d10) at Knights: destroyed 30 %, demoralized 50 %, no effect 20 %.',
  ],
  [
    't=knights&t.stands=terrain&f=longbows&f.count=2&f.range=7',
    '2 × Longbows at 7″ (row 2, d10 −2) at Knights in cover: demoralized 20 %, no effect 80 %.',
  ],
  [
    't=pikes&t.form=block&f=skirmishers&f.count=3&f2=dragons',
    '3 × Skirmishers/Tirailleurs at 5″ and Dragons (breath) at 5″ (row 4, d10 +1) at Pike block: demoralized 40 %, down a marker 50 %, no effect 10 %.',
  ],
  [
    't=leviathans&f=muskets&f.count=3&f.range=5',
    '3 × Muskets at 5″ (row 4, d10 −3) at Leviathans: down a marker 50 %, no effect 50 %.',
  ],
  [
    't=muskets&t.square=4&t.squareMarkers=2&f=rifles&f.range=12',
    'Rifles at 12″ (row 1, d10 +3) at Square of 4 Muskets: two levels lost 30 %, one level lost 20 %, no effect 50 %.',
  ],
  [
    't=spears&t.heavyArmor=1&t.tortoise=1&f=crossbow-handgun&f.count=2&f.elite=0-1-1&f.targeter=1',
    '2 × Crossbow/Handgun at 5″ (row 4, d10) at Spears in heavy armor in tortoise: demoralized 80 %, no effect 20 %.',
  ],
  [
    't=dragons&f=disintegration-gun&f.points=3&f.assistant=1',
    'Disintegration gun at 5″ (row 4, d10 +1) at Dragons: destroyed 28 %, demoralized 35 %, no effect 7 %, the gun fails 30 %.',
  ],
  [
    't=rangers&t.dodges=1&t.elite=1-1-0&f=sword-and-pistol&f.fireArrow=1',
    'Sword and Pistol at 5″ (row 2, d10 +1) at Rangers/Jaegers: destroyed 6 %, demoralized 9 %, no effect 15 %, slipped away 70 %.',
  ],
  [
    't=spears&t.stands=wall-3&f=siege-tower&f2=militia&f2.tower=1',
    'Siege tower at 5″ and Militia at 5″ (row 2, d10 −3) at Spears on a wall of height 3: demoralized 10 %, no effect 90 %.',
  ],
  [
    't=fire-elemental&f=battlewagons&f.weapon=longbow&f.range=5&f2=light-cavalry',
    'Battlewagons at 5″ and Light Cavalry at 5″ (row 3, d10) at Fire Elemental: destroyed 20 %, no effect 80 %.',
  ],
  [
    't=mobs&t.form=mass&f=ship&f.mechanic=1&volleys=6&between=rally&t2=spears&t2.range=4',
    'A ship’s own weapons at 5″ (row 1, d10 +4) at 2x2 Mobs: down a marker 60 %, no effect 40 %.',
  ],
];

describe('/fr3/odds/bowfire/', () => {
  test.each(bowfire)('%s', (address, sentence) => {
    const { plan, problems } = readVolley(`?${address}`);
    expect(problems).toEqual([]);
    const question = plan as MissileQuestion;
    const reply = missileFireOdds(question);
    expect(reply.ok && volleySentence(volley(question), reply)).toBe(sentence);
  });
});

const artillery: Kept = [
  [
    'by=cannon&t=knights',
    'Cannon, direct fire (to hit d10, damage d10 +1) at Knights: destroyed 12 %, demoralized 8 %, no effect 80 %.',
  ],
  [
    'by=cannon&by.elite=1&t=knights&t.stands=terrain',
    'Elite cannon, direct fire (to hit d10 −1, damage d10 +1) at Knights in cover: destroyed 9 %, demoralized 6 %, no effect 85 %.',
  ],
  [
    'by=light&by.napoleonic=1&by.russian=1&t=muskets&t.square=6',
    'Napoleonic Russian light artillery (damage d10 +1) at Square of 6 Muskets: two levels lost 30 %, one level lost 20 %, no effect 50 %.',
  ],
  [
    'by=mine&by.engineer=1&t=handweapons&t.level=burrowing',
    'Mine, depth charge or bomb (damage d10 +2) at Handweapons: destroyed 40 %, demoralized 20 %, no effect 40 %.',
  ],
  [
    'by=grenade&by.range=3&t=spears&t.engaged=1',
    'Holy hand grenade (damage d10 +1) at Spears: destroyed 30 %, demoralized 20 %, no effect 50 %.',
  ],
  ['by=blast-3&t=leviathans&t.form=1x2', 'Blast 3 (damage d10 +1) at 1x2 Leviathans: down a marker 50 %, no effect 50 %.'],
  [
    'by=explosion&t=large-monsters',
    'Exploding contraption (explodes on 5+, damage d10) at Large Monsters: destroyed 12 %, demoralized 12 %, no effect 76 %.',
  ],
  [
    'by=stone-thrower&by.setFire=1&t=blobs&t.markers=2',
    'Stone thrower, indirect fire (to hit d10, damage d10) at Blobs: down a marker 16 %, no effect 84 %.',
  ],
  [
    'by=cannon&t=wall&t.material=earthworks&t.thickness=3&shots=8',
    'Cannon, direct fire (to hit d10, damage d10 −1) at Wall of earthworks with 10 markers: two markers lost 4 %, one marker lost 8 %, no effect 88 %.',
  ],
  ['by=hot-oil&t=swarms', 'Hot oil or tar (damage d10 +2) at Swarms: destroyed 40 %, demoralized 20 %, no effect 40 %.'],
  [
    'by=fire&by.hides=1&t=spears&t.stands=city',
    'A fire in its base (d10 +4 against d10 +2) at Spears in a city: destroyed 25 %, demoralized 39 %, no effect 36 %.',
  ],
  [
    'by=dragon-breath&t=spears&t.wizardWard=1&t.state=1&between=rally',
    'Dragon breath as light artillery (to hit d10, damage d10 −2) at Spears, demoralized: pushed back 8 %, no effect 92 %.',
  ],
  [
    'by=termite-rot&t=gate',
    'Termite Rot (damage d10 +1) at Gate of wood with 4 markers: two markers lost 30 %, one marker lost 20 %, no effect 50 %.',
  ],
];

describe('/fr3/odds/artillery/', () => {
  test.each(artillery)('%s', (address, sentence) => {
    const { plan, problems } = readHit(`?${address}`);
    expect(problems).toEqual([]);
    const question = plan as ArtilleryQuestion;
    const reply = artilleryOdds(question);
    expect(reply.ok && hitSentence(aimOf(question), reply)).toBe(sentence);
  });
});

const dice: Kept = [
  [
    'q=2d10+keep+high+%2B+3+vs+d10+%2B+5',
    '2d10 keep high + 3 vs d10 + 5: first at least double 3.6 %, first higher 38.4 %, equal 9.6 %, second higher 42.4 %, second at least double 6 %.',
  ],
  [
    'q=d10+%2B+8+vs+d10+%2B+6%2C+twice',
    'd10 + 8 vs d10 + 6, twice: first higher more often 51.2 %, as often as the other 36.5 %, second higher more often 12.3 %.',
  ],
  ['q=5d10+count+7%2B', '5d10 count 7+: 2 on the average, 0 to 5, most likely 2 (34.6 %).'],
  ['q=2d6+reroll+1+%3E%3D+8', '2d6 reroll 1 >= 8: true 56.7 %, not true 43.3 %.'],
  ['q=3d6+explode', '3d6 explode: about 12.6 on the average, 3 to 198, most likely 9 or 10 (9.0 %).'],
  ['q=highest%282d6%2C+d12%29+%2B+1', 'highest(2d6, d12) + 1: about 9.49 on the average, 3 to 13, most likely 10 (14.4 %).'],
  ['q=d10+%2B+9+doubles+d10+%2B+2', 'd10 + 9 doubles d10 + 2: true 50 %, not true 50 %.'],
  ['q=d%25', 'd100: 50.5 on the average, 1 to 100.'],
  ['q=4d6dl%2C+6+times', '4d6 keep high 3, 6 times: about 73.47 on the average, 18 to 108, most likely 74 (5.7 %).'],
];

describe('/fr3/odds/dice/', () => {
  test.each(dice)('%s', (address, sentence) => {
    const answer = diceOdds(new URLSearchParams(address).get('q') ?? '');
    expect(answer.ok && diceSentence(answer)).toBe(sentence);
  });
});

const auction: Kept = [
  [
    's=teleport&c.extra=1&d.points=4',
    'Teleport, 5 points of level 2 against 4 of the army pool: the spell works 64 %, it is defeated 36 %.',
  ],
  [
    's=teleport&c.extra=1&d.points=6&d.active=1',
    'Teleport, 5 points of level 2 against 6 with level 2: the spell works 36 %, it is defeated 64 %.',
  ],
  [
    's=blast-2&s.target=2x2&s.ward=1&c.own=9&d.points=4',
    'Blast 2 at a magic ward, 4 points of level 2 against 4 of the army pool: the spell works 36 %, it is defeated 64 %.',
  ],
  [
    's=sacrifice&c.level=3&c.own=5&c.army=3&c.clock=6&c.turned=1&c.later=3&d.own=2&d.army=8&d.points=10&d.active=1',
    'Sacrifice, 9 points of level 3 against 10 with level 2: the spell works 45 %, it is defeated 55 %.',
  ],
  [
    's=fog&c.level=1&d.user=level-1&d.points=3&d.active=1',
    'Fog, 2 points of level 1 against 3 with level 1: the spell works 36 %, it is defeated 64 %.',
  ],
  [
    's=zombies-2&s.cost=3&c.extra=2&d.user=witch-hunter&d.points=5&d.active=1',
    'Zombies 2, 5 points of level 2 against 5 with level 2: the spell works 45 %, it is defeated 55 %.',
  ],
  [
    's=teleport&c.stored=1&c.level=0&d.points=2',
    'Teleport, 4 points of level 1 against 2 of the army pool: the spell works 72 %, it is defeated 28 %.',
  ],
  [
    's=apoplexy&c.clock=4&c.extra=2&d.nullified=1&d.points=2',
    'Apoplexy, 4 points of level 2 against 2 of the army pool: the spell works 72 %, it is defeated 28 %.',
  ],
  [
    's=dominate&s.spirit=1&c.extra=3&d.user=level-3&d.points=3&d.active=1&d.later=2',
    'Dominate, 7 points of level 2 against 5 with level 3: the spell works 64 %, it is defeated 36 %.',
  ],
  [
    's=teleport&d.points=0&c.extra=3&p.spell2=blast-2&p.worth2=40',
    'Teleport, 7 points of level 2 against nothing: the spell works 100 %.',
  ],
];

describe('/fr3/odds/auction/', () => {
  test.each(auction)('%s', (address, sentence) => {
    const { question, problems } = readAddress(auctionCalculator, address);
    expect(problems).toEqual([]);
    const reply = ask(auctionCalculator, question);
    expect(reply.ok && reply.sentence).toBe(sentence);
  });
});
