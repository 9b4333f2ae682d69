/** Questions for all calculators, from addresses and as data; set-ups and plans from addresses. */
import { calculators } from '../../engine/calculators.ts';
import { auctionCalculator } from '../../engine/fr3/auction/spell-book.ts';
import { readAddress as readPlans, writeAddress as writePlans } from '../../engine/fr3/charge-planner/address.ts';
import { planOdds } from '../../engine/fr3/charge-planner/ask.ts';
import { readyMade } from '../../engine/fr3/charge-planner/ready-made.ts';
import { examplePlan, fieldOf, readPlan, writePlan } from '../../engine/hott/battlefield/drawing.ts';
import { readAddress, writeAddress } from '../../engine/kernel/calculator/address.ts';
import type { Asked, Calculator, Procedure } from '../../engine/kernel/calculator/procedure.ts';
import type { Question } from '../../engine/kernel/calculator/question.ts';
import { refusals } from '../../engine/kernel/calculator/refusals.ts';
import { readSetupAddress, writeSetupAddress } from '../../engine/kernel/setup/address.ts';
import { readArmyList, writeArmyList } from '../../engine/three-realms/composition/address.ts';
import { type Boundary, same } from './boundary.ts';
import { damagedData, damagedText } from './damage.ts';
import type { Random } from './random.ts';
import { fromTexts } from './texts.ts';

/** A random value for a circumstance, sometimes invalid. */
function drawnValue({ shape }: Asked<unknown>, by: Random): unknown {
  if (shape.kind === 'flag') return !by.oneIn(4);
  if (shape.kind === 'number') return shape.least + by.below(by.oneIn(4) ? 1000 : 6) - (by.oneIn(9) ? 3 : 0);
  const { value } = by.pick(shape.options);
  return shape.numeric ? Number(value) : value;
}

/** A random question for a procedure. */
function drawnQuestion(of: Procedure, by: Random): Question {
  const parts = of.parts.map((part) => {
    const said: Record<string, unknown> = by.oneIn(3) ? { ...of.first[part.key] } : {};
    if (part.kinds) said.unit = by.pick(part.kinds.list).id;
    for (let times = by.below(5); times > 0 && part.circumstances.length > 0; times--) {
      const asked = by.pick(part.circumstances);
      said[asked.id] = drawnValue(asked, by);
    }
    return [part.key, said] as const;
  });
  return {
    roll: of.id,
    parts: Object.fromEntries(parts),
    ...(of.course && by.oneIn(3) ? { turns: 1 + by.below(of.course.most) } : {}),
  };
}

function calculatorBoundaries(system: string, calculator: Calculator): readonly Boundary[] {
  const drawn = (by: Random) => drawnQuestion(by.pick(calculator.procedures), by);
  const sentences = (question: Question) => refusals(calculator, question).map(({ because }) => because);
  return [
    {
      id: `address of ${system} ${calculator.id}`,
      weight: 3,
      draw(by) {
        const text = writeAddress(calculator, drawn(by));
        return by.oneIn(4) ? text : damagedText(text, writeAddress(calculator, drawn(by)), by);
      },
      read(input) {
        const { question, problems } = readAddress(calculator, input as string);
        const written = writeAddress(calculator, question);
        const again = readAddress(calculator, written);
        same(written, writeAddress(calculator, again.question), 'An address');
        same('', again.problems.join(' '), 'An address that was written');
        return [...problems, ...sentences(question)];
      },
    },
    {
      id: `question of ${system} ${calculator.id}`,
      weight: 2,
      draw: (by) => damagedData(drawn(by), drawn(by), by),
      read: (input) => sentences(input as Question),
    },
  ];
}

type Reply = { readonly ok: true } | { readonly ok: false; readonly refusals: readonly { readonly because: string }[] };
type Asks = (question: never) => Reply;

/** A calculator of Fantasy Rules! with its own forms of address and data. */
function ownBoundaries(
  id: string,
  samples: readonly string[],
  read: (search: string) => { readonly question: unknown; readonly problems: readonly string[] },
  write: (question: never) => string,
  asks: Asks | undefined,
): readonly Boundary[] {
  const questions = samples.map((each) => read(each).question);
  const answered = (question: unknown): readonly string[] => {
    const reply = asks?.(question as never);
    return !reply || reply.ok ? [] : reply.refusals.map(({ because }) => because);
  };
  return [
    {
      id: `address of fr3 ${id}`,
      weight: 4,
      draw: fromTexts(samples),
      read(input) {
        const { question, problems } = read(input as string);
        const written = write(question as never);
        same(written, write(read(written).question as never), 'An address');
        return [...problems, ...answered(question)];
      },
    },
    ...(asks
      ? [
          {
            id: `question of fr3 ${id}`,
            weight: 3,
            draw: (by: Random) => damagedData(by.pick(questions), by.pick(questions), by),
            read: answered,
          },
        ]
      : []),
  ];
}

const own: readonly Boundary[] = [
  ...ownBoundaries(
    'plan',
    readyMade.map(({ address }) => address),
    (search) => {
      const { plans, problems } = readPlans(search);
      return { question: plans, problems };
    },
    // Only complete plans can be written.
    (plans: readonly Parameters<typeof writePlans>[0][number][]) => writePlans(plans.filter(({ a, b }) => a && b)),
    undefined,
  ),
  {
    id: 'question of fr3 plan',
    weight: 2,
    draw(by) {
      const plans = readyMade.flatMap(({ address }) => readPlans(address).plans);
      return damagedData(by.pick(plans), by.pick(plans), by);
    },
    read(input) {
      const reply = planOdds(input as never);
      return reply.ok ? [] : reply.refusals.map(({ because }) => because);
    },
  },
];

const steps = ['realm', 'pieces', 'seed'];
const plans: readonly Boundary[] = [
  {
    id: 'address of a set-up',
    weight: 3,
    draw: fromTexts(['seed=oak7&realm=9&pieces=2.1.3', 'realm=1.2.3.4.5&seed=Ä-1']),
    read(input) {
      const { seed, given, problems } = readSetupAddress(input as string, steps);
      const written = writeSetupAddress(seed, given, steps);
      const again = readSetupAddress(written, steps);
      same(written, writeSetupAddress(again.seed, again.given, steps), 'An address');
      return problems;
    },
  },
  {
    id: 'address of a hott battlefield',
    weight: 3,
    draw: fromTexts([writePlan(examplePlan)]),
    read(input) {
      const { plan, problems } = readPlan(input as string);
      fieldOf(plan);
      const written = writePlan(plan);
      same(written, writePlan(readPlan(written).plan), 'An address');
      return problems;
    },
  },
  {
    id: 'address of a three-realms list',
    weight: 3,
    draw: fromTexts(['limit=200&u=5 swordsmen&u=6 archers +2&u=Own men;core;40;common', 'u=A;rare;7']),
    read(input) {
      const { problems, ...list } = readArmyList(input as string);
      const written = writeArmyList(list);
      const again = readArmyList(written);
      same(written, writeArmyList(again), 'An address');
      same('', again.problems.join(' '), 'An address that was written');
      return problems;
    },
  },
];

export const addresses: readonly Boundary[] = [
  ...own,
  ...calculatorBoundaries('fr3', auctionCalculator),
  ...Object.entries(calculators).flatMap(([system, list]) => list.flatMap((each) => calculatorBoundaries(system, each))),
  ...plans,
];
