/** Addresses that have been given away, with the answer that each must keep giving: add to them, and never change a line. */
import { describe, expect, test } from 'vitest';
import { hottCalculators } from '../../../src/engine/hott/calculators.ts';
import { readAddress } from '../../../src/engine/kernel/calculator/address.ts';
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';

const kept: Readonly<Record<string, readonly (readonly [address: string, sentence: string])[]>> = {
  pips: [
    [
      'roll=plan&p.plain=3',
      'A bound with 3 moves, 3 in all: everything 66.7%, 2 moves of 3 16.7%, 1 move of 3 16.7%; by bound 3: enough at least once 96.3%, never enough 3.7%.',
    ],
    [
      'roll=plan&p.plain=1&p.dear=1&p.dearest=1&p.bespell=1&turns=2',
      'A bound with 3 moves and 2 PIPs for the rest, 8 in all: 2 moves of 3 33.3%, 1 move of 3 33.3%, everything but the moves 16.7%, not even what comes besides the moves 16.7%; by bound 2: never enough 100%.',
    ],
    [
      'roll=plan&p.plain=0&p.god=1&turns=6',
      'A bound with 6 PIPs for the rest, 6 in all: everything 16.7%, not even what comes besides the moves 83.3%; by bound 6: enough at least once 66.5%, never enough 33.5%.',
    ],
    [
      'roll=god&turns=4',
      'A god invoked as soon as it can be: on the table 16.7%, not yet invoked 83.3%; after bound 4: on the table 38.6%, not yet invoked 48.2%, gone for good 13.2%.',
    ],
  ],
  combat: [
    [
      'roll=close&a.is=blades&a.general=1&b.is=behemoths',
      'Blades with the general against behemoths: the second is destroyed 2.8%, the second recoils 38.9%, nothing happens 16.7%, the first recoils 38.9%, the first is destroyed 2.8%.',
    ],
    [
      'roll=close&a.is=spears&a.support=1&a.uphill=1&a.flanked=1&b.is=knights&b.charged=1',
      'Spears against knights: the second is destroyed 16.7%, the second recoils 55.6%, nothing happens 11.1%, the first is destroyed 16.7%.',
    ],
    [
      'roll=close&a.is=dragons&a.aids=1&a.groundAid=1&b.is=stronghold',
      'Dragons against stronghold: the second is captured 58.3%, nothing happens 13.9%, the first flees off the field 27.8%.',
    ],
    [
      'roll=close&a.is=knights&a.going=bad&a.barred=1&b.is=lurkers',
      'Knights against lurkers: the second is destroyed 5.6%, the second flees off the field 22.2%, nothing happens 13.9%, the first is destroyed 58.3%.',
    ],
    [
      'roll=shoot&u.aids=2&t.is=blades&t.going=bad&t.woods=1',
      'Shooters with 2 aiding shooting at blades: the target recoils 16.7%, nothing happens 83.3%.',
    ],
    [
      'roll=shoot&u.is=artillery&u.distance=450&t.is=shooters&t.back=1',
      'Artillery shooting at shooters: the target is destroyed 11.1%, the target recoils 47.2%, nothing happens 13.9%, the shooter recoils 27.8%.',
    ],
    [
      'roll=bespell&u.aids=1&t.is=gods&t.warded=1',
      'A magician with 1 aiding bespelling gods: the target flees off the field 8.3%, nothing happens 8.3%, the magician is ensorcelled 16.7%, the magician is destroyed 66.7%.',
    ],
  ],
};

describe.each(hottCalculators.map((each) => [each.id, each] as const))('/hott/odds/%s/', (id, calculator) => {
  test.each([...(kept[id] ?? [])])('%s', (address, sentence) => {
    const { question, problems } = readAddress(calculator, `?${address}`);
    expect(problems).toEqual([]);
    const reply = ask(calculator, question);
    expect(reply.ok && reply.sentence).toBe(sentence);
  });
});
