/** The magic auction as a calculator asks about it: a spell, who casts it, who resists, what both seal. */
import { type Asked, type Calculator, type Part, procedure } from '../../kernel/calculator/procedure.ts';
import { type Refused, refused, type Said } from '../../kernel/calculator/question.ts';
import { auction as figures } from '../data/figures/auction.ts';
import { magic } from '../data/figures/magic.ts';
import { magicUsers } from '../data/figures/magic-users.ts';
import { moraleClock } from '../data/figures/morale-clock.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import {
  type Auction,
  casterLevel,
  casterWinsTies,
  type DefenderKind,
  defenceLevel,
  defenceLevels,
  spiritSurcharge,
  type TargetForm,
  targetForms,
  wardOf,
} from './auction.ts';
import { canCast, mayAugment, mostCasting, mostOfArmy, mostOfUser, ownNeeded } from './bids.ts';
import { type Contest, contest } from './contest.ts';

/** What the auction needs to know of a spell. */
export interface Castable {
  readonly id: string;
  readonly name: string;
  /** Its basic cost; several where the caster chooses. */
  readonly costs: readonly number[];
  /** The lowest level of the lists in which it stands. */
  readonly level: number;
  readonly augmentable: boolean;
  readonly rule: Fr3RuleId;
}

/** What a question is about, resolved. */
export interface AuctionView {
  readonly spell: Castable;
  readonly form: TargetForm;
  readonly spirit: boolean;
  readonly auction: Auction;
  /** What both sides have in the contest, all augmenting done. */
  readonly casting: number;
  readonly defence: number;
  readonly by: 'army' | 'user';
  readonly said: { readonly s: Said; readonly c: Said; readonly d: Said };
}

const always = () => true;
const upTo = (limit: number) => ({ kind: 'number', least: 0, most: () => limit }) as const;

const forbid = (because: string, ...rules: Fr3RuleId[]) => ({ because, rules });

const ofSpell: readonly Asked<AuctionView>[] = [
  {
    id: 'cost',
    name: 'Basic cost',
    group: 'The spell',
    shape: upTo(20),
    rules: ['fr3.auction.announcement'],
    another: true,
    matters: ({ spell }) => spell.costs.length > 1,
    forbidden: ({ spell, said }) =>
      said.s.cost === 0 || spell.costs.includes(said.s.cost as number)
        ? undefined
        : forbid(`${spell.name} costs ${spell.costs.join(' or ')} points.`, spell.rule, 'fr3.auction.announcement'),
  },
  {
    id: 'target',
    name: 'Its target',
    group: 'The target',
    shape: { kind: 'choice', options: Object.entries(targetForms).map(([value, { name }]) => ({ value, name })) },
    rules: [
      'fr3.auction.cost-from-personal-pool',
      'fr3.pike-blocks.magic-cost',
      'fr3.leviathans.magic-cost',
      'fr3.multi-based.magic-cost',
    ],
    matters: always,
  },
  {
    id: 'ward',
    name: 'Magic ward',
    group: 'The target',
    shape: { kind: 'flag' },
    rules: ['fr3.character-items.magic-ward'],
    matters: always,
  },
  {
    id: 'spirit',
    name: 'Protective spirit',
    group: 'The target',
    shape: { kind: 'flag' },
    rules: ['fr3.items.protective-spirit-magic'],
    matters: always,
  },
];

const most = 40;
const own: Pick<Asked<AuctionView>, 'id' | 'name' | 'group' | 'shape' | 'rules' | 'open' | 'matters'> = {
  id: 'own',
  name: 'Personal pool',
  group: 'Pools',
  shape: upTo(most),
  rules: ['fr3.magic.two-pools', 'fr3.magic.pool-dice'],
  open: true,
  matters: always,
};
const army: Asked<AuctionView> = { ...own, id: 'army', name: 'Army pool', rules: ['fr3.magic.army-pool-start'] };
const clock: Asked<AuctionView> = {
  id: 'clock',
  name: 'Morale clock',
  group: 'Morale clock',
  shape: upTo(20),
  rules: ['fr3.auction.morale-clock-points', 'fr3.magic.clock-at-four'],
  another: true,
  matters: always,
};

/** Points that a clock may give (fr3.auction.morale-clock-floor). */
const spare = (now: number): number => Math.max(0, now - figures.clockFloor);
const turned = (key: 'c' | 'd', who: string): Asked<AuctionView> => ({
  id: 'turned',
  name: 'Turned into personal points',
  group: 'Morale clock',
  shape: upTo(most),
  rules: ['fr3.auction.morale-clock-points', 'fr3.auction.morale-clock-floor'],
  matters: ({ said }) => spare(said[key].clock as number) > 0,
  forbidden: ({ said }) => {
    const now = said[key].clock as number;
    if ((said[key].turned as number) > spare(now))
      return forbid(
        `${who} clock stands at ${now} and must stay at ${figures.clockFloor} or more: ${spare(now)} can be turned.`,
        'fr3.auction.morale-clock-floor',
      );
    return undefined;
  },
});

const levelOptions = [
  { value: '1', name: 'Level 1' },
  { value: '2', name: 'Level 2' },
  { value: '3', name: 'Level 3' },
  { value: '0', name: 'No magic user' },
];

const ofCaster: readonly Asked<AuctionView>[] = [
  {
    id: 'level',
    name: 'Level',
    group: 'Who',
    shape: { kind: 'choice', options: levelOptions, numeric: true },
    rules: ['fr3.auction.spending-limits'],
    open: true,
    matters: always,
    forbidden: ({ spell, said }) => {
      if (said.c.stored) return undefined;
      const level = said.c.level as number;
      if (level === 0)
        return forbid('Only a stored spell can be cast without a magic user.', 'fr3.character-items.stored-spell-use');
      return level < spell.level
        ? forbid(`${spell.name} is a spell of level ${spell.level}.`, spell.rule, 'fr3.magic-users.casting-abilities')
        : undefined;
    },
  },
  {
    ...own,
    forbidden: ({ auction, said }) =>
      canCast(auction)
        ? undefined
        : forbid(
            `The spell takes ${ownNeeded(auction)} points of his own, and he has ${said.c.own}${said.c.turned ? ` and ${said.c.turned} of the clock` : ''}.`,
            'fr3.auction.cost-from-personal-pool',
            'fr3.magic.cannot-afford',
          ),
  },
  army,
  {
    id: 'extra',
    name: 'Points added to the cost',
    group: 'Sealed',
    shape: upTo(2 * most),
    rules: ['fr3.auction.level-two-casting', 'fr3.auction.secret-designation'],
    open: true,
    matters: ({ auction }) => mayAugment(auction),
    forbidden: ({ auction, said }) => {
      if (said.c.stored) return forbid('Nothing can be added to a stored spell.', 'fr3.character-items.stored-spell-no-augment');
      if (auction.caster.level < 2) return forbid('A level one caster pays the bare cost.', 'fr3.auction.level-one-casting');
      return (said.c.extra as number) + (said.c.later as number) > mostCasting(auction) - auction.cost
        ? forbid(
            `Beside the cost he can add ${Math.max(0, mostCasting(auction) - auction.cost)} points.`,
            'fr3.auction.secret-designation',
            'fr3.auction.level-two-casting',
          )
        : undefined;
    },
  },
  {
    id: 'later',
    name: 'Added after the reveal',
    group: 'Sealed',
    shape: upTo(2 * most),
    rules: ['fr3.auction.level-three-casting'],
    matters: ({ auction, defence }) => mayAugment(auction) && auction.caster.level === 3 && defence > 0,
    forbidden: ({ auction }) =>
      auction.caster.level === 3 && mayAugment(auction)
        ? undefined
        : forbid('Only level three adds after the reveal.', 'fr3.auction.level-three-casting'),
  },
  clock,
  turned('c', 'The caster’s'),
  {
    id: 'stored',
    name: 'Stored spell',
    group: 'Who',
    shape: { kind: 'flag' },
    rules: ['fr3.character-items.stored-spell-use'],
    matters: always,
  },
  {
    id: 'nullified',
    name: 'Nullified this turn',
    group: 'Who',
    shape: { kind: 'flag' },
    rules: ['fr3.innate.nullify'],
    another: true,
    matters: () => false,
    forbidden: ({ said }) =>
      said.c.nullified ? forbid('Under Nullify he casts nothing this turn.', 'fr3.innate.nullify') : undefined,
  },
];

const kindNames: Readonly<Record<DefenderKind, string>> = {
  none: 'None: the army pool alone',
  'level-1': 'Level 1',
  'level-2': 'Level 2',
  'level-3': 'Level 3',
  'witch-hunter': 'Witch hunter',
};

const ofDefender: readonly Asked<AuctionView>[] = [
  {
    id: 'user',
    name: 'Magic user',
    group: 'Who',
    shape: { kind: 'choice', options: Object.entries(kindNames).map(([value, name]) => ({ value, name })) },
    rules: ['fr3.auction.spending-limits'],
    open: true,
    matters: always,
  },
  own,
  army,
  {
    id: 'active',
    name: 'The magic user takes part',
    group: 'Sealed',
    shape: { kind: 'flag' },
    rules: ['fr3.auction.level-one-defence', 'fr3.auction.tie'],
    open: true,
    matters: ({ auction }) => mostOfUser(auction) > 0,
    forbidden: ({ auction, said }) => {
      if (said.d.nullified) return forbid('Under Nullify he takes no part this turn.', 'fr3.innate.nullify');
      if (auction.defender.user === 'none')
        return forbid('There is no magic user to take part.', 'fr3.auction.level-zero-defence');
      if (mostOfUser(auction) === 0)
        return forbid('Without a point of his own a magic user cannot take part.', 'fr3.magic.personal-pool-required');
      return said.d.points === 0
        ? forbid('Whoever takes part sets at least one point of his own.', 'fr3.auction.level-one-defence')
        : undefined;
    },
  },
  {
    id: 'points',
    name: 'Points against it',
    group: 'Sealed',
    shape: upTo(2 * most),
    rules: ['fr3.auction.secret-designation', 'fr3.auction.level-zero-defence'],
    open: true,
    matters: always,
    forbidden: ({ auction, said, by }) => {
      const sealed = (said.d.points as number) + (said.d.later as number);
      if (by === 'army')
        return sealed > mostOfArmy(auction)
          ? forbid(
              `Without a magic user’s points it is at most ${mostOfArmy(auction)}: the basic cost is ${auction.cost}, the army pool ${auction.defender.army}.`,
              'fr3.auction.level-zero-defence',
            )
          : undefined;
      return sealed > mostOfUser(auction)
        ? forbid(
            `With its magic user the side has at most ${mostOfUser(auction)} points.`,
            defenceLevels[auction.defender.user] === 1 ? 'fr3.auction.level-one-defence' : 'fr3.auction.level-two-defence',
          )
        : undefined;
    },
  },
  {
    id: 'later',
    name: 'Added after the reveal',
    group: 'Sealed',
    shape: upTo(2 * most),
    rules: ['fr3.auction.level-three-defence'],
    matters: ({ auction, by, defence }) => by === 'user' && defence > 0 && auction.defender.user === 'level-3',
    forbidden: ({ auction, by }) =>
      by === 'user' && auction.defender.user === 'level-3'
        ? undefined
        : forbid('Only a level three user who takes part adds after the reveal.', 'fr3.auction.level-three-defence'),
  },
  clock,
  turned('d', 'The defender’s'),
  {
    id: 'nullified',
    name: 'Nullified this turn',
    group: 'Who',
    shape: { kind: 'flag' },
    rules: ['fr3.innate.nullify'],
    another: true,
    matters: ({ auction }) => auction.defender.user !== 'none',
  },
];

const stake = (id: string, name: string): Asked<AuctionView> => ({
  id,
  name,
  group: 'Worth',
  shape: upTo(1000),
  rules: [],
  another: true,
  matters: always,
});
const ofStakes: readonly Asked<AuctionView>[] = [
  stake('success', 'Success of the spell'),
  stake('mine', 'A magic point to the caster'),
  stake('theirs', 'A magic point to the defender'),
];

/** Points of the dice on the average, rounded down, halved at a clock of 4 or less (fr3.magic.clock-at-four). */
const usualPool = (dice: number, weak: boolean): number => Math.floor((dice * 7) / 2 / (weak ? magic.weakDivisor : 1));
const weakAt = (said: Said): boolean => typeof said.clock === 'number' && said.clock <= magic.weakClock;
const dicePerLevel = [0, magic.levelOneDice, magic.levelTwoDice, magic.levelThreeDice] as const;
const usualArmy = (weak: boolean): number => (weak ? magic.weakArmyPool : magic.armyPool);

function usualOfCaster(said: Said): Said {
  const level = said.level ?? 2;
  const weak = weakAt(said);
  return {
    level: 2,
    own: usualPool(dicePerLevel[level as 0] ?? 0, weak),
    army: usualArmy(weak),
    extra: 0,
    later: 0,
    clock: moraleClock.start,
    turned: 0,
    stored: false,
    nullified: false,
  };
}

function usualOfDefender(said: Said): Said {
  const user = (said.user ?? 'level-2') as DefenderKind;
  const weak = weakAt(said);
  const hunter = weak ? magic.weakWitchHunter : magicUsers.witchHunterPoints;
  return {
    user: 'level-2',
    own: user === 'witch-hunter' ? hunter : usualPool(dicePerLevel[defenceLevels[user]] ?? 0, weak),
    army: usualArmy(weak),
    active: false,
    points: 0,
    later: 0,
    clock: moraleClock.start,
    turned: 0,
    nullified: false,
  };
}

/** What success is worth if nobody says otherwise: about a unit. */
const usualSuccess = 60;

const see =
  (spells: readonly Castable[]) =>
  ({ s = {}, c = {}, d = {}, w = {} }: Readonly<Record<string, Said>>): AuctionView => {
    const spell = spells.find(({ id }) => id === s.unit) as Castable;
    const form = s.target as TargetForm;
    const spirit = s.spirit === true;
    const clocked = (said: Said) => (said.own as number) + (said.turned as number);
    const auction: Auction = {
      cost: (s.cost as number) || Math.min(...spell.costs),
      surcharge: targetForms[form].more + (spirit ? spiritSurcharge : 0),
      ward: s.ward === true,
      augmentable: spell.augmentable,
      caster: { level: c.level as 0 | 1 | 2 | 3, own: clocked(c), army: c.army as number, stored: c.stored === true },
      defender: {
        user: d.nullified === true ? 'none' : (d.user as DefenderKind),
        own: d.nullified === true || d.user === 'none' ? 0 : clocked(d),
        army: d.army as number,
      },
      stakes: { success: w.success as number, casterPoint: w.mine as number, defenderPoint: w.theirs as number },
    };
    return {
      spell,
      form,
      spirit,
      auction,
      casting: auction.cost + (c.extra as number) + (c.later as number),
      defence: (d.points as number) + (d.later as number),
      by: d.active ? 'user' : 'army',
      said: { s, c, d },
    };
  };

/** Who wins a tie, in a sentence. */
function tieNote({ auction, by, defence }: AuctionView): { says: string; rules: Fr3RuleId[] } {
  if (defence === 0) return { says: 'Nobody resists: the spell works without a roll.', rules: ['fr3.auction.no-defence'] };
  const levels = `level ${casterLevel(auction.caster)} against ${defenceLevel(auction.defender, by)}`;
  return {
    says: `A tie is ${casterWinsTies(auction, by) ? 'the caster’s' : 'the defender’s'}: ${levels}.`,
    rules: ['fr3.auction.tie'],
  };
}

/** What must hold even where nothing was said of it. */
function refuse({ auction, said, spell }: AuctionView): Refused[] {
  const found: Refused[] = [];
  for (const { id, forbidden } of ofCaster) {
    if (id !== 'own' && id !== 'level') continue;
    const seen = { auction, said, spell } as AuctionView;
    const impossible = forbidden?.(seen);
    if (impossible) found.push(refused(`c.${id}`, impossible.because, ...impossible.rules));
  }
  return found;
}

/** The parts of a question; `point` is what a magic point is worth if nobody says otherwise. */
const partsOf = (spells: readonly Castable[], point: number): readonly Part<AuctionView>[] => [
  {
    key: 's',
    name: 'Spell',
    side: 'a',
    kinds: { noun: 'spell', list: spells, rules: ['fr3.auction.announcement'] },
    usual: () => ({ cost: 0, target: 'unit', ward: false, spirit: false }),
    circumstances: ofSpell,
  },
  { key: 'c', name: 'Caster', side: 'a', usual: usualOfCaster, circumstances: ofCaster },
  { key: 'd', name: 'Defender', side: 'b', usual: usualOfDefender, circumstances: ofDefender },
  {
    key: 'w',
    name: 'Worth',
    side: 'a',
    usual: () => ({ success: usualSuccess, mine: point, theirs: point }),
    circumstances: ofStakes,
  },
];

/** The auction over any of these spells. */
const procedureFor = (spells: readonly Castable[], point: number) =>
  procedure<AuctionView, Contest>({
    id: 'auction',
    name: 'The magic auction',
    group: 'Magic',
    says: 'Both sides seal points for a spell and against it, reveal them and add a d10 each.',
    rules: ['fr3.auction.sequence'],
    parts: partsOf(spells, point),
    first: { s: { unit: 'teleport' }, c: { extra: 1 }, d: { points: 4 }, w: {} },
    see: see(spells),
    subject: ({ spell, casting, defence, by, auction }) =>
      `${spell.name}, ${casting} points of level ${casterLevel(auction.caster)} against ${
        defence === 0
          ? 'nothing'
          : by === 'army'
            ? `${defence} of the army pool`
            : `${defence} with level ${defenceLevel(auction.defender, by)}`
      }`,
    refuse,
    notes: (seen) => [tieNote(seen)],
    sums: ({ auction, casting, defence, by }) => {
      const ward = wardOf(auction);
      const line = (id: string, name: string, amount: number, ...rules: Fr3RuleId[]) =>
        amount ? [{ id, name, amount, rules }] : [];
      return [
        {
          title: 'Caster',
          side: 'a',
          lines: [
            ...line('cost', 'Basic cost', auction.cost, 'fr3.auction.points-add-to-roll'),
            ...line('extra', 'Points added', casting - auction.cost, 'fr3.auction.level-two-casting'),
            ...line('ward', 'Magic ward', ward, 'fr3.character-items.magic-ward'),
          ],
        },
        {
          title: 'Defender',
          side: 'b',
          lines: line(
            'defence',
            by === 'army' ? 'Points of the army pool' : 'Points with the magic user',
            defence,
            by === 'army' ? 'fr3.auction.level-zero-defence' : 'fr3.auction.spending-limits',
          ),
        },
      ];
    },
    chance: ({ auction, casting, defence, by }) => contest(auction, casting, defence, by),
    kinds: [
      { id: 'works', tone: 'good3', words: 'The spell works', is: ({ works }) => works },
      { id: 'fails', tone: 'bad3', words: 'It is defeated', is: ({ works }) => !works },
    ],
    measures: [{ name: 'The spell works', kinds: ['works'] }],
  });

/** The calculator of the auction over these spells. */
export const auctionCalculatorOf = (spells: readonly Castable[], point: number): Calculator => ({
  id: 'auction',
  name: 'The magic auction',
  groups: ['Magic'],
  procedures: [procedureFor(spells, point)],
});
