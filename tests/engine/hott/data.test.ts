/** The typed data of Hordes of the Things against rows typed a second time from the sources, and against each other. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { rulesIn } from '../../../src/content/inline.ts';
import { registry } from '../../../src/content/registry.ts';
import { ruleIdPattern } from '../../../src/content/schema.ts';
import { depthSources } from '../../../src/engine/hott/data/base-depth-sources.ts';
import { elements, stronghold } from '../../../src/engine/hott/data/elements.ts';
import { baseDepths } from '../../../src/engine/hott/data/figures/base-depths.ts';
import { gods } from '../../../src/engine/hott/data/figures/gods.ts';
import { pips } from '../../../src/engine/hott/data/figures/pips.ts';
import { supplement } from '../../../src/engine/hott/data/figures/supplement.ts';
import { tacticalMoves } from '../../../src/engine/hott/data/figures/tactical-moves.ts';
import { type Clause, mutualDestruction, outcomes } from '../../../src/engine/hott/data/outcomes.ts';
import { pipCosts } from '../../../src/engine/hott/data/pip-costs.ts';
import { sequence } from '../../../src/engine/hott/data/sequence.ts';
import { tacticalFactors } from '../../../src/engine/hott/data/tactical-factors.ts';
import { terrainKinds } from '../../../src/engine/hott/data/terrain.ts';

/** Class, AP, moves road/good/bad/river, factors against foot and others, range. */
const rows: readonly string[] = [
  'artillery foot 3 300/200/0/100 4/4 500',
  'blades foot 2 400/200/200/100 5/3',
  'clerics foot 3 400/200/200/100 4/4',
  'hordes foot 1 400/200/200/100 2/2',
  'lurkers foot 1 200/200/200/100 2/2',
  'water-lurkers foot 1 0/0/0/200 2/2',
  'magicians foot 4 500/500/200/100 4/4 600',
  'shooters foot 2 400/300/300/100 3/4 200',
  'sneakers foot 3 400/300/300/100 5/3',
  'spears foot 2 400/200/200/100 4/4',
  'warband foot 2 400/200/200/100 3/3',
  'beasts mounted 2 400/400/400/100 3/4',
  'behemoths mounted 4 400/300/200/100 4/5',
  'heroes mounted 4 500/500/200/100 5/5',
  'knights mounted 2 400/300/200/100 3/4',
  'paladins mounted 4 500/500/200/100 6/6',
  'riders mounted 2 500/500/200/100 3/3',
  'aerial-heroes aerial 6 1200/1200/1200/1200 5/5',
  'airboats aerial 3 500/500/500/500 5/3',
  'dragons aerial 4 1200/1200/1200/1200 6/6',
  'flyers aerial 2 1200/1200/1200/1200 2/2',
  'gods aerial 4 1200/1200/1200/1200 6/6',
];

describe('hott.supplement.base-size: one depth for each type, on every page and in every picture', () => {
  const { paces } = baseDepths;
  const wide = supplement.baseWidth;
  const page = (path: string) => readFileSync(join('src/content/rules/hott', `${path}.mdx`), 'utf8');

  test('a row typed a second time: mm and where it was found', () => {
    const written = elements.map(({ id, depthMm }) => {
      const from = depthSources[id];
      return `${id} ${depthMm} ${'letters' in from ? from.letters.join('') : `like ${from.like}`}`;
    });
    expect(written).toEqual([
      'artillery 40 G',
      'blades 15 M',
      'clerics 40 like magicians',
      'hordes 40 G',
      'lurkers 20 like warband',
      'water-lurkers 20 like warband',
      'magicians 40 GB',
      'shooters 20 G',
      'sneakers 20 like shooters',
      'spears 15 like blades',
      'warband 20 G',
      'beasts 30 G',
      'behemoths 40 G',
      'heroes 40 G',
      'knights 30 G',
      'paladins 40 like heroes',
      'riders 30 G',
      'aerial-heroes 40 like heroes',
      'airboats 40 like behemoths',
      'dragons 60 M',
      'flyers 30 G',
      'gods 60 like dragons',
    ]);
  });

  test('a depth taken from another type is that type’s, and that one was found', () => {
    for (const { id, depthMm } of elements) {
      const from = depthSources[id];
      if (!('like' in from)) continue;
      expect(depthMm).toBe(baseDepths.mm[from.like]);
      expect(depthSources[from.like]).toHaveProperty('letters');
    }
  });

  test('100 paces are 25 mm: 15 mm are 60 paces', () => {
    expect([paces.blades, paces.warband, paces.knights, paces.heroes, paces.dragons]).toEqual([60, 80, 120, 160, 240]);
  });

  test('the sums of the examples follow from the depths', () => {
    expect(Math.hypot(wide, paces.spears).toFixed(0)).toBe('171');
    expect(page('move-distances/measure')).toContain('about 171 paces');
    expect(page('interpenetration/tactical-short')).toContain(`60 + 120 = ${paces.spears + paces.knights} paces`);
    // The neighbour of a column's leader: as far as it may go, if the leader stops at 180; too far, if it goes 200.
    expect(Math.hypot(wide, 180 - paces.spears)).toBe(200);
    expect(Math.hypot(wide, 200 - paces.spears).toFixed(0)).toBe('213');
    expect(page('columns/forming')).toMatch(/have\s+needed 213/);
  });

  test('pictures draw a type within 5 paces of its depth', () => {
    const folder = 'src/content/diagrams/hott';
    const drawn = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^[AB]\d+ (blades|spears|knights|riders)\b.* 1x([\d.]+)/gm)].map(
        ([, type, deep]) => ({ file, type: type as keyof typeof paces, deep: Number(deep) * wide }),
      ),
    );
    expect(drawn.length).toBeGreaterThan(50);
    expect(drawn.filter(({ type, deep }) => Math.abs(deep - paces[type]) > 5)).toEqual([]);
  });

  test('no page types a depth', () => {
    const files = readdirSync('src/content/rules/hott', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.mdx'),
    );
    const typed = files.filter((file) =>
      /\b(base|bases)\b[^.]{0,40}\b\d+ (paces )?deep|\bof the (blades|spears|knights|riders) \d+\b/.test(
        page(file.replace('.mdx', '')),
      ),
    );
    expect(typed).toEqual([]);
  });
});

test('hott.supplement.move-table, hott.supplement.combat-total: every cell of every type', () => {
  expect(
    elements.map(({ id, class: of, points, move, factor, range }) =>
      [
        id,
        of,
        points,
        [move.road, move.good, move.bad, move.river].join('/'),
        [factor.foot, factor.others].join('/'),
        ...(range === null ? [] : [range]),
      ].join(' '),
    ),
  ).toEqual(rows);
  expect(stronghold.factor).toEqual({ foot: 6, others: 6 });
});

test('hott.supplement.general: six kinds of troops never lead', () => {
  expect(elements.filter(({ mayBeGeneral }) => !mayBeGeneral).map(({ id }) => id)).toEqual([
    'lurkers',
    'water-lurkers',
    'sneakers',
    'beasts',
    'paladins',
    'dragons',
    'gods',
  ]);
});

describe('hott.supplement.outcome-thresholds', () => {
  const said = ({ result, by, when }: Clause) => [result, by?.join('+'), when].filter(Boolean).join(' ');
  const beaten = Object.fromEntries(outcomes.map((each) => [each.loser, each.beaten.map(said).join('; ')]));

  test('one row for each type and the stronghold', () => {
    expect(outcomes.map(({ loser }) => loser).sort()).toEqual([...elements.map(({ id }) => id), 'stronghold'].sort());
  });

  test('the last clause of every list fits always, and no other does', () => {
    for (const { loser, ...lists } of outcomes)
      for (const list of [lists.beaten, lists.doubled])
        expect([loser, list.map(({ by, when }) => !by && !when).indexOf(true)]).toEqual([loser, list.length - 1]);
  });

  test('the beaten column', () => {
    expect(beaten).toEqual({
      artillery: 'destroyed in-contact; recoil',
      blades: 'destroyed warband; recoil',
      clerics: 'destroyed knights in-good-going; destroyed warband; recoil',
      hordes: 'destroyed knights in-good-going; destroyed warband; recoil',
      lurkers: 'flee-off',
      'water-lurkers': 'flee-off',
      magicians: 'ensorcelled magicians; destroyed heroes+aerial-heroes+paladins+dragons+gods; recoil',
      shooters: 'destroyed mounted in-contact; recoil',
      sneakers: 'flee',
      spears: 'destroyed knights in-good-going; destroyed warband; recoil',
      warband: 'destroyed behemoths; destroyed knights in-good-going; recoil',
      beasts: 'destroyed mounted in-contact; recoil',
      behemoths: 'flee magicians+dragons+artillery; recoil',
      heroes: 'ensorcelled magicians; destroyed heroes+aerial-heroes+paladins+artillery; flee stronghold; recoil',
      knights: 'destroyed behemoths; destroyed shooters+artillery+magicians contacted-this-bound; destroyed in-bad-going; recoil',
      paladins: 'destroyed in-contact; none',
      riders: 'destroyed in-bad-going; recoil',
      'aerial-heroes': 'ensorcelled magicians; destroyed heroes+aerial-heroes+paladins+artillery; flee stronghold; recoil',
      airboats: 'flee magicians; recoil',
      dragons: 'destroyed heroes+aerial-heroes+paladins; flee-off',
      flyers: 'flee magicians; recoil',
      gods: 'flee-off gods+magicians+clerics; none',
      stronghold: 'captured foot+mounted in-contact; captured aerial aided-by-ground; none',
    });
  });

  test('all that is doubled is destroyed, but flyers and strongholds', () => {
    expect(outcomes.filter(({ doubled }) => doubled.map(said).join() !== 'destroyed').map(({ loser }) => loser)).toEqual([
      'flyers',
      'stronghold',
    ]);
  });

  test('hott.supplement.equal-totals: pairs of types that exist', () => {
    expect(mutualDestruction.flat().filter((id) => !elements.some((each) => each.id === id))).toEqual([]);
  });
});

test('hott.pips.six-for-gods: what costs a whole six comes before any move', () => {
  const whole = pipCosts.filter(({ cost }) => cost === pips.die);
  expect(whole.map(({ id, step }) => `${id} ${step}`)).toEqual(['god arrivals', 'dragons arrivals', 'desorcell arrivals']);
  expect(gods.cost).toBe(6);
});

test('hott.tactical-moves.extra-not-additive: the dearest move has both surcharges', () => {
  const { cost, magic, command, dearest } = tacticalMoves;
  expect(cost + magic + command).toBe(dearest);
});

test('hott.supplement.base-size, hott.supplement.board-size: paces and millimetres agree, at 25 mm to 100 paces', () => {
  const paces = (mm: number) => (mm / 25) * supplement.pacesToInch;
  expect(paces(supplement.baseWidthMm)).toBe(supplement.baseWidth);
  expect(paces(supplement.boardMm)).toBe(supplement.board);
});

test('hott.supplement.cheap-half: half of the army', () => {
  expect(supplement.cheap * 2).toBe(supplement.army);
  expect(elements.filter(({ points }) => points <= supplement.cheapElement)).toHaveLength(11);
});

test('hott.terrain.bad-going-aerials: only woods and built-up areas', () => {
  expect(terrainKinds.filter(({ aerials }) => aerials === 'bad').map(({ id }) => id)).toEqual([
    'wooded-slope',
    'wood',
    'built-up',
  ]);
  expect(terrainKinds.filter(({ going }) => going === 'bad')).toHaveLength(8);
});

test('hott.sequence.steps: PIPs are spent in three of six steps, and costs name their step', () => {
  expect(sequence.map(({ id, pips: paid }) => `${id}${paid ? ' PIPs' : ''}`)).toEqual([
    'pips',
    'arrivals PIPs',
    'moves PIPs',
    'turning',
    'shooting PIPs',
    'close-combat',
  ]);
  expect([...new Set(pipCosts.map(({ step }) => step))]).toEqual(sequence.filter(({ pips: paid }) => paid).map(({ id }) => id));
});

test('hott.supplement.factor-aided-shooting: what hampers is negative, what helps is positive', () => {
  expect(Object.fromEntries(tacticalFactors.map(({ id, value, atMost }) => [id, [value, atMost]]))).toEqual({
    general: [1, null],
    uphill: [1, null],
    riverbank: [1, null],
    'rear-support': [1, null],
    flank: [-1, null],
    'bad-going': [-2, null],
    'stronghold-aiding': [-1, null],
    'aided-shooting': [-1, -2],
    'woods-cover': [2, null],
    'bespell-water': [2, null],
  });
});

describe('ids', () => {
  const folder = join(process.cwd(), 'src/engine/hott/data');
  const { rules } = registry();
  function* texts(value: unknown): Generator<string> {
    if (typeof value === 'string') yield value;
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* texts(each);
  }

  test.each(readdirSync(folder).filter((name) => name.endsWith('.ts')))(
    '%s: every rule id stands, no list has an id twice',
    async (name) => {
      const module = (await import(pathToFileURL(join(folder, name)).href)) as Record<string, unknown>;
      const cited = [...texts(module)].flatMap((text) => (ruleIdPattern.test(text) ? [text] : rulesIn(text)));
      expect(cited.filter((id) => !rules.has(id))).toEqual([]);
      for (const list of Object.values(module)) {
        const ids = Array.isArray(list) ? list.flatMap((each) => (each?.id ? [each.id as string] : [])) : [];
        expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
      }
    },
  );
});
