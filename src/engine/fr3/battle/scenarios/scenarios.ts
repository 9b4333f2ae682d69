import { cheeseTrain } from './cheese-train.ts';
import { crookwater } from './crookwater.ts';
import { goatHill } from './goat-hill.ts';
import type { Scenario } from './scenario.ts';

export const scenarios: readonly Scenario[] = [goatHill, crookwater, cheeseTrain];
