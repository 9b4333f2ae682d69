/** Boarding a ship: the roll that ties the ships together, the melee on the enemy's deck, and the roll to break free. */
import { andThen, type Chance, known, roll } from '../../kernel/chance.ts';
import type { Impossible } from '../../kernel/circumstance.ts';
import { infantry } from '../data/figures/infantry.ts';
import { ships } from '../data/figures/ships.ts';
import { type Unit, unitOf } from '../data/units.ts';
import { type Bout, combatant } from '../melee/combatant.ts';
import { melee } from '../melee/melee.ts';
import { type Line, linesOf } from '../melee/modifiers.ts';
import type { MeleeResult } from '../melee/outcome.ts';
import type { MeleeSide } from '../melee/question.ts';
import { rallyRoll } from '../rally.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { barredFromDefending, barredFromStorming, heightLine, marinesLine, meeting, type Storming } from './storm.ts';
import { total } from './tear.ts';

/** The ships touch. The attackers are on one deck, and the defenders on the deck beside it. */
export interface Boarding extends Pick<Storming, 'a' | 'b' | 'height' | 'marines'> {
  /** An earlier boarding roll has tied the ships together. */
  readonly tied: boolean;
  /** No unit is on the enemy's deck, so its crew fights. */
  readonly crew: boolean;
}

/** The crew of a ship base, in the form of a row (fr3.ships.crew). The crew has a combat factor, but no bonuses. */
const crewRow: Unit = {
  ...(unitOf('handweapons') as Unit),
  name: 'Crew',
  combatFactor: ships.crewFactor,
  bonuses: [],
  chargeBonus: 0,
};
const crewSide: MeleeSide = { unit: 'handweapons' };

/** The question with the crew in place of a unit, if no unit is on deck. */
const manned = (of: Boarding): Boarding => (of.crew ? { ...of, b: crewSide, marines: { ...of.marines, b: false } } : of);

/** The melee on deck. Boarding is not a charge, but the defenders have their bonus for being charged, as on a wall. */
function onDeck(of: Boarding): Bout {
  const at = meeting(manned(of), true);
  const crew = { row: crewRow, unit: crewRow, combatFactor: ships.crewFactor, bonuses: [], chargeBonus: 0 };
  return of.crew ? { ...at, b: { ...at.b, ...crew } } : at;
}

const onGuard: Line = { id: 'deck', name: 'On deck', amount: ships.deckDefence, rules: ['fr3.ships.deck-defence'] };

/** Modifiers that apply only on deck: fr3.infantry.marines-structure-bonus, fr3.ships.deck-defence, the height of the ship. */
function deckLines(of: Boarding, side: 'a' | 'b'): Line[] {
  const { marines, height, a, crew } = manned(of);
  const trained = marines[side] ? [marinesLine] : [];
  if (side === 'b') return crew ? [] : marines.b ? trained : [onGuard];
  const climb = heightLine({ height, a, way: 'foot' });
  return climb ? [...trained, climb] : trained;
}

export function boardingLines(of: Boarding): { readonly a: Line[]; readonly b: Line[] } {
  const at = onDeck(of);
  return { a: [...linesOf(at, 'a'), ...deckLines(of, 'a')], b: [...linesOf(at, 'b'), ...deckLines(of, 'b')] };
}

/** The result: either the boarding roll failed and the marines cannot move this turn, or the melee on deck was fought. */
export type Boarded = 'not tied' | MeleeResult;

/** The boarding roll (unless the ships are tied already), followed by the melee. */
export function boarding(of: Boarding): Chance<Boarded> {
  const at = onDeck(of);
  const more = (side: 'a' | 'b') => ({
    ...at[side],
    is: { ...at[side].is, other: at[side].is.other + total(deckLines(of, side)) },
  });
  const fight: Chance<Boarded> = melee({ ...at, a: more('a'), b: more('b') });
  if (of.tied) return fight;
  const rules: Fr3RuleId[] = ['fr3.infantry.marines-boarding-roll', 'fr3.rally.roll'];
  return andThen(rallyRoll(combatant(of.a), { decides: 'the boarding roll', rules }), (passed) =>
    passed ? fight : known<Boarded>('not tied'),
  );
}

type Barred = Impossible<Fr3RuleId> | undefined;

/** Why these attackers cannot board. */
export function barredFromBoarding({ a, marines, tied, height }: Boarding): Barred {
  const { unit, is } = combatant(a);
  if (!marines.a && !tied)
    return { because: 'Only marines can tie the ships together.', rules: ['fr3.infantry.marines-boarding-roll'] };
  if (is.state > 0)
    return {
      because: `${unit.name} cannot board while demoralized. Rally them first.`,
      rules: ['fr3.basics.demoralized-no-charge'],
    };
  // Only types that may stand on a wall may stand on a deck.
  const aboard = barredFromDefending(a);
  if (aboard) return { because: `${unit.name} cannot stand on deck.`, rules: ['fr3.ships.deck-capacity', ...aboard.rules] };
  return barredFromStorming({ a, height, way: 'climb', engineer: false, marines, oil: false, rocks: false, count: 1 });
}

/** The roll of a ship that breaks free (fr3.infantry.marines-boarding-untie). */
export const needsToBreakFree = (bonus: number): number => infantry.shipRally - bonus;

export const breakingFree = (bonus: number): Chance<boolean> =>
  roll(10, { decides: 'whether the ship breaks free', rules: ['fr3.infantry.marines-boarding-untie'] }, (face) =>
    known(face >= needsToBreakFree(bonus)),
  );
