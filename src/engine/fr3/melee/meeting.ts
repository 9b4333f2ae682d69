/** Why two units cannot meet in this way: the charge is forbidden, or a level is out of reach. */
import type { Refusal } from '../../kernel/rule-id.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import type { Bout, Combatant } from './combatant.ts';
import { otherSide } from './question.ts';

export type MeleeRefusal = Refusal<Fr3RuleId> & {
  /** The wrong part of the question, as in the address: `a`, `charge`, `b.support`. */
  readonly at: string;
};

export const refuse = (at: string, because: string, ...rules: Fr3RuleId[]): MeleeRefusal => ({ at, because, rules });

/** fr3.levels.contact-one-level, fr3.melee.contacting-fliers: whether a charger can reach its enemy's level. */
function reach(charger: Combatant, target: Combatant): MeleeRefusal | undefined {
  const from = charger.is.level;
  const to = target.is.level;
  const who = charger.unit.name;
  const whom = target.unit.name.toLowerCase();
  if (charger.leviathan && (from === 'flying' || from === 'swimming') && to === 'surface')
    return refuse(
      'charge',
      `A ${from} leviathan cannot contact units on the ground, because it stays on its own level.`,
      'fr3.leviathans.fly-swim-contact',
    );
  if (charger.leviathan && from === 'burrowing' && to === 'surface')
    return refuse(
      'charge',
      'A burrowing leviathan cannot charge units on the ground. It comes to the surface under them instead.',
      'fr3.leviathans.burrow-surface',
    );
  if (from === to || (from !== 'surface' && to === 'surface')) return undefined;
  if (from !== 'surface' && from !== 'flying' && to !== 'flying')
    return refuse(
      'charge',
      `${who} cannot reach ${whom}, because one is underwater and the other underground.`,
      'fr3.levels.levels',
    );
  if (from === 'surface') {
    if (charger.spirit || charger.leviathan) return undefined;
    const how = { flying: 'in the air', swimming: 'underwater', burrowing: 'underground' }[
      to as 'flying' | 'swimming' | 'burrowing'
    ];
    return refuse(
      'charge',
      `${who} on the surface cannot charge ${whom} ${how}: only spirits, leviathans and units of that level can.`,
      'fr3.melee.contacting-fliers',
      'fr3.levels.choose-engage',
    );
  }
  return refuse(
    'charge',
    `${who} cannot reach ${whom}, because they are more than one level apart.`,
    'fr3.levels.contact-one-level',
  );
}

/** Units that can never charge: fr3.charging.no-charge-units. */
function mayCharge(charger: Combatant): MeleeRefusal | undefined {
  if (charger.unit.id === 'heavy-artillery' || charger.unit.id === 'light-artillery')
    return refuse('charge', 'Unattached artillery cannot charge.', 'fr3.charging.no-charge-units');
  if (charger.unit.id === 'cyclics' && charger.is.stage === 'eggs')
    return refuse('charge', 'Cyclic eggs cannot move, so they cannot charge.', 'fr3.monsters.cyclics-eggs');
  return undefined;
}

/** Pairs of units that never fight a melee. */
function noMelee({ a, b }: Bout): MeleeRefusal | undefined {
  for (const [at, me, foe] of [
    ['a', a, b],
    ['b', b, a],
  ] as const) {
    if (me.unit.id !== 'ethereals') continue;
    if (foe.unit.id === 'major-spirits')
      return refuse(
        at,
        'These units do not fight a melee, because a major spirit destroys an ethereal that it touches.',
        'fr3.spirits.ethereals-major-spirits',
      );
    return refuse(
      at,
      'Ethereals do not fight units. They lower the morale of units that they pass through, and fight only characters.',
      'fr3.spirits.ethereals',
      'fr3.spirits.ethereals-pass-through',
    );
  }
  return undefined;
}

/** Why these two units cannot be in melee, or could not have met in this way; empty if they can. */
export function meetingRefusals(of: Bout): MeleeRefusal[] {
  const found: MeleeRefusal[] = [];
  const wrong = noMelee(of);
  if (wrong) found.push(wrong);
  if (of.charge && of.first) {
    const charger = of[of.charge];
    const problem = mayCharge(charger) ?? reach(charger, of[otherSide(of.charge)]);
    if (problem) found.push(problem);
  } else {
    const apart = reach(of.a, of.b) && reach(of.b, of.a);
    if (apart) found.push({ ...apart, at: 'b' });
  }
  return found;
}
