/**
 * Why the rules forbid something for a unit by itself, whatever it fights: its form, its losses, or the characters and
 * attachments with it. Battles and fires use these checks too. Restrictions that concern only melee questions are in the
 * catalogue (`circumstances.ts`).
 */
import type { Impossible as KernelImpossible } from '../../kernel/circumstance.ts';
import { takesNobody } from '../control.ts';
import { isEligible } from '../data/eligible-types.ts';
import type { Unit } from '../data/units.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { type Combatant, mostMarkers, type View } from './combatant.ts';
import type { CircumstanceId } from './question.ts';

export type Impossible = KernelImpossible<Fr3RuleId>;

export const no = (because: string, ...rules: Fr3RuleId[]): Impossible => ({ because, rules });
export const unless = (allowed: boolean, because: string, ...rules: Fr3RuleId[]): Impossible | undefined =>
  allowed ? undefined : no(because, ...rules);
export const ruleOf = (unit: Unit) => unit.rule as Fr3RuleId;

/** A blob that has grown also stands on 2x2 bases (fr3.multi-based.blobs). */
export const formsMass = (type: string): boolean => isEligible('mass', type) || type === 'blobs';
export const artilleryTypes = ['heavy-artillery', 'light-artillery'];

/** fr3.characters.attachment-by-type: units that no character can join. */
export const barsCharacters = ({ unit }: Combatant): Impossible | undefined => takesNobody(unit) ?? undefined;
export const characters = ({ me }: View) => barsCharacters(me);

/**
 * For each circumstance, why the rules forbid it; undefined if they allow it. The functions are called only for values that
 * differ from the default.
 */
export const forbidden = {
  form: ({ me }) => {
    if (me.is.form === 'block')
      return (
        unless(
          me.unit.id === 'pikes',
          `${me.unit.name} cannot be a pike block: only pikes can.`,
          'fr3.pike-blocks.availability',
        ) ?? unless(!me.is.undead, 'A pike block cannot be undead.', 'fr3.pike-blocks.no-undead')
      );
    if (me.is.form === 'mass')
      return unless(
        formsMass(me.unit.id),
        `${me.unit.name} cannot be a 2x2 unit: only mobs, beastmen, mounted units, swarms, small monsters, minor spirits and blobs can.`,
        'fr3.multi-based.types',
      );
    return unless(
      me.unit.id === 'leviathans',
      `${me.unit.name} cannot have a 1x2 base: only leviathans can.`,
      'fr3.leviathans.1x2',
    );
  },
  stage: ({ me }) =>
    unless(
      me.unit.id === 'cyclics',
      `${me.unit.name} have no stages of life: only cyclics do.`,
      'fr3.monsters.cyclics-life-cycle',
    ),
  elite: ({ me }) =>
    unless(
      me.is.elite !== '0-1-1' || me.shoots || artilleryTypes.includes(me.unit.id),
      `${me.unit.name} cannot have an elite missile bonus, because they do not shoot.`,
      'fr3.elites.bowfire-variant',
    ),
  undead: ({ me }) =>
    unless(me.row.undead && me.unit.id !== 'cyclics', `${me.unit.name} cannot be undead.`, 'fr3.undead.eligibility'),
  automaton: ({ me }) =>
    unless(
      isEligible('automaton', me.unit.id) && !me.undead,
      'This type cannot be an automaton: an automaton copies a living unit.',
      'fr3.armies.automaton-rally',
    ) ??
    unless(
      me.is.state === 0,
      'Automatons cannot be demoralized. They lose damage markers instead.',
      'fr3.armies.automaton-damage-markers',
    ) ??
    unless(
      me.is.leader === 'none' && !me.is.superhero && !me.is.healer && !me.is.bard && me.is.alchemist === 'no',
      'Only a mechanic can attach to an automaton.',
      'fr3.armies.automaton-attachment',
    ),
  barbarian: ({ me }) =>
    unless(
      me.is.state === 0,
      'A demoralized unit cannot have the barbarian bonus, which it has lost for good.',
      'fr3.items.barbarian-loss',
    ),
  state: ({ me }) => {
    if (me.spirit) return no('Spirits cannot be demoralized.', 'fr3.spirits.never-demoralized');
    if (me.unit.id === 'fanatics') return no('Fanatics cannot be demoralized.', 'fr3.specials.fanatics-demoralization-immunity');
    if (me.elemental && me.is.state === 2)
      return no('An elemental cannot be double demoralized, because it is then destroyed.', 'fr3.elementals.double-demoralized');
    return undefined;
  },
  markers: ({ me }) => {
    const most = mostMarkers(me.unit.id, me.is);
    if (me.is.markers > 0 && me.is.state > 0)
      return no(
        'A demoralized unit cannot have extra markers left, because a unit loses all its extra markers before it is demoralized.',
        'fr3.basics.extra-demoralization-markers',
      );
    if (most === 0 && me.is.markers > 0)
      return no(`${me.unit.name} have no extra demoralization markers.`, 'fr3.basics.extra-demoralization-markers');
    return undefined;
  },
  parasitics: ({ me }) =>
    unless(!me.is.healer, 'A unit with a healer is immune to parasitics.', 'fr3.spirits.parasitics-healer-immunity'),
  pavisiers: ({ me }) =>
    // fr3.fortifications.pavisiers: any unit in a fortification can use the pavisiers there.
    unless(
      isEligible('pavisiers', me.unit.id) || me.is.fortification,
      `${me.unit.name} cannot have pavisiers.`,
      'fr3.infantry.pavisiers',
    ),
  leader: characters,
  superhero: (seen) =>
    characters(seen) ??
    unless(seen.me.is.leader !== 'none', 'A superhero must be a leader. Choose a leader first.', 'fr3.abilities.superhero'),
  healer: characters,
  bard: (seen) =>
    characters(seen) ??
    unless(seen.me.infantry || seen.me.cavalry, 'A bard helps only infantry and cavalry.', 'fr3.abilities.bard-immunity'),
  bless: ({ me }) => {
    if (me.undead) return no('Bless does not work on undead.', 'fr3.spells.bless-curse-1');
    if (me.is.automaton) return no('Bless does not work on automatons.', 'fr3.armies.automaton-immunities');
    if (me.spirit || me.unit.group === 'specials' || me.leviathan)
      return no(`Bless does not work on ${me.unit.name.toLowerCase()}.`, 'fr3.spells.bless-curse-1');
    if (me.is.grogRation)
      return no('Bless does not work on a unit under Grog Ration.', 'fr3.spells.bless-curse-1', 'fr3.spells.grog-ration');
    return unless(!me.is.bard, 'Bless does not work on a unit with a bard.', 'fr3.spells.bless-curse-1');
  },
} satisfies { readonly [Id in CircumstanceId]?: (seen: View) => Impossible | undefined };
