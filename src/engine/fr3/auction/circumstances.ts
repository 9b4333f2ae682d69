/** The circumstances of both sides in a magic auction. */
import type { Asked } from '../../kernel/calculator/procedure.ts';
import { auction as figures } from '../data/figures/auction.ts';
import { type DefenderKind, defenceLevels } from './auction.ts';
import { canCast, mayAugment, mostCasting, mostOfArmy, mostOfUser, ownNeeded } from './bids.ts';
import { always, forbid, points, upTo } from './spell-circumstances.ts';
import type { AuctionView } from './view.ts';

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

/** Points that a morale clock may give (fr3.auction.morale-clock-floor). */
const spare = (now: number): number => Math.max(0, now - figures.clockFloor);
const turned = (key: 'c' | 'd', who: string, nobody: (seen: AuctionView) => boolean): Asked<AuctionView> => ({
  id: 'turned',
  name: 'Turned into personal points',
  group: 'Morale clock',
  shape: upTo(most),
  rules: ['fr3.auction.morale-clock-points', 'fr3.auction.morale-clock-floor'],
  matters: (seen) => spare(seen.said[key].clock as number) > 0 && !nobody(seen),
  forbidden: (seen) => {
    if (nobody(seen))
      return forbid(
        'Morale clock points cannot be turned into magic points, because there is no magic user to receive them.',
        'fr3.auction.morale-clock-points',
      );
    const { said } = seen;
    const now = said[key].clock as number;
    if ((said[key].turned as number) > spare(now))
      return forbid(
        `${who} clock stands at ${now} and cannot go below ${figures.clockFloor}, so ${spare(now)} of its points can be turned into magic points.`,
        'fr3.auction.morale-clock-floor',
      );
    return undefined;
  },
});

/** Points added before the reveal and points added after it come from the same pools, so both circumstances check this. */
function beyondPools({ auction, said }: Pick<AuctionView, 'auction' | 'said'>) {
  const room = Math.max(0, mostCasting(auction) - auction.cost);
  return (said.c.extra as number) + (said.c.later as number) > room
    ? forbid(
        `The caster can add at most ${points(room)} to the cost.`,
        'fr3.auction.secret-designation',
        auction.caster.level === 3 ? 'fr3.auction.level-three-casting' : 'fr3.auction.level-two-casting',
      )
    : undefined;
}

const levelOptions = [
  { value: '1', name: 'Level 1' },
  { value: '2', name: 'Level 2' },
  { value: '3', name: 'Level 3' },
  { value: '0', name: 'No magic user' },
];

export const ofCaster: readonly Asked<AuctionView>[] = [
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
            `The caster needs ${points(ownNeeded(auction))} of his own, but has only ${said.c.own}${said.c.turned ? `, plus ${said.c.turned} from the morale clock` : ''}.`,
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
      if (said.c.stored) return forbid('You cannot add points to a stored spell.', 'fr3.character-items.stored-spell-no-augment');
      if (auction.caster.level < 2)
        return forbid('A level one caster can pay only the basic cost.', 'fr3.auction.level-one-casting');
      return beyondPools({ auction, said });
    },
  },
  {
    id: 'later',
    name: 'Added after the reveal',
    group: 'Sealed',
    shape: upTo(2 * most),
    rules: ['fr3.auction.level-three-casting'],
    matters: ({ auction, defence }) => mayAugment(auction) && auction.caster.level === 3 && defence > 0,
    forbidden: ({ auction, said }) =>
      auction.caster.level === 3 && mayAugment(auction)
        ? beyondPools({ auction, said })
        : forbid('Only a level three caster can add points after the reveal.', 'fr3.auction.level-three-casting'),
  },
  clock,
  turned('c', 'The caster’s', ({ auction }) => auction.caster.level === 0),
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
      said.c.nullified ? forbid('A magic user under Nullify cannot cast this turn.', 'fr3.innate.nullify') : undefined,
  },
];

const kindNames: Readonly<Record<DefenderKind, string>> = {
  none: 'None: the army pool alone',
  'level-1': 'Level 1',
  'level-2': 'Level 2',
  'level-3': 'Level 3',
  'witch-hunter': 'Witch hunter',
};

export const ofDefender: readonly Asked<AuctionView>[] = [
  {
    id: 'user',
    name: 'Magic user',
    group: 'Who',
    shape: { kind: 'choice', options: Object.entries(kindNames).map(([value, name]) => ({ value, name })) },
    rules: ['fr3.auction.spending-limits'],
    open: true,
    matters: always,
  },
  {
    ...own,
    matters: ({ said }) => said.d.user !== 'none',
    forbidden: ({ said }) =>
      said.d.user === 'none' && (said.d.own as number) > 0
        ? forbid('A side without a magic user has no personal pool.', 'fr3.magic.two-pools')
        : undefined,
  },
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
      if (said.d.nullified) return forbid('A magic user under Nullify cannot take part this turn.', 'fr3.innate.nullify');
      if (auction.defender.user === 'none')
        return forbid('This side has no magic user who could take part.', 'fr3.auction.level-zero-defence');
      if (mostOfUser(auction) === 0)
        return forbid('A magic user with no points of his own cannot take part.', 'fr3.magic.personal-pool-required');
      return said.d.points === 0
        ? forbid('A magic user who takes part must bid at least one point of his own.', 'fr3.auction.level-one-defence')
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
              `Without a magic user, this side can bid at most ${points(mostOfArmy(auction))}: the basic cost is ${auction.cost}, and the army pool has ${points(auction.defender.army)}.`,
              'fr3.auction.level-zero-defence',
            )
          : undefined;
      return sealed > mostOfUser(auction)
        ? forbid(
            `With its magic user, this side can bid at most ${points(mostOfUser(auction))}.`,
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
        : forbid(
            'Only a level three magic user who takes part can add points after the reveal.',
            'fr3.auction.level-three-defence',
          ),
  },
  clock,
  turned('d', 'The defender’s', ({ auction }) => auction.defender.user === 'none'),
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
