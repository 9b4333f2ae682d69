/** What a scenario is: a battle with a story, its set-up as a text in the notation. All of it is ours. */
import { describe, parse } from '../../../kernel/notation.ts';
import type { Read } from '../../../kernel/ruleset.ts';
import { readPosition } from '../notation/setup.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { Setup } from '../vocabulary/setup.ts';

export interface Scenario {
  readonly id: string;
  readonly title: string;
  /** What it is about, in a few words. */
  readonly about: string;
  /** The story, one paragraph. */
  readonly story: string;
  /** What is special about it, in rules: how the ground and the armies make it another battle. */
  readonly special: readonly string[];
  /** Advice to the one who plays a side. */
  readonly advice: Readonly<Record<SideId, string>>;
  /** Everybody stands in place. */
  readonly text: string;
}

/** The set-up of a text in the notation, or everything that is wrong with it. */
export function setupOfText(text: string): Read<Setup> {
  const wrong = (because: readonly string[]): Read<Setup> => ({ ok: false, because: because.join(' '), rules: [] });
  const parsed = parse(text);
  if (!parsed.ok) return wrong(parsed.errors.map(describe));
  const read = readPosition(parsed.statements);
  return read.ok ? { ok: true, value: read.value } : wrong(read.faults.map(({ because }) => because));
}
