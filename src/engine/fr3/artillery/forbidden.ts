/**
 * Why the rules forbid a hit that is well-formed. Battles use this for hits on units. For questions from outside, `refusals.ts`
 * checks the form first. Names and values of the circumstances are in the catalogue (`source-circumstances.ts`).
 */
import type { Impossible as KernelImpossible } from '../../kernel/circumstance.ts';
import { unless } from '../melee/forbidden.ts';
import { type Shot, targetForbidden } from '../missile-fire/forbidden.ts';
import type { ShotRefusal } from '../missile-fire/refusal.ts';
import { stopOf } from '../missile-fire/stops.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { aimingRefusals } from './aiming.ts';
import { type Aim, aimAtUnit, type QuestionOfUnit } from './at-unit.ts';
import type { OfSource } from './question.ts';
import { sourceDefaults } from './sources.ts';

type Impossible = KernelImpossible<Fr3RuleId>;

/** A hit in the form that the target's circumstances use; undefined if the target is a structure. */
export function shotOf({ gun, mark }: Aim, rallies = false): Shot | undefined {
  if (!mark) return undefined;
  return {
    target: mark,
    aimed: gun.kind.aimed,
    rallies: rallies || mark.is.dodges,
    gun: false,
    powder: true,
    undead: gun.is.undead,
    illusion: gun.is.illusion,
  };
}

/** Whether the source is an artillery unit or weapon, and not a breath or an elemental. */
export const proper = ({ gun }: Aim) => gun.kind.id === 'cannon' || gun.kind.id === 'stone-thrower' || gun.kind.id === 'light';
export const piece = ({ gun }: Aim) => gun.kind.piece !== undefined;
const nameOf = ({ gun }: Aim) => gun.kind.name;
const onlyArtillery = (aim: Aim, what: string, ...rules: Fr3RuleId[]): Impossible | undefined =>
  unless(proper(aim), `${what} works only with heavy and light artillery, not with ${nameOf(aim).toLowerCase()}.`, ...rules);
const helped = (aim: Aim, what: string, ...rules: Fr3RuleId[]): Impossible | undefined =>
  unless(piece(aim), `${what} helps only artillery that rolls to hit, not ${nameOf(aim).toLowerCase()}.`, ...rules);

/** Why the rules forbid a circumstance of the source: one entry for each circumstance, in the order of the catalogue. */
export const sourcesForbidden = {
  elite: (aim) => onlyArtillery(aim, 'Elite artillery', 'fr3.artillery.elite'),
  napoleonic: (aim) => onlyArtillery(aim, 'Napoleonic artillery', 'fr3.items.napoleonic-purchase'),
  russian: (aim) => onlyArtillery(aim, 'Russian artillery', 'fr3.armies.napoleonic-russian-artillery'),
  setFire: (aim) =>
    onlyArtillery(aim, 'Greek fire', 'fr3.innate.set-fire') ??
    unless(
      aim.gun.kind.id !== 'cannon' || ['battlewagon', 'ship', 'leviathan'].includes(aim.gun.is.carrier),
      'Only indirect and light artillery, battlewagons and ships can have innate Set Fire.',
      'fr3.innate.set-fire',
    ),
  undead: (aim) =>
    unless(
      aim.gun.kind.piece === 'heavy',
      `${nameOf(aim)}: of all artillery, only heavy pieces can be undead.`,
      'fr3.undead.eligibility',
    ),
  illusion: (aim) =>
    unless(
      piece(aim),
      `Only artillery that rolls to hit can be an illusion, not ${nameOf(aim).toLowerCase()}.`,
      'fr3.illusions.missile-units',
    ),
  state: ({ gun }) =>
    unless(
      gun.is.state < 2 || gun.kind.piece !== 'heavy',
      'Double demoralized heavy artillery cannot fire before it has rallied.',
      'fr3.war-machines.heavy-artillery-no-push-back',
    ),
  carrier: (aim) =>
    (aim.gun.kind.id === 'mine' && aim.gun.is.carrier === 'ship'
      ? undefined
      : onlyArtillery(aim, 'Such a place', 'fr3.levels.heavy-artillery-barge')) ??
    unless(
      aim.gun.is.carrier !== 'barge' || aim.gun.kind.piece !== 'heavy',
      'Heavy artillery may ride on a barge but cannot fire from it.',
      'fr3.levels.heavy-artillery-barge',
    ),
  engineer: (aim) =>
    unless(aim.gun.kind.id === 'mine', 'An engineer helps only with mines.', 'fr3.abilities.engineer-mine-damage'),
  hides: (aim) => unless(aim.gun.kind.id === 'fire', 'Wet hides help only against fires.', 'fr3.siege.wet-hides'),
  targeter: (aim) => helped(aim, 'A targeter', 'fr3.inventions.targeter'),
  mechanic: (aim) =>
    unless(proper(aim), 'A mechanic helps only the weapons of a ship or of an automaton.', 'fr3.abilities.mechanic-fire-bonus'),
  spyglass: (aim) => helped(aim, 'Spyglass', 'fr3.spells.spyglass'),
  fireArrow: (aim) => helped(aim, 'Fire Arrow', 'fr3.spells.fire-arrow'),
  stopped: (aim) => (piece(aim) ? stopOf(aim.gun.is.stopped) : undefined),
  otherHit: (aim) => helped(aim, 'A bonus to hit', 'fr3.artillery.to-hit'),
  otherDamage: (aim) => unless(aim.gun.kind.id !== 'fire', 'A fire does not make a damage roll.', 'fr3.fire.melee'),
} satisfies { readonly [Id in keyof OfSource]?: (aim: Aim) => Impossible | undefined };

/** Every circumstance of the source that the rules forbid for this hit, with the reason. */
export function sourceForbidden(aim: Aim): ShotRefusal[] {
  return Object.entries(sourcesForbidden).flatMap(([key, forbidden]) => {
    const id = key as keyof typeof sourcesForbidden;
    if (aim.gun.is[id] === sourceDefaults[id]) return [];
    const impossible = forbidden(aim);
    return impossible ? [{ at: `by.${id}`, ...impossible }] : [];
  });
}

/** Why a well-formed question about a hit on a unit has no answer; empty if it has one. */
export function hitRefusals(question: QuestionOfUnit): ShotRefusal[] {
  const aim = aimAtUnit(question);
  return [...sourceForbidden(aim), ...targetForbidden(question.target, shotOf(aim) as Shot), ...aimingRefusals(aim)];
}
