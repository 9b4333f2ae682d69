/** Tests against effects that are not attacks: taunts, gazes, poison, parasitics, and smaller tests of other chapters. */
import { characterItems } from '../data/figures/character-items.ts';
import type { Combatant } from '../melee/combatant.ts';
import { keepsMorale, losesLevel, type NerveTest, sparedTest } from './test.ts';
import { isSpecial } from './tried.ts';

/** fr3.character-items.taunt-procedure: a unit that fails charges the taunter. */
export const taunted: NerveTest = {
  decides: 'whether the unit ignores the taunt',
  rules: ['fr3.character-items.taunt-procedure'],
  lines: () => [
    { id: 'taunt', name: 'Taunted', amount: characterItems.tauntRally, rules: ['fr3.character-items.taunt-procedure'] },
  ],
  failed: keepsMorale('fr3.character-items.taunt-failed'),
};

/**
 * fr3.optional-abilities.gaze-effect: a unit that fails is held for the turn. With exceptional armor, one roll decides which of
 * the two units the gaze affects. If the unit passes, the gaze affects the gazer instead
 * (fr3.character-items.exceptional-armor-gaze).
 */
export const gazedAt: NerveTest = {
  decides: 'whether the unit meets the gaze',
  rules: ['fr3.optional-abilities.gaze-effect', 'fr3.character-items.exceptional-armor-gaze'],
  failed: keepsMorale('fr3.optional-abilities.gaze-effect'),
};

/** Units that are immune to poison: fr3.optional-abilities.poison-immune. */
export const poisonProof = (me: Combatant): boolean => isSpecial(me) || me.spirit || me.undead || me.unit.group === 'machines';

/** The test of a unit demoralized by a poisonous unit in melee or by bowfire. If it fails, its marker becomes a poison marker. */
export const poisoned: NerveTest = {
  decides: 'whether the poison takes hold',
  rules: ['fr3.optional-abilities.poison-effect'],
  spares: ({ me }) => {
    if (poisonProof(me))
      return sparedTest(
        'Poison does not affect specials, spirits, undead or war machines.',
        'fr3.optional-abilities.poison-immune',
      );
    return me.is.healer && !me.mass
      ? sparedTest('A healer protects his unit from poison.', 'fr3.optional-abilities.poison-healer')
      : undefined;
  },
  failed: keepsMorale('fr3.optional-abilities.poison-effect', 'fr3.optional-abilities.poison-marker'),
};

/** fr3.optional-abilities.poison-purge: the roll of a unit with a healer; a success removes one marker. */
export const purge: NerveTest = {
  decides: 'whether the poison is purged',
  rules: ['fr3.optional-abilities.poison-purge'],
  failed: keepsMorale('fr3.optional-abilities.poison-purge'),
};

/** fr3.spirits.parasitics-removal: the roll of a unit in step 5 of its own phase. */
export const shedParasitics: NerveTest = {
  decides: 'whether the unit sheds its parasitics',
  rules: ['fr3.spirits.parasitics-removal'],
  failed: keepsMorale('fr3.spirits.parasitics-removal'),
};

/** fr3.spirits.parasitics-spread: the roll of a neighbour of a unit that has failed to remove its parasitics. */
export const catchesParasitics: NerveTest = {
  decides: 'whether the neighbour keeps them off',
  rules: ['fr3.spirits.parasitics-spread'],
  spares: ({ me }) =>
    me.is.healer && !me.mass
      ? sparedTest(
          'A unit with a healer is immune to parasitics, and so are its neighbours.',
          'fr3.spirits.parasitics-healer-immunity',
        )
      : undefined,
  failed: keepsMorale('fr3.spirits.parasitics-spread'),
};

/** fr3.siege.breach-test: the roll of defenders beside a captured wall base. */
export const wallTaken: NerveTest = {
  decides: 'whether the defenders hold beside the breach',
  rules: ['fr3.siege.breach-test'],
  failed: losesLevel('fr3.siege.breach-test'),
};

/** fr3.innate.fast-movement-evade-charge: the roll of chargers whose target has evaded. */
export const holdsBack: NerveTest = {
  decides: 'whether the chargers hold back',
  rules: ['fr3.innate.fast-movement-evade-charge'],
  failed: keepsMorale('fr3.innate.fast-movement-evade-charge'),
};

/** fr3.character-items.fade: the roll of a faded unit to return to the table in its side's rally step. */
export const fadesBack: NerveTest = {
  decides: 'whether the unit returns',
  rules: ['fr3.character-items.fade'],
  lines: () => [{ id: 'fade', name: 'Faded', amount: characterItems.fadeReturn, rules: ['fr3.character-items.fade'] }],
  failed: keepsMorale('fr3.character-items.fade'),
};
