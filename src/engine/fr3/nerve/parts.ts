/** The parts of a nerve question: the testing unit, and the unit that it may fear. */

import type { Filled, Part } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import { sentenceCase } from '../../kernel/text.ts';
import { unitKinds } from '../unit-kinds.ts';
import { fearedCircumstances, type NerveAsked, type NerveView, subjectCircumstances } from './circumstances.ts';
import type { Feared, NerveId, Subject } from './question.ts';
import { dreadfulOf, feared, subjectDefaults, triedOf } from './tried.ts';

export const subjectPart = (
  name: string,
  also: readonly NerveId[] = [],
  besides: readonly NerveAsked[] = [],
): Part<NerveView> => ({
  key: 'u',
  name,
  side: 'a',
  kinds: unitKinds,
  usual: (said) => subjectDefaults(said as unknown as Subject) as unknown as Said,
  circumstances: [...besides, ...subjectCircumstances(...also)],
});

export const fearedPart = (name: string): Part<NerveView> => ({
  key: 'f',
  name,
  side: 'b',
  kinds: unitKinds,
  usual: () => feared,
  circumstances: fearedCircumstances,
});

export function seeNerve(all: Filled, turns: number): NerveView {
  const subject = all.u as unknown as Subject;
  const view: NerveView = { subject, of: triedOf(subject), turns };
  return all.f ? { ...view, against: dreadfulOf(all.f as unknown as Feared) } : view;
}

const moods = ['', 'demoralized ', 'double demoralized '] as const;
const forms = { single: '', block: ', pike block', mass: ', 2x2', '1x2': ', 1x2' } as const;

/** The unit with its morale, within a sentence: `Demoralized spears`. */
export function subjectWords({ of: { me } }: NerveView): string {
  const name = `${me.undead ? 'undead ' : ''}${me.unit.name.toLowerCase()}`;
  const words = `${moods[me.is.state]}${name}${forms[me.is.form]}`;
  return sentenceCase(words);
}

export const foeWords = ({ against }: NerveView): string =>
  against ? `${against.foe.undead ? 'undead ' : ''}${against.foe.unit.name.toLowerCase()}` : '';
