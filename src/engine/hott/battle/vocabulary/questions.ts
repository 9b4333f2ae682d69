/** The questions in a battle. */
import type { SideId, UnitId } from './ids.ts';

export const askKinds = [
  'edge',
  'stronghold',
  'deploy',
  'arrivals',
  'moves',
  'face',
  'shooting',
  'target',
  'shoot-back',
  'combat',
  'storm',
  'return',
] as const;
export type AskKind = (typeof askKinds)[number];

export interface Ask {
  readonly what: AskKind;
  readonly side: SideId;
  /** The element that the question is about. */
  readonly unit?: UnitId;
  /** The enemies that the question is about. */
  readonly enemies?: readonly UnitId[];
  /** Elements that aided in the shot that is being answered. */
  readonly aids?: readonly UnitId[];
}

/** Each question in words, as the end of a sentence. */
export const asksFor: Readonly<Record<AskKind, string>> = {
  edge: 'from which edge to attack',
  stronghold: 'where the stronghold stands',
  deploy: 'where elements are deployed',
  arrivals: 'what arrives',
  moves: 'what moves',
  face: 'which attacker an element turns to',
  shooting: 'who shoots or bespells next',
  target: 'what an element shoots at',
  'shoot-back': 'whether an element shoots back',
  combat: 'which close combat is fought next',
  storm: 'which element attacks the stronghold',
  return: 'where a freed hero returns',
};
