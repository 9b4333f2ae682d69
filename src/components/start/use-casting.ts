/** The state of the lesson about casting: the pools of this turn, the spell and the points chosen, and the last spell cast. */
import { useState } from 'preact/hooks';
import { play } from '../../engine/kernel/chance.ts';
import { type Bid, type Contest, castingLimits, contest, enemyBid, lastOfItsTurn, type Pools, rollPools } from './auction.ts';
import { useDice } from './dice.ts';

export interface LessonSpell {
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly summary: string;
}

interface Turn {
  readonly mine: Pools;
  readonly theirs: Pools;
  readonly myFaces: readonly number[];
  readonly theirFaces: readonly number[];
  readonly closed: readonly string[];
}
export interface Cast {
  readonly spell: LessonSpell;
  readonly mine: Bid;
  readonly theirs: Bid;
  readonly contest: Contest;
}

const spend = (pools: Pools, bid: Bid): Pools => ({ own: pools.own - bid.own, army: pools.army - bid.army });

const nothing: Bid = { own: 0, army: 0 };

export function useCasting(spells: readonly LessonSpell[]) {
  const dice = useDice();
  const [turn, setTurn] = useState<Turn>();
  const [chosen, setChosen] = useState(spells[0]?.id);
  const [extra, setExtra] = useState(nothing);
  const [cast, setCast] = useState<Cast>();

  const newTurn = () => {
    const mine = rollPools(2, dice);
    const theirs = rollPools(1, dice);
    setTurn({ mine: mine.pools, theirs: theirs.pools, myFaces: mine.faces, theirFaces: theirs.faces, closed: [] });
    setCast(undefined);
    setExtra(nothing);
  };
  const open = turn ? spells.filter(({ id, cost }) => cost <= turn.mine.own && !turn.closed.includes(id)) : spells;
  const spell = open.find(({ id }) => id === chosen) ?? open[0];
  const bid: Bid | undefined = spell && { own: spell.cost + extra.own, army: extra.army };

  const seal = () => {
    if (!turn || !spell || !bid) return;
    const theirs = enemyBid(turn.theirs, spell.cost, dice);
    setCast({ spell, mine: bid, theirs, contest: play(contest(bid, theirs), dice) });
    setTurn({
      ...turn,
      mine: spend(turn.mine, bid),
      theirs: spend(turn.theirs, theirs),
      closed: lastOfItsTurn(bid, spell.cost) ? [...turn.closed, spell.id] : turn.closed,
    });
    setExtra(nothing);
  };

  const limits = turn && spell && castingLimits(turn.mine, spell.cost);
  return {
    turn,
    cast,
    /** The spell to cast now; undefined if there is none. */
    spell,
    bid,
    limits,
    canCast: (id: string) => open.some((each) => each.id === id),
    choose(id: string) {
      setChosen(id);
      setExtra(nothing);
    },
    add: (pool: keyof Bid, by: number) => setExtra({ ...extra, [pool]: extra[pool] + by }),
    newTurn,
    seal,
  };
}
