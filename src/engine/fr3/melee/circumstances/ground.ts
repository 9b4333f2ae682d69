/** Circumstances of the place in a melee: where a unit stands, and who is beside it. */

import { takesAttachments } from '../../attachments.ts';
import { isEligible } from '../../data/eligible-types.ts';
import { melee } from '../../data/figures/melee.ts';
import { barsWorks } from '../bars-works.ts';
import type { Combatant, View } from '../combatant.ts';
import { forbidden, type Impossible, no, ruleOf, unless } from '../forbidden.ts';
import { always, type Circumstance, charged, choice, flag, notInDieOff, type Shape } from './circumstance.ts';

const count = (most: number): Shape => ({ kind: 'number', least: 0, most: () => most });

/** Why a unit can neither give nor receive support: its type, its form (2x2), or its level. */
function supportForbidden({ me }: View): Impossible | undefined {
  if (me.mass) return no('A 2x2 unit neither gives nor receives support.', 'fr3.multi-based.mass-no-support');
  if (!me.row.support && !me.is.supported)
    return no(`${me.unit.name} neither give nor receive support.`, 'fr3.melee.support-types', ruleOf(me.unit));
  if (me.offSurface) return no('Units off the surface neither give nor receive support.', 'fr3.melee.support-levels');
  return undefined;
}

/**
 * The largest number of friends that can count as flank attackers, which depends on the enemy's form: one for each base length of
 * flank, and, against a 2x2 unit, one more beside the attacker in front (fr3.multi-based.second-front-unit).
 */
const mostFlankers = 7;
const flanksOf = (foe: Combatant): number =>
  foe.block || foe.is.form === '1x2' ? 4 : foe.mass ? 7 : foe.unit.id === 'blobs' ? 3 : 2;
export const hasRear = (foe: Combatant): boolean => !foe.mass && foe.unit.id !== 'blobs';

const noRear = ({ foe }: View): Impossible | undefined =>
  hasRear(foe)
    ? undefined
    : foe.mass
      ? no('A 2x2 unit has no rear: all its sides but the front are flanks.', 'fr3.multi-based.no-front')
      : no('A blob has no rear: all its sides but the front are flanks.', 'fr3.specials.blobs-no-front');

export const ofGround: readonly Circumstance[] = [
  {
    id: 'ground',
    name: 'Stands in',
    group: 'Ground',
    shape: choice(
      ['open', 'The open'],
      ['woods', 'Woods'],
      ['towns', 'A built-up area'],
      ['marshes', 'Marsh'],
      ['water', 'Water'],
      ['difficult', 'Other difficult ground'],
    ),
    rules: ['fr3.movement.terrain-occupation', 'fr3.melee.difficult-terrain-modifiers'],
    matters: always,
  },
  {
    id: 'uphill',
    name: 'Uphill of its enemy',
    group: 'Ground',
    shape: flag,
    rules: ['fr3.melee.uphill'],
    forbidden: ({ foe }) => unless(!foe.is.uphill, 'Only one side can stand uphill of the other.', 'fr3.melee.uphill'),
    matters: ({ foe }) => !foe.flier,
  },
  {
    id: 'stakes',
    name: 'Behind deployed stakes',
    group: 'Ground',
    shape: flag,
    rules: ['fr3.items.stakes-effect'],
    forbidden: (seen) =>
      unless(isEligible('stakes', seen.me.unit.id), `${seen.me.unit.name} cannot buy stakes.`, 'fr3.items.stakes-purchase') ??
      unless(
        !seen.me.is.pavisiers || seen.me.is.fortification,
        'A unit can have stakes or pavisiers, but not both.',
        'fr3.items.stakes-purchase',
      ) ??
      unless(!seen.me.is.outsideArc, 'Stakes work only against a charge from the front.', 'fr3.items.stakes-flanked'),
    matters: (seen) => charged(seen) && (seen.foe.row.difficultTerrain !== 0 || (notInDieOff(seen) && seen.foe.chargeBonus > 0)),
  },
  {
    id: 'fortification',
    name: 'In a fortification',
    group: 'Ground',
    shape: flag,
    rules: ['fr3.fortifications.defense', 'fr3.fortifications.cannot-defend', 'fr3.fortifications.cavalry'],
    forbidden: ({ me }) => barsWorks(me),
    matters: ({ foe }) => !foe.spirit && foe.unit.id !== 'swarms',
  },
  {
    id: 'shieldwall',
    name: 'In shieldwall',
    group: 'Ground',
    shape: flag,
    rules: ['fr3.items.shieldwall-melee'],
    forbidden: ({ me, charged: charging, first }) =>
      unless(
        isEligible('shieldwall', me.unit.id),
        `${me.unit.name} cannot form a shieldwall.`,
        'fr3.items.shieldwall-purchase',
      ) ??
      unless(!me.offSurface, 'Only infantry on foot on the ground is in shieldwall.', 'fr3.items.tortoise-default') ??
      unless(
        !(charging && first),
        'A unit that charged this phase cannot be in a shieldwall, because a shieldwall does not move.',
        'fr3.items.shieldwall-adopt',
      ),
    matters: always,
  },
  {
    id: 'pavisiers',
    name: 'Pavisiers',
    group: 'Ground',
    shape: flag,
    rules: ['fr3.infantry.pavisiers-combat-factor'],
    forbidden: forbidden.pavisiers,
    matters: notInDieOff,
  },
  {
    id: 'sacredSite',
    name: 'Near its sacred site',
    group: 'Ground',
    shape: flag,
    rules: ['fr3.terrain-effects.sacred-site-bonus'],
    matters: notInDieOff,
  },
];

export const ofNeighbours: readonly Circumstance[] = [
  {
    id: 'support',
    name: 'Supporting neighbours',
    group: 'Neighbours',
    shape: count(melee.maxSupport),
    rules: ['fr3.melee.support-bonus'],
    forbidden: supportForbidden,
    matters: notInDieOff,
  },
  {
    id: 'flank',
    name: 'Friends on the enemy’s flanks',
    group: 'Neighbours',
    shape: count(mostFlankers),
    rules: ['fr3.melee.flank-bonus', 'fr3.multi-based.second-front-unit'],
    forbidden: ({ me, foe }) =>
      unless(
        me.is.flank + me.is.flankLight <= flanksOf(foe),
        `${foe.unit.name} can be attacked only on ${flanksOf(foe)} flanks here.`,
        'fr3.melee.flank-bonus',
      ),
    matters: notInDieOff,
  },
  {
    id: 'flankLight',
    name: 'Light cavalry on the enemy’s flanks',
    group: 'Neighbours',
    shape: count(mostFlankers),
    rules: ['fr3.melee.light-cavalry-doubles-flank-rear'],
    forbidden: ({ me, foe }) =>
      unless(
        me.is.flank + me.is.flankLight <= flanksOf(foe),
        `${foe.unit.name} can be attacked only on ${flanksOf(foe)} flanks here.`,
        'fr3.melee.flank-bonus',
      ),
    matters: notInDieOff,
  },
  {
    id: 'rear',
    name: 'Friend in the enemy’s rear',
    group: 'Neighbours',
    shape: choice(['no', 'None'], ['unit', 'A unit'], ['light', 'Light cavalry or dragoons']),
    rules: ['fr3.melee.rear-bonus'],
    forbidden: noRear,
    matters: (seen) => notInDieOff(seen) && hasRear(seen.foe),
  },
  {
    id: 'attached',
    name: 'Attached',
    group: 'Neighbours',
    shape: choice(['no', 'Nothing'], ['skirmishers', 'Skirmishers'], ['light-artillery', 'Light artillery']),
    rules: ['fr3.melee.attachment-bonus', 'fr3.basics.attachment-limit'],
    forbidden: ({ me }) =>
      unless(
        takesAttachments(me.unit),
        `Other units cannot be attached to ${me.unit.name.toLowerCase()}.`,
        'fr3.basics.attachment-barred-primaries',
      ),
    matters: (seen) => notInDieOff(seen) && !seen.me.mass && (charged(seen) || seen.foe.flier),
  },
];
