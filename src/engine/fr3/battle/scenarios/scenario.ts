/** A scenario: a battle with a story, and its set-up in the notation. The scenarios are our own. */
import { describe, parse } from '../../../kernel/notation.ts';
import type { Read } from '../../../kernel/ruleset.ts';
import { readPosition } from '../notation/setup-reader.ts';
import type { SideId } from '../vocabulary/ids.ts';
import type { Setup } from '../vocabulary/setup.ts';

export interface Scenario {
  readonly id: string;
  readonly title: string;
  /** A short description. */
  readonly about: string;
  /** The story in one paragraph. */
  readonly story: string;
  /** Special features of the battle, in terms of rules: its terrain and armies. */
  readonly special: readonly string[];
  /** Advice for the player of each side. */
  readonly advice: Readonly<Record<SideId, string>>;
  /** The set-up, with every unit in place. */
  readonly text: string;
}

/** The set-up that a text describes, or everything that is wrong with it. */
export function setupOfText(text: string): Read<Setup> {
  const wrong = (because: readonly string[]): Read<Setup> => ({ ok: false, because: because.join(' '), rules: [] });
  const parsed = parse(text);
  if (!parsed.ok) return wrong(parsed.errors.map(describe));
  const read = readPosition(parsed.statements);
  return read.ok ? { ok: true, value: read.value } : wrong(read.faults.map(({ because }) => because));
}
