/**
 * The result for the lower total, by the types of the loser and of its main opponent (hott.supplement.outcome-thresholds). All of
 * these results are from the supplement. The first clause of a list that matches applies, and the last clause always matches.
 */
import type { CombatantId, ElementClass } from './elements.ts';
import type { SourceLetter } from './sources.ts';

export const results = ['none', 'recoil', 'flee', 'flee-off', 'ensorcelled', 'captured', 'destroyed'] as const;
export type Result = (typeof results)[number];

/**
 * Further conditions of a clause: the kind of contact (any, or contact that the loser made this bound), the loser's going, or aid
 * from ground troops.
 */
export const conditions = ['in-contact', 'contacted-this-bound', 'in-good-going', 'in-bad-going', 'aided-by-ground'] as const;
export type Condition = (typeof conditions)[number];

export interface Clause {
  readonly result: Result;
  /**
   * The opponents for which the clause applies, as types or whole classes. Without this field, the clause applies to any
   * opponent.
   */
  readonly by?: readonly (CombatantId | ElementClass)[];
  readonly when?: Condition;
}

export interface Outcome {
  readonly loser: CombatantId;
  readonly rule: string;
  /** The results for a total that is lower than the opponent's, but more than half of it. */
  readonly beaten: readonly Clause[];
  /** The results for a total that is at most half of the opponent's. */
  readonly doubled: readonly Clause[];
  readonly sources: readonly SourceLetter[];
}

const destroyed: Clause = { result: 'destroyed' };
const recoil: Clause = { result: 'recoil' };
const flee: Clause = { result: 'flee' };
const fleeOff: Clause = { result: 'flee-off' };
const none: Clause = { result: 'none' };
const by = (result: Result, ...opponents: readonly (CombatantId | ElementClass)[]): Clause => ({ result, by: opponents });
const when = (clause: Clause, condition: Condition): Clause => ({ ...clause, when: condition });

const byKnightsInTheOpen = when(by('destroyed', 'knights'), 'in-good-going');
const byGreatFoes = ['heroes', 'aerial-heroes', 'paladins'] as const;

const outcome = (
  loser: CombatantId,
  sources: string,
  beaten: readonly Clause[],
  doubled: readonly Clause[] = [destroyed],
): Outcome => ({
  loser,
  rule: `hott.supplement.${loser}-outcome`,
  beaten,
  doubled,
  sources: [...sources] as SourceLetter[],
});

/** Aerials alone can never capture the stronghold, whatever they roll (hott.strongholds.aerial-capture). */
const capture: readonly Clause[] = [
  when(by('captured', 'foot', 'mounted'), 'in-contact'),
  when(by('captured', 'aerial'), 'aided-by-ground'),
  none,
];

const ofHeroes: readonly Clause[] = [
  by('ensorcelled', 'magicians'),
  by('destroyed', ...byGreatFoes, 'artillery'),
  by('flee', 'stronghold'),
  recoil,
];

export const outcomes: readonly Outcome[] = [
  outcome('artillery', 'RPCO', [when(destroyed, 'in-contact'), recoil]),
  outcome('blades', 'RPC', [by('destroyed', 'warband'), recoil]),
  outcome('clerics', 'RPC', [byKnightsInTheOpen, by('destroyed', 'warband'), recoil]),
  outcome('hordes', 'RPC', [byKnightsInTheOpen, by('destroyed', 'warband'), recoil]),
  outcome('lurkers', 'RPC', [fleeOff]),
  outcome('water-lurkers', 'PRC', [fleeOff]),
  outcome('magicians', 'C', [by('ensorcelled', 'magicians'), by('destroyed', ...byGreatFoes, 'dragons', 'gods'), recoil]),
  outcome('shooters', 'RCG', [when(by('destroyed', 'mounted'), 'in-contact'), recoil]),
  outcome('sneakers', 'RC', [flee]),
  outcome('spears', 'RC', [byKnightsInTheOpen, by('destroyed', 'warband'), recoil]),
  outcome('warband', 'RC', [by('destroyed', 'behemoths'), byKnightsInTheOpen, recoil]),
  outcome('beasts', 'RPC', [when(by('destroyed', 'mounted'), 'in-contact'), recoil]),
  outcome('behemoths', 'C', [by('flee', 'magicians', 'dragons', 'artillery'), recoil]),
  outcome('heroes', 'RCO', ofHeroes),
  outcome('knights', 'RCO', [
    by('destroyed', 'behemoths'),
    when(by('destroyed', 'shooters', 'artillery', 'magicians'), 'contacted-this-bound'),
    when(destroyed, 'in-bad-going'),
    recoil,
  ]),
  outcome('paladins', 'ROC', [when(destroyed, 'in-contact'), none]),
  outcome('riders', 'RCG', [when(destroyed, 'in-bad-going'), recoil]),
  outcome('aerial-heroes', 'C', ofHeroes),
  outcome('airboats', 'ROPC', [by('flee', 'magicians'), recoil]),
  outcome('dragons', 'RCO', [by('destroyed', ...byGreatFoes), fleeOff]),
  outcome('flyers', 'RPCO', [by('flee', 'magicians'), recoil], [by('destroyed', 'heroes', 'magicians', 'aerial', 'shooters'), flee]),
  outcome('gods', 'RPCO', [by('flee-off', 'gods', 'magicians', 'clerics'), none]),
  outcome('stronghold', 'R', capture, capture),
];

/** Pairs that destroy each other on equal odd totals in close combat (hott.supplement.equal-totals). */
export const mutualDestruction = [
  ['heroes', 'heroes'],
  ['magicians', 'paladins'],
] as const satisfies readonly (readonly [CombatantId, CombatantId])[];

/** hott.supplement.pursuit: types that pursue after winning a close combat. */
export const pursuers: readonly CombatantId[] = ['beasts', 'behemoths', 'knights', 'warband'];

const byLoser = new Map(outcomes.map((each) => [each.loser as string, each]));

export const outcomeOf = (loser: string): Outcome | undefined => byLoser.get(loser);
