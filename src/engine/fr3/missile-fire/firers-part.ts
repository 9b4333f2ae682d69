/** Firing units, as a part of a question. The missile calculator and the charge planner share this part. */
import type { Asked, Part } from '../../kernel/calculator/procedure.ts';
import type { Said } from '../../kernel/calculator/question.ts';
import { askedIn } from '../../kernel/circumstance.ts';
import { farthestInches } from '../../kernel/limits.ts';
import { type Carrier, carrierGroupNames, carrierOf, carriers, missileWeapons } from '../data/missile-weapons.ts';
import { type FirerCircumstance, firerCircumstances } from './firer-circumstances.ts';
import { type Firers, mostCount } from './question.ts';
import { targetOf } from './target.ts';
import { firerDefaults, type Seen, weaponOf } from './volley.ts';

/** Changing one of these makes a different question, so they are excluded from the list of changes. */
const another: readonly string[] = ['other', 'level', 'points'];

/** A function that finds the firing units and their target in the view of a whole question. */
type SeenIn<View> = (view: View) => Seen;

const ofFirers =
  <View>(seenIn: SeenIn<View>) =>
  (circumstance: FirerCircumstance): Asked<View> => ({
    ...askedIn(circumstance, seenIn, (view: View) => seenIn(view).firing),
    ...(another.includes(circumstance.id) ? { another: true } : {}),
  });

/** The number of firers, their range, and their weapon. */
const numbersOf = <View>(seenIn: SeenIn<View>): Asked<View>[] => [
  {
    id: 'count',
    name: 'Units',
    group: '',
    rules: ['fr3.missile-fire.cap'],
    shape: { kind: 'number', least: 1, most: () => mostCount },
    matters: (seen) => !seenIn(seen).firing.weapon.gun,
    open: true,
  },
  {
    id: 'range',
    name: 'Range',
    group: '',
    rules: ['fr3.missile-fire.range'],
    shape: { kind: 'number', least: 0, most: () => farthestInches, inches: true },
    // Ranges that are too long are refused elsewhere, with the rule for the weapon.
    forbidden: () => undefined,
    matters: () => true,
    open: true,
    // Suggests the limit of each nearer range band. A range that is one inch shorter is always suggested, so a band that begins
    // there is left out.
    instead: (seen) => {
      const { weapon, range } = seenIn(seen).firing;
      return weapon.bands.map(({ upTo }) => upTo).filter((upTo) => upTo < range - 1);
    },
  },
  ...carriers.map(
    ({ id: carrier, weapons, rule }): Asked<View> => ({
      id: 'weapon',
      name: 'Weapon',
      group: '',
      rules: [rule],
      shape: { kind: 'choice', options: weapons.map((id) => ({ value: id, name: missileWeapons[id].name })) },
      of: (unit) => unit === carrier,
      matters: () => weapons.length > 1,
      open: true,
      clears: ['range'],
    }),
  ),
];

const farthest = ({ weapons }: Carrier): number => Math.max(...weapons.map((id) => missileWeapons[id].bands.at(-1)?.upTo ?? 0));

const firersUsual = (said: Said): Said => {
  const { id: weapon, bands } = weaponOf(said as unknown as Firers);
  const usualWeapon = carrierOf(String(said.unit))?.weapons[0] ?? weapon;
  return { ...firerDefaults, count: 1, range: bands[0]?.upTo ?? 0, weapon: usualWeapon };
};

/** Firing units, as a part of a question. */
export const firersPart = <View>(key: string, name: string, seenIn: SeenIn<View>): Part<View> => ({
  key,
  name,
  side: 'a',
  kinds: {
    noun: 'unit that shoots',
    list: carriers.map((carrier) => ({
      id: carrier.id,
      name: carrier.name,
      group: carrierGroupNames[carrier.group],
      symbol: carrier.symbol,
      note: `${farthest(carrier)}″`,
    })),
    rules: ['fr3.missile-fire.definition'],
    unfit: (id) => {
      const known = targetOf(id);
      return known && `${known.name} have no missiles and cannot buy any.`;
    },
  },
  usual: firersUsual,
  circumstances: [...numbersOf(seenIn), ...firerCircumstances.map(ofFirers(seenIn))],
  first: { unit: 'skirmishers' },
});
