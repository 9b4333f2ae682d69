/**
 * The melee of the engine against a second implementation written from the rule pages alone: both must give the same odds for
 * every question drawn.
 */
import { expect, test } from 'vitest';
import { meleeOdds } from '../../../src/engine/fr3/melee/ask.ts';
import type { MeleeQuestion } from '../../../src/engine/fr3/melee/question.ts';
import { type Random, random } from '../../../src/tools/fuzz/random.ts';
import { sampleOr } from '../../deep.ts';
import { type Fight, fought, type Level, type Row, type Troop, table, total, type UnitName } from './melee-from-the-pages.ts';

const draws = Number(process.env.MELEES ?? sampleOr(3000, 100_000));
const seed = 1;

const names = Object.keys(table) as UnitName[];
const heavyHorse: readonly UnitName[] = ['heavy-cavalry', 'knights', 'heavy-chariots'];
const rare = <T>(by: Random, n: number, value: T): T | undefined => (by.oneIn(n) ? value : undefined);

function drawnTroop(by: Random, role: 'charger' | 'charged' | 'neither'): Troop {
  const flank = by.pick([0, 0, 0, 1, 2]);
  // Heavy cavalry is drawn often, so that it meets heavy cavalry and countercharges occur.
  const unit = by.pick(by.oneIn(4) ? heavyHorse : names);
  const row: Row = table[unit];
  const may = (what: 'undead' | 'flying') => row.mayBe?.includes(what) === true;
  const troop = {
    unit,
    elite: rare(by, 4, by.pick(['1-1-0', '2-0-0', '0-1-1'] as const)),
    undead: may('undead') ? rare(by, 4, true as const) : undefined,
    flies: may('flying') ? rare(by, 4, true as const) : undefined,
    levelsLost: (role === 'charger' ? 0 : by.pick([0, 0, 1, 2])) as Level,
    support: row.supports ? by.below(3) : 0,
    flank,
    flankLight: by.oneIn(2) ? 0 : by.below(3 - flank),
    rear: rare(by, 5, by.pick(['unit', 'light'] as const)),
    attached: rare(by, 5, by.pick(['skirmishers', 'light-artillery'] as const)),
    uphill: rare(by, 5, true as const),
    inDifficult: rare(by, 4, true as const),
    column: rare(by, 8, true as const),
    outsideArc: role === 'charged' ? rare(by, 4, true as const) : undefined,
    joined: role === 'charger' ? rare(by, 6, true as const) : undefined,
    blocked: rare(by, 5, true as const),
  };
  return Object.fromEntries(Object.entries(troop).filter(([, value]) => value !== undefined)) as unknown as Troop;
}

function drawnFight(by: Random): Fight {
  const charge = by.pick([undefined, 'a', 'b'] as const);
  const role = (side: 'a' | 'b') => (charge === undefined ? 'neither' : charge === side ? 'charger' : 'charged');
  const sides = { a: drawnTroop(by, role('a')), b: drawnTroop(by, role('b')) };
  return charge === undefined ? { ...sides, first: true } : { ...sides, charge, first: !by.oneIn(4) };
}

/** The fight as a question for the engine. */
function asked({ a, b, charge, first }: Fight): MeleeQuestion {
  const side = ({ levelsLost, flies, inDifficult, support, flank, flankLight, ...same }: Troop) => ({
    ...same,
    state: levelsLost,
    ...(flies === undefined ? {} : { level: 'flying' }),
    ...(inDifficult ? { ground: 'difficult' } : {}),
    ...(support > 0 ? { support } : {}),
    ...(flank > 0 ? { flank } : {}),
    ...(flankLight > 0 ? { flankLight } : {}),
  });
  return {
    a: side(a),
    b: side(b),
    ...(charge ? { charge } : {}),
    ...(first ? {} : { round: 'later' }),
  } as unknown as MeleeQuestion;
}

/** For each result, how many of the 100 pairs of dice give it. */
function ends(fight: Fight): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (let die = 1; die <= 10; die++)
    for (let foe = 1; foe <= 10; foe++) {
      const { winner, a, b } = fought(fight, { a: die, b: foe });
      const key = `${winner}, a ${a}, b ${b}`;
      counts[key] = (counts[key] ?? 0) + 1;
    }
  return counts;
}

/** The same counts from the engine, or the reasons why it refuses the question. */
function answered(fight: Fight) {
  const reply = meleeOdds(asked(fight));
  if (!reply.ok) return { refused: reply.refusals.map(({ because }) => because) };
  const counts: Record<string, number> = {};
  for (const { result, chance } of reply.outcomes) {
    // A side that wins keeps the morale levels that it lost earlier.
    const fate = (side: 'a' | 'b') => result[side].fate;
    const key = `${result.winner}, a ${fate('a')}, b ${fate('b')}`;
    const [ways = 0, of = 1] = String(chance).split('/').map(Number);
    counts[key] = (counts[key] ?? 0) + (100 * ways) / of;
  }
  return { totals: { a: reply.a.total, b: reply.b.total }, ends: counts };
}

const rounded = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(counts).map(([key, count]) => [key, Math.round(count * 1e6) / 1e6]));

test(`${draws} drawn melees of troops end as the pages say`, () => {
  const by = random(seed);
  const [differences, refused] = [[] as unknown[], new Map<string, number>()];
  let [compared, drawn] = [0, 0];
  while (compared < draws && drawn < 20 * draws) {
    drawn++;
    const fight = drawnFight(by);
    const engine = answered(fight);
    if (!engine.totals) {
      for (const because of engine.refused) refused.set(because, (refused.get(because) ?? 0) + 1);
      continue;
    }
    compared++;
    const pages = { totals: { a: total(fight, 'a'), b: total(fight, 'b') }, ends: rounded(ends(fight)) };
    if (JSON.stringify(pages.totals) !== JSON.stringify(engine.totals))
      differences.push({ fight, pages: pages.totals, engine: engine.totals });
    else {
      const sorted = (counts: Readonly<Record<string, number>>) => JSON.stringify(Object.entries(counts).sort());
      if (sorted(pages.ends) !== sorted(rounded(engine.ends)))
        differences.push({ fight, pages: pages.ends, engine: rounded(engine.ends) });
    }
  }
  if (process.env.MELEES_SHOW) {
    console.log(drawn, compared, differences.length);
    for (const each of differences.slice(0, 12)) console.log(JSON.stringify(each));
    for (const [because, times] of [...refused].sort((one, two) => two[1] - one[1]).slice(0, 40)) console.log(times, because);
  }
  expect(differences.slice(0, 3)).toEqual([]);
  expect(compared).toBe(draws);
}, 600_000);
