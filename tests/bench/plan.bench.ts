/** Measures the charge planner. Run it with `node tests/bench/plan.bench.ts`. */
import { bench, do_not_optimize, group, run } from 'mitata';
import { readAddress } from '../../src/engine/fr3/charge-planner/address.ts';
import { planOdds } from '../../src/engine/fr3/charge-planner/ask.ts';
import { stepValues, troopChanges } from '../../src/engine/fr3/charge-planner/changes.ts';
import { timeline } from '../../src/engine/fr3/charge-planner/planner.ts';
import type { Plan } from '../../src/engine/fr3/charge-planner/question.ts';

const planOf = (address: string): Plan => readAddress(address).plans[0] as Plan;
/** A volley, a spell, a charge with fear, a challenge, the melee, and its consequences. */
const six = planOf(
  'a=dragons&b=spears&b.support=2&1=volley&1.f=longbows&1.f.count=2&2=blast&2.by=blast-1&2.works=2/3&3=charge&4=fear&5=melee&6=follow-up',
);
const ten = planOf(
  'a=handweapons&a.support=2&b=spears&b.support=2&1=volley&1.f=longbows&2=charge&3=throwing&4=melee&5=follow-up&6=phase&7=melee&8=follow-up&9=phase&10=melee',
);
const answer = planOdds(six);
if (!answer.ok) throw new Error(answer.refusals.map(({ because }) => because).join(' '));

group('a plan, exactly (budget: six steps in 5 ms)', () => {
  bench('timeline of six steps', () => do_not_optimize(timeline(six)));
  bench('planOdds of six steps: refusals, odds, shares, sentence', () => do_not_optimize(planOdds(six)));
  bench('timeline of ten steps over three phases', () => do_not_optimize(timeline(ten)));
});

group('what would change it', () => {
  bench('stepValues of six steps', () => do_not_optimize(stepValues(six, answer)));
  bench('troopChanges of six steps', () => do_not_optimize(troopChanges(six, answer)));
});

await run();
