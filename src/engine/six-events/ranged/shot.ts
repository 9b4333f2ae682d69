/** Event III: one ranged attack, and the morale check after it. */
import type { Line } from '../../kernel/calculator/procedure.ts';
import { andThen, type Chance, known } from '../../kernel/chance.ts';
import { type Aftermath, aftermathOf, aftermathOfHits, halvedNerve } from '../aftermath.ts';
import { type Attack, hitsOf, type Way } from '../attack.ts';
import { ranged } from '../data/figures/ranged.ts';
import { rangedModifiers } from '../data/modifiers.ts';
import { type Fighter, isTroops, rides, withLost } from '../fighter.ts';
import { type Nerve, steady } from '../morale/modifiers.ts';
import type { SixEventsRuleId } from '../rule-ids.ts';

export interface Shot {
  readonly me: Fighter;
  readonly target: Fighter;
  readonly obstructed: boolean;
  /** How much a war machine reduces the target's Armor: six-events.ranged.war-machine-armor. */
  readonly reduces: number;
  /** The circumstances of the target's morale check, except its losses. */
  readonly nerve: Pick<Nerve, 'leader' | 'leaderKilled' | 'commanderKilled' | 'race'>;
}

/** six-events.ranged.troops, six-events.ranged.single-figures */
export const shooting: Way = {
  decides: 'the ranged attack',
  troops: ['six-events.ranged.troops', 'six-events.ranged.rounding'],
  single: ['six-events.ranged.single-figures', 'six-events.ranged.hit-number'],
  armor: 'six-events.ranged.armor-modifier',
  hit: ranged.hit,
  hitRule: 'six-events.ranged.hit-number',
};

/** How many times each modifier of the table counts. Missing models matter only for troops (six-events.ranged.single-figures). */
const times: { readonly [Id in SixEventsRuleId]?: (shot: Shot, per: number) => number } = {
  'six-events.ranged.modifier-obstruction': ({ obstructed }) => (obstructed ? 1 : 0),
  'six-events.ranged.modifier-infantry': ({ me }, per) => (isTroops(me) && !rides(me) ? Math.floor(me.missing / per) : 0),
  'six-events.ranged.modifier-cavalry': ({ me }, per) => (isTroops(me) && rides(me) ? Math.floor(me.missing / per) : 0),
};

export const rangedLines = (shot: Shot): Line[] =>
  rangedModifiers
    .map(
      ({ id, name, rule, value, per }): Line => ({
        id,
        name,
        amount: value * (times[rule as SixEventsRuleId]?.(shot, per ?? 1) ?? 0),
        rules: [rule as SixEventsRuleId],
      }),
    )
    .filter(({ amount }) => amount !== 0);

export const shotAttack = (shot: Shot): Attack => ({ ...shot, lines: rangedLines(shot) });

export const shotHits = (shot: Shot): Chance<number> => hitsOf(shooting, shotAttack(shot));

/**
 * One more ranged attack on a target that still stands, with its check on the row of ranged attacks:
 * six-events.ranged.morale-check.
 */
export function shotAfter(shot: Shot, before: Aftermath): Chance<Aftermath> {
  if (before.fate !== 'stands') return known(before);
  const target = withLost(shot.target, before.lost);
  return andThen(shotHits({ ...shot, target }), (hits) =>
    aftermathOfHits(target, hits, 'ranged', (after) => ({ ...steady, ...shot.nerve, ...halvedNerve(after) })),
  );
}

export const firstToll = ({ target }: Shot): Aftermath => aftermathOf(target);
