/** Circumstances of a melee that concern losses of a unit and the way in which the two units meet. */
import { chargeBonus, countercharges } from '../charge.ts';
import { mostMarkers, type View } from '../combatant.ts';
import { forbidden, no, ruleOf, unless } from '../forbidden.ts';
import { meetsSquare } from '../modifiers/meeting.ts';
import { always, type Circumstance, charged, choice, flag, notInDieOff } from './circumstance.ts';

/** Whether the charger would have a first-round bonus without this circumstance. */
const chargeCounts = (seen: View) =>
  notInDieOff(seen) && chargeBonus({ ...seen, me: { ...seen.me, is: { ...seen.me.is, joined: false } } }) > 0;

export const ofLosses: readonly Circumstance[] = [
  {
    id: 'state',
    name: 'Morale',
    group: 'Losses',
    shape: { ...choice(['0', 'Fresh'], ['1', 'Demoralized'], ['2', 'Double demoralized']), numeric: true },
    rules: ['fr3.basics.demoralized-penalties', 'fr3.basics.double-demoralized'],
    forbidden: forbidden.state,
    matters: always,
  },
  {
    id: 'markers',
    name: 'Extra markers left',
    group: 'Losses',
    shape: { kind: 'number', least: 0, most: (me) => mostMarkers(me.unit.id, me.is) },
    rules: ['fr3.basics.extra-demoralization-markers'],
    forbidden: forbidden.markers,
    matters: ({ me }) => mostMarkers(me.unit.id, me.is) > 0,
  },
  {
    id: 'trap',
    name: 'Caught',
    group: 'Losses',
    shape: choice(['no', 'Free'], ['trap', 'Trapped'], ['grapple', 'Grappled']),
    rules: ['fr3.spirits.traps-combat-penalty', 'fr3.items.grapple-effect', 'fr3.spirits.traps-double-demoralized'],
    forbidden: ({ me, foe, charged: charging, first }) => {
      // fr3.infantry.rangers-prepare-trap-roll: rangers in terrain immediately trap any unit that comes into contact.
      const prepared = me.is.trap === 'trap' && foe.unit.id === 'rangers' && foe.is.ground !== 'open';
      // fr3.items.grapple-mutual: a charger that grapples can be grappled in return, before the first melee.
      const mutual = me.is.trap === 'grapple' && [me, foe].every(({ unit }) => unit.other.includes('G'));
      if (charging && first && me.is.trap !== 'no' && !prepared && !mutual)
        return no(
          `A ${me.is.trap === 'trap' ? 'trapped' : 'grappled'} unit cannot move, so it cannot have charged.`,
          'fr3.spirits.traps-movement-lock',
          ...(me.is.trap === 'grapple' ? (['fr3.items.grapple-effect', 'fr3.items.grapple-mutual'] as const) : []),
        );
      if (me.is.trap === 'trap' && me.is.alchemist !== 'no')
        return no('A unit with an alchemist cannot be trapped.', 'fr3.abilities.alchemist-traps');
      return undefined;
    },
    matters: always,
  },
  {
    id: 'parasitics',
    name: 'Parasitics',
    group: 'Losses',
    shape: choice(['no', 'None'], ['ordinary', 'Parasitics'], ['elite', 'Elite parasitics']),
    rules: ['fr3.spirits.parasitics-effect', 'fr3.spirits.parasitics-elite'],
    forbidden: forbidden.parasitics,
    matters: notInDieOff,
  },
  {
    id: 'gaze',
    name: 'Held by a gaze',
    group: 'Losses',
    shape: flag,
    rules: ['fr3.optional-abilities.gaze-effect'],
    matters: notInDieOff,
  },
];

export const ofMeeting: readonly Circumstance[] = [
  {
    id: 'joined',
    name: 'Charged into a melee already going',
    group: 'Meeting',
    shape: flag,
    rules: ['fr3.melee.charge-bonus-exclusions'],
    forbidden: ({ charged: charging, first }) =>
      unless(
        charging && first,
        'Only a unit that charged this phase can have joined an existing melee.',
        'fr3.melee.charge-bonus-exclusions',
      ),
    matters: (seen) =>
      chargeCounts(seen) ||
      (seen.charged &&
        countercharges({
          ...seen,
          me: seen.foe,
          foe: { ...seen.me, is: { ...seen.me.is, joined: false } },
          charged: false,
          wasCharged: true,
        })),
  },
  {
    id: 'outsideArc',
    name: 'Charged from outside its arc',
    group: 'Meeting',
    shape: flag,
    rules: ['fr3.missile-fire.bonus-outside-arc', 'fr3.melee.countercharge-arc'],
    forbidden: (seen) =>
      unless(
        charged(seen),
        'A unit that was not charged this phase was not charged from outside its arc either.',
        'fr3.missile-fire.bonus-outside-arc',
      ),
    matters: (seen) => notInDieOff(seen) && charged(seen) && chargedFromOutsideMatters(seen),
  },
  {
    id: 'column',
    name: 'In column',
    group: 'Meeting',
    shape: flag,
    rules: ['fr3.melee.column-penalty'],
    matters: (seen) => notInDieOff(seen) && !seen.me.mass,
  },
  {
    id: 'inSquare',
    name: 'In square',
    group: 'Meeting',
    shape: flag,
    rules: ['fr3.square.charge-bonus'],
    forbidden: ({ me }) =>
      unless(me.unit.other.includes('Sq'), `${me.unit.name} cannot form a square.`, 'fr3.square.charge-bonus', ruleOf(me.unit)),
    matters: (seen) => notInDieOff(seen) && charged(seen) && meetsSquare(seen.foe),
  },
  {
    id: 'blocked',
    name: 'No room behind it',
    group: 'Meeting',
    shape: flag,
    rules: ['fr3.melee.push-back-blocked'],
    matters: ({ me }) => !me.spirit && !me.elemental && !me.fanatic && me.is.trap === 'no' && me.unit.id !== 'heavy-artillery',
  },
  {
    id: 'landed',
    name: 'Landed flier or swimmer',
    group: 'Meeting',
    shape: flag,
    rules: ['fr3.leviathans.landed-melee'],
    forbidden: ({ me }) =>
      unless(
        me.leviathan && me.is.level === 'surface',
        'Only a leviathan that has landed fights at this disadvantage.',
        'fr3.leviathans.landed-melee',
      ),
    matters: ({ me }) => me.leviathan,
  },
];

/** Whether it matters that the charge came from outside the arc, for example for a bonus when charged or a countercharge. */
function chargedFromOutsideMatters(seen: View): boolean {
  const inside = { ...seen, me: { ...seen.me, is: { ...seen.me.is, outsideArc: false } } };
  const { me } = inside;
  return (
    countercharges(inside) ||
    (me.is.inSquare && meetsSquare(inside.foe)) ||
    me.block ||
    me.bows ||
    me.is.napoleonic ||
    me.is.attached !== 'no' ||
    me.bonuses.some((bonus) => 'when' in bonus)
  );
}
