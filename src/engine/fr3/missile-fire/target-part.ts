/** A unit under fire as a part of a question. Shared by the calculators for missiles and artillery. */
import type { Asked, KindOfPart } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import { askedIn } from '../../kernel/circumstance.ts';
import { otherTargets } from '../data/other-targets.ts';
import { unitKinds } from '../unit-kinds.ts';
import type { Target } from './question.ts';
import { targetDefaults } from './target.ts';
import { type Shot, type TargetCircumstance, targetCircumstances } from './target-circumstances.ts';

/** Circumstances that occur in most battles, always visible. */
const common: readonly string[] = ['stands', 'state'];
/** Changing one of these makes a different question, so they are excluded from the list of changes. */
const another: readonly string[] = ['form', 'stage', 'markers', 'squareMarkers', 'level', 'made', 'square'];

/** Every row of the reference table, and the targets without a row. */
export const targetKinds: readonly KindOfPart[] = [
  ...unitKinds.list,
  ...otherTargets.map(
    ({ id, name, combatFactor }): KindOfPart => ({
      id,
      name,
      group: 'Engines and craft',
      symbol: 'battlewagons',
      note: `CF ${combatFactor}`,
    }),
  ),
];

export const targetUsual = (said: Said): Said => targetDefaults(said as unknown as Target) as unknown as Said;

const asked =
  <View>(shotOf: (seen: View) => Shot | undefined) =>
  (circumstance: TargetCircumstance): Asked<View> => {
    const shot = (seen: View): Shot => shotOf(seen) as Shot;
    return {
      ...askedIn(circumstance, shot, (seen: View) => shot(seen).target),
      ...(common.includes(circumstance.id) ? { open: true } : {}),
      ...(another.includes(circumstance.id) ? { another: true } : {}),
    };
  };

/** The circumstances of a target. `shotOf` gives the shot at the target; undefined for a structure. */
export const targetAsked = <View>(shotOf: (seen: View) => Shot | undefined): Asked<View>[] =>
  targetCircumstances.map(asked(shotOf));

/** Whether the target rallies between two shots. */
export const betweenAsked = <View>(what: string, isStructure: (seen: View) => boolean): Asked<View> => ({
  id: 'between',
  name: `Between ${what}`,
  group: '',
  shape: {
    kind: 'choice',
    options: [
      { value: 'nothing', name: 'Same phase' },
      { value: 'rally', name: 'A turn, with a rally' },
    ],
  },
  rules: ['fr3.rally.roll'],
  matters: (seen) => !isStructure(seen),
  ofCourse: true,
});
