/**
 * Devices against magic (chapter fr3.character-items): magic wards, and protections against one kind of magic user each. These
 * devices protect their bearer and his unit from the magic of both sides, but not inside a null field.
 */
import type { Base } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { type CasterType, casterTypes, spellHeadOf } from '../../data/spell-list.ts';
import type { MeleeSide } from '../../melee/question.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { refusal } from '../action-kind.ts';
import { anybodyHas } from '../characters/belongings.ts';
import { belongingOf } from '../characters/catalogue.ts';
import { placeOf } from '../characters/places.ts';
import { opponents } from '../units/contacts.ts';
import { characterSetup, findUnit, isMass, leadersOf, standing, troopOf } from '../units/pieces.ts';
import { isWithUnit, rowOf } from '../units/troops.ts';
import type { BattleCharacter, BattleUnit, Cast, State } from '../vocabulary/state.ts';
import { userOf } from './casters.ts';
import { hasEffect } from './effects.ts';
import { isNulled, isNulledPerson } from './null-field.ts';
import { called } from './spell.ts';

export const protections = ['protection-clerical', 'protection-wizard', 'protection-shamanic', 'protection-necromantic'] as const;
type Protection = (typeof protections)[number];

/** Whether a character in the unit has this device, working or not. */
export const bears = (state: State, unit: BattleUnit, id: string): boolean =>
  anybodyHas(state.setup, id) && leadersOf(state, unit.id).some((each) => characterSetup(state, each).has?.includes(id));

/**
 * Whether a device in the unit works for the whole unit. In a 2x2 unit a protection must be paid for each turn (`shields.ts`).
 */
export const guardsUnit = (state: State, unit: BattleUnit, id: string): boolean =>
  (isMass(unit) && (protections as readonly string[]).includes(id)
    ? state.magic.shielded.includes(unit.id) && bears(state, unit, id)
    : isWithUnit(state, unit, id)) && !isNulled(state, unit.base);

/** Whether a character's own device works for him. */
const guardsPerson = (state: State, character: BattleCharacter, id: string): boolean =>
  characterSetup(state, character).has?.includes(id) === true && !isNulledPerson(state, character);

const schools: Readonly<Record<string, Protection>> = {
  wizard: 'protection-wizard',
  cleric: 'protection-clerical',
  shaman: 'protection-shamanic',
};

/** The device against this kind of magic user; undefined for kinds without one (fr3.character-items.protection-none). */
const protectionFrom = (type: CasterType): Protection | undefined =>
  type === 'necromancer' ? 'protection-necromantic' : schools[casterTypes.find(({ id }) => id === type)?.school ?? ''];

/**
 * The kind of magic user that a spell belongs to: its caster's. If the bearer of a stored spell has no magic, the result is
 * the first kind of magic user that can learn the spell.
 */
function kindOfMagic(state: State, caster: BattleCharacter, spell: string): CasterType | undefined {
  const type = userOf(state, caster)?.type;
  return type === undefined || type === 'witch-hunter' ? spellHeadOf(spell)?.casters[0]?.type : type;
}

const against = (state: State, caster: BattleCharacter, spell: string): Protection | undefined => {
  const type = kindOfMagic(state, caster, spell);
  const device = type && protectionFrom(type);
  return device && anybodyHas(state.setup, device) ? device : undefined;
};

/**
 * Whether a spell on many units leaves this unit out: fr3.character-items.protection-shamanic-area, the other devices, and a
 * null.
 */
export function isSpared(state: State, caster: BattleCharacter, spell: string, unit: BattleUnit): boolean {
  const device = against(state, caster, spell);
  return isNulled(state, unit.base) || (device !== undefined && guardsUnit(state, unit, device));
}

/**
 * Whether a device protects a unit from a spell without a caster. The spell counts as belonging to the first kind that can learn
 * it.
 */
export function isOutOfReachOf(state: State, unit: BattleUnit, spell: string): boolean {
  const type = spellHeadOf(spell)?.casters[0]?.type;
  const device = type && protectionFrom(type);
  return device !== undefined && anybodyHas(state.setup, device) && guardsUnit(state, unit, device);
}

/** fr3.character-items.protection-shamanic-terrain: why a spell cannot change ground under a protected unit. */
export function refuseGroundOf(
  state: State,
  caster: BattleCharacter,
  spell: string,
  takes: (base: Base) => boolean,
): Refusal | null {
  const device = against(state, caster, spell);
  if (!device) return null;
  const unit = standing(state).find((each) => takes(each.base) && guardsUnit(state, each, device));
  if (unit)
    return refusal(
      `${called(state, unit)} stand there, and an item (${belongingOf(device).name}) protects them from this spell.`,
      belongingOf(device).rule,
      'fr3.character-items.protection-shamanic-terrain',
    );
  const alone = state.characters.find((each) => {
    const at = each.host === null ? placeOf(state, each) : null;
    return at !== null && takes(at) && guardsPerson(state, each, device);
  });
  return alone
    ? refusal(
        `An item (${belongingOf(device).name}) protects a unit there from this spell.`,
        belongingOf(device).rule,
        'fr3.character-items.protection-shamanic-terrain',
      )
    : null;
}

/** fr3.character-items.protection-clerical-limits: spells that cannot decide a melee with a protected unit in it. */
const deciding: readonly string[] = ['miracle', 'ensure-victory'];

/** Why a device protects the target of a spell, or prevents its bearer from casting. */
export function refuseGuarded(state: State, caster: BattleCharacter, { spell, on }: Cast): Refusal | null {
  const device = against(state, caster, spell);
  if (device && guardsPerson(state, caster, device))
    return refusal(
      `The magic user cannot cast this spell, because his own item stops it (${belongingOf(device).name}).`,
      'fr3.character-items.protection-binds-user',
      belongingOf(device).rule,
    );
  const units = on.flatMap((id) => findUnit(state, id) ?? []);
  const unit = device && units.find((each) => guardsUnit(state, each, device));
  if (device && unit)
    return refusal(
      `${called(state, unit)} cannot be the target, because an item protects them: ${belongingOf(device).name}.`,
      belongingOf(device).rule,
    );
  const person = device && state.characters.find((each) => on.includes(each.id) && guardsPerson(state, each, device));
  if (device && person)
    return refusal(
      `This character cannot be the target, because an item protects him: ${belongingOf(device).name}.`,
      belongingOf(device).rule,
    );
  const decides = deciding.includes(spell) && anybodyHas(state.setup, 'protection-clerical');
  const settled = decides && units.some((each) => [each, ...opponents(state, each.id)].some((one) => isOutOfReach(state, one)));
  return settled
    ? refusal(
        'The spell cannot decide this melee, because one of the units is protected from clerical magic.',
        'fr3.character-items.protection-clerical-limits',
      )
    : null;
}

const isOutOfReach = (state: State, unit: BattleUnit): boolean => guardsUnit(state, unit, 'protection-clerical');

/** fr3.character-items.magic-ward: whether a ward may stop this cast. */
export const isWarded = (state: State, { on }: Pick<Cast, 'on'>): boolean =>
  anybodyHas(state.setup, 'magic-ward') &&
  on.some((id) => {
    const unit = findUnit(state, id);
    const person = state.characters.find((each) => each.id === id);
    return (unit && guardsUnit(state, unit, 'magic-ward')) || (person && guardsPerson(state, person, 'magic-ward'));
  });

/** Devices that give a melee bonus, the enemies against which they give it, and the rule. */
const hunted: readonly {
  readonly device: Protection;
  readonly as: NonNullable<MeleeSide['protection']>;
  readonly foes: (state: State, foe: BattleUnit) => boolean;
  readonly rule: Fr3RuleId;
}[] = [
  {
    device: 'protection-clerical',
    as: 'clerical',
    foes: (state, foe) => rowOf(state, foe).group === 'spirits',
    rule: 'fr3.character-items.protection-clerical-cf',
  },
  {
    device: 'protection-shamanic',
    as: 'shamanic',
    foes: (state, foe) => rowOf(state, foe).group === 'elementals',
    rule: 'fr3.character-items.protection-shamanic-cf',
  },
  {
    device: 'protection-necromantic',
    as: 'necromantic',
    foes: (state, foe) => troopOf(state, foe).kit?.undead === true,
    rule: 'fr3.character-items.protection-necromantic',
  },
];

/** The effect of devices on a unit in melee with this enemy. */
export function guardedSide(state: State, me: BattleUnit, foe: BattleUnit): Partial<MeleeSide> {
  const found = hunted.find(
    ({ device, foes }) => anybodyHas(state.setup, device) && foes(state, foe) && guardsUnit(state, me, device),
  );
  const decides = hasEffect(me, 'miracle') || hasEffect(me, 'ensure-victory');
  const settled = decides && [me, foe].some((one) => isOutOfReach(state, one));
  return {
    ...(found ? { protection: found.as } : {}),
    // fr3.character-items.protection-clerical-limits: a protected unit may have joined the melee after the cast.
    ...(settled ? { miracle: hasEffect(me, 'ink-cloud'), ensureVictory: false } : {}),
  };
}
