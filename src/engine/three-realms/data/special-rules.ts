/** Special rules for units (three-realms.unit-rules.scope) and for weapons, by name. */

export interface SpecialRule {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  /** A one-line description. */
  readonly says: string;
}

const named =
  (chapter: string) =>
  <Id extends string>(id: Id, name: string, says: string, slug: string = id) => ({
    id,
    name,
    rule: `three-realms.${chapter}.${slug}`,
    says,
  });

const ofUnits = named('unit-rules');
const ofMelee = named('melee-weapons');
const ofRanged = named('ranged-weapons');

/** Groups by what the rules change: the army, deployment, movement, melee, shooting, losses. */
export const unitRuleGroups = [
  {
    name: 'Armies and deployment',
    rules: [
      ofUnits('common', 'Common', 'Two such units fill one Regular slot.'),
      ofUnits('independent', 'Independent', 'Its models need no formation and pick their own targets.'),
      ofUnits('character', 'Character', 'The model joins a unit and belongs to it.'),
      ofUnits('infiltrate', 'Infiltrate', 'Three markers are deployed; one of them turns out to be the unit.'),
      ofUnits('advanced-move', 'Advanced Move', 'The unit moves once before the battle.'),
    ],
  },
  {
    name: 'Movement',
    rules: [
      ofUnits('double-act', 'Double Act', 'The unit takes two turns in an Action Phase.'),
      ofUnits('sprint', 'Sprint', 'It runs at up to twice its M, straight.'),
      ofUnits('cavalry', 'Cavalry', 'Sprint; rough ground is hazardous instead of slow.'),
      ofUnits('flight', 'Flight', 'Sprint; terrain does not matter, except clouds.'),
      ofUnits('ethereal', 'Ethereal', 'Flight and Blitzkrieg; no model blocks it.'),
      ofUnits('cover-crawler', 'Cover Crawler', 'Rough ground counts as open.'),
      ofUnits('impeccable-balance', 'Impeccable Balance', 'Hazardous ground counts as open too.'),
      ofUnits('enraged', 'Enraged', 'It moves to the nearest enemy and charges.'),
    ],
  },
  {
    name: 'Shooting',
    rules: [
      ofUnits('steady', 'Steady', 'It counts as not having moved.'),
      ofUnits('set-up', 'Set Up', 'It cannot shoot in a turn in which it moves, or in the next.'),
      ofUnits('artillery', 'Artillery', 'It never aims.'),
      ofUnits('shot-on-the-run', 'Shot on the Run', 'It may shoot when it runs, at −1.'),
      ofUnits('special-ammo', 'Special Ammo', 'It chooses one kind of ammunition each turn.'),
      ofUnits('divide-fire', 'Divide Fire', 'Its models shoot at targets of their own.'),
    ],
  },
  {
    name: 'Standing and falling',
    rules: [
      ofUnits('blitzkrieg', 'Blitzkrieg', 'It can break off from melee.'),
      ofUnits('dig-in', 'Dig In', 'If it neither moves nor shoots, it is harder to kill and easier to hit.'),
      ofUnits('automaton', 'Automaton', 'It takes no drive tests for losses or lost melees.'),
      ofUnits('multiple-bodies', 'Multiple Bodies', 'One model that counts as several.'),
    ],
  },
] as const satisfies readonly { readonly name: string; readonly rules: readonly SpecialRule[] }[];

export type UnitRuleId = (typeof unitRuleGroups)[number]['rules'][number]['id'];

export const unitRules: readonly (SpecialRule & { readonly id: UnitRuleId })[] = unitRuleGroups.flatMap(({ rules }) => [
  ...rules,
]);

export const meleeWeaponRules = [
  ofMelee('reach', 'Reach', 'It also threatens the models behind or beside those it touches.'),
  ofMelee('assassins-guile', 'Assassin’s Guile', 'Its player assigns the hits.'),
  ofMelee('poisoned', 'Poisoned', 'A d5 is added to the Strength of its hits.'),
] as const satisfies readonly SpecialRule[];

export type MeleeWeaponRuleId = (typeof meleeWeaponRules)[number]['id'];

export const rangedWeaponRules = [
  ofRanged('move-or-fire', 'Move or Fire', 'It does not shoot in a turn in which its bearer moves.'),
  ofRanged('assault', 'Assault', 'It shoots in a turn in which its bearer charges, and never aims.'),
  ofRanged('arcing', 'Arcing', 'It does not need to see its target, and cover only conceals.'),
  ofRanged('melee', 'Melee', 'It may be fired in melee.', 'melee-fire'),
  ofRanged('sniper', 'Sniper', 'Its player assigns the hits.'),
  ofRanged('spell', 'Spell', 'It never aims, and may be used in melee.'),
  ofRanged('poisoned', 'Poisoned', 'A d5 is added to the Strength of its hits.'),
] as const satisfies readonly SpecialRule[];

export type RangedWeaponRuleId = (typeof rangedWeaponRules)[number]['id'];
