/** Whether an army is legal and what is uncertain about it, each as a sentence with rules. */
import { didYouMean } from '../../kernel/nearest.ts';
import { quoted } from '../../kernel/text.ts';
import { elementOf, elements as types } from '../data/elements.ts';
import { strongholds } from '../data/figures/strongholds.ts';
import { supplement } from '../data/figures/supplement.ts';
import type { HottRuleId } from '../rule-ids.ts';
import { costOf } from './cost.ts';
import type { Roster } from './roster.ts';

export interface Problem {
  /** The place of the error: `roster`, `stronghold`, or `elements.3`, counted from 1. */
  readonly at: string;
  readonly because: string;
  readonly rules: readonly HottRuleId[];
}

/** Errors make an army illegal. Warnings mean that something is uncertain or wasted. */
export interface Problems {
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
}

type Check = (roster: Roster) => readonly Problem[];

const problem = (at: string, because: string, ...rules: readonly HottRuleId[]): Problem => ({ at, because, rules });
const element = (place: number): string => `elements.${place + 1}`;

const unknownTypes: Check = ({ elements }) =>
  elements.flatMap(({ type }, place) =>
    elementOf(type)
      ? []
      : [
          problem(
            element(place),
            `There is no element type ${quoted(type)}.${didYouMean(
              type,
              types.map(({ id }) => id),
            )}`,
            'hott.supplement.army-size',
          ),
        ],
  );

const tooDear: Check = (roster) => {
  const { total } = costOf(roster);
  return total > roster.size
    ? [
        problem(
          'roster',
          `The army costs ${total} AP, ${total - roster.size} more than the agreed ${roster.size}. Remove elements.`,
          'hott.supplement.army-size',
        ),
      ]
    : [];
};

const cheapHalf: Check = (roster) => {
  const { cheap, cheapNeeded } = costOf(roster);
  return cheap < cheapNeeded
    ? [
        problem(
          'roster',
          `Elements that cost 1 or ${supplement.cheapElement} AP must cost at least ${cheapNeeded} AP together. They cost ${cheap} now.`,
          'hott.supplement.cheap-half',
        ),
      ]
    : [];
};

const oneGeneral: Check = ({ elements }) => {
  const places = elements.flatMap(({ general }, place) => (general ? [place] : []));
  if (places.length === 0)
    return [problem('roster', 'The army has no general. Choose an element to lead the army.', 'hott.supplement.general')];
  return places
    .slice(1)
    .map((place) =>
      problem(element(place), 'The army already has a general. Only one element can lead it.', 'hott.supplement.general'),
    );
};

const ableGeneral: Check = ({ elements }) =>
  elements.flatMap(({ type, general, ally }, place) => {
    const of = elementOf(type);
    if (!general || !of) return [];
    if (!of.mayBeGeneral)
      return [
        problem(
          element(place),
          `${of.name} cannot lead an army. Choose another element as the general.`,
          'hott.supplement.general',
          of.rule as HottRuleId,
        ),
      ];
    return ally ? [problem(element(place), 'An ally cannot be the general of the army.', 'hott.supplement.general')] : [];
  });

const strongholdSize: Check = ({ stronghold: { wide, deep } }) =>
  Math.min(wide, deep) < strongholds.minSide || Math.max(wide, deep) > strongholds.maxSide
    ? [
        problem(
          'stronghold',
          `A stronghold must be ${strongholds.minSide} to ${strongholds.maxSide} paces wide and deep, but this one is ${wide} by ${deep}.`,
          'hott.strongholds.size',
        ),
      ]
    : [];

const onlyGodsShared: Check = ({ elements }) =>
  elements.flatMap(({ type, shared }, place) =>
    shared && type !== 'gods' ? [problem(element(place), 'Only a god can be shared by both sides.', 'hott.gods.shared')] : [],
  );

const unspent: Check = (roster) => {
  const left = roster.size - costOf(roster).total;
  return left > 0 ? [problem('roster', `You can still spend ${left} of ${roster.size} AP.`, 'hott.supplement.army-size')] : [];
};

const allies: Check = ({ elements }) =>
  elements.some(({ ally }) => ally)
    ? [
        problem(
          'roster',
          'Our sources do not say how to choose allied contingents. Agree on them with your opponent.',
          'hott.supplement.allied-contingent',
        ),
      ]
    : [];

const otherSize: Check = ({ size }) =>
  size === supplement.army
    ? []
    : [
        problem(
          'roster',
          `The book uses armies of ${supplement.army} AP. Agree on ${size} with your opponent.`,
          'hott.supplement.army-size',
        ),
      ];

const errors: readonly Check[] = [unknownTypes, tooDear, cheapHalf, oneGeneral, ableGeneral, strongholdSize, onlyGodsShared];
const warnings: readonly Check[] = [unspent, allies, otherSize];

/** All errors and warnings of a roster that `readRoster` accepted. An army without errors is legal. */
export const problemsOf = (roster: Roster): Problems => ({
  errors: errors.flatMap((check) => check(roster)),
  warnings: warnings.flatMap((check) => check(roster)),
});
