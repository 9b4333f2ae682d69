/** Event VI: rallying with or without a leader. */
import { type Chance, known, roll } from '../../kernel/chance.ts';
import { rallyRolls } from '../data/rally.ts';
import { d6 } from '../hits.ts';

export type RallyKind = (typeof rallyRolls)[number]['id'];

export interface Rally {
  readonly is: RallyKind;
  /** A friendly leader touches the unit at the start of the event. */
  readonly leader: boolean;
  /** The unit, or that leader, took hits this turn. */
  readonly hit: boolean;
}

export type Rallied = 'rallied' | 'routs' | 'berserk';

export const rallyNeeds = (is: RallyKind): number => rallyRolls.find(({ id }) => id === is)?.needed as number;

/**
 * One event VI. A leader rallies the unit without a roll (six-events.rally.leader). Without a leader the unit tries once on its
 * own (six-events.rally.leaderless). If a creature fails, it goes berserk (six-events.rally.creature-failure).
 */
export function rallies({ is, leader, hit }: Rally): Chance<Rallied> {
  if (hit) return known('routs');
  if (leader) return known('rallied');
  const needed = rallyNeeds(is);
  return roll(
    d6,
    { decides: 'whether the unit rallies', rules: ['six-events.rally.leaderless', 'six-events.rally.rolls'] },
    (face) => known(face >= needed ? 'rallied' : is === 'creatures' ? 'berserk' : 'routs'),
  );
}
