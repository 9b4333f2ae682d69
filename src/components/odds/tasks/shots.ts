/** What the pages of missile fire and artillery work out beside themselves. */
import { artilleryOdds } from '../../../engine/fr3/artillery/ask.ts';
import { changes as hitChanges } from '../../../engine/fr3/artillery/changes.ts';
import type { ArtilleryPlan } from '../../../engine/fr3/artillery/extended-question.ts';
import type { ArtilleryQuestion } from '../../../engine/fr3/artillery/question.ts';
import { missileFireOdds } from '../../../engine/fr3/missile-fire/ask.ts';
import { changes as volleyChanges } from '../../../engine/fr3/missile-fire/changes.ts';
import type { MissilePlan } from '../../../engine/fr3/missile-fire/extended-question.ts';
import type { MissileQuestion } from '../../../engine/fr3/missile-fire/question.ts';
import type { ShotChange } from '../../../engine/fr3/missile-fire/shot-changes.ts';
import { type SplitAim, split } from '../../../engine/fr3/missile-fire/split.ts';
import { approximate } from '../../../engine/kernel/fraction.ts';
import { asPercent } from '../words.ts';
import { type FoundChange, movedFrom } from './found-change.ts';

export type FoundShotChange<Question> = FoundChange<Question, 'target' | number>;

const found = <Question>(changes: readonly ShotChange<Question>[]): FoundShotChange<Question>[] =>
  changes.map(({ who, name, adds, question, before, after }) => ({
    who,
    name,
    adds,
    question,
    moved: [movedFrom(before.harmed, after.harmed), movedFrom(before.killed, after.killed)],
  }));

/** One way to share out the fire, as it is said. */
export interface FoundSharing {
  readonly worth: string;
  readonly shares: readonly { readonly counts: readonly number[]; readonly harmed: string; readonly killed: string }[];
}

export type FoundSplit =
  | { readonly ok: true; readonly ways: number; readonly best: readonly FoundSharing[] }
  | { readonly ok: false; readonly because: string; readonly refusals: readonly string[] };

function bestSharings(plan: MissilePlan, aim: SplitAim, few: number): FoundSplit {
  const reply = split(plan, aim);
  if (!reply.ok) return { ok: false, because: reply.because, refusals: (reply.refusals ?? []).map(({ because }) => because) };
  return {
    ok: true,
    ways: reply.sharings.length,
    best: reply.sharings.slice(0, few).map(({ shares, worth }) => ({
      worth: approximate(worth[aim]).toFixed(aim === 'points' ? 1 : 2),
      shares: shares.map(({ counts, harmed, killed }) => ({ counts, harmed: asPercent(harmed), killed: asPercent(killed) })),
    })),
  };
}

export type ShotTask =
  | { readonly kind: 'volley-changes'; readonly question: MissileQuestion }
  | { readonly kind: 'hit-changes'; readonly question: ArtilleryQuestion }
  | { readonly kind: 'split'; readonly plan: MissilePlan; readonly aim: SplitAim; readonly few: number };

export type ShotChangesTask = Exclude<ShotTask, { kind: 'split' }>;
export type AnyShotPlan = MissilePlan | ArtilleryPlan;

/** Questions about changes must have an answer. */
export function shotWork(task: ShotTask): unknown {
  if (task.kind === 'split') return bestSharings(task.plan, task.aim, task.few);
  if (task.kind === 'volley-changes') {
    const reply = missileFireOdds(task.question);
    return reply.ok ? found(volleyChanges(task.question, reply)) : [];
  }
  const reply = artilleryOdds(task.question);
  return reply.ok ? found(hitChanges(task.question, reply)) : [];
}
