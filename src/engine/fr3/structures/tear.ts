/** One melee of a unit against a structure itself: which units may, both sides' modifiers, and the results. */

import { type Chance, known, roll } from '../../kernel/chance.ts';
import type { Impossible } from '../../kernel/circumstance.ts';
import { isEligible } from '../data/eligible-types.ts';
import { melee } from '../data/figures/melee.ts';
import { siege } from '../data/figures/siege.ts';
import { spellEffects } from '../data/figures/spell-effects.ts';
import type { Combatant } from '../melee/combatant.ts';
import { type Line, linesOf } from '../melee/modifiers.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { byItself } from './troops.ts';
import type { WorksKind } from './works.ts';

/** The unit's equipment against structures. */
export interface Gear {
  readonly ram: boolean;
  /** Whether the spell Bolster has been cast on the ram. */
  readonly bolster: boolean;
}

type Barred = Impossible<Fr3RuleId> | undefined;
const no = (because: string, ...rules: Fr3RuleId[]): Barred => ({ because, rules });

/** fr3.structures.attack-bb-only: these attack the structure and never the units in it. */
const wreckers = ['blobs', 'dragons', 'earth-elemental', 'plant-elemental', 'large-monsters', 'leviathans'];
/** fr3.structures.cannot-attack */
const helpless = ({ unit, row }: Combatant): boolean =>
  ['air-elemental', 'fire-elemental', 'water-elemental', 'battlewagons', 'pikes'].includes(row.id) || unit.group === 'cavalry';

export const wrecks = ({ row }: Combatant): boolean => wreckers.includes(row.id);

/** Why a unit cannot attack this kind of structure. */
export function barredFrom(me: Combatant, kind: WorksKind, { ram }: Gear): Barred {
  const name = me.unit.name;
  if (wrecks(me)) return undefined;
  if (helpless(me)) return no(`${name} cannot attack structures or the units in them.`, 'fr3.structures.cannot-attack');
  if (kind === 'gate' && isEligible('ram', me.unit.id))
    return ram ? undefined : no(`${name} need a ram to attack a gate.`, 'fr3.structures.gate-attackers');
  return no(
    kind === 'gate'
      ? `${name} cannot attack a gate. Only very large units and some infantry with a ram can.`
      : `${name} can fight only the units in a structure, not the structure itself.`,
    kind === 'gate' ? 'fr3.structures.gate-attackers' : 'fr3.structures.attack-bb-only',
  );
}

/** The modifiers of the unit itself. Flanks, rear, support and charge bonuses do not count (fr3.structures.melee-vs-bb). */
export function tearLines(me: Combatant, kind: WorksKind, gear: Gear): Line[] {
  const { foe } = byItself(me);
  const lines = linesOf({ a: me, b: foe, charge: undefined, first: false, dieOff: false }, 'a');
  if (kind !== 'gate' || !gear.ram) return lines;
  lines.push({ id: 'ram', name: 'Ram', amount: siege.ramAgainstGate, rules: ['fr3.siege.ram-bonus'] });
  if (gear.bolster) lines.push({ id: 'bolster', name: 'Bolster', amount: spellEffects.bolster, rules: ['fr3.spells.bolster'] });
  return lines;
}

export const total = (lines: readonly Line[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** The comparison of the two totals, from the attacker's side. */
export const verdicts = ['doubles', 'wins', 'draws', 'loses', 'is doubled'] as const;
export type Verdict = (typeof verdicts)[number];

/** As in any melee, every higher total doubles a total of zero or less (fr3.melee.roll). */
export function verdictOf(attacker: number, defender: number): Verdict {
  if (attacker === defender) return 'draws';
  if (attacker > defender) return attacker >= melee.destroyFactor * defender ? 'doubles' : 'wins';
  return defender >= melee.destroyFactor * attacker ? 'is doubled' : 'loses';
}

const known5 = Object.fromEntries(verdicts.map((verdict) => [verdict, known(verdict)])) as Record<Verdict, Chance<Verdict>>;

/** Both sides roll a die and add their modifiers. */
export function contest(plus: number, against: number, decides: string, ...rules: Fr3RuleId[]): Chance<Verdict> {
  return roll(10, { decides: `${decides}: the attacker’s roll`, rules, by: 'a' }, (face) =>
    roll(
      10,
      { decides: `${decides}: the defender’s roll`, rules, by: 'b' },
      (other) => known5[verdictOf(face + plus, other + against)],
    ),
  );
}
