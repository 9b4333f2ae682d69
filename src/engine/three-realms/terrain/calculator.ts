/** The terrain calculator: what a move costs a unit. */
import { askChoice, askNumber } from '../../kernel/calculator/asked.ts';
import { type Calculator, type Filled, procedure } from '../../kernel/calculator/procedure.ts';
import { refused } from '../../kernel/calculator/question.ts';
import { type GroundId, grounds, type Rate, rates } from '../data/ground.ts';
import { atLeast, lossKinds } from '../harm/loss-kinds.ts';
import { askStat, askWho, has, type Model, modelOf, mostModels } from '../models.ts';
import { crossing, lossesInCrossing, type Mover, movers } from './hazard.ts';

interface Move {
  readonly who: Model;
  readonly models: number;
  readonly M: number;
  readonly mover: Mover;
  readonly ground: GroundId;
  readonly rate: Rate;
}

const moverOf = (who: Model): Mover => (has(who, 'cavalry') ? 'cavalry' : has(who, 'cover-crawler') ? 'crawler' : 'ordinary');

const moverWords: Readonly<Record<Mover, string>> = {
  ordinary: 'as everybody does',
  cavalry: 'Cavalry',
  crawler: 'Cover Crawler',
  balance: 'Impeccable Balance',
  flight: 'Flight',
};

const seeMove = ({ u, g }: Filled): Move => ({
  who: modelOf(u?.who),
  models: Number(u?.models),
  M: Number(u?.M),
  mover: u?.mover as Mover,
  ground: g?.ground as GroundId,
  rate: g?.rate as Rate,
});

const groundOf = ({ ground }: Move) => grounds.find(({ id }) => id === ground) as (typeof grounds)[number];
const rateOf = ({ rate }: Move) => rates.find(({ id }) => id === rate) as (typeof rates)[number];

/** The length of the move in inches, never rounded (three-realms.basics.distance-fractions). */
const inchesOf = (move: Move): string => `${move.M * rateOf(move).times}″`;

const again = { failures: ', failures again', successes: ', successes again' } as const;

export const terrain: Calculator = {
  id: 'ground',
  name: 'Hazardous ground',
  groups: ['Ground'],
  procedures: [
    procedure<Move, number>({
      id: 'hazard',
      name: 'A move over bad ground',
      group: 'Ground',
      says: 'Each model that crosses hazardous ground rolls once. The roll depends on the ground and on the model’s speed.',
      rules: ['three-realms.terrain.table', 'three-realms.terrain.hazard-roll'],
      parts: [
        {
          key: 'u',
          name: 'The unit',
          side: 'a',
          usual: (said) => {
            const who = modelOf(said.who ?? 'spearmen');
            return { who: 'spearmen', models: 10, M: who.line.M, mover: moverOf(who) };
          },
          circumstances: [
            askWho(),
            askNumber('models', 'Models that cross', 1, mostModels, ['three-realms.terrain.hazard-roll']),
            askStat('M', { another: true }),
            askChoice(
              'mover',
              'Moves',
              movers.map((each) => [each, moverWords[each]] as const),
              ['three-realms.unit-rules.cavalry', 'three-realms.unit-rules.cover-crawler', 'three-realms.unit-rules.flight'],
            ),
          ],
        },
        {
          key: 'g',
          name: 'The ground',
          side: 'b',
          usual: () => ({ ground: 'rough', rate: 'full' }),
          circumstances: [
            askChoice(
              'ground',
              'Ground',
              grounds.map(({ id, name }) => [id, name] as const),
              ['three-realms.terrain.table'],
            ),
            askChoice(
              'rate',
              'Rate',
              rates.map(({ id, name }) => [id, name] as const),
              ['three-realms.terrain.table', 'three-realms.movement.run-distance', 'three-realms.unit-rules.sprint'],
            ),
          ],
        },
      ],
      first: { u: {}, g: {} },
      see: seeMove,
      subject: (move) =>
        `${move.models} × ${move.who.name} over ${groundOf(move).name.toLowerCase()} ground, ${rateOf(move).name} (${inchesOf(move)})`,
      refuse: ({ ground, rate, mover }) =>
        crossing(ground, rate, mover).roll === 'barred'
          ? [
              refused(
                'g.rate',
                'A unit cannot sprint over ground that is both rough and hazardous.',
                'three-realms.terrain.table-rough-hazardous',
              ),
            ]
          : [],
      notes: (move) => {
        const { row, roll, rules } = crossing(move.ground, move.rate, move.mover);
        const counts = grounds.find(({ id }) => id === row) as (typeof grounds)[number];
        return [
          ...(row === move.ground ? [] : [{ says: `To them, this ground counts as ${counts.name.toLowerCase()}.`, rules }]),
          ...(row === move.ground && rules.length > 0
            ? [{ says: 'Running does not force these models to roll again.', rules }]
            : []),
          roll === null || roll === 'barred'
            ? { says: 'No roll is made.', rules: [counts.rule as 'three-realms.terrain.table-open'] }
            : {
                says: `Each model is lost on ${roll.fails === 1 ? 'a 1' : `${roll.fails} or less`}${roll.reroll ? again[roll.reroll] : ''}.`,
                rules: [counts.rule as 'three-realms.terrain.table-open', 'three-realms.terrain.hazard-casualty-choice'],
              },
        ];
      },
      sums: () => [],
      chance: ({ models, ground, rate, mover }) => {
        const { roll } = crossing(ground, rate, mover);
        return lossesInCrossing(models, roll === 'barred' ? null : roll);
      },
      kinds: lossKinds<Move>(
        mostModels,
        () => false,
        ({ models }) => models,
      ).map((kind, lost) => ({ ...kind, tone: lost === 0 ? 'good2' : lost === 1 ? 'bad1' : lost < 4 ? 'bad2' : 'bad3' })),
      measures: [
        { name: 'Nobody lost', kinds: ['lost-0'] },
        { name: 'At least 2', kinds: atLeast(2, mostModels) },
      ],
    }),
  ],
};
