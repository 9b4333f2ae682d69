/** What happens to models that move over each kind of ground, by rate of movement (three-realms.terrain.table). */
import { movement } from './figures/movement.ts';
import { terrain } from './figures/terrain.ts';

/** The rates in printed order. `times` is a multiple of M. */
export const rates = [
  { id: 'half', name: '½ M', times: terrain.rough },
  { id: 'full', name: 'M', times: 1 },
  { id: 'run', name: 'Run', times: movement.run },
  { id: 'sprint', name: 'Sprint', times: terrain.sprint },
] as const;
export type Rate = (typeof rates)[number]['id'];

/**
 * Each model rolls a d10. The face `fails` and every lower face cost a model. `reroll` says which first results are rolled again;
 * then the second result counts.
 */
export interface HazardRoll {
  readonly fails: number;
  readonly reroll: 'failures' | 'successes' | null;
}

export const groundIds = ['open', 'rough', 'hazardous', 'rough-hazardous'] as const;
export type GroundId = (typeof groundIds)[number];

export interface Ground {
  readonly id: GroundId;
  readonly name: string;
  readonly rule: string;
  /** The roll at each rate. Null means that there is no roll; `barred` means that no model may move at that rate. */
  readonly rolls: Readonly<Record<Rate, HazardRoll | null | 'barred'>>;
}

const ordinary: HazardRoll = { fails: terrain.fails, reroll: null };
const careful: HazardRoll = { fails: terrain.fails, reroll: 'failures' };
const reckless: HazardRoll = { fails: terrain.fails, reroll: 'successes' };

export const grounds: readonly Ground[] = [
  {
    id: 'open',
    name: 'Open',
    rule: 'three-realms.terrain.table-open',
    rolls: { half: null, full: null, run: null, sprint: null },
  },
  {
    id: 'rough',
    name: 'Rough',
    rule: 'three-realms.terrain.table-rough',
    rolls: { half: null, full: ordinary, run: reckless, sprint: reckless },
  },
  {
    id: 'hazardous',
    name: 'Hazardous',
    rule: 'three-realms.terrain.table-hazardous',
    rolls: { half: careful, full: ordinary, run: reckless, sprint: reckless },
  },
  {
    id: 'rough-hazardous',
    name: 'Rough and hazardous',
    rule: 'three-realms.terrain.table-rough-hazardous',
    rolls: { half: ordinary, full: reckless, run: { fails: terrain.runFails, reroll: null }, sprint: 'barred' },
  },
];
