/** Addresses that have been given away, with the answer that each must keep giving: add to them, and never change a line. */
import { describe, expect, test } from 'vitest';
import { readAddress } from '../../../src/engine/kernel/calculator/address.ts';
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';
import { sixEventsCalculators } from '../../../src/engine/six-events/calculators.ts';

const kept: Readonly<Record<string, readonly (readonly [address: string, sentence: string])[]>> = {
  initiative: [
    [
      'roll=roll&a.leaders=4&b.leaders=2',
      'Initiative, 4 leaders against 2 leaders: the first side chooses 73.5%, the second side chooses 26.5%.',
    ],
  ],
  challenges: [
    [
      'roll=exchange&a.armor=3&b.is=giant&b.prowess=3&b.vitality=4&b.wounds=1&turns=2',
      'A character (Prowess 4, Armor 3, Vitality 8) challenges a Giant (Prowess 3, Armor 2, Vitality 3 of 4): the challenged falls 11.1%, only the challenged is hurt 48.0%, both are hurt 21.1%, neither is hurt 13.7%, only the challenger is hurt 6.0%; after turn 2: the challenged falls 52.9%, both live 47.1%.',
    ],
    [
      'roll=exchange&a.is=dragon&a.engaged=together&b.is=creature',
      'A True Dragon (Prowess 4, Armor 2, Vitality 8) challenges a creature (Prowess 4, Armor 2, Vitality 8): only the challenged is hurt 15.9%, both are hurt 64.4%, neither is hurt 3.9%, only the challenger is hurt 15.9%; after turn 3: the challenged falls 0.9%, the challenger falls 0.9%, both live 98.2%.',
    ],
  ],
  ranged: [
    [
      'roll=shot&u.models=8&u.missing=3&u.obstructed=1&t.armor=2',
      '5 of 8 yeomen shooting at 10 yeomen (Armor 2): no hit 33.3%, 1 hit 33.3%, 2 hits 33.3%; after turn 2: it routs 21.0%, it stands, with losses 67.9%, it stands as it was 11.1%.',
    ],
    [
      'roll=shot&u.is=war-machine&u.reduces=1&u.reach=24&u.distance=20&t.is=knight&t.mount=standard&t.armor=3&turns=3',
      'A war machine (Prowess 4, Vitality 8) shooting at 10 mounted knights (Armor 3): no hit 19.8%, 1 hit 39.5%, 2 hits 29.6%, 3 hits 9.9%, 4 hits 1.2%; after turn 3: the target is destroyed < 0.1%, it routs 7.1%, it stands, half lost or more 29.7%, it stands, with losses 62.4%, it stands as it was 0.8%.',
    ],
    [
      'roll=shot&t.is=character&t.last=1',
      '10 yeomen shooting at a character (Armor 2, Vitality 8): 1 hit 33.3%, 2 hits 33.3%, 3 hits 33.3%; after turn 2: it stands, half lost or more 66.7%, it stands, with losses 33.3%.',
    ],
  ],
  melee: [
    [
      'roll=meeting&a.is=knight&a.mount=giant&a.leader=1&b.is=creature&b.armor=3&turns=2',
      '10 mounted knights (Armor 2) against a creature (Prowess 4, Armor 3, Vitality 8): the second breaks 44.4%, both fight on 55.6%; after turn 2: the second is destroyed 1.3%, the second breaks 79.9%, both fight on 17.9%, neither stands 0.6%, the first breaks 0.3%.',
    ],
    [
      'roll=meeting&a.is=peasant&a.models=20&a.wall=1&b.is=yeoman&b.ground=woods&b.race=1',
      '20 peasants (Armor 2) against 10 yeomen (Armor 2): both fight on 100%; after turn 3: the second breaks 2.5%, both fight on 97.5%.',
    ],
    [
      'roll=turn&a.is=knight&a.mount=standard&b.shoots=1&b.obstructed=1&turns=2',
      '10 mounted knights (Armor 2) moving into contact with 10 yeomen (Armor 2): the second breaks 48.3%, both fight on 51.7%; after turn 2: the second breaks 71.1%, both fight on 28.9%.',
    ],
    [
      'roll=attack&u.is=character&u.rank=knight&u.attacks=rear&t.armor=1',
      'A character (Prowess 4, Vitality 8) attacking the rear of Armor 1: 4 hits 100%.',
    ],
    [
      'roll=trade&s.hits=9&s.trades=3&s.vitality=2',
      '3 of 9 hits traded for strikes at the attached character: the character is killed 25.9%, the character is wounded 44.4%, the character is unhurt 29.6%.',
    ],
  ],
  morale: [
    [
      'roll=check&u.is=knight&u.mount=standard&u.flanked=1&c.cause=creatures',
      'Mounted knights checking for damage by creatures: stands 50%, routs 50%.',
    ],
    [
      'roll=check&u.is=creature&u.halved=1&u.race=-1&c.cause=spells',
      'A creature checking for damage by spells and fire: stands 16.7%, withdraws 55.6%, flees 13.9%, goes berserk 13.9%.',
    ],
    [
      'roll=rally&u.is=creatures&turns=2',
      'Routed creatures on their own: rallied 50%, goes berserk 50%; after turn 2: rallied 50%, goes berserk 50%.',
    ],
    ['roll=failure', 'A creature that fails its check: withdraw 66.7%, flee 16.7%, berserk 16.7%.'],
    [
      'roll=random',
      'A unit that moves at random: moves to its rear 33.3%, moves to its right 16.7%, moves to its left 16.7%, breaks through 16.7%, stands and attacks 16.7%.',
    ],
  ],
};

describe.each(sixEventsCalculators.map((each) => [each.id, each] as const))('/six-events/odds/%s/', (id, calculator) => {
  test.each([...(kept[id] ?? [])])('%s', (address, sentence) => {
    const { question, problems } = readAddress(calculator, `?${address}`);
    expect(problems).toEqual([]);
    const reply = ask(calculator, question);
    expect(reply.ok && reply.sentence).toBe(sentence);
  });
});
