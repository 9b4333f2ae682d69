/** The odds of player initiative points: what can be done in a bound, and when a god arrives. */
import { askNumber, folded } from '../../kernel/calculator/asked.ts';
import {
  type Asked,
  type Calculator,
  type Filled,
  type Kind,
  type Line,
  type Part,
  type Procedure,
  procedure,
} from '../../kernel/calculator/procedure.ts';
import { refused, type Said } from '../../kernel/calculator/question.ts';
import { andThen, known } from '../../kernel/chance.ts';
import { odds } from '../../kernel/odds.ts';
import { gods } from '../data/figures/gods.ts';
import { pips } from '../data/figures/pips.ts';
import type { PipCost } from '../data/pip-costs.ts';
import type { HottRuleId } from '../rule-ids.ts';
import {
  boughtCost,
  countOfMoves,
  type God,
  godAfter,
  movePrices,
  type Plan,
  pipRoll,
  planCost,
  planned,
  purchases,
} from './spending.ts';

const mostMoves = pips.die;

const purchase = ({ id, name, rule, cost }: PipCost): Asked<Plan> =>
  folded(askNumber<Plan>(id, `${name} (${cost})`, 0, Math.floor(pips.die / cost), [rule as HottRuleId], { group: 'Besides' }));

const moveNames = ['A plain move', 'With a magician or aerials, or beyond command', 'With both'] as const;
const moveIds = ['plain', 'dear', 'dearest'] as const;
const moveRules: readonly (readonly HottRuleId[])[] = [
  ['hott.tactical-moves.cost'],
  [
    'hott.tactical-moves.extra-magic',
    'hott.tactical-moves.extra-lost-general',
    'hott.tactical-moves.extra-distance',
    'hott.tactical-moves.extra-sight',
  ],
  ['hott.tactical-moves.extra-not-additive'],
];

const planPart: Part<Plan> = {
  key: 'p',
  name: 'What you want',
  side: 'a',
  usual: () =>
    Object.fromEntries([...moveIds, ...purchases.map(({ id }) => id)].map((id) => [id, id === 'plain' ? 2 : 0])) as Said,
  circumstances: [
    ...moveIds.map((id, at) =>
      askNumber<Plan>(id, `${moveNames[at]} (${movePrices[at]})`, 0, mostMoves, moveRules[at] as readonly HottRuleId[]),
    ),
    ...purchases.map(purchase),
  ],
};

const seePlan = ({ p = {} }: Filled): Plan => ({
  bought: Object.fromEntries(purchases.map(({ id }) => [id, Number(p[id])])),
  moves: moveIds.map((id) => Number(p[id])) as unknown as Plan['moves'],
});

/** A line for each thing in the plan, with its total cost. */
function costLines({ bought, moves }: Plan): Line[] {
  const times = (name: string, count: number) =>
    count === 1 ? name : `${count} × ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  return [
    ...purchases.map(
      ({ id, name, rule, cost }): Line => ({
        id,
        name: times(name, bought[id] ?? 0),
        amount: cost * (bought[id] ?? 0),
        rules: [rule as HottRuleId],
      }),
    ),
    ...moveIds.map(
      (id, at): Line => ({
        id,
        name: times(moveNames[at] as string, moves[at] as number),
        amount: (movePrices[at] as number) * (moves[at] as number),
        rules: moveRules[at] as readonly HottRuleId[],
      }),
    ),
  ].filter(({ amount }) => amount > 0);
}

type Made = number | null;
const all = (made: Made, plan: Plan): boolean => made === countOfMoves(plan);

const planKinds: readonly Kind<Made, Plan>[] = [
  { id: 'all', tone: 'good3', words: 'Everything', is: all },
  ...Array.from({ length: mostMoves + 1 }, (_, at) => mostMoves - at).map(
    (count): Kind<Made, Plan> => ({
      id: `moves-${count}`,
      tone: count === 0 ? 'bad1' : count % 2 ? 'good1' : 'good2',
      words: ({ moves }) =>
        count === 0
          ? 'Everything but the moves'
          : `${count === 1 ? '1 move' : `${count} moves`} of ${moves.reduce((sum, each) => sum + each, 0)}`,
      is: (made, plan) => made === count && !all(made, plan),
    }),
  ),
  { id: 'short', tone: 'bad3', words: 'Not even what comes besides the moves', is: (made) => made === null },
];

const plan: Procedure = procedure<Plan, Made, boolean>({
  id: 'plan',
  name: 'A bound',
  group: 'PIPs',
  says: 'A d6 gives the PIPs of a bound. Everything other than moves is paid first, then the moves, the cheapest first.',
  rules: ['hott.pips.roll', 'hott.pips.move-use', 'hott.tactical-moves.cost'],
  parts: [planPart],
  first: { p: {} },
  see: seePlan,
  subject: (of) => {
    const moves = countOfMoves(of);
    const besides = boughtCost(of);
    const parts = [
      ...(moves ? [`${moves} ${moves === 1 ? 'move' : 'moves'}`] : []),
      ...(besides ? [`${besides} ${besides === 1 ? 'PIP' : 'PIPs'} for the rest`] : []),
    ];
    return `A bound with ${parts.join(' and ')}, ${planCost(of)} in all`;
  },
  refuse: (of) => (planCost(of) === 0 ? [refused('p.plain', 'Choose something to spend PIPs on.', 'hott.pips.move-use')] : []),
  notes: (of) => [
    ...(planCost(of) > pips.die ? [{ says: `A die cannot show ${planCost(of)}.`, rules: ['hott.pips.roll'] as const }] : []),
    { says: 'Unused PIPs cannot be saved for later bounds.', rules: ['hott.pips.no-saving'] },
    {
      says: 'Arrivals come before the moves, and spells come after them.',
      rules: ['hott.sequence.steps', 'hott.pips.deploy-use'],
    },
  ],
  sums: (of) => [
    {
      title: 'PIPs wanted',
      side: 'a',
      lines: costLines(of),
      against: { name: 'On the die', value: `${planCost(of)}+`, rules: ['hott.pips.roll'] },
    },
  ],
  chance: planned,
  kinds: planKinds,
  measures: [{ name: 'Everything', kinds: ['all'] }],
  course: {
    name: 'Bounds',
    row: 'By bound',
    most: 12,
    usual: 3,
    says: 'The chance that at least one of your bounds so far had enough PIPs for everything at once.',
    kinds: [
      { id: 'once', tone: 'good2', words: 'Enough at least once', is: (enough) => enough },
      { id: 'never', tone: 'bad2', words: 'Never enough', is: (enough) => !enough },
    ],
    stages: (of, turns) => {
      let now = odds<boolean>(known(false));
      return Array.from({ length: turns }, () => {
        now = now.andThen((enough) => (enough ? known(true) : andThen(pipRoll, (points) => known(points >= planCost(of)))));
        return now;
      });
    },
  },
});

interface Waiting {
  readonly now: God;
}

const godKinds: readonly Kind<God, Waiting>[] = [
  { id: 'here', tone: 'good2', words: 'On the table', is: (god) => god === 'here' },
  { id: 'away', tone: 'even', words: 'Not yet invoked', is: (god) => god === 'away' },
  { id: 'gone', tone: 'bad2', words: 'Gone for good', is: (god) => god === 'gone' },
];

const god: Procedure = procedure<Waiting, God, God>({
  id: 'god',
  name: 'A god',
  group: 'PIPs',
  says: `A god costs all ${gods.cost} PIPs of a bound, and leaves for good if you later roll a ${gods.leavesOn}.`,
  rules: ['hott.gods.invocation', 'hott.gods.departure', 'hott.pips.six-for-gods'],
  parts: [],
  first: {},
  see: () => ({ now: 'away' }),
  subject: () => 'A god invoked as soon as it can be',
  notes: () => [
    { says: 'It leaves before any PIPs are spent in that bound.', rules: ['hott.gods.departure'] },
    { says: 'If several gods have come, the one that came first leaves.', rules: ['hott.gods.several'] },
    {
      says: 'Summoning a dragon or desorcelling an element costs the same, but dragons and desorcelled elements do not leave.',
      rules: ['hott.dragons.summoning', 'hott.desorcelling.cost'],
    },
  ],
  sums: () => [
    {
      title: 'To invoke it',
      side: 'a',
      lines: [],
      die: pips.die,
      needs: gods.cost,
      against: { name: 'PIPs', value: String(gods.cost), rules: ['hott.gods.invocation'] },
    },
  ],
  chance: ({ now }) => godAfter(now),
  kinds: godKinds,
  measures: [{ name: 'On the table', kinds: ['here'] }],
  course: {
    name: 'Bounds',
    row: 'After bound',
    most: 12,
    usual: 6,
    says: 'Only your own bounds are counted. Every 6 goes to the god until it comes; a 1 after that ends its part in the battle.',
    kinds: godKinds,
    stages: ({ now: first }, turns) => {
      let now = odds<God>(known(first));
      return Array.from({ length: turns }, () => {
        now = now.andThen(godAfter);
        return now;
      });
    },
  },
});

export const pipOdds: Calculator = { id: 'pips', name: 'PIPs', groups: ['PIPs'], procedures: [plan, god] };
