/** Setting up a battle step by step (hott.deployment.roll). Lengths are in paces. */
import { type Chance, known, map, roll } from '../../kernel/chance.ts';
import type { Polygon } from '../../kernel/geometry.ts';
import { type SetupStep, stirredBy } from '../../kernel/setup/steps.ts';
import { deployment } from '../data/figures/deployment.ts';
import { pips } from '../data/figures/pips.ts';
import { strongholds } from '../data/figures/strongholds.ts';
import { alongEdge, drawField, drawStronghold, type Edge, edges, opposite } from './draw.ts';
import { type Battlefield, openField } from './legal.ts';

export interface SetUp {
  readonly defender: 'you' | 'opponent' | null;
  readonly field: Battlefield;
  /** Sentences that describe the battlefield's terrain. */
  readonly lies: readonly string[];
  /** The edge that the attacker prefers, and the one that the dice gave. */
  readonly wished: Edge | null;
  readonly attacks: Edge | null;
  readonly stronghold: Polygon | null;
}
export const bare: SetUp = { defender: null, field: openField, lies: [], wished: null, attacks: null, stronghold: null };

/** Where each side deploys (hott.deployment.defender-first, hott.deployment.attacker-second). */
export const zonesOf = ({ attacks, field }: SetUp): { readonly defender: Polygon; readonly attacker: Polygon } | null => {
  if (!attacks) return null;
  const zone = (edge: Edge) => alongEdge(edge, 0, field.side, deployment.depth);
  return { defender: zone(opposite(attacks)), attacker: zone(attacks) };
};

type Step = SetupStep<SetUp>;
const d6 = pips.die;
const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const defendersEdge = ({ attacks }: SetUp): Edge => opposite(attacks ?? 'south');

/** Both players roll, and the player with the lower score defends. Ties are rolled again. */
const sidesRoll = (): Chance<'you' | 'opponent'> =>
  roll(d6, { decides: 'your roll', rules: ['hott.deployment.roll'] }, (yours) =>
    roll(d6, { decides: 'your opponent’s roll', rules: ['hott.deployment.roll'] }, (theirs) =>
      yours === theirs ? sidesRoll() : known<'you' | 'opponent'>(yours < theirs ? 'you' : 'opponent'),
    ),
  );

const sides: Step = {
  id: 'sides',
  title: 'Attacker and defender',
  atTable: true,
  rules: () => ['hott.deployment.roll'],
  chance: (table) => map(sidesRoll(), (defender) => ({ ...table, defender })),
  hands: (_, after) => [
    {
      name: 'Defender',
      options: [
        { name: 'You defend', faces: [1, d6] },
        { name: 'Your opponent defends', faces: [d6, 1] },
      ],
      now: after.defender === 'you' ? 0 : 1,
    },
  ],
  says: ({ defender }) => (defender === 'you' ? 'You defend, your opponent attacks.' : 'Your opponent defends, you attack.'),
};

const battlefield: Step = {
  id: 'terrain',
  title: 'The battlefield',
  atTable: false,
  rules: () => ['hott.deployment.terrain', 'hott.terrain.all-conditions'],
  chance: (table) =>
    stirredBy('the battlefield', ['hott.deployment.terrain'], (dice) => {
      const { field, says } = drawField(dice);
      return { ...table, field, lies: says };
    }),
  says: ({ lies }) => `The defender places the terrain. Here is a layout that the rules allow: ${listed(lies)}.`,
};

const wish: Step = {
  id: 'wish',
  title: 'The attacker’s wish',
  atTable: false,
  rules: () => ['hott.deployment.edges'],
  chance: (table) =>
    roll(edges.length, { decides: 'the edge that the attacker would like', rules: ['hott.deployment.edges'] }, (face) =>
      known({ ...table, wished: edges[face - 1] as Edge }),
    ),
  hands: (_, after) => [
    {
      name: 'The attacker would like',
      options: edges.map((edge, at) => ({ name: `the ${edge} edge`, faces: [at + 1] })),
      now: after.wished ? edges.indexOf(after.wished) : -1,
    },
  ],
  says: ({ wished }) =>
    `The attacker would like the ${wished}. A roll of ${deployment.preferredFrom} to ${d6} gives that edge. Rolls of 1, 2 and 3 give the other edges, in order round the board.`,
};

/** The edge that a die result gives: the preferred edge, or the first, second or third edge from it, going around the board. */
const edgeBy = (wished: Edge, face: number): Edge =>
  edges[(edges.indexOf(wished) + (face >= deployment.preferredFrom ? 0 : face)) % edges.length] as Edge;

const baseEdge: Step = {
  id: 'edges',
  title: 'Edges',
  atTable: true,
  rules: () => ['hott.deployment.edges', 'hott.deployment.stronghold'],
  chance: (table) =>
    roll(d6, { decides: 'the attacker’s edge', rules: ['hott.deployment.edges'] }, (face) =>
      known({ ...table, attacks: edgeBy(table.wished ?? 'south', face) }),
    ),
  hands: (before, after) => {
    const faces = [deployment.preferredFrom, 1, 2, 3];
    const reached = faces.map((face) => edgeBy(before.wished ?? 'south', face));
    return [
      {
        name: 'The attacker has',
        options: reached.map((edge, at) => ({ name: `the ${edge} edge`, faces: [faces[at] as number] })),
        now: after.attacks ? reached.indexOf(after.attacks) : -1,
      },
    ];
  },
  says: (table) => `The attacker comes from the ${table.attacks}. The defender has the ${defendersEdge(table)}.`,
};

const castle: Step = {
  id: 'stronghold',
  title: 'The stronghold',
  atTable: false,
  rules: () => ['hott.strongholds.base-edge', 'hott.strongholds.centre-distance', 'hott.strongholds.size'],
  chance: (table) =>
    stirredBy('where the stronghold stands', ['hott.strongholds.base-edge'], (dice) => ({
      ...table,
      stronghold: drawStronghold(dice, defendersEdge(table), table.field),
    })),
  says: (table) =>
    `The defender places the stronghold on the ${defendersEdge(table)} edge, with its nearest point within ${strongholds.fromCentre} paces of the middle.`,
};

const deploy: Step = {
  id: 'deployment',
  title: 'Deployment',
  atTable: false,
  rules: () => ['hott.deployment.defender-first', 'hott.deployment.attacker-second', 'hott.deployment.defender-first-bound'],
  chance: known,
  says: ({ attacks }) =>
    `The defender deploys first, within ${deployment.depth} paces of the defender’s edge. Then the attacker deploys within the same distance of the ${attacks}. The defender plays the first bound.`,
};

/** In order. */
export const setupSteps: readonly Step[] = [sides, battlefield, wish, baseEdge, castle, deploy];
