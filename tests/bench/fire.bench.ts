/**
 * Measures volleys, artillery hits and arbitrary dice, and further views: several volleys, the best division of fire, possible
 * changes. Run it with `node tests/bench/fire.bench.ts`.
 */
import { bench, do_not_optimize, group, run } from 'mitata';
import { aimOf } from '../../src/engine/fr3/artillery/aim.ts';
import { artillery } from '../../src/engine/fr3/artillery/artillery.ts';
import { artilleryOdds } from '../../src/engine/fr3/artillery/ask.ts';
import { artilleryCalculator, asQuestion as ofHit } from '../../src/engine/fr3/artillery/calculator.ts';
import type { ArtilleryQuestion } from '../../src/engine/fr3/artillery/question.ts';
import { artilleryInARow } from '../../src/engine/fr3/artillery/shots.ts';
import { missileFireOdds } from '../../src/engine/fr3/missile-fire/ask.ts';
import { missileCalculator, asQuestion as ofVolley } from '../../src/engine/fr3/missile-fire/calculator.ts';
import { missileFire } from '../../src/engine/fr3/missile-fire/missile-fire.ts';
import type { MissileQuestion } from '../../src/engine/fr3/missile-fire/question.ts';
import { split } from '../../src/engine/fr3/missile-fire/split.ts';
import { volley } from '../../src/engine/fr3/missile-fire/volley.ts';
import { volleysInARow } from '../../src/engine/fr3/missile-fire/volleys.ts';
import { diceOdds } from '../../src/engine/kernel/dice-notation.ts';
import { odds } from '../../src/engine/kernel/odds.ts';
import { changesOf } from '../engine/fr3/changed.ts';

const bows: MissileQuestion = {
  target: { unit: 'knights', stands: 'terrain' },
  firers: [
    { unit: 'longbows', count: 2 },
    { unit: 'muskets', range: 5 },
  ],
};
const cannon: ArtilleryQuestion = { source: { unit: 'cannon', elite: true }, target: { unit: 'knights', stands: 'terrain' } };
const volleyNow = volley(bows);
const aim = aimOf(cannon);

group('one shot, exactly (budget: 5 µs)', () => {
  bench('odds(missileFire(volley)), the volley made beforehand', () => do_not_optimize(odds(missileFire(volleyNow))));
  bench('odds(artillery(aim)), two dice', () => do_not_optimize(odds(artillery(aim))));
});

group('a whole answer', () => {
  bench('missileFireOdds(question)', () => do_not_optimize(missileFireOdds(bows)));
  bench('artilleryOdds(question)', () => do_not_optimize(artilleryOdds(cannon)));
  bench('every single change of the volley', () => do_not_optimize(changesOf(missileCalculator, ofVolley(bows))));
  bench('every single change of the hit', () => do_not_optimize(changesOf(artilleryCalculator, ofHit(cannon))));
});

group('several shots', () => {
  const block: MissileQuestion = { target: { unit: 'mobs', form: 'mass' }, firers: [{ unit: 'skirmishers', count: 4 }] };
  bench('eight volleys with rallies at a 2x2 unit', () =>
    do_not_optimize(volleysInARow({ ...block, volleys: 8, between: 'rally' })),
  );
  bench('eight shots at a thick wall', () =>
    do_not_optimize(artilleryInARow({ source: { unit: 'cannon' }, target: { unit: 'wall', thickness: 2 }, shots: 8 })),
  );
  const targets = ['spears', 'dragons', 'mobs'].map((unit) => ({ target: { unit } }));
  const groups = [
    { unit: 'skirmishers', count: 6 },
    { unit: 'longbows', count: 4 },
  ];
  bench('ten units of two kinds shared out over four targets: 2,940 ways', () =>
    do_not_optimize(split({ target: { unit: 'knights' }, firers: groups, others: targets }, 'losses')),
  );
});

group('any dice', () => {
  for (const text of ['2d10 keep high + 3 vs d10 + 5', '5d10 count 7+', '4d6 drop low', '20d6', '3d6 explode, twice'])
    bench(text, () => do_not_optimize(diceOdds(text)));
});

await run();
