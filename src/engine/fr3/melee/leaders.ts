/** The leaders that can accompany a unit in melee. There is one leader for each rank and choice of bonuses. */
import { leaderBonuses } from '../data/leader-bonuses.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

const bonus = (n: number) => `+${n}`;
const grade = (id: keyof typeof leaderBonuses, name: string, rules: readonly Fr3RuleId[]) =>
  leaderBonuses[id].map(({ melee, rally }) => ({
    id: `${id}-${melee}-${rally}`,
    name: `${name} (${bonus(melee)},${bonus(rally)})`,
    melee: melee as number,
    rally: rally as number,
    rules,
  }));

export interface Leader {
  readonly id: string;
  readonly name: string;
  readonly melee: number;
  readonly rally: number;
  readonly rules: readonly Fr3RuleId[];
}

export type LeaderId = 'none' | 'hero-1-1' | 'hero-2-0' | 'sub-commander-1-2' | 'sub-commander-2-1' | 'general-2-2';

export const leaders: readonly Leader[] = [
  { id: 'none', name: 'None', melee: 0, rally: 0, rules: [] },
  ...grade('hero', 'Hero', ['fr3.characters.hero-bonus']),
  ...grade('sub-commander', 'Sub-commander', ['fr3.characters.sub-commander-bonus']),
  ...grade('general', 'General', ['fr3.characters.general-bonus']),
];

export const leaderOf = (id: LeaderId): Leader => leaders.find((leader) => leader.id === id) ?? (leaders[0] as Leader);
