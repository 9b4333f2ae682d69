/** Rulings on the types of the supplement: how far each goes, what it adds in combat, and what becomes of it when it loses. */
import { describe, expect, test } from 'vitest';
import { classOf } from '../../../src/engine/hott/battle/elements/find.ts';
import { fightOdds } from '../../../src/engine/hott/battle/odds.ts';
import type { ElementId } from '../../../src/engine/hott/data/elements.ts';
import { depthOf } from '../../../src/engine/hott/data/scale.ts';
import { squareOn } from '../../../src/engine/kernel/geometry.ts';
import { move, type Table, table } from './battle-table.ts';

const deep = (type: ElementId): number => depthOf(type) * 100;
const reserve = ['heroes 300 300 N general', 'paladins 500 300 N', 'paladins 700 300 N'];
const others = ['heroes 300 2200 S general', 'paladins 500 2200 S', 'paladins 700 2200 S'];
const beyond = 'hott.move-distances.measure';

const grounds = {
  good: [],
  bad: ['rough 0 800 2400 1700'],
  river: ['river 0 1000 2400 1195'],
  road: ['road 960 0 1040 2400'],
  'road through bad going': ['rough 0 800 2400 1700', 'road 960 0 1040 2400'],
} as const;

/** Whether a type that stands before 1000 and faces north may go this far straight ahead. */
const goes = (type: ElementId, paces: number, ground: keyof typeof grounds): readonly string[] => {
  const y = 998 - deep(type) / 2;
  // An enemy near enough for lurkers to stay.
  const t = table({ A: [`${type} 1000 ${y} N`, ...reserve], B: ['spears 1600 1000 S', ...others], terrain: grounds[ground] });
  return t.rules(move('A1', 1000, y + paces, 0));
};

describe.each([
  ['hott.supplement.artillery, ruling: 100 paces in a river', 'artillery', { river: 100 }],
  ['hott.supplement.beasts, ruling: 100 paces in a river, not 400', 'beasts', { river: 100, bad: 400 }],
  ['hott.supplement.heroes, ruling: 500 paces on any road', 'heroes', { road: 500, 'road through bad going': 500, bad: 200 }],
  ['hott.supplement.knights, ruling: 300 paces in good going', 'knights', { good: 300 }],
  ['hott.supplement.riders, ruling: 500 paces in good going', 'riders', { good: 500 }],
  ['hott.supplement.lurkers, ruling: 200 paces everywhere, 100 in a river', 'lurkers', { good: 200, bad: 200, river: 100 }],
  ['hott.supplement.shooters, ruling: 300 paces in good and bad going', 'shooters', { good: 300, bad: 300 }],
  ['hott.supplement.warband, ruling: 200 paces in good and bad going', 'warband', { good: 200, bad: 200 }],
  ['hott.supplement.water-lurkers, ruling: 200 paces in water', 'water-lurkers', { river: 200 }],
  [
    'hott.move-distances.ground, ruling: blades go by the table of the supplement',
    'blades',
    { good: 200, bad: 200, river: 100, road: 400 },
  ],
  ['hott.move-distances.ground, ruling: so do behemoths', 'behemoths', { good: 300, bad: 200, river: 100, road: 400 }],
] as const)('%s', (_, type, moves) => {
  test.each(Object.entries(moves))('%s: so far and no farther', (ground, paces) => {
    expect(goes(type, paces - 1, ground as keyof typeof grounds)).toEqual([]);
    expect(goes(type, paces + 2, ground as keyof typeof grounds)).toContain(beyond);
  });
});

/** Whether the enemy has to begin the fight, because the own type cannot go into contact with it. */
const mustWait = (own: ElementId, enemy: ElementId): boolean =>
  own === 'artillery' ||
  own === 'water-lurkers' ||
  (classOf({ type: enemy }) === 'aerial' && classOf({ type: own }) !== 'aerial' && own !== 'heroes' && own !== 'paladins');

/** A fight of A1 and B1 that is about to be rolled: one of them moved 60 paces into contact. */
function fight(own: ElementId, enemy: ElementId, ...terrain: string[]): Table {
  const acting = mustWait(own, enemy) ? 'B' : 'A';
  const [mover, other] = acting === 'A' ? (['A1', 'B1'] as const) : (['B1', 'A1'] as const);
  const y = 1400 - deep(enemy) / 2 - deep(own) / 2 - 60;
  const field = {
    A: [`${own} 1000 ${y} N`, ...reserve],
    B: [`${enemy} 1000 1400 S`, ...others],
    terrain,
    now: { acting } as const,
  };
  const t = table(field);
  const at = squareOn(t.unit(mover).base, t.unit(other).base, 'front');
  const met = t.after({ kind: 'move', unit: mover, x: at.x, y: at.y, facing: at.facing }).after({ kind: 'done' });
  return met.state.step === 'shooting' ? met.after({ kind: 'done' }) : met;
}
/** What A1 and B1 add to their dice. */
const factors = (t: Table): readonly [number, number] => {
  const { a, b } = fightOdds(t.state, { own: 'A1', enemy: 'B1' });
  const sum = (lines: typeof a.lines) => lines.reduce((total, { amount }) => total + amount, 0);
  return [sum(a.lines), sum(b.lines)];
};

describe('what they add in combat', () => {
  test.each([
    ['hott.supplement.aerial-heroes', 'aerial-heroes', 5, 5],
    ['hott.supplement.airboats', 'airboats', 5, 3],
    ['hott.supplement.behemoths', 'behemoths', 4, 5],
    ['hott.supplement.blades', 'blades', 5, 3],
    ['hott.supplement.clerics', 'clerics', 4, 4],
    ['hott.supplement.dragons', 'dragons', 6, 6],
    ['hott.supplement.flyers', 'flyers', 2, 2],
    ['hott.supplement.gods', 'gods', 6, 6],
    ['hott.supplement.hordes', 'hordes', 2, 2],
    ['hott.supplement.paladins', 'paladins', 6, 6],
    ['hott.supplement.sneakers', 'sneakers', 5, 3],
    ['hott.supplement.spears', 'spears', 4, 4],
  ] as const)('%s: %s add %i against foot and %i against others', (_, type, foot, mounted) => {
    expect([factors(fight(type, 'shooters'))[0], factors(fight(type, 'riders'))[0]]).toEqual([foot, mounted]);
  });

  test('hott.supplement.artillery, ruling: +4 against everything, mounted and aerials too', () => {
    for (const enemy of ['spears', 'knights', 'dragons'] as const)
      expect([enemy, factors(fight(enemy, 'artillery'))[1]]).toEqual([enemy, 4]);
  });

  test('hott.supplement.magicians, ruling: they are foot, so blades have +5 against them, and +3 against mounted', () => {
    expect(factors(fight('magicians', 'blades'))).toEqual([4, 5]);
    expect(factors(fight('knights', 'blades'))).toEqual([3, 3]);
  });

  test('hott.supplement.factor-bad-going, ruling: lurkers are spared; beasts both halves; nobody has it twice', () => {
    const marsh = 'rough 0 0 2400 2400';
    const underEnemy = 'rough 0 1350 2400 2400';
    expect(factors(fight('lurkers', 'spears', marsh))).toEqual([2, 2]);
    expect(factors(fight('beasts', 'spears', marsh))).toEqual([3, 2]);
    expect(factors(fight('beasts', 'spears', underEnemy))).toEqual([3, 2]);
    expect(factors(fight('riders', 'spears', underEnemy))).toEqual([1, 2]);
    expect(factors(fight('riders', 'spears', marsh))).toEqual([1, 2]);
  });
});

type Fate = 'recoil' | 'flee' | 'flee-off' | 'destroyed' | 'ensorcelled' | 'none';
const faces = [1, 2, 3, 4, 5, 6];

/** What becomes of A1 when its total is lower, or half or less. The first dice that do it are rolled, then the PIPs of the enemy. */
function lost(t: Table, doubled = false): Fate {
  const [own, enemy] = factors(t);
  const rolls = faces.flatMap((x) => faces.map((y) => [x, y] as const));
  const roll = rolls.find(([x, y]) => x + own < y + enemy && 2 * (x + own) <= y + enemy === doubled);
  if (!roll) throw new Error('No dice do this.');
  const fought =
    t.state.acting === 'A'
      ? t.after({ kind: 'fight', unit: 'A1', enemy: 'B1' }, ...roll, 3)
      : t.after({ kind: 'fight', unit: 'B1', enemy: 'A1' }, ...roll.toReversed(), 3);
  const { fate } = fought.unit('A1');
  if (fate === 'destroyed' || fate === 'ensorcelled') return fate;
  if (fate !== 'on') return 'flee-off';
  return fought.said('fled').length > 0 ? 'flee' : fought.said('recoiled').length > 0 ? 'recoil' : 'none';
}

const rough = 'rough 0 0 2400 2400';
describe.each<[string, ElementId, Partial<Record<ElementId, Fate>>, Partial<Record<ElementId, Fate>>, ...string[]]>([
  [
    'hott.supplement.airboats-outcome, ruling: doubled, they never flee',
    'airboats',
    { magicians: 'flee', dragons: 'recoil' },
    { gods: 'destroyed', dragons: 'destroyed', heroes: 'destroyed', knights: 'destroyed' },
  ],
  [
    'hott.supplement.flyers-outcome, ruling: it is they who flee when doubled, unless such an enemy did it',
    'flyers',
    { magicians: 'flee', blades: 'recoil' },
    { blades: 'flee', knights: 'flee', shooters: 'destroyed', heroes: 'destroyed', magicians: 'destroyed', dragons: 'destroyed' },
  ],
  [
    'hott.supplement.behemoths-outcome, ruling: they flee from three types and recoil from all others',
    'behemoths',
    { magicians: 'flee', dragons: 'flee', artillery: 'flee', behemoths: 'recoil', gods: 'recoil', blades: 'recoil' },
    {},
  ],
  ['hott.supplement.behemoths-outcome, ruling: in bad going too', 'behemoths', { warband: 'recoil' }, {}, rough],
  ['hott.supplement.blades-outcome, ruling: they recoil from knights in the open', 'blades', { knights: 'recoil' }, {}],
  ['hott.supplement.clerics-outcome, ruling: knights destroy them in the open', 'clerics', { knights: 'destroyed' }, {}],
  [
    'hott.supplement.clerics-outcome, ruling: also if only the knights are in bad going',
    'clerics',
    { knights: 'destroyed' },
    {},
    'rough 0 1350 2400 2400',
  ],
  [
    'hott.supplement.clerics-outcome, ruling: not if the clerics are in bad going',
    'clerics',
    { knights: 'recoil' },
    {},
    'rough 0 0 2400 1300',
  ],
  [
    'hott.supplement.clerics-outcome, ruling: water is not bad going',
    'clerics',
    { knights: 'destroyed' },
    {},
    'river 0 1190 2400 1330',
  ],
  [
    'hott.supplement.dragons-outcome, ruling: they flee off from everyone but heroes and paladins',
    'dragons',
    { blades: 'flee-off', behemoths: 'flee-off', heroes: 'destroyed', 'aerial-heroes': 'destroyed', paladins: 'destroyed' },
    {},
  ],
  [
    'hott.supplement.magicians-outcome, ruling: five types destroy him',
    'magicians',
    { heroes: 'destroyed', 'aerial-heroes': 'destroyed', paladins: 'destroyed', dragons: 'destroyed', gods: 'destroyed' },
    {},
  ],
  ['hott.supplement.magicians-outcome, ruling: and no others', 'magicians', { blades: 'recoil', behemoths: 'recoil' }, {}],
  [
    'hott.supplement.aerial-heroes-outcome: greater foes destroy them',
    'aerial-heroes',
    { blades: 'recoil', 'aerial-heroes': 'destroyed', magicians: 'ensorcelled', artillery: 'destroyed' },
    {},
  ],
  [
    'hott.supplement.artillery-outcome: in contact it is destroyed',
    'artillery',
    { blades: 'destroyed', riders: 'destroyed' },
    {},
  ],
  ['hott.supplement.beasts-outcome: mounted destroy them', 'beasts', { knights: 'destroyed', blades: 'recoil' }, {}],
  [
    'hott.supplement.gods-outcome: few drive them off',
    'gods',
    { magicians: 'flee-off', clerics: 'flee-off', paladins: 'none' },
    {},
  ],
  [
    'hott.supplement.hordes-outcome: knights and warband destroy them',
    'hordes',
    { knights: 'destroyed', warband: 'destroyed', spears: 'recoil' },
    {},
  ],
  [
    'hott.supplement.knights-outcome: behemoths destroy them, and shooters that they have charged',
    'knights',
    { behemoths: 'destroyed', shooters: 'destroyed', spears: 'recoil' },
    {},
  ],
  ['hott.supplement.knights-outcome: in bad going they are destroyed', 'knights', { spears: 'destroyed' }, {}, rough],
  ['hott.supplement.riders-outcome: they recoil', 'riders', { blades: 'recoil' }, { gods: 'destroyed' }],
  ['hott.supplement.riders-outcome: in bad going they are destroyed', 'riders', { spears: 'destroyed' }, {}, rough],
  ['hott.supplement.shooters-outcome: mounted destroy them', 'shooters', { knights: 'destroyed', spears: 'recoil' }, {}],
  ['hott.supplement.sneakers-outcome: they flee', 'sneakers', { blades: 'flee' }, {}],
  [
    'hott.supplement.spears-outcome: knights and warband destroy them',
    'spears',
    { knights: 'destroyed', warband: 'destroyed', blades: 'recoil' },
    { heroes: 'destroyed' },
  ],
  [
    'hott.supplement.warband-outcome: behemoths and knights destroy them',
    'warband',
    { behemoths: 'destroyed', knights: 'destroyed', blades: 'recoil' },
    {},
  ],
  ['hott.supplement.lurkers-outcome: they leave', 'lurkers', { blades: 'flee-off' }, { gods: 'destroyed' }],
  ['hott.supplement.water-lurkers-outcome: they leave', 'water-lurkers', { blades: 'flee-off' }, {}, 'river 0 1225 2400 1309'],
  ['hott.supplement.paladins-outcome, ruling: in contact they are destroyed', 'paladins', { blades: 'destroyed' }, {}],
])('%s', (_, own, beaten, doubled, ...terrain) => {
  test.each(Object.entries(beaten))('beaten by %s: %s', (enemy, fate) => {
    expect(lost(fight(own, enemy as ElementId, ...terrain))).toBe(fate);
  });
  if (Object.keys(doubled).length > 0)
    test.each(Object.entries(doubled))('doubled by %s: %s', (enemy, fate) => {
      expect(lost(fight(own, enemy as ElementId, ...terrain), true)).toBe(fate);
    });
});
