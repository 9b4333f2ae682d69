/**
 * The levels of computer players, from beginner to strongest. The levels differ in what they consider; none of them makes
 * mistakes on purpose.
 */
export const levelIds = ['recruit', 'sergeant', 'greedy', 'marshal', 'search'] as const;
export type LevelId = (typeof levelIds)[number];

/** All computer players, from weakest to strongest. */
export const playerIds = ['random', ...levelIds] as const;
export type PlayerId = (typeof playerIds)[number];

export interface Level {
  readonly id: LevelId;
  readonly name: string;
  /** What the level considers, in one sentence. */
  readonly says: string;
}

export const levels: readonly Level[] = [
  {
    id: 'recruit',
    name: 'The Recruit',
    says: 'Moves its troops one by one and considers only the harm that it can do, not its own losses.',
  },
  {
    id: 'sergeant',
    name: 'The Sergeant',
    says: 'Moves whole groups and counts its own losses too, but neither objectives nor the dangers that would follow.',
  },
  {
    id: 'greedy',
    name: 'The Captain',
    says: 'Looks one action ahead, with exact odds, and considers objectives and the dangers that would follow.',
  },
  { id: 'marshal', name: 'The Marshal', says: 'Plans each step of its turn and considers your reply.' },
  {
    id: 'search',
    name: 'The Strategist',
    says: 'Compares many plans and plays them out several phases ahead. It needs the most time.',
  },
];
