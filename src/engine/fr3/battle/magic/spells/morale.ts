/** Spells that affect morale, using the nerve chapter: Bless and Curse, and spells that shake or steady units. */
import { andThen, type Chance, known } from '../../../../kernel/chance.ts';
import { contactOf as edgeContact } from '../../../../kernel/geometry.ts';
import type { Refusal } from '../../../../kernel/rule-id.ts';
import type { SpellId } from '../../../nerve/spell-ids.ts';
import { type CastSpell, sparedBySpell, spellOf, underSpell } from '../../../nerve/spells.ts';
import { nerveTest } from '../../../nerve/test.ts';
import type { Tried } from '../../../nerve/tried.ts';
import type { Fr3RuleId } from '../../../rule-ids.ts';
import { refusal } from '../../action-kind.ts';
import { testedUnit } from '../../charge/nerve.ts';
import { type BattleReport, certain, event, inTurn, report } from '../../events.ts';
import { inflict } from '../../harm/harm.ts';
import { floorOf } from '../../rally/losses.ts';
import { standing, troopOf, unitAt, withUnit } from '../../units/pieces.ts';
import { enemyOf, type SideId } from '../../vocabulary/ids.ts';
import type { BattleUnit, State } from '../../vocabulary/state.ts';
import { hasEffect, withEffect, withoutEffect } from '../effects.ts';
import { type Aim, type BattleSpell, ids, refuseSpared, target } from '../spell.ts';
import { isSpared } from '../wards.ts';

const moraleSpell = (id: SpellId): CastSpell => spellOf(id) as CastSpell;

/** A unit under this spell, in the form that the nerve chapter uses. */
export function testedUnderSpell(state: State, unit: BattleUnit, spell: SpellId): Tried {
  const { me, is } = testedUnit(state, unit.id, null);
  return { me, is: { ...is, spell } };
}

/** Why a spell of the nerve chapter does not affect a unit. */
export function sparedUnit(state: State, unit: BattleUnit, spell: SpellId): Refusal | null {
  const found = sparedBySpell(testedUnderSpell(state, unit, spell), moraleSpell(spell));
  return found ? refusal(found.because, ...found.rules) : null;
}

/** A blessed unit that would lose a level stops being elite instead of losing morale (fr3.elites.bonus). */
const losesBless = (state: State, unit: BattleUnit, rules: readonly Fr3RuleId[]): boolean =>
  rules.includes('fr3.elites.bonus') && hasEffect(unit, 'bless') && unitAt(state, unit.id).status === 'table';

/** Makes the test that a spell requires, if any, and applies the result. */
export function shakeBySpell(state: State, unit: BattleUnit, spell: SpellId): Chance<BattleReport> {
  const { rule } = moraleSpell(spell);
  return andThen(nerveTest(underSpell, testedUnderSpell(state, unit, spell)), ({ roll, after }) => {
    const logEntry = event({ kind: 'tested', unit: unit.id, of: 'spell', passed: roll === 'passed' }, 'fr3.rally.roll', rule);
    const at = losesBless(state, unit, after.rules) ? withoutEffect(state, unit.id, 'bless') : state;
    return inTurn(roll === 'none' ? report(at) : report(at, logEntry), (now) =>
      inflict(now, unit.id, { after, cause: 'magic', by: null }),
    );
  });
}

/**
 * fr3.spells.bless-curse-1: a fresh unit becomes elite, and a shaken one improves by a level. Permanent losses of a square
 * remain.
 */
function raised(state: State, { id }: BattleUnit, side: SideId): BattleReport {
  const unit = unitAt(state, id);
  if (unit.morale === 0) return report(withEffect(state, id, 'bless', side, 'demoralized'));
  const morale = Math.max(unit.lasting, unit.morale - 1) as 0 | 1;
  const logEntry = event({ kind: 'rallied', unit: id, rallied: true }, 'fr3.spells.bless-curse-1');
  return report(withUnit(state, id, { morale }), ...(morale < unit.morale ? [logEntry] : []));
}

/** fr3.spells.bless-curse-1: the blessing works if the unit passes its test. */
function blessed(state: State, unit: BattleUnit, side: SideId): Chance<BattleReport> {
  return andThen(nerveTest(underSpell, testedUnderSpell(state, unit, 'bless-1')), ({ roll }) => {
    const logEntry = event(
      { kind: 'tested', unit: unit.id, of: 'spell', passed: roll === 'passed' },
      'fr3.rally.roll',
      'fr3.spells.bless-curse-1',
    );
    return inTurn(report(state, logEntry), (at) => known(roll === 'passed' ? raised(at, unit, side) : report(at)));
  });
}

/** Whether a blessing would change anything. A unit that is elite by its roster can only regain morale. */
const canRise = (state: State, unit: BattleUnit): boolean =>
  unit.morale > unit.lasting ||
  (unit.morale === 0 && !hasEffect(unit, 'bless') && (troopOf(state, unit).kit?.elite ?? 'no') === 'no');

const blessOrCurse = (id: string, whom: BattleSpell['whom'], tests: boolean): BattleSpell => ({
  id,
  whom,
  choices: ['bless', 'curse'],
  refuse: (state, { units, choice }) =>
    units
      .map((unit) => sparedUnit(state, unit, choice === 'bless' ? 'bless-1' : tests ? 'curse-1' : 'curse-2'))
      .find((why) => why !== null) ?? null,
  matters: (state, { units, choice, side }) =>
    choice === 'bless'
      ? units.every((unit) => unit.side === side && canRise(state, unit))
      : units.every((unit) => unit.side !== side),
  works: (state, { units, choice, side }) =>
    inTurn(
      report(state),
      ...ids(units).map((each) => (at: State) => {
        const unit = unitAt(at, each);
        if (unit.status !== 'table') return certain(at);
        if (choice === 'curse') return shakeBySpell(at, unit, tests ? 'curse-1' : 'curse-2');
        return tests ? blessed(at, unit, side) : known(raised(at, unit, side));
      }),
    ),
});

/** A spell that shakes one unit. */
const shaking = (id: Extract<SpellId, 'medusa' | 'apparition' | 'paranoia'>): BattleSpell => ({
  id,
  whom: 'unit',
  refuse: (state, aim) => sparedUnit(state, target(aim), id),
  matters: (_, aim) => target(aim).side !== aim.side,
  works: (state, aim) => shakeBySpell(state, target(aim), id),
});

/** fr3.spells.plague: enemies in good order that touch a demoralized one when the spell is cast. */
const plagued = (state: State, { side, caster }: Pick<Aim, 'side' | 'caster'>): readonly BattleUnit[] => {
  const enemies = standing(state, enemyOf(side));
  const sick = enemies.filter(({ morale }) => morale > 0);
  return enemies.filter(
    (unit) =>
      unit.morale === 0 &&
      sick.some((each) => each.level === unit.level && edgeContact(each.base, unit.base)) &&
      sparedUnit(state, unit, 'plague') === null &&
      !isSpared(state, caster, 'plague', unit),
  );
};

/** Whether the unit has lost morale that a rally can restore. */
const isShaken = (unit: BattleUnit): boolean => unit.morale > floorOf(unit);

export const moraleSpells: readonly BattleSpell[] = [
  blessOrCurse('bless-curse-1', 'unit', true),
  blessOrCurse('bless-curse-2', 'unit', false),
  blessOrCurse('bless-curse-3', 'pair', false),
  shaking('medusa'),
  shaking('apparition'),
  shaking('paranoia'),
  {
    id: 'plague',
    whom: 'nobody',
    matters: (state, aim) => plagued(state, aim).length > 0,
    works: (state, aim) =>
      inTurn(
        report(state),
        ...ids(plagued(state, aim)).map(
          (each) => (at: State) =>
            unitAt(at, each).status === 'table' ? shakeBySpell(at, unitAt(at, each), 'plague') : certain(at),
        ),
      ),
  },
  {
    /** fr3.spells.grace: restores up to two levels at once, without a roll. */
    id: 'grace',
    whom: 'friend',
    refuse: (state, aim) => (isShaken(target(aim)) ? null : refuseSpared(state, target(aim), 'Grace', 'fr3.spells.grace')),
    matters: () => true,
    works: (state, aim) => {
      const { id } = target(aim);
      return certain(
        withUnit(state, id, { morale: floorOf(target(aim)) }),
        event({ kind: 'rallied', unit: id, rallied: true }, 'fr3.spells.grace'),
      );
    },
  },
];
