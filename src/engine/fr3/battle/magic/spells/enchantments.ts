/** Spells that set a circumstance for the melees, volleys and tests of units for the rest of the phase. */
import type { Refusal } from '../../../../kernel/rule-id.ts';
import { type MoraleSpell, sparedBySpell } from '../../../nerve/spells.ts';
import type { Fr3RuleId } from '../../../rule-ids.ts';
import { firstOf, refusal } from '../../action-kind.ts';
import { withCharacter } from '../../characters/fates.ts';
import { testedUnit } from '../../charge/nerve.ts';
import { certain } from '../../events.ts';
import { pairsToFight } from '../../melee/question.ts';
import { isEngaged, opponents } from '../../units/contacts.ts';
import { phasing, standing, troopOf, withDeeds } from '../../units/pieces.ts';
import { asCombatant, rowOf } from '../../units/troops.ts';
import { pieceOf, weaponOf } from '../../units/weapons.ts';
import type { SideId } from '../../vocabulary/ids.ts';
import type { BattleUnit, State } from '../../vocabulary/state.ts';
import { type EffectId, effectWith, hasEffect, withEffect } from '../effects.ts';
import { couldBeCharged, couldMove, couldShoot, fights } from '../moments.ts';
import { type Aim, type BattleSpell, called, ids, target, type Whom } from '../spell.ts';
import { isSpared } from '../wards.ts';

interface Enchantment {
  readonly whom: Whom;
  /** The side for whose units the spell is listed. The book may allow the spell on units of both sides. */
  readonly for: 'own' | 'enemy';
  readonly until?: 'demoralized';
  readonly refuse?: (state: State, unit: BattleUnit) => Refusal | null;
  readonly matters: (state: State, unit: BattleUnit) => boolean;
}

const enchantment = (id: EffectId, { whom, for: meant, until, refuse, matters }: Enchantment): BattleSpell => ({
  id,
  whom,
  refuse: (state, aim) => refuse?.(state, target(aim)) ?? null,
  matters(state, aim) {
    const unit = target(aim);
    return (unit.side === aim.side) === (meant === 'own') && !hasEffect(unit, id) && matters(state, unit);
  },
  works: (state, aim) => certain(withEffect(state, target(aim).id, id, aim.side, ...(until ? [until] : []))),
});

/** A spell that affects all units on the table that meet a condition. */
const enchantAll = (
  id: EffectId,
  those: (state: State, unit: BattleUnit, side: SideId) => boolean,
  more: Partial<BattleSpell> & Pick<BattleSpell, 'matters'>,
): BattleSpell => ({
  id,
  whom: 'nobody',
  works: (state, { side, caster }) =>
    certain(
      ids(standing(state).filter((unit) => those(state, unit, side) && !isSpared(state, caster, id, unit))).reduce(
        (at, each) => withEffect(at, each, id, side),
        state,
      ),
    ),
  ...more,
});

const fightsWith = (is: (state: State, enemy: BattleUnit) => boolean) => (state: State, unit: BattleUnit) =>
  fights(state, unit) && opponents(state, unit.id).some((enemy) => is(state, enemy));

const unless = (allowed: boolean, because: string, ...rules: readonly Fr3RuleId[]): Refusal | null =>
  allowed ? null : refusal(because, ...rules);

/** fr3.spells.psychology-flag: like all psychological effects it does not affect units that are immune to psychology. */
const stink: MoraleSpell = { id: 'stink', name: 'Stink', rule: 'fr3.spells.stink', psychology: true, spares: ['undead'] };

function refuseStink(state: State, unit: BattleUnit): Refusal | null {
  const found = sparedBySpell(testedUnit(state, unit.id, null), stink);
  return found ? refusal(found.because, ...found.rules) : null;
}

const shoots = (state: State, unit: BattleUnit): boolean => {
  const troop = troopOf(state, unit);
  return weaponOf(troop) !== null || pieceOf(troop) !== null;
};

/** Whether the unit is in a melee that still has to be fought this phase. */
const inMelee = (state: State, unit: BattleUnit): boolean =>
  pairsToFight(state).some(({ a, b }) => a.id === unit.id || b.id === unit.id);

const enchanted: readonly BattleSpell[] = [
  enchantment('strength', { whom: 'unit', for: 'own', matters: fights }),
  enchantment('freeze', { whom: 'unit', for: 'enemy', matters: fights }),
  enchantment('laudanum', { whom: 'enemy', for: 'enemy', matters: fights }),
  enchantment('garlic', {
    whom: 'unit',
    for: 'own',
    matters: fightsWith((state, enemy) => troopOf(state, enemy).kit?.undead === true),
  }),
  enchantment('vermin-off', {
    whom: 'unit',
    for: 'own',
    matters: fightsWith((state, enemy) => rowOf(state, enemy).id === 'swarms'),
  }),
  enchantment('grog-ration', {
    whom: 'friend',
    for: 'own',
    until: 'demoralized',
    refuse: (state, unit) =>
      unless(
        unit.morale === 0,
        `${called(state, unit)} cannot be the target: they are demoralized, which ends this spell.`,
        'fr3.spells.grog-ration',
      ),
    matters: fightsWith((state, enemy) => asCombatant(state, enemy).monster),
  }),
  enchantment('miracle', { whom: 'unit', for: 'own', matters: fights }),
  enchantment('ink-cloud', {
    whom: 'friend',
    for: 'own',
    matters: (state, unit) => fights(state, unit) || couldBeCharged(state, unit),
  }),
  enchantment('ensure-victory', {
    whom: 'friend',
    for: 'own',
    refuse: (state, unit) =>
      unless(
        inMelee(state, unit),
        `${called(state, unit)} cannot be the target: they have no melee left to fight this phase.`,
        'fr3.spells.ensure-victory',
      ),
    matters: fights,
  }),
  enchantment('jihad', {
    whom: 'friend',
    for: 'own',
    refuse: (state, unit) =>
      firstOf(
        () =>
          unless(
            isEngaged(state, unit.id),
            `${called(state, unit)} cannot be the target, because the unit is not in melee.`,
            'fr3.spells.jihad',
          ),
        () => unless(!asCombatant(state, unit).fanatic, `${called(state, unit)} are already fanatics.`, 'fr3.spells.jihad'),
      ),
    matters: fights,
  }),
  enchantment('stink', {
    whom: 'unit',
    for: 'enemy',
    refuse: refuseStink,
    matters: (state, unit) => fights(state, unit) && rowOf(state, unit).support !== false,
  }),
  enchantment('illusionary-fear', {
    whom: 'friend',
    for: 'own',
    matters: (state, unit) => couldBeCharged(state, unit) || couldMove(state, unit),
  }),
  enchantment('spyglass', {
    whom: 'unit',
    for: 'own',
    matters: (state, unit) => shoots(state, unit) && couldShoot(state, unit),
  }),
  enchantment('fire-arrow', {
    whom: 'unit',
    for: 'own',
    refuse: (state, unit) =>
      unless(
        shoots(state, unit),
        `${called(state, unit)} cannot be the target, because they have neither missiles nor artillery.`,
        'fr3.spells.fire-arrow',
      ),
    matters: couldShoot,
  }),
  enchantment('sudden-squall', {
    whom: 'unit',
    for: 'enemy',
    matters: (state, unit) => shoots(state, unit) && couldShoot(state, unit),
  }),
];

const flies = (unit: BattleUnit): boolean => unit.comes === 'flying';

/** fr3.spells.righteousness: the spell can be cast only in the side's own movement step, before it has moved a unit. */
function refuseRighteousness(state: State, { side, caster }: Aim): Refusal | null {
  return firstOf(
    () =>
      unless(
        state.sheet.step === 'movement' && phasing(state) === side,
        'Righteousness can be cast only at the start of your own movement step.',
        'fr3.spells.righteousness',
      ),
    () =>
      unless(
        standing(state, side).every(({ did }) => !did.moved) && !state.passed,
        'Righteousness must be cast before any unit moves.',
        'fr3.spells.righteousness',
      ),
    () =>
      unless(
        !state.magic.tried.some(({ character, spell }) => character === caster.id && spell === 'righteousness'),
        'This magic user has already tried to cast Righteousness this turn.',
        'fr3.spells.righteousness',
      ),
  );
}

export const enchantments: readonly BattleSpell[] = [
  ...enchanted,
  enchantAll('fog', (_, unit) => flies(unit), {
    matters: (state, { side }) =>
      phasing(state) !== side &&
      standing(state, phasing(state)).some(
        (unit) => flies(unit) && couldMove(state, unit) && effectWith(unit, 'aloft') === undefined,
      ),
  }),
  enchantAll('righteousness', (_, unit, side) => unit.side === side, {
    refuse: refuseRighteousness,
    matters: () => true,
    /** The attempt uses up the caster's movement and that of his unit. */
    announced(state, { caster: { id, host } }) {
      const still = withCharacter(state, id, { moved: true });
      return certain(host === null ? still : withDeeds(still, [host], { moved: true, spent: 1 }));
    },
  }),
];
