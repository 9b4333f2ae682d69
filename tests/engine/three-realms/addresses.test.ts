/** Addresses that have been given away, with the answer that each must keep giving: add to them, and never change a line. */
import { describe, expect, test } from 'vitest';
import { readAddress } from '../../../src/engine/kernel/calculator/address.ts';
import { ask } from '../../../src/engine/kernel/calculator/answer.ts';
import { threeRealmsCalculators } from '../../../src/engine/three-realms/calculators.ts';

const kept: Readonly<Record<string, readonly (readonly [address: string, sentence: string])[]>> = {
  ground: [
    [
      'roll=hazard&u.models=6&u.who=lancers&g.ground=rough-hazardous&g.rate=run',
      '6 × Lancers over rough and hazardous ground, Run (12″): no model falls 53.1%, 1 falls 35.4%, 2 fall 9.8%, 3 fall 1.5%, 4 fall 0.1%, 5 fall < 0.1%, all 6 fall < 0.1%.',
    ],
    [
      'roll=hazard&u.models=3&g.ground=hazardous&g.rate=half',
      '3 × Spearmen over hazardous ground, ½ M (2.5″): no model falls 97.0%, 1 falls 2.9%, 2 fall < 0.1%, all 3 fall < 0.1%.',
    ],
  ],
  shooting: [
    [
      'roll=volley&f.aim=1&f.models=8&t.hidden=3&t.hiding=cover&t.models=4&t.who=human-warrior',
      '8 × Bowmen with bow, aimed, at 4 × Human Warrior with shield and armour, 3 of them in cover: no model falls 25.6%, 1 falls 38.7%, 2 fall 25.8%, 3 fall 8.8%, all 4 fall 1.2%.',
    ],
    [
      'roll=volley&f.models=4&f.who=skirmishers&t.who=hulk',
      '4 × Skirmishers with venom javelin at Hulk: no damage 39.0%, damage 1 41.4%, damage 2 16.5%, damage 3 2.9%, damage 4 0.2%.',
    ],
    [
      'roll=volley&f.models=2&f.onOne=1&f.weapon=long-rifle&t.P=10',
      '2 × Bowmen with long rifle, all on one, at 5 × Spearmen (P 10): it stands 42.3%, it falls 57.8%.',
    ],
    [
      'roll=casualties&f.models=10&f.strength=8&t.dugIn=1&t.models=4&t.of=5&t.who=guards',
      '10 × Bowmen with bow (S 8) at 4 × Guards dug in: it breaks 12.8%, it passes the test for mass casualties 19.1%, losses without a test 61.7%, no losses 6.4%.',
    ],
  ],
  templates: [
    [
      'roll=template&t.across=6&t.forest=1&t.gap=0.5&t.who=human-warrior',
      'Mortar, template of 2″ (S 7) at 6 × 2 Human Warrior with shield and armour in a forest: no model falls 9.2%, 1 falls 13.5%, 2 fall 19.6%, 3 fall 21.9%, 4 fall 18.5%, 5 fall 11.3%, 6 fall 4.7%, 7 fall 1.2%, 8 fall 0.1%.',
    ],
    [
      'roll=spray&t.points=4&t.who=hulk',
      'Guards, spray (S 6) over Hulk (4 points): no damage 13.0%, damage 1 34.6%, damage 2 34.6%, damage 3 15.4%, destroyed 2.6%.',
    ],
    [
      'roll=line&f.RT=7&t.before=1&t.behind=2&t.hiding=cover&o.models=1',
      'Mortar (RT 7), line (S 8) through 3 × Spearmen in cover and a friend: no model falls 27.4%, 1 falls 34.0%, 2 fall 11.5%, all 3 fall 1.0%, a friend falls 26%.',
    ],
  ],
  melee: [
    [
      'roll=round&a.behind=3&a.charge=charged&a.models=8&a.reach=1&b.models=6',
      '5 + 3 × Human Warrior with shield and armour, charging, against 6 × Pure average: the second unit is destroyed < 0.1%, the second unit loses and flees 18.7%, a tie, the second unit flees 6.4%, the second unit loses and stands 13.5%, a tie, both stand 5.9%, a tie, both flee 6.5%, the first unit loses and stands 20.2%, a tie, the first unit flees 5.9%, the first unit loses and flees 22.9%.',
    ],
    [
      'roll=losses&a.who=blademaster&b.models=4',
      'Blademaster against 4 × Pure average: no model falls 13.0%, 1 falls 21.2%, 2 fall 31.8%, 3 fall 25.2%, all 4 fall 8.8%.',
    ],
    [
      'roll=strike&a.who=hulk&b.models=3&b.who=guards',
      'Blows of Hulk at 3 × Guards: no model falls 11.8%, 1 falls 33.6%, 2 fall 38.1%, all 3 fall 16.5%.',
    ],
    [
      'roll=initiative&a.charge=terrain&b.who=captain',
      'Human Warrior with shield and armour, charging, (I 5) against Captain (I 7): the first unit strikes first 15%, the second unit strikes first 85%.',
    ],
    [
      'roll=pursuit&a.who=lancers&b.ahead=2&b.who=outriders',
      'Lancers pursue Outriders, 2″ ahead: run down 28%, they get away 72%.',
    ],
    [
      'roll=break-off&b.units=3&b.who=guards',
      'Blademaster breaks off from 3 × Guards: it may leave 21.6%, it stays locked 78.4%.',
    ],
  ],
  drive: [
    [
      'roll=test&u.loss=severe&u.who=captain&turns=4',
      'Captain, D 8, severe defeat: it stands 60%, it breaks 10%, it breaks, −1 to rally 10%, it breaks, −2 to rally 10%, it breaks, −3 to rally 10%; after unit turn 4: it stands 60%, it has rallied 39.3%, it is broken 0.7%.',
    ],
    [
      'roll=rally&u.D=7&u.penalty=3&turns=5',
      'Human Warrior with shield and armour, D 7, broken by 3, rally: it has rallied 30%, it is broken 70%; after unit turn 5: it has rallied 96.6%, it is broken 3.4%.',
    ],
    [
      'roll=rout&u.inches=30&u.penalty=1&u.who=lancers&turns=4',
      'Lancers, broken by 1, 30″ from the edge: it runs 100%; after unit turn 4: it has rallied 71.7%, it reaches the table edge 28.3%.',
    ],
  ],
};

describe.each(Object.entries(kept))('%s', (id, all) => {
  test.each(all)('%s', (address, sentence) => {
    const calculator = threeRealmsCalculators.find((each) => each.id === id);
    if (!calculator) throw new Error(`There is no calculator ${id}.`);
    const { question, problems } = readAddress(calculator, address);
    expect(problems).toEqual([]);
    const reply = ask(calculator, question);
    expect(reply.ok ? reply.sentence : reply.refusals).toBe(sentence);
  });
});

test('every calculator has given addresses away', () => {
  expect(Object.keys(kept).sort()).toEqual(threeRealmsCalculators.map(({ id }) => id).sort());
});
