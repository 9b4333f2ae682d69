/**
 * Calculator procedures for towers: a siege tower attacked from the ground or from the wall beside it, and a wall tower that has
 * no gate.
 */

import { askChoice, askFlag } from '../../kernel/calculator/asked.ts';
import { type Asked, type Filled, type Kind, type Procedure, procedure, type Tone } from '../../kernel/calculator/procedure.ts';
import type { Refused } from '../../kernel/calculator/question.ts';
import { sentenceCase } from '../../kernel/text.ts';
import { isEligible } from '../data/eligible-types.ts';
import { siege } from '../data/figures/siege.ts';
import { structures } from '../data/figures/structures.ts';
import { otherTargets } from '../data/other-targets.ts';
import type { Unit } from '../data/units.ts';
import { type Bout, bout, combatant, type View as MeleeView, view as meleeView } from '../melee/combatant.ts';
import { melee } from '../melee/melee.ts';
import { type Line, linesOf } from '../melee/modifiers.ts';
import type { MeleeResult } from '../melee/outcome.ts';
import type { MeleeSide } from '../melee/question.ts';
import {
  barredFromDefending,
  barredFromStorming,
  barredFromTower,
  enteringLines,
  enteringRoll,
  type Stormed,
  type Storming,
} from './storm.ts';
import { endings } from './streets-procedures.ts';
import { byItself, fromMelee, sideOf, troopsPart, troopsWords } from './troops.ts';

const group = 'Storm';
const tower = otherTargets.find(({ id }) => id === 'siege-tower') as Unit;
/** A siege tower has no row in the melee data, so it uses the row of this unit. */
const standIn = 'battlewagons';

interface Fight {
  readonly at: Bout;
  readonly charges: boolean;
  readonly a: MeleeView;
  readonly b: MeleeView;
}
const seen = (at: Bout, charges: boolean): Fight => ({ at, charges, a: meleeView(at, 'a'), b: meleeView(at, 'b') });
const whenCharged = (charges: boolean) => (charges ? { charge: 'a' as const } : { round: 'later' as const });
const fights = ({ charges }: Fight): string => (charges ? 'charge' : 'fight');

const charged = <View>(): Asked<View> =>
  askFlag<View>('charges', 'Charged in this phase', ['fr3.melee.charge-bonus'], { group: 'Place' });

const ethereals = ({ a }: Fight): Refused[] =>
  a.me.unit.id === 'ethereals' ? [{ at: 'u', because: 'Ethereals do not fight units.', rules: ['fr3.spirits.ethereals'] }] : [];

/** Melee circumstances that matter for these fights. */
const fighting = ['dwarf', 'alchemist', 'strength', 'freeze', 'support', 'flank', 'rear'] as const;

// ---- The tower itself ----------------------------------------------------------------------------

interface TowerView extends Fight {
  readonly inside: boolean;
}

/** The melee with the tower as one side. The bonus for fr3.siege.tower-passenger-cf is entered as “anything else”. */
function besideTower(a: MeleeSide, b: Omit<MeleeSide, 'unit'>, charges: boolean, inside: boolean): Bout {
  const other = (b.other ?? 0) + (inside ? siege.towerPassenger : 0);
  const at = bout({ a, b: { ...b, unit: standIn, other }, ...whenCharged(charges) });
  const { combatFactor, rally, bonuses } = tower;
  return { ...at, b: { ...at.b, unit: tower, row: tower, combatFactor: combatFactor as number, rally, chargeBonus: 0, bonuses } };
}

const attack: Procedure = procedure<TowerView, MeleeResult>({
  id: 'tower',
  name: 'Attack a siege tower',
  group,
  says: 'A siege tower is fought like a unit. A tower that is pushed back falls, and everyone inside is lost with it.',
  rules: ['fr3.siege.tower-profile', 'fr3.siege.tower-passenger-cf', 'fr3.siege.tower-pushed-back'],
  parts: [
    troopsPart<TowerView>({ key: 'u', name: 'The attackers', side: 'a', seen: ({ a }) => a, also: fighting, own: [], usual: {} }),
    {
      key: 'w',
      name: 'The tower',
      side: 'b',
      usual: () => ({ inside: true, charges: true, state: 0, support: 0, other: 0 }),
      circumstances: [
        askFlag<TowerView>('inside', 'A unit inside', ['fr3.siege.tower-passenger-cf', 'fr3.siege.tower-passengers'], {
          group: 'Place',
        }),
        charged<TowerView>(),
        ...(['state', 'support', 'other'] as const).map((id) => fromMelee<TowerView>(id, ({ b }) => b)),
      ],
    },
  ],
  first: { u: { unit: 'handweapons' }, w: {} },
  see({ u, w }: Filled) {
    const { inside, charges, ...is } = w as { inside: boolean; charges: boolean } & Omit<MeleeSide, 'unit'>;
    return { ...seen(besideTower(sideOf(u ?? {}), is, charges, inside), charges), inside };
  },
  subject: (view) =>
    sentenceCase(
      `${troopsWords(view.a.me)} ${fights(view)} ${view.inside ? 'a siege tower with a unit inside' : 'an empty siege tower'}`,
    ),
  refuse: ethereals,
  notes: ({ inside }) =>
    inside ? [{ says: 'If the tower falls, the unit inside is destroyed with it.', rules: ['fr3.siege.tower-pushed-back'] }] : [],
  sums({ at, a, inside }) {
    const passengers: Line = {
      id: 'inside',
      name: 'A unit inside',
      amount: siege.towerPassenger,
      rules: ['fr3.siege.tower-passenger-cf'],
    };
    const { is } = at.b;
    const own = linesOf({ ...at, b: { ...at.b, is: { ...is, other: is.other - (inside ? siege.towerPassenger : 0) } } }, 'b');
    return [
      { title: `Attackers: ${a.me.unit.name.toLowerCase()}`, side: 'a', lines: linesOf(at, 'a'), die: 10 },
      { title: 'The siege tower', side: 'b', lines: inside ? [...own, passengers] : own, die: 10 },
    ];
  },
  chance: ({ at }) => melee(at),
  kinds: endings({
    destroyed: 'The tower is destroyed',
    pushed: 'The tower is pushed back, and falls',
    demoralized: 'The tower is demoralized',
  }),
  measures: [
    { name: 'The tower falls', kinds: ['d-destroyed', 'd-pushed'] },
    { name: 'Beaten', kinds: ['a-demoralized', 'a-pushed', 'a-destroyed'] },
  ],
});

// ---- From the wall -------------------------------------------------------------------------------

interface SallyView extends Fight {
  readonly marines: boolean;
}

const sally: Procedure = procedure<SallyView, MeleeResult>({
  id: 'sally',
  name: 'Sally against a siege tower',
  group,
  says: 'A unit that charges a siege tower from the wall beside it fights the unit inside, not the tower.',
  rules: ['fr3.siege.tower-wall-sally'],
  parts: [
    troopsPart<SallyView>({
      key: 'u',
      name: 'The attackers, on the wall',
      side: 'a',
      seen: ({ a }) => a,
      also: fighting,
      own: [],
      usual: {},
    }),
    troopsPart<SallyView>({
      key: 'd',
      name: 'The unit inside',
      side: 'b',
      seen: ({ b }) => b,
      also: [...fighting, 'bows', 'attached'],
      own: [
        askFlag<SallyView>('marines', 'Marines', ['fr3.infantry.marines', 'fr3.siege.tower-passengers'], {
          group: 'Troops',
          forbidden: ({ b }) =>
            isEligible('marines', b.me.unit.id) && !b.me.undead
              ? undefined
              : { because: `${b.me.unit.name} cannot be marines here.`, rules: ['fr3.infantry.marines'] },
          matters: ({ b }) => barredFromTower(b.me.unit, false) !== undefined && isEligible('marines', b.me.unit.id),
        }),
      ],
      usual: { marines: false },
    }),
    { key: 'w', name: 'The charge', side: 'a', usual: () => ({ charges: true }), circumstances: [charged<SallyView>()] },
  ],
  first: { u: { unit: 'spears' }, d: { unit: 'handweapons' }, w: {} },
  see({ u, d, w }: Filled) {
    const charges = w?.charges === true;
    return {
      ...seen(bout({ a: sideOf(u ?? {}), b: sideOf(d ?? {}), ...whenCharged(charges) }), charges),
      marines: d?.marines === true,
    };
  },
  subject: (view) =>
    sentenceCase(
      `${troopsWords(view.a.me)} on a wall ${fights(view)} ${troopsWords(view.b.me)}${view.marines ? ', marines,' : ''} in a siege tower`,
    ),
  refuse(view) {
    const [outside, inside] = [barredFromDefending({ unit: view.a.me.unit.id }), barredFromTower(view.b.me.unit, view.marines)];
    return [...(outside ? [{ at: 'u', ...outside }] : []), ...(inside ? [{ at: 'd', ...inside }] : [])];
  },
  notes: () => [
    {
      says: 'If the unit inside is double demoralized or destroyed, the victor may follow up. This destroys the tower and leaves the victor outside his wall.',
      rules: ['fr3.siege.tower-wall-sally'],
    },
  ],
  sums: ({ at, a, b }) => [
    { title: `Attackers: ${a.me.unit.name.toLowerCase()}`, side: 'a', lines: linesOf(at, 'a'), die: 10 },
    { title: `Inside: ${b.me.unit.name.toLowerCase()}`, side: 'b', lines: linesOf(at, 'b'), die: 10 },
  ],
  chance: ({ at }) => melee(at),
  kinds: endings({
    destroyed: 'The unit inside is destroyed, and the tower if you follow up',
    pushed: 'The unit inside is double demoralized, and the tower falls if you follow up',
    demoralized: 'The unit inside is demoralized',
  }),
  measures: [
    { name: 'The tower can be destroyed', kinds: ['d-destroyed', 'd-pushed'] },
    { name: 'Beaten', kinds: ['a-demoralized', 'a-pushed', 'a-destroyed'] },
  ],
});

// ---- A tower without a gate ----------------------------------------------------------------------

interface EnterView {
  readonly of: Omit<Storming, 'b'>;
  readonly me: MeleeView;
}

const isUp = (result: Stormed): result is 'up' => result === 'up';
const fared = (
  id: string,
  tone: Tone,
  words: string,
  is: (after: Exclude<Stormed, 'up'>) => boolean,
): Kind<Stormed, EnterView> => ({
  id,
  tone,
  words,
  is: (result) => !isUp(result) && is(result),
});
const lost = ({ fate }: Exclude<Stormed, 'up'>): boolean => fate === 'destroyed' || fate === 'captured';

const enter: Procedure = procedure<EnterView, Stormed>({
  id: 'enter',
  name: 'Climb into a tower without a gate',
  group,
  says: 'Friendly units can climb with ladders into a tower of 1 BB that has no gate. They storm it, and its CF counts as 0.',
  rules: ['fr3.structures.gateless-tower', 'fr3.siege.storm-melee'],
  parts: [
    troopsPart<EnterView>({
      key: 'u',
      name: 'The unit',
      side: 'a',
      seen: ({ me }) => me,
      own: [
        askFlag<EnterView>('engineer', 'Engineer', ['fr3.structures.wall-height-three'], {
          group: 'Siege',
          matters: ({ of }) => of.height === 3,
        }),
      ],
      usual: { engineer: false },
    }),
    {
      key: 'w',
      name: 'The tower',
      side: 'b',
      usual: () => ({ height: 1 }),
      circumstances: [
        askChoice<EnterView>(
          'height',
          'Height',
          ['1', '2', '3'].map((value) => [value, value] as const),
          ['fr3.structures.wall-height-one', 'fr3.structures.wall-height-two', 'fr3.structures.wall-height-three'],
          { group: 'Siege', numeric: true },
        ),
      ],
    },
  ],
  first: { u: { unit: 'handweapons' }, w: { height: 2 } },
  see({ u, w }: Filled) {
    const a = sideOf(u ?? {});
    const { height } = w as unknown as Pick<Storming, 'height'>;
    const of = {
      height,
      way: 'ladders',
      engineer: u?.engineer === true,
      marines: { a: false, b: false },
      oil: false,
      rocks: false,
      count: 1,
      a,
    } as const;
    return { of, me: byItself(combatant(a)) };
  },
  subject: ({ of, me: { me } }) =>
    sentenceCase(`${troopsWords(me)} climb into their own tower of height ${of.height} with ladders`),
  refuse: ({ of }) => {
    const barred = barredFromStorming(of);
    return barred ? [{ at: 'u', ...barred }] : [];
  },
  notes: () => [
    {
      says: 'Siege towers, assault craft, fliers and Teleport bring a unit in without a roll.',
      rules: ['fr3.structures.gateless-tower'],
    },
  ],
  sums: ({ of, me: { me } }) => [
    { title: `Climbing: ${me.unit.name}`, side: 'a', lines: enteringLines(of), die: 10 },
    {
      title: 'Climbing: against the tower',
      side: 'b',
      lines: [
        { id: 'combat-factor', name: 'The tower', amount: structures.gatelessTower, rules: ['fr3.structures.gateless-tower'] },
      ],
      die: 10,
    },
  ],
  chance: ({ of }) => enteringRoll(of),
  kinds: [
    { id: 'up', tone: 'good3', words: 'In the tower', is: isUp },
    fared('below', 'even', 'Still outside', (after) => after.fate === 'unharmed'),
    fared('demoralized', 'bad2', 'Outside, and demoralized', (after) => after.fate !== 'unharmed' && !lost(after)),
    fared('destroyed', 'bad3', 'Destroyed in the attempt', lost),
  ],
  measures: [{ name: 'In the tower', kinds: ['up'] }],
});

export const towerProcedures: readonly Procedure[] = [attack, sally, enter];
