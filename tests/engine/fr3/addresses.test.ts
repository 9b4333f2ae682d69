/**
 * Addresses that have been published, with the answers that they must keep giving. One block per calculator. Add lines, but never
 * change one.
 */

import { describe, expect, test } from 'vitest';
import { diceSentence } from '../../../src/components/odds/dice-words.ts';
import { readAddress as readHit } from '../../../src/engine/fr3/artillery/address.ts';
import { hitSentence } from '../../../src/engine/fr3/artillery/ask.ts';
import { auctionCalculator } from '../../../src/engine/fr3/auction/spell-book.ts';
import { characters } from '../../../src/engine/fr3/character-combat/calculator.ts';
import { readAddress as readPlans } from '../../../src/engine/fr3/charge-planner/address.ts';
import { planOdds } from '../../../src/engine/fr3/charge-planner/ask.ts';
import type { Plan } from '../../../src/engine/fr3/charge-planner/question.ts';
import { readAddress as readVolley } from '../../../src/engine/fr3/missile-fire/address.ts';
import { volleySentence } from '../../../src/engine/fr3/missile-fire/ask.ts';
import { nerve } from '../../../src/engine/fr3/nerve/calculator.ts';
import { special } from '../../../src/engine/fr3/special/calculator.ts';
import { structuresCalculator } from '../../../src/engine/fr3/structures/calculator.ts';
import { readAddress } from '../../../src/engine/kernel/calculator/address.ts';
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';
import type { Calculator } from '../../../src/engine/kernel/calculator/procedure.ts';
import { diceOdds } from '../../../src/engine/kernel/dice-notation.ts';

/** The part of an address after the `?`, and the sentence. */
type Kept = readonly (readonly [address: string, sentence: string])[];

const bowfire: Kept = [
  [
    't=knights&f=longbows&f.count=2',
    '2 × Longbows at 5″ (row 4, d10) at Knights: destroyed 30%, demoralized 50%, no effect 20%.',
  ],
  [
    't=knights&t.stands=terrain&f=longbows&f.count=2&f.range=7',
    '2 × Longbows at 7″ (row 2, d10 −2) at Knights in cover: demoralized 20%, no effect 80%.',
  ],
  [
    't=pikes&t.form=block&f=skirmishers&f.count=3&f2=dragons',
    '3 × Skirmishers/Tirailleurs at 5″ and Dragons (breath) at 5″ (row 4, d10 +1) at Pike block: demoralized 40%, down a marker 50%, no effect 10%.',
  ],
  [
    't=leviathans&f=muskets&f.count=3&f.range=5',
    '3 × Muskets at 5″ (row 4, d10 −3) at Leviathans: down a marker 50%, no effect 50%.',
  ],
  [
    't=muskets&t.square=4&t.squareMarkers=2&f=rifles&f.range=12',
    'Rifles at 12″ (row 1, d10 +3) at Square of 4 Muskets: two levels lost 30%, one level lost 20%, no effect 50%.',
  ],
  [
    't=spears&t.heavyArmor=1&t.tortoise=1&f=crossbow-handgun&f.count=2&f.elite=0-1-1&f.targeter=1',
    '2 × Crossbow/Handgun at 5″ (row 4, d10) at Spears in heavy armor in tortoise: demoralized 80%, no effect 20%.',
  ],
  [
    't=dragons&f=disintegration-gun&f.points=3&f.assistant=1',
    'Disintegration gun at 5″ (row 4, d10 +1) at Dragons: destroyed 28%, demoralized 35%, no effect 7%, the gun fails 30%.',
  ],
  [
    't=rangers&t.dodges=1&t.elite=1-1-0&f=sword-and-pistol&f.fireArrow=1',
    'Sword and Pistol at 5″ (row 2, d10 +1) at Rangers/Jaegers: destroyed 6%, demoralized 9%, no effect 15%, slipped away 70%.',
  ],
  [
    't=spears&t.stands=wall-3&f=siege-tower&f2=militia&f2.tower=1',
    'Siege tower at 5″ and Militia at 5″ (row 2, d10 −3) at Spears on a wall of height 3: demoralized 10%, no effect 90%.',
  ],
  [
    't=fire-elemental&f=battlewagons&f.weapon=longbow&f.range=5&f2=light-cavalry',
    'Battlewagons at 5″ and Light Cavalry at 5″ (row 3, d10) at Fire Elemental: destroyed 20%, no effect 80%.',
  ],
  [
    't=mobs&t.form=mass&f=ship&f.mechanic=1&volleys=6&between=rally&t2=spears&t2.range=4',
    'A ship’s own weapons at 5″ (row 1, d10 +4) at 2x2 Mobs: down a marker 60%, no effect 40%.',
  ],
];

describe('/fr3/odds/bowfire/', () => {
  test.each(bowfire)('%s', (address, sentence) => {
    const { plan, problems } = readVolley(`?${address}`);
    expect(problems).toEqual([]);
    expect(volleySentence(plan)).toBe(sentence);
  });
});

const artillery: Kept = [
  [
    'by=cannon&t=knights',
    'Cannon, direct fire (to hit d10, damage d10 +1) at Knights: destroyed 12%, demoralized 8%, no effect 80%.',
  ],
  [
    'by=cannon&by.elite=1&t=knights&t.stands=terrain',
    'Elite cannon, direct fire (to hit d10 −1, damage d10 +1) at Knights in cover: destroyed 9%, demoralized 6%, no effect 85%.',
  ],
  [
    'by=light&by.napoleonic=1&by.russian=1&t=muskets&t.square=6',
    'Napoleonic Russian light artillery (damage d10 +1) at Square of 6 Muskets: two levels lost 30%, one level lost 20%, no effect 50%.',
  ],
  [
    'by=mine&by.engineer=1&t=handweapons&t.level=burrowing',
    'Mine, depth charge or bomb (damage d10 +2) at Handweapons: destroyed 40%, demoralized 20%, no effect 40%.',
  ],
  [
    'by=grenade&by.range=3&t=spears&t.engaged=1',
    'Holy hand grenade (damage d10 +1) at Spears: destroyed 30%, demoralized 20%, no effect 50%.',
  ],
  ['by=blast-3&t=leviathans&t.form=1x2', 'Blast 3 (damage d10 +1) at 1x2 Leviathans: down a marker 50%, no effect 50%.'],
  [
    'by=explosion&t=large-monsters',
    'Exploding contraption (explodes on 5+, damage d10) at Large Monsters: destroyed 12%, demoralized 12%, no effect 76%.',
  ],
  [
    'by=stone-thrower&by.setFire=1&t=blobs&t.markers=2',
    'Stone thrower, indirect fire (to hit d10, damage d10) at Blobs: down a marker 16%, no effect 84%.',
  ],
  [
    'by=cannon&t=wall&t.material=earthworks&t.thickness=3&shots=8',
    'Cannon, direct fire (to hit d10, damage d10 −1) at Wall of earthworks with 10 markers: two markers lost 4%, one marker lost 8%, no effect 88%.',
  ],
  ['by=hot-oil&t=swarms', 'Hot oil or tar (damage d10 +2) at Swarms: destroyed 40%, demoralized 20%, no effect 40%.'],
  [
    'by=fire&by.hides=1&t=spears&t.stands=city',
    'A fire in its base (d10 +4 against d10 +2) at Spears in a city: destroyed 25%, demoralized 39%, no effect 36%.',
  ],
  [
    'by=dragon-breath&t=spears&t.wizardWard=1&t.state=1&between=rally',
    'Dragon breath as light artillery (to hit d10, damage d10 −2) at Spears, demoralized: pushed back 8%, no effect 92%.',
  ],
  [
    'by=termite-rot&t=gate',
    'Termite Rot (damage d10 +1) at Gate of wood with 4 markers: two markers lost 30%, one marker lost 20%, no effect 50%.',
  ],
];

describe('/fr3/odds/artillery/', () => {
  test.each(artillery)('%s', (address, sentence) => {
    const { plan, problems } = readHit(`?${address}`);
    expect(problems).toEqual([]);
    expect(hitSentence(plan)).toBe(sentence);
  });
});

const dice: Kept = [
  [
    'q=2d10+keep+high+%2B+3+vs+d10+%2B+5',
    '2d10 keep high + 3 vs d10 + 5: first at least double 3.6%, first higher 38.4%, equal 9.6%, second higher 42.4%, second at least double 6%.',
  ],
  [
    'q=d10+%2B+8+vs+d10+%2B+6%2C+twice',
    'd10 + 8 vs d10 + 6, twice: first higher more often 51.2%, as often as the other 36.5%, second higher more often 12.3%.',
  ],
  ['q=5d10+count+7%2B', '5d10 count 7+: 2 on average, 0 to 5, most likely 2 (34.6%).'],
  ['q=2d6+reroll+1+%3E%3D+8', '2d6 reroll 1 >= 8: true 56.7%, not true 43.3%.'],
  ['q=3d6+explode', '3d6 explode: about 12.6 on average, 3 to 198, most likely 9 or 10 (9.0%).'],
  ['q=highest%282d6%2C+d12%29+%2B+1', 'highest(2d6, d12) + 1: about 9.49 on average, 3 to 13, most likely 10 (14.4%).'],
  ['q=d10+%2B+9+doubles+d10+%2B+2', 'd10 + 9 doubles d10 + 2: true 50%, not true 50%.'],
  ['q=d%25', 'd100: 50.5 on average, 1 to 100.'],
  ['q=4d6dl%2C+6+times', '4d6 keep high 3, 6 times: about 73.47 on average, 18 to 108, most likely 74 (5.7%).'],
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
    'Teleport, 5 points of level 2 against 4 from the army pool: the spell works 64%, it is defeated 36%.',
  ],
  [
    's=teleport&c.extra=1&d.points=6&d.active=1',
    'Teleport, 5 points of level 2 against 6 with level 2: the spell works 36%, it is defeated 64%.',
  ],
  [
    's=blast-2&s.target=2x2&s.ward=1&c.own=9&d.points=4',
    'Blast 2 at a magic ward, 4 points of level 2 against 4 from the army pool: the spell works 36%, it is defeated 64%.',
  ],
  [
    's=sacrifice&c.level=3&c.own=5&c.army=3&c.clock=6&c.turned=1&c.later=3&d.own=2&d.army=8&d.points=10&d.active=1',
    'Sacrifice, 9 points of level 3 against 10 with level 2: the spell works 45%, it is defeated 55%.',
  ],
  [
    's=fog&c.level=1&d.user=level-1&d.points=3&d.active=1',
    'Fog, 2 points of level 1 against 3 with level 1: the spell works 36%, it is defeated 64%.',
  ],
  [
    's=zombies-2&s.cost=3&c.extra=2&d.user=witch-hunter&d.points=5&d.active=1',
    'Zombies 2, 5 points of level 2 against 5 with level 2: the spell works 45%, it is defeated 55%.',
  ],
  [
    's=teleport&c.stored=1&c.level=0&d.points=2',
    'Teleport, 4 points of level 1 against 2 from the army pool: the spell works 72%, it is defeated 28%.',
  ],
  [
    's=apoplexy&c.clock=4&c.extra=2&d.nullified=1&d.points=2',
    'Apoplexy, 4 points of level 2 against 2 from the army pool: the spell works 72%, it is defeated 28%.',
  ],
  [
    's=dominate&s.spirit=1&c.extra=3&d.user=level-3&d.points=3&d.active=1&d.later=2',
    'Dominate, 7 points of level 2 against 5 with level 3: the spell works 64%, it is defeated 36%.',
  ],
  [
    's=teleport&d.points=0&c.extra=3&p.spell2=blast-2&p.worth2=40',
    'Teleport, 7 points of level 2 against nothing: the spell works 100%.',
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

describe('rally and nerve, characters, special rolls', () => {
  const given: readonly (readonly [string, Calculator, readonly (readonly [address: string, sentence: string])[]])[] = [
    [
      'rally',
      nerve,
      [
        [
          'roll=rally&u=spears&u.state=1',
          'Demoralized spears rally: fresh 40%, demoralized 60%; after own phase 4: fresh 87.0%, demoralized 13.0%.',
        ],
        [
          'roll=rally&u=mobs&u.form=mass&u.markers=0&u.state=2&turns=2',
          'Double demoralized mobs, 2x2 rally: short of markers 20%, double demoralized 80%; after own phase 2: short of markers 36%, double demoralized 64%.',
        ],
        [
          'roll=trap&u=knights&u.trap=elite&u.mechanic=1&turns=3',
          'Knights in an elite trap: free 60%, still held 40%; after attempt 3: free 93.6%, still held 6.4%.',
        ],
        [
          'roll=fear-charged&u=spears&u.leader=hero-1-1&f=dragons',
          'Spears charged by dragons: stands 60%, demoralized 40%; after rally attempt 2: fresh 90%, demoralized 10%.',
        ],
        [
          'roll=fear-charging&u=knights&f=mobs&f.undead=1&turns=1',
          'Knights charging undead mobs: charges without flinching 60%, demoralized 40%; after rally attempt 1: fresh 80%, demoralized 20%.',
        ],
        [
          'roll=throwing&u=handweapons&u.state=1&turns=1',
          'Demoralized handweapons under throwing weapons: stands 40%, double demoralized and pushed back 60%; after rally attempt 1: fresh 34%, demoralized 24%, double demoralized 42%.',
        ],
        [
          'roll=over-pursuit&u=knights&u.leader=general-2-2',
          'Knights have destroyed their enemy: halts in good order 80%, driven on and demoralized 20%; after rally attempt 2: fresh 98.2%, demoralized 1.8%.',
        ],
        ['roll=taunt&u=heavy-cavalry', 'Heavy cavalry taunted: ignores the taunt 40%, must charge the taunter 60%.'],
        [
          'roll=gaze&u=beastmen&u.armor=1',
          'Beastmen under a paralyzing gaze: the gaze is thrown back 40%, held for the turn 60%.',
        ],
        [
          'roll=poison&u=handweapons&u.state=1',
          'Demoralized handweapons by a poisonous unit: only demoralized 40%, poisoned 60%.',
        ],
        [
          'roll=square&u=muskets&s.bases=2&s.markers=3&turns=2',
          'A square of 2 muskets with 3 markers: fewer markers 40%, all markers stay 60%; after own phase 2: no markers left 20%, fewer markers 44%, all markers stay 36%.',
        ],
        [
          'roll=overrun&u=longbows&u.by=engulf&turns=1',
          'A leviathan surfaces under longbows: gets out of the way 50%, run over, unharmed 20%, demoralized 15%, destroyed 15%; after rally attempt 1: fresh 76%, demoralized 9%, destroyed 15%.',
        ],
      ],
    ],
    [
      'characters',
      characters,
      [
        [
          'roll=challenge&a.leader=general-2-2&a.weapon=1&b.leader=hero-1-1',
          'General (+2,+2) with exceptional weapon challenges hero (+1,+1): the one challenged is killed 19.2%, the one challenged is captured 19.2%, the one challenged is beaten but escapes 25.6%, tied: it goes on in the next phase 8%, the challenger is beaten but escapes 11.2%, the challenger is captured 8.4%, the challenger is killed 8.4%; after phase 3: the one challenged is killed 20.9%, the one challenged is captured 20.9%, the one challenged is beaten but escapes 27.8%, tied: it goes on in the next phase 0.1%, the challenger is beaten but escapes 12.2%, the challenger is captured 9.1%, the challenger is killed 9.1%.',
        ],
        [
          'roll=challenge&a.leader=hero-1-1&b.leader=hero-2-0&b.guarded=1&turns=1',
          'Hero (+1,+1) challenges hero (+2,+0) with bodyguard: the one challenged is killed 5.9%, the one challenged is captured 5.9%, the one challenged is beaten but escapes 7.9%, tied: it goes on in the next phase 9%, tied after a bodyguard has fallen 5.0%, the challenger is beaten but escapes 12.1%, the challenger is captured 9.1%, the challenger is killed 45.1%; after phase 1: the one challenged is killed 5.9%, the one challenged is captured 5.9%, the one challenged is beaten but escapes 7.9%, tied: it goes on in the next phase 9%, tied after a bodyguard has fallen 5.0%, the challenger is beaten but escapes 12.1%, the challenger is captured 9.1%, the challenger is killed 45.1%.',
        ],
        [
          'roll=assassin&a.assassin=elite&a.count=2&a.leader=hero-1-1&b.guarded=1&turns=2',
          '2 times elite assassin, hero (+1,+1) against character with bodyguard: the target is killed 44.2%, the target is captured 26.5%, the target is beaten but escapes 7.3%, tied: it goes on in the next phase 11.3%, all assassins are beaten, but not all are lost 3.3%, all assassins are lost, and the target survives 7.5%; after phase 2: the target is killed 48.2%, the target is captured 28.9%, the target is beaten but escapes 8.7%, tied: it goes on in the next phase 1.0%, all assassins are beaten, but not all are lost 4.3%, all assassins are lost, and the target survives 8.9%.',
        ],
        [
          'roll=ethereal&a.leader=hero-1-1&a.necromanticWard=1',
          'Hero (+1,+1) against an ethereal: the ethereal is destroyed 79%, the fight goes on 8.4%, the character is captured 6.3%, the character is killed 6.3%; after phase 3: the ethereal is destroyed 86.2%, the fight goes on 0.1%, the character is captured 6.9%, the character is killed 6.9%.',
        ],
        [
          'roll=results&a.armor=1',
          'Character with exceptional armor, his unit destroyed in melee: escapes 50%, captured 30%, killed 20%; after own movement step 4: free 58.9%, captive 12.3%, killed 28.9%.',
        ],
        [
          'roll=results&a.cause=die',
          'Character, under the spell Die: comes to no harm 50%, killed 50%; after own movement step 4: free 50%, killed 50%.',
        ],
        [
          'roll=captive&a.engaged=1&turns=2',
          'A captive, his captor in melee for the first step: free 20%, captive 60%, killed 20%; after own movement step 2: free 26%, captive 48%, killed 26%.',
        ],
        [
          'roll=captor-destroyed&a.another=1',
          'A captive whose captor is destroyed beside another enemy: free 40%, handed over to the other unit 30%, killed 30%.',
        ],
        [
          'roll=thief&t.items=3',
          'A thief on a character with 3 items: brings you the item you want 10%, brings you another item 20%, vanishes with the item you want gone 10%, vanishes with another item 20%, caught and executed 40%.',
        ],
        [
          'roll=nullify&b.leader=sub-commander-1-2',
          'A magic user, sub-commander (+1,+2), under Nullify: no magic for the turn 30%, resists 70%.',
        ],
      ],
    ],
    [
      'special',
      special,
      [
        [
          'roll=fire&s.beside=forest',
          'Fire set to forest or brush beside forest or brush: no fire 20%, smolders 60%, burns 20%; after Turn Fire Phase 4: no fire 53.8%, both have burnt out 7.2%, burns 19.1%, both are alight 19.8%.',
        ],
        [
          'roll=fire&s.here=ground&s.beside=wood&s.lies=corner&s.start=fire&turns=2',
          'Burning clear or difficult ground beside wooden structure, ship or leviathan: no fire 40%, burns 54%, both are alight 6%; after Turn Fire Phase 2: no fire 61.6%, both have burnt out 0.3%, burns 29.2%, burns here, burnt out beside it 0.5%, burns beside it only 2.1%, both are alight 6.4%.',
        ],
        ['roll=omens&a.seer=positive', 'Omens: good for you, bad for the other side 12%, good for both 28%, no omen 60%.'],
        [
          'roll=seer&a.want=5',
          'A seer: key to victory 11.9%, favourable stars 11.6%, a sign to come 11.1%, a hidden treasure: exceptional weapon 3.4%, a hidden treasure: exceptional armor 3.4%, a hidden treasure: magic ward 2.3%, a hidden treasure: stored spell of 40 points 2.3%, a map 12.1%, silence 10.9%, late for battle 10.4%, a dark cloud 10.6%, doom 10.1%.',
        ],
        [
          'roll=scouting&a.flying=1&a.light=3&b.light=2',
          'Scouting 11 to 4, you: +3 on the roll for the first set-up: you win the roll for edge and first move 77.4%, the other side wins it 22.6%.',
        ],
        [
          'roll=flanking&s.rear=1&s.from=2&turns=2',
          'A rear force in turn 2: arrives 20%, not yet 80%; by the roll of turn 3: on the table 52%, still away 48%.',
        ],
        [
          'roll=gate&s.met=1',
          'An open planar gate with a planar wizard before it: planar entity, dominated 10%, blob, dominated 12%, major spirit, dominated 14%, minor spirit, dominated 16%, lesser spirit, dominated 18%, planar entity, free 10%, blob, free 8%, major spirit, free 6%, minor spirit, free 4%, lesser spirit, free 2%; after movement phase 4: no planar entity yet 41.0%, a planar entity has come 59.0%.',
        ],
        [
          'roll=dominate&s.denizen=blob&s.contested=1',
          'Dominate on a blob, contested: yours 27%, free: it attacks the nearest unit 46%, the other side’s 27%; after turn 3: yours 45.1%, free: it attacks the nearest unit 9.7%, the other side’s 45.1%.',
        ],
        ['roll=activate&s.points=3&s.assistant=1', 'A device with 3 points: it works 70%, it fails 30%.'],
        [
          'roll=pool&s.clockLow=1',
          'A mad scientist and one device: it works 30%, it fails 70%; by turn 3: it works 65.7%, it fails 34.3%.',
        ],
        [
          'roll=vat&turns=2',
          'An active vat: nothing 20%, undead mobs 50%, a blob 20%, a large monster 10%; after turn 2: nothing yet 4%, undead mobs only 45%, a blob among them 32%, a large monster among them 19%.',
        ],
        [
          'roll=explosion&u=spears',
          'Spears have destroyed a contraption: nothing happens to it 76%, demoralized 12%, destroyed 12%; after rally attempt 2: fresh 83.7%, demoralized 4.3%, destroyed 12%.',
        ],
      ],
    ],
  ];
  for (const [name, calculator, kept] of given)
    test.each(kept)(`${name}: ?%s`, (address, sentence) => {
      const { question, problems } = readAddress(calculator, `?${address}`);
      expect(problems).toEqual([]);
      const reply = ask(calculator, question);
      expect(reply.ok ? reply.sentence : reply.refusals).toBe(sentence);
    });
});

const structures: Kept = [
  [
    'roll=tear&w.material=brick&u=large-monsters',
    'Large monsters against a wall of brick, 1 thick, with 4 markers: loses two markers 9%, loses a marker 55%, nothing 36%; after own phase 4: breached 31.2%, one or two markers left 56.9%, three or more left 10.3%, no damage 1.7%.',
  ],
  [
    'roll=tear&w.engineer=hero-1-1&w.held=1&w.material=wood&u=large-monsters&u.count=2&turns=6',
    '2 units of large monsters against a wall of wood, 1 thick, with 4 markers: breached 12.3%, loses two or more markers 70.5%, loses a marker 15%, nothing 2.3%; after own phase 6: breached 99.9%, one or two markers left 0.1%, three or more left < 0.1%, no damage < 0.1%.',
  ],
  [
    'roll=ram&w.material=metal&u=handweapons&u.bolster=1&turns=8',
    'Handweapons with a ram against a gate of metal, with 5 markers: loses two markers 2%, loses a marker 43%, nothing 53%, attackers demoralized 2%; after own phase 8: breached 5.8%, one or two markers left 37.3%, three or more left 50.1%, no damage 6.9%.',
  ],
  [
    'roll=guns&w.thickness=2&g.count=4&g.kind=stone-thrower',
    '4 stone throwers against a wall of stone, 2 thick, with 7 markers: breached < 0.1%, loses two or more markers 18.2%, loses a marker 21.8%, nothing 60.0%; after own phase 4: breached 3.1%, one or two markers left 11.7%, three or more left 72.3%, no damage 12.9%.',
  ],
  [
    'roll=mines&w.material=earthworks&g.count=3',
    '3 mines laid by burrowers against a wall of earthworks, 1 thick, with 6 markers: breached 2.7%, loses two or more markers 69.8%, loses a marker 15%, nothing 12.5%.',
  ],
  [
    'roll=spells&w.kind=gate&m.spell=termite-rot&turns=3',
    '1 Termite Rot against a gate of wood, with 4 markers: loses two markers 30%, loses a marker 20%, nothing 50%; after own phase 3: breached 25.2%, one or two markers left 47.3%, three or more left 15%, no damage 12.5%.',
  ],
  [
    'roll=grapple&w.material=wood&u=leviathans&turns=2',
    'Leviathans that grapple first against a wall of wood, 1 thick, with 4 markers: loses two markers 38.3%, loses a marker 41.7%, held but undamaged 5.1%, thrown back or destroyed 15%; after own phase 2: breached 17.2%, one or two markers left 68.2%, three or more left 11.2%, no damage 3.3%.',
  ],
  [
    'roll=all&w.material=brick&g.count=2&m.count=1&m.spell=earth-sense&u=dragons&turns=2',
    '2 cannon, 1 Earth Sense and dragons against a wall of brick, 1 thick, with 4 markers: breached 24.6%, loses two or more markers 59.3%, loses a marker 16.2%; after own phase 2: breached 85.1%, one or two markers left 14.9%.',
  ],
  [
    'roll=storm&u=handweapons&u.count=2&u.way=ladders&d=militia&w.height=2&turns=3',
    '2 units of handweapons with ladders storm militia on a wall of height 2: the wall is taken 0.8%, on the wall against shaken defenders 7.4%, on the wall 17.8%, thrown back 56.6%, destroyed in the attempt 17.4%; after phase 3: the wall is taken 8.3%, on the wall against shaken defenders 4.2%, on the wall 4.6%, thrown back 53.4%, attackers destroyed 29.5%.',
  ],
  [
    'roll=storm&u=spears&u.marines=1&u.way=tower&d=longbows&d.attached=skirmishers&w.height=3&w.oil=1',
    'Spears, marines, from a siege tower storm longbows on a wall of height 3 with hot oil: thrown back 60%, destroyed in the attempt 40%; after phase 4: the wall is taken 3.0%, on the wall against shaken defenders 2.0%, on the wall 1.2%, thrown back 33.3%, attackers destroyed 60.5%.',
  ],
  [
    'roll=streets&u=sword-and-pistol&d=muskets&d.marines=1',
    'Sword and pistol charge muskets, marines, in a city: defenders destroyed 2%, defenders pushed back 26%, nothing 8%, attackers demoralized 44%, attackers destroyed 20%.',
  ],
  [
    'roll=burn&w.hides=1&w.material=wood&f.again=1',
    'Fire set to a wall of wood, 1 thick, with 4 markers and wet hides, set anew whenever it is out: burns and is damaged 11%, alight but undamaged 49%, out and undamaged 40%; after turn 4: burnt down 7.2%, burns and is damaged 57.7%, alight but undamaged 18.1%, out but damaged 10.0%, out and undamaged 7.0%.',
  ],
  [
    'roll=collapse&u=spears&u.state=1',
    'Demoralized spears in a structure that is destroyed: unharmed in the rubble 30%, double demoralized and falls back 30%, destroyed 40%.',
  ],
  [
    'roll=neighbours&u=militia&turns=1',
    'Militia beside a breach: holds the wall 50%, demoralized 50%; after rally attempt 1: fresh 70%, demoralized 30%.',
  ],
];

describe('/fr3/odds/structures/', () => {
  test.each(structures)('%s', (address, sentence) => {
    const { question, problems } = readAddress(structuresCalculator, `?${address}`);
    expect(problems).toEqual([]);
    const reply = ask(structuresCalculator, question);
    expect(reply.ok ? reply.sentence : reply.refusals).toBe(sentence);
  });
});

const planner: Kept = [
  [
    'a=knights&b=pikes&1=volley&1.f=longbows&1.f.count=2&2=charge&3=melee&4=follow-up&5=over-pursuit',
    'Knights against Pikes (2 × Longbows at 5″, Knights charge, Melee, Follow-up, Over-pursuit): Pikes destroyed 67.8%, double demoralized 11%, demoralized 14%, fresh 7.2%; Knights fresh 68.8%, demoralized 31.2%.',
  ],
  [
    'a=knights&b=pikes&1=charge&2=melee&B.a=knights&B.b=pikes&B.1=volley&B.1.f=longbows&B.1.f.count=2&B.2=charge&B.3=melee',
    'Knights against Pikes (Knights charge, Melee): Pikes destroyed 9%, driven back 55%, fresh 36%; Knights fresh 72%, demoralized 28%.',
  ],
  [
    'a=dragons&b=spears&b.support=2&1=charge&2=fear&3=melee&4=follow-up&5=phase&6=melee',
    'Dragons against Spears (Dragons charge, Fear test of Spears, Melee, Follow-up, Next phase and rally, Melee): Spears destroyed 41.3%, driven back 14.2%, double demoralized 4.3%, demoralized 28.2%, fresh 12.0%; Dragons fresh 70.6%, demoralized 24.7%, driven back 4.7%.',
  ],
  [
    'a=heavy-cavalry&b=knights&1=artillery&1.by=cannon&2=charge&3=melee&4=follow-up&5=over-pursuit',
    'Heavy Cavalry against Knights (Cannon, direct fire, Heavy Cavalry charge, Melee, Follow-up, Over-pursuit): Knights destroyed 17.1%, double demoralized 22.4%, demoralized 5.7%, fresh 54.7%; Heavy Cavalry fresh 44%, demoralized 4.7%, double demoralized 44%, destroyed 7.3%.',
  ],
  [
    'a=heavy-chariots&b=spears&b.support=2&1=blast&1.works=2/3&1.by=blast-2&2=charge&3=melee&4=follow-up&5=over-pursuit',
    'Heavy Chariots against Spears (Blast 2, works 66.7%, Heavy Chariots charge, Melee, Follow-up, Over-pursuit): Spears destroyed 32.5%, double demoralized 32.7%, demoralized 4.8%, fresh 30%; Heavy Chariots fresh 66%, demoralized 33.3%, destroyed 0.7%.',
  ],
  [
    'a=heavy-cavalry&a.leader=general-2-2&a.weapon=1&b=handweapons&b.leader=hero-1-1&1=charge&2=challenge&2.answer=declines&3=melee',
    'Heavy Cavalry against Handweapons (Heavy Cavalry charge, Challenge by Heavy Cavalry, declined, Melee): Handweapons destroyed 40%, driven back 50%, fresh 10%; Heavy Cavalry fresh 94%, demoralized 6%.',
  ],
  [
    'a=handweapons&a.support=2&b=spears&b.state=1&1=charge&1.short=1&2=throwing&3=melee&4=follow-up&4.who=a&5=phase&6=melee',
    'Handweapons against Spears (Handweapons charge, no movement left over, Throwing weapons at Spears, Melee, Follow-up, by choice only of Handweapons, Next phase and rally, Melee): Spears destroyed 23.9%, driven back 44.7%, double demoralized 3.2%, demoralized 6.4%, fresh 21.8%; Handweapons fresh 87.1%, demoralized 9.8%, driven back 2.1%, destroyed 1.0%; charge falls short 60%.',
  ],
  [
    'a=knights&b=large-monsters&b.dread=mark&1=volley&1.off=1&1.f=muskets&1.f.range=8&2=charge&3=fear&3.on=a&4=melee&5=over-pursuit',
    'Knights against Large Monsters (Knights charge, Fear test of Knights, Melee, Over-pursuit): Large Monsters destroyed 0.6%, driven back 40.8%, fresh 58.6%; Knights fresh 32.8%, demoralized 44.6%, driven back 20.4%, destroyed 2.2%.',
  ],
  [
    'a=spears&a.undead=1&b=mobs&b.form=mass&1=spell&1.spell=apparition&1.works=13/20&2=charge&3=fear&4=melee&5=phase&6=melee',
    'Spears against Mobs (Apparition, works 65%, Spears charge, Fear test of Mobs, Melee, Next phase and rally, Melee): Mobs destroyed 0.4%, driven back 0.3%, demoralized 3.1%, short of markers 62.9%, fresh 33.4%; Spears fresh 27.1%, demoralized 29.2%, destroyed 43.7%.',
  ],
  [
    'a=knights&b=longbows&begins=b&1=volley&1.on=a&1.f=longbows&1.f.count=3&1.f.range=8&2=phase&3=charge&4=melee&5=over-pursuit',
    'Knights against Longbows (3 × Longbows at 8″ at Knights, Next phase and rally, Knights charge, Melee, Over-pursuit): Longbows destroyed 27%, driven back 27%, fresh 46%; Knights fresh 45.6%, demoralized 34.4%, destroyed 20%; charge called off 20%.',
  ],
];

describe('/fr3/odds/planner/', () => {
  test.each(planner)('%s', (address, sentence) => {
    const { plans, problems } = readPlans(`?${address}`);
    expect(problems).toEqual([]);
    const reply = planOdds(plans[0] as Plan);
    expect(reply.ok ? reply.sentence : reply.refusals).toBe(sentence);
  });
});
