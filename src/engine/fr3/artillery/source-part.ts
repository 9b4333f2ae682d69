/** The source of an artillery hit, as a part of a question. The artillery calculator and the charge planner share this part. */
import type { Asked, KindOfPart, Part } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import { askedIn } from '../../kernel/circumstance.ts';
import { farthestInches } from '../../kernel/limits.ts';
import { signed } from '../../kernel/text.ts';
import type { Aim } from './aim.ts';
import { type SourceCircumstance, sourceCircumstances } from './source-circumstances.ts';
import { type SourceKind, sourceDefaults, sourceGroupNames, sourceKindOf, sourceKinds } from './sources.ts';

/** The list of changes leaves these circumstances out, because changing one of them asks a different question. */
const another: readonly string[] = ['otherHit', 'otherDamage', 'level', 'carrier'];

/** Finds the weapon and its target in the view of a whole question. */
type AimIn<View> = (view: View) => Aim;

const ofSource =
  <View>(aimIn: AimIn<View>) =>
  (circumstance: SourceCircumstance): Asked<View> => ({
    ...askedIn(circumstance, aimIn, (view: View) => aimIn(view).gun),
    ...(another.includes(circumstance.id) ? { another: true } : {}),
  });

/** Symbols for sources without a row in the reference table. */
const symbols: Readonly<Partial<Record<SourceKind['id'], string>>> = {
  light: 'light-artillery',
  'dragon-breath': 'dragons',
  'plant-elemental': 'plant-elemental',
  explosion: 'contraptions',
  lances: 'heavy-cavalry',
  'hot-oil': 'contraptions',
  fire: 'fire-elemental',
  'termite-rot': 'swarms',
  mine: 'contraptions',
  grenade: 'contraptions',
  'blast-1': 'air-elemental',
  'blast-2': 'air-elemental',
  'blast-3': 'air-elemental',
};

const sourceChoice = ({ id, name, group, piece, damage, range }: SourceKind): KindOfPart => ({
  id,
  name,
  group: sourceGroupNames[group],
  symbol: symbols[id] ?? 'heavy-artillery',
  note: id === 'fire' ? 'CF 7' : `${piece ? '' : range ? `${range}″, ` : ''}damage ${damage === 0 ? 'plain' : signed(damage)}`,
});

/** The source of an artillery hit, as a part of a question. */
export const sourcePart = <View>(key: string, aimIn: AimIn<View>): Part<View> => ({
  key,
  name: 'Weapon or spell',
  side: 'a',
  kinds: {
    noun: 'kind of artillery hit',
    list: sourceKinds.map(sourceChoice),
    rules: ['fr3.artillery.types'],
    // Similar sources: a heavier piece, a spell of a higher level.
    similar: (unit) =>
      sourceKinds.filter(({ id, group }) => id !== unit && group === sourceKindOf(unit)?.group).map(sourceChoice),
  },
  usual: () => sourceDefaults as unknown as Said,
  circumstances: [
    {
      id: 'range',
      name: 'Range',
      group: '',
      rules: ['fr3.artillery.range'],
      shape: { kind: 'number', least: 0, most: () => farthestInches, inches: true },
      // Ranges that are too long are refused elsewhere, with the rule for the thrown weapon.
      forbidden: () => undefined,
      matters: (seen) => aimIn(seen).gun.kind.range !== undefined,
      open: true,
      another: true,
    },
    ...sourceCircumstances.map(ofSource(aimIn)),
  ],
});
