/**
 * Tactical factors, which are added to a combat total in addition to the combat factor. All tactical factors are from the
 * supplement.
 */
import { supplement } from './figures/supplement.ts';
import type { ElementId } from './elements.ts';
import type { SourceLetter } from './sources.ts';

export interface TacticalFactor {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly value: number;
  /** The highest number of times that the factor counts; null if it counts once or without a limit. */
  readonly atMost: number | null;
  /**
   * The kind of total that the factor changes: the element's own in close combat, or the target's in an attack from a distance.
   */
  readonly in: 'close-combat' | 'shot-at' | 'bespelled' | 'shot-at-or-bespelled';
  /** The sources that have the factor. Without a source, the factor is our own, by analogy with others. */
  readonly sources: readonly SourceLetter[];
}

const factor = (
  id: string,
  name: string,
  value: number,
  at: TacticalFactor['in'],
  sources: string,
  atMost: number | null = null,
  rule = `factor-${id}`,
): TacticalFactor => ({
  id,
  name,
  rule: `hott.supplement.${rule}`,
  value,
  atMost,
  in: at,
  sources: [...sources] as SourceLetter[],
});

const { strongholdAided, aided, aidedAtMost } = supplement;

export const tacticalFactors: readonly TacticalFactor[] = [
  factor('general', 'A general’s element', supplement.general, 'close-combat', 'X'),
  factor('uphill', 'Upslope of the opponent, not against aerials', supplement.uphill, 'close-combat', 'X'),
  factor('riverbank', 'Defending a bank or shore, not against aerials', supplement.riverbank, 'close-combat', 'X'),
  factor('rear-support', 'Spears or warband with the same behind them', supplement.rearSupport, 'close-combat', 'G', null, 'rear-support'),
  factor('flank', 'Each flank or rear contacted, each overlap', supplement.flank, 'close-combat', 'GX'),
  factor('bad-going', 'In bad going, or mounted or aerial against an enemy in it', supplement.badGoing, 'close-combat', 'GX'),
  factor('stronghold-aiding', 'A stronghold, for each aiding attacker', strongholdAided, 'close-combat', '', null, 'stronghold-aiding'),
  factor('aided-shooting', 'Each element that aids the shot or spell', aided, 'shot-at-or-bespelled', 'GX', aidedAtMost),
  factor('woods-cover', 'Shot at in woods', supplement.woodsCover, 'shot-at', 'X'),
  factor('bespell-water', 'Bespelled in woods, across running water, or near a cleric or paladin', supplement.bespellCover, 'bespelled', 'X'),
];

/** hott.supplement.factor-bad-going: types that bad going never hampers. */
export const surefooted: readonly ElementId[] = ['shooters', 'warband', 'beasts', 'lurkers', 'water-lurkers'];

/** hott.supplement.rear-support: types that are supported by the same type behind them. */
export const supported: readonly ElementId[] = ['spears', 'warband'];
