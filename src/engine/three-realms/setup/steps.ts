/** The set-up of a battle, step by step (three-realms.setup.sequence). */
import { andThen, type Chance, known, map, roll } from '../../kernel/chance.ts';
import type { Hand, Option, SetupStep } from '../../kernel/setup/steps.ts';
import { basics } from '../data/figures/basics.ts';
import { missions as figures } from '../data/figures/missions.ts';
import { setup } from '../data/figures/setup.ts';
import { missions } from '../data/missions.ts';
import { lands, realms } from '../data/realms.ts';
import type { Roll } from '../data/rolls.ts';
import { d5, d10 } from '../dice.ts';
import type { ThreeRealmsRuleId } from '../rule-ids.ts';
import { type Battlefield, edges, type Player, quarters } from './battlefield.ts';
import { amountsOf, entriesOf, groundOf, percentCovered } from './ground.ts';
import { deploymentRules } from './zones.ts';

type Step = SetupStep<Battlefield>;

const within =
  (face: number) =>
  ({ roll: { from, to } }: { readonly roll: Roll }): boolean =>
    face >= from && face <= to;

/** The control that chooses a row. The control sets the d10 to the lowest face of the row. */
const rowHand = <Row extends { readonly name: string; readonly roll: Roll }>(
  name: string,
  rows: readonly Row[],
  now: Row | null,
): Hand => ({
  name,
  options: rows.map((row): Option => ({ name: row.name, faces: [row.roll.from] })),
  now: now ? rows.indexOf(now) : -1,
});

/**
 * Each player rolls a d10, and the player with the higher roll attacks. Ties are rolled again (three-realms.setup.attacker-roll).
 */
const attackerRoll = (): Chance<Player> =>
  andThen(d10('your roll', 'three-realms.setup.attacker-roll'), (yours) =>
    andThen(d10('your opponent’s roll', 'three-realms.setup.attacker-roll'), (theirs) =>
      yours === theirs ? attackerRoll() : known<Player>(yours > theirs ? 'you' : 'opponent'),
    ),
  );

const attacker: Step = {
  id: 'attacker',
  title: 'Attacker',
  atTable: true,
  rules: () => ['three-realms.setup.attacker-roll'],
  chance: (field) => map(attackerRoll(), (player) => ({ ...field, attacker: player })),
  hands: (_, after) => [
    {
      name: 'Attacker',
      options: [
        { name: 'You attack', faces: [basics.die, 1] },
        { name: 'Your opponent attacks', faces: [1, basics.die] },
      ],
      now: after.attacker === 'you' ? 0 : 1,
    },
  ],
  says: (field) => (field.attacker === 'you' ? 'You attack, your opponent defends.' : 'Your opponent attacks, you defend.'),
};

const realm: Step = {
  id: 'realm',
  title: 'Realm',
  atTable: true,
  rules: (field) => ['three-realms.setup.realm-roll', ...(field.realm ? [field.realm.rule as ThreeRealmsRuleId] : [])],
  chance: (field) =>
    map(d10('the realm', 'three-realms.setup.realm-roll'), (face) => ({ ...field, realm: realms.find(within(face)) ?? null })),
  hands: (_, after) => [rowHand('Realm', realms, after.realm)],
  says: (field) => `The attacker rolls: the ${field.realm?.name}.`,
};

const landsOf = (field: Battlefield) => lands.filter((land) => land.realm === field.realm?.id);
const natives = (native: string | null): string => {
  if (native === null) return 'no-man’s land';
  return native === 'unidentified' ? 'home of an army that is not named' : `home of the ${native}`;
};

const land: Step = {
  id: 'land',
  title: 'Land',
  atTable: true,
  rules: (field) => ['three-realms.setup.land-roll', ...(field.land ? [field.land.rule as ThreeRealmsRuleId] : [])],
  chance: (field) =>
    map(d10('the land', 'three-realms.setup.land-roll'), (face) => ({
      ...field,
      land: landsOf(field).find(within(face)) ?? null,
    })),
  hands: (before, after) => [rowHand('Land', landsOf(before), after.land)],
  says: (field) => `The attacker rolls: ${field.land?.name}, ${natives(field.land?.native ?? null)}.`,
};

const missionsOf = (field: Battlefield) => missions.filter(({ realm: of }) => of === field.realm?.id);

const mission: Step = {
  id: 'mission',
  title: 'Mission',
  atTable: true,
  rules: (field) => ['three-realms.missions.mission-roll', ...(field.mission ? [field.mission.rule as ThreeRealmsRuleId] : [])],
  chance: (field) =>
    map(d10('the mission', 'three-realms.missions.mission-roll'), (face) => ({
      ...field,
      mission: missionsOf(field).find(within(face)) ?? null,
    })),
  hands: (before, after) => [rowHand('Mission', missionsOf(before), after.mission)],
  says: (field) => `The defender rolls: ${field.mission?.name}.`,
};

const each = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`;

const ikons: Step = {
  id: 'ikons',
  title: 'Ikons',
  atTable: true,
  applies: (field) => field.mission?.scoring === 'ikons',
  rules: () => ['three-realms.missions.icon-number', 'three-realms.missions.icon-assignment'],
  chance: (field) =>
    map(d10('the number of Ikons', 'three-realms.missions.icon-number'), (face) => ({
      ...field,
      number: (face >= figures.d2TwoFrom ? 2 : 1) + figures.ikonsAdded,
    })),
  hands: (_, after) => [
    {
      name: 'Ikons of each army',
      options: [1, figures.d2TwoFrom].map((face, at) => ({ name: `${at + 1 + figures.ikonsAdded}`, faces: [face] })),
      now: (after.number ?? 0) - 1 - figures.ikonsAdded,
    },
  ],
  says: ({ number }) =>
    `Each army has ${each(number ?? 0, 'Ikon', 'Ikons')}. The player chooses the units that carry them. Units with special deployment cannot carry one.`,
};

const objectivesBy = (halved: number): number => Math.max(figures.leyLineAtLeast, halved + figures.leyLineAdded);

const objectives: Step = {
  id: 'objectives',
  title: 'Objectives',
  atTable: true,
  applies: (field) => field.mission?.scoring === 'ley-lines',
  rules: () => ['three-realms.missions.ley-line-number', 'three-realms.missions.ley-line-placement'],
  chance: (field) =>
    map(d5('the number of objectives', 'three-realms.missions.ley-line-number'), (halved) => ({
      ...field,
      number: objectivesBy(halved),
    })),
  hands: (_, after) => {
    const most = objectivesBy(basics.d5Most);
    const counts = Array.from({ length: most }, (_, at) => at + 1);
    return [
      {
        name: 'Objectives of each army',
        options: counts.map((count) => ({
          name: `${count}`,
          faces: [count === 1 ? 1 : (count - figures.leyLineAdded) * basics.d5Divisor],
        })),
        now: (after.number ?? 1) - 1,
      },
    ];
  },
  says: ({ number }) =>
    `Each army places ${each(number ?? 0, 'objective', 'objectives')}. The players take turns, the attacker first. Each objective must be outside the enemy’s deployment zone, at least ${figures.leyLineApart}″ from any other objective and at least ${figures.leyLineFromEdge}″ from the edge of the table.`,
};

const sizeWords = { small: 'small', medium: 'medium', large: 'large', edge: 'along an edge' } as const;

const amounts: Step = {
  id: 'pieces',
  title: 'Terrain',
  atTable: false,
  rules: (field) => [
    'three-realms.realms.list-format',
    ...new Set(field.amounts.filter(({ count }) => count > 0).map(({ terrain }) => terrain.rule as ThreeRealmsRuleId)),
  ],
  applies: (field) => field.land !== null,
  chance: (field) => (field.land ? map(amountsOf(field.land), (found) => ({ ...field, amounts: found })) : known(field)),
  hands: (before, after) =>
    before.land
      ? entriesOf(before.land).map(({ terrain, size, amount: { from, to } }, at) => ({
          name: `${terrain.name}, ${sizeWords[size]}`,
          options: Array.from({ length: to - from + 1 }, (_, more) => ({ name: `${from + more}`, faces: [more + 1] })),
          now: (after.amounts[at]?.count ?? from) - from,
        }))
      : [],
  says: (field) => {
    const found = field.amounts.filter(({ count }) => count > 0);
    const names = [...new Set(found.map(({ terrain }) => terrain.name))];
    const lists = names.map((name) => {
      const of = found.filter(({ terrain }) => terrain.name === name);
      return `${name}: ${of.map(({ count, size }) => `${count} ${sizeWords[size]}`).join(', ')}`;
    });
    return lists.length > 0 ? `${lists.join('. ')}.` : 'There is no terrain.';
  },
};

const ground: Step = {
  id: 'ground',
  title: 'Where it lies',
  atTable: false,
  rules: () => ['three-realms.setup.terrain-density', 'three-realms.cover.agree-terrain'],
  chance: groundOf,
  says: (field) => {
    const share = `${each(field.pieces.length, 'piece covers', 'pieces cover')} ${percentCovered(field)}% of the table`;
    const none = field.left > 0 ? ` No room was found for ${each(field.left, 'piece', 'pieces')}.` : '';
    const more = field.added > 0 ? `, ${field.added} of them beyond the list` : '';
    return `A proposal: ${share}${more}. About a ${setup.coveredOneIn === 3 ? 'third' : `${setup.coveredOneIn}th`} of the table is usual.${none}`;
  },
};

const isQuarter = (field: Battlefield) => field.mission?.deployment === 'quarters';
const placesOf = (field: Battlefield): readonly NonNullable<Battlefield['defends']>[] => (isQuarter(field) ? quarters : edges);

const deployment: Step = {
  id: 'edge',
  title: 'Deployment',
  atTable: false,
  applies: (field) => field.mission !== null,
  rules: (field) => (field.mission ? deploymentRules[field.mission.deployment] : []),
  chance: (field) =>
    field.mission?.deployment === 'middle-and-ends'
      ? known(field)
      : roll(placesOf(field).length, { decides: 'where the defender is', rules: deploymentRules['long-edges'] }, (face) =>
          known({ ...field, defends: placesOf(field)[face - 1] ?? null }),
        ),
  hands: (before, after) =>
    before.mission?.deployment === 'middle-and-ends'
      ? []
      : [
          {
            name: 'The defender picks',
            options: placesOf(before).map((place, at) => ({
              name: isQuarter(before) ? `the ${place} quarter` : `the ${place} edge`,
              faces: [at + 1],
            })),
            now: after.defends ? placesOf(before).indexOf(after.defends) : -1,
          },
        ],
  says: (field) => {
    switch (field.mission?.deployment) {
      case 'middle-and-ends':
        return `The defender deploys first, within ${figures.flankDefender}″ of the short centre line. Then half of the attacker’s units deploy within ${figures.flankAttacker}″ of either short edge.`;
      case 'quarters':
        return `The defender picks the ${field.defends} quarter, and the attacker gets the opposite one. The attacker deploys first. Each player places a tower.`;
      case 'halves':
        return `The defender has the ${field.defends} half. The attacker deploys first, up to the middle. The defender must deploy at least ${figures.slaughterfestApart}″ from every attacker.`;
      default:
        return `The defender picks the ${field.defends} long edge. The attacker deploys first, within ${setup.zone}″ of the opposite edge, and then the defender.`;
    }
  },
};

/** The steps of the set-up, in the order in which they are made. */
export const setupSteps: readonly Step[] = [attacker, realm, land, mission, ikons, objectives, amounts, ground, deployment];
