/**
 * Every number of the judgement that is no rule, with its reason. Points are victory points. Where it says “fitted”, it comes
 * from the results of 350 battles of greedy players who now and then did anything legal: the lead at the end, explained by how
 * both sides stood as each phase began (least squares), and rounded. “Tried” ones are steps the way that 660 battles against the
 * scripts showed, in each of which the Captain had these weights changed at random (its lead at the end, least squares).
 */
export const weights = {
  /** What a unit is worth, of its cost, by levels lost: each level is a −1 in melee, two more and it is destroyed. */
  morale: [1, 0.7, 0.4],
  /** Of its cost, for each extra marker that is gone: it has lost no morale yet. */
  marker: 0.15,
  /**
   * What harm to any unit counts beyond its cost, for units are counted and not their points when a phase is won or lost, and
   * whoever loses it pays a point of the clock. Tried.
   */
  eachUnit: 6,
  /** Over the edge of the table it can come back, for a whole move. */
  away: 0.5,
  /** Of the cost of a leader: he fights no better than his bonus, and is often spared when his unit is lost. Fitted. */
  leader: 0.7,
  /** A vat at work: it breeds something four times in five, which may not obey: half of its price. */
  vat: 20,
  /** One point of the clock: nine of them are the army's patience and its moves; the last is worth 50 by the rules. Fitted. */
  clock: 8,
  /** Winning at all, beyond the lead in points. */
  won: 300,
  /**
   * By how much a phase may still change the lead, for each root of a point that both armies have cost. Fitted to how often 600
   * battles of 500 points were won from a lead (their sd: 50 points with one phase to come, 100 with four, 200 with sixteen).
   */
  swing: 2,
  /**
   * How the lead at the end is forecast where playing on in thought ends, as a phase begins. All fitted: least squares on 700
   * battles of 500 points between greedy players who now and then did anything legal, turn by turn. Lists go by turns that are
   * still to come, this one first; their last number is for all that are further off.
   */
  forecast: {
    /** By how much a phase may still change the lead, as `swing`, but of this forecast. */
    swing: 2.75,
    /** Of the cost of a unit that is still in play, whatever its morale: most that waver rally, and who is behind wins some back. */
    troops: 0.6,
    /** Of what leaders count: who has lost his, loses more. */
    leaders: 1.55,
    /** A point of the clock, for each turn that is still to come. */
    clockEachTurn: 2.5,
    /** Of what the melees in hand would bring by themselves: who wins one goes on to the next. */
    fights: 1.5,
    /** Of what charges and shots that could be made count. */
    prospects: [0.5, 1.4],
    /** Of the objective's points: an army near it; and who holds it, which is soon lost again. */
    near: [0.95, 1.4],
    held: [0.45, 0.15, 0],
  },
  /** A melee that is fought in a later phase: much can come between. */
  laterFight: 0.6,
  /** Of what a charge would gain on average, the nearer the more, so that an army comes on; the enemy moves first, and may go away. Fitted. */
  chance: 0.25,
  /** The same of the enemy's charges, but only those that he can make in his next move or just not yet. */
  danger: 0.3,
  /** Of what a unit's next shot costs its best target on average, for either side: targets move, and sights close. */
  shot: 0.3,
  /** Inches out of reach over which a charge or a shot stops being a danger: about what a wheel or a misjudgement is worth. */
  outOfReach: 3,
  /** Of the way that a unit has left after a change of facing. */
  wayAfterTurn: 0.5,
  /** A shot for which the unit must turn first, to its side and to its rear; and a charge to its rear. */
  turned: { side: 0.7, rear: 0.4 },
  /** Of the objective's points, for a whole army near it while the enemy's is far: rather more as the end comes near. Tried. */
  nearObjective: { early: 0.55, late: 0.75 },
  /** Of its points, for who holds it now: what counts at the end only is worth less at the beginning. Tried. */
  heldObjective: { early: 0.15, late: 0.35 },
  /** Inches from the middle of a piece of ground at which a unit counts half for it: some moves of infantry. */
  near: 9,
  /**
   * Turns in whose movement the armies choose how they will meet: that is thought through as far as a deployment. What betters the
   * position by the end of the next phase, but not the result, is mostly found there.
   */
  openingTurns: 3,
  /** Turns until which the end is far, in a battle without a limit. */
  longBattle: 12,
  /** Aims of a scenario: of what ground is still to bring in the turns to come; of what a unit scores that has still to arrive. */
  aims: { held: 0.7, onTheWay: 0.8 },
} as const;
