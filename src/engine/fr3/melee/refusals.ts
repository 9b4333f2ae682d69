/** Why a question has no answer: unknown units, meetings the rules forbid, impossible circumstances. */
import type { Refusal } from '../../kernel/rule-id.ts';
import { units, unitOf } from '../data/units.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { circumstanceOf, circumstances } from './circumstances.ts';
import { bout, type Bout, type Combatant, defaultsOf, view } from './combatant.ts';
import { type MeleeQuestion, type MeleeSide, sideIds } from './question.ts';

export type MeleeRefusal = Refusal<Fr3RuleId> & {
  /** Where the question is at fault, as the address names it: `a`, `charge`, `b.support`. */
  readonly at: string;
};

const refuse = (at: string, because: string, ...rules: Fr3RuleId[]): MeleeRefusal => ({ at, because, rules });

/** fr3.levels.contact-one-level, fr3.melee.contacting-fliers: whether a charger can reach its enemy's level. */
function reach(charger: Combatant, target: Combatant): MeleeRefusal | undefined {
  const from = charger.is.level;
  const to = target.is.level;
  const who = charger.unit.name;
  const whom = target.unit.name.toLowerCase();
  if (charger.leviathan && (from === 'flying' || from === 'swimming') && to === 'surface')
    return refuse('charge', `A ${from} leviathan cannot contact units on the ground: it stays on its own level.`, 'fr3.leviathans.fly-swim-contact');
  if (from === to || (from !== 'surface' && to === 'surface')) return undefined;
  if (from === 'surface') {
    if (charger.spirit || charger.leviathan) return undefined;
    const how = { flying: 'in the air', swimming: 'under water', burrowing: 'under ground' }[to as 'flying' | 'swimming' | 'burrowing'];
    return refuse(
      'charge',
      `${who} on the surface cannot charge ${whom} ${how}: only spirits, leviathans and units of that level can.`,
      'fr3.melee.contacting-fliers',
      'fr3.levels.choose-engage',
    );
  }
  return refuse('charge', `${who} cannot reach ${whom}: they are more than one level apart.`, 'fr3.levels.contact-one-level');
}

/** Units that can never charge: fr3.charging.no-charge-units. */
function mayCharge(charger: Combatant): MeleeRefusal | undefined {
  if (charger.unit.id === 'heavy-artillery' || charger.unit.id === 'light-artillery')
    return refuse('charge', `${charger.unit.name} never charges: unattached artillery cannot.`, 'fr3.charging.no-charge-units');
  if (charger.unit.id === 'cyclics' && charger.is.stage === 'eggs')
    return refuse('charge', 'Cyclic eggs cannot move, so they cannot charge.', 'fr3.monsters.cyclics-eggs');
  return undefined;
}

/** Meetings that are not melees. */
function meeting({ a, b }: Bout): MeleeRefusal | undefined {
  for (const [at, me, foe] of [['a', a, b], ['b', b, a]] as const) {
    if (me.unit.id !== 'ethereals') continue;
    if (foe.unit.id === 'major-spirits')
      return refuse(at, 'There is no melee: an ethereal that a major spirit touches is destroyed.', 'fr3.spirits.ethereals-major-spirits');
    return refuse(at, 'Ethereals do not fight units: they drain morale as they pass, and fight only characters.', 'fr3.spirits.ethereals', 'fr3.spirits.ethereals-pass-through');
  }
  return undefined;
}

function shapeProblem(side: MeleeSide, at: 'a' | 'b', me: Combatant): MeleeRefusal[] {
  const found: MeleeRefusal[] = [];
  for (const [id, value] of Object.entries(side)) {
    if (id === 'unit') continue;
    const circumstance = circumstanceOf(id);
    const where = `${at}.${id}`;
    if (!circumstance) {
      found.push(refuse(where, `“${id}” is not a circumstance of a melee.`));
      continue;
    }
    const { shape, name, rules } = circumstance;
    if (shape.kind === 'flag') {
      if (typeof value !== 'boolean') found.push(refuse(where, `${name} is either true or false, not ${JSON.stringify(value)}.`, ...rules));
    } else if (shape.kind === 'choice') {
      if (!shape.options.some((option) => option.value === String(value)))
        found.push(refuse(where, `${name} is one of ${shape.options.map((option) => option.value).join(', ')}, not ${JSON.stringify(value)}.`, ...rules));
    } else {
      const most = shape.most(me);
      if (typeof value !== 'number' || !Number.isInteger(value) || value < shape.least || value > most)
        found.push(
          refuse(
            where,
            most === shape.least
              ? `${me.unit.name} have no extra demoralization markers.`
              : `${name} is a whole number from ${shape.least} to ${most}, not ${JSON.stringify(value)}.`,
            ...rules,
          ),
        );
    }
  }
  return found;
}

/** The unit ids closest to what was typed, for a helpful sentence. */
function nearest(typed: string): string {
  const wanted = typed.toLowerCase().replace(/[^a-z]/g, '');
  const shares = (id: string) => {
    const plain = id.replace(/[^a-z]/g, '');
    if (wanted.length > 2 && (plain.includes(wanted) || wanted.includes(plain))) return 100;
    let same = 0;
    while (same < plain.length && plain[same] === wanted[same]) same++;
    return same;
  };
  const best = units.map((unit) => ({ id: unit.id, score: shares(unit.id) })).sort((x, y) => y.score - x.score);
  const close = best.filter((each) => each.score >= 3).slice(0, 3);
  return close.length ? ` Did you mean ${close.map((each) => `“${each.id}”`).join(', ')}?` : '';
}

function unitProblem(side: unknown, at: 'a' | 'b'): MeleeRefusal | undefined {
  const id = (side as MeleeSide | undefined)?.unit;
  if (typeof id !== 'string' || id === '') return refuse(at, `The ${at === 'a' ? 'first' : 'second'} unit is missing.`, 'fr3.reference.tables-overview');
  if (!unitOf(id)) return refuse(at, `The reference table has no unit “${id}”.${nearest(id)}`, 'fr3.reference.tables-overview');
  return undefined;
}

/**
 * Everything that keeps a question from having an answer, each with a sentence and, where a rule
 * forbids it, its ids; empty when the question is sound.
 */
export function refusals(question: MeleeQuestion): MeleeRefusal[] {
  const missing = sideIds.map((at) => unitProblem(question[at], at)).filter((each) => each !== undefined);
  if (question.charge !== undefined && question.charge !== 'a' && question.charge !== 'b')
    missing.push(refuse('charge', `The charger is a or b, not ${JSON.stringify(question.charge)}.`, 'fr3.charging.definition'));
  if (question.round !== undefined && question.round !== 'first' && question.round !== 'later')
    missing.push(refuse('round', `The round is first or later, not ${JSON.stringify(question.round)}.`, 'fr3.melee.charge-bonus'));
  if (missing.length) return missing;

  const of = bout(question);
  const found: MeleeRefusal[] = [];
  for (const at of sideIds) found.push(...shapeProblem(question[at], at, of[at]));
  if (found.length) return found;

  const wrong = meeting(of);
  if (wrong) found.push(wrong);
  for (const at of sideIds) {
    const seen = view(of, at);
    const usual = defaultsOf(seen.me.unit.id, seen.me.is.form);
    for (const { id, forbidden } of circumstances) {
      if (!forbidden || seen.me.is[id] === usual[id]) continue;
      const impossible = forbidden(seen);
      if (impossible) found.push({ at: `${at}.${id}`, ...impossible });
    }
  }
  if (of.charge && of.first) {
    const charger = of[of.charge];
    const problem = mayCharge(charger) ?? reach(charger, of[of.charge === 'a' ? 'b' : 'a']);
    if (problem) found.push(problem);
  } else {
    const apart = reach(of.a, of.b) && reach(of.b, of.a);
    if (apart) found.push({ ...apart, at: 'b' });
  }
  return found;
}
