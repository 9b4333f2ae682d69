/** Fear (chapter fr3.fear): which units cause it, which are immune, and the two tests. */
import type { Combatant } from '../melee/combatant.ts';
import { causesFear } from '../melee/facing.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { hasBard } from '../standing.ts';
import type { Dread } from './question.ts';
import { losesLevel, type NerveTest, type Spared, sparedTest } from './test.ts';
import { type Dreadful, isFeared, isSpecial, type Tried } from './tried.ts';

/** A testing unit together with the unit it meets in a charge. */
export type Meets = Tried & Dreadful;

const dreadRules: Readonly<Record<Exclude<Dread, 'no'>, Fr3RuleId>> = {
  mark: 'fr3.character-items.mark-of-evil',
  illusion: 'fr3.spells.illusionary-fear',
  righteousness: 'fr3.spells.righteousness',
  army: 'fr3.fear.causes',
  ark: 'fr3.armies.israelite-ark-fear',
  'god-image': 'fr3.armies.hawaiian-god-image-fear',
  entity: 'fr3.multi-based.planar-entities-fear',
};

const monsters: readonly string[] = ['dragons', 'large-monsters', 'small-monsters'];
/**
 * Whether the unit is a dragon or a large or small monster, which includes cyclic adults:
 * fr3.war-machines.contraptions-monster-fear, fr3.leviathans.fear.
 */
const isMonster = ({ me }: Tried): boolean => monsters.includes(me.row.id);

/** The rule that makes this unit fear its opponent; undefined if there is none. */
export function whyFeared(meets: Meets): Fr3RuleId | undefined {
  const { foe, dread } = meets;
  if (foe.unit.id === 'contraptions' && isMonster(meets)) return 'fr3.war-machines.contraptions-monster-fear';
  if (dread !== 'no') return dreadRules[dread];
  if (foe.leviathan) return 'fr3.leviathans.fear';
  if (foe.is.undead) return 'fr3.undead.fear';
  if (foe.is.mounts) return 'fr3.items.terrifying-mounts';
  return causesFear(foe) ? 'fr3.fear.causes' : undefined;
}

/** fr3.abilities.archangel-demon-lord: an archangel or demon lord, who is a major spirit. A hive queen is a monster. */
const isRulingSpirit = ({ unit, is }: Combatant): boolean => is.ruler && unit.id === 'major-spirits';

/** Whether the opponent frightens even units that cause fear themselves, and the reason if this unit is exempt. */
function spareOfTheDreadful(meets: Meets): { readonly applies: boolean; readonly spares: Spared | undefined } {
  const { me, foe, dread } = meets;
  const name = me.unit.name;
  if (dread === 'ark')
    return {
      applies: true,
      spares:
        me.undead || isSpecial(me)
          ? sparedTest('Undead and specials do not fear the Ark.', 'fr3.armies.israelite-ark-fear')
          : undefined,
    };
  if (dread === 'entity')
    return {
      applies: true,
      spares:
        me.undead || isRulingSpirit(me)
          ? sparedTest('Undead, archangels and demon lords do not fear a planar entity.', 'fr3.multi-based.planar-entities-fear')
          : undefined,
    };
  if (foe.unit.id === 'contraptions' && isMonster(meets)) return { applies: true, spares: undefined };
  if (foe.leviathan && isMonster(meets)) return { applies: true, spares: undefined };
  if (dread === 'god-image' && (me.undead || me.spirit || isSpecial(me)))
    return { applies: true, spares: sparedTest(`${name} do not fear the God-Image.`, 'fr3.armies.hawaiian-god-image-fear') };
  return { applies: false, spares: undefined };
}

/** Why a unit never makes fear tests. */
function fearless({ me, is }: Tried): Spared | undefined {
  if (me.unit.id === 'swarms') return sparedTest('Swarms are immune to fear.', 'fr3.monsters.swarms-fear');
  if (me.fanatic) return sparedTest('Fanatics take no fear tests.', 'fr3.specials.fanatics-fear-immunity');
  if (me.is.automaton) return sparedTest('Automatons are immune to fear.', 'fr3.armies.automaton-immunities');
  if (hasBard(me)) return sparedTest('A unit with a bard does not test for fear.', 'fr3.abilities.bard-immunity');
  if (me.is.grogRation) return sparedTest('A unit under Grog Ration takes no fear tests.', 'fr3.spells.grog-ration');
  if (is.inquisition)
    return sparedTest('Mobs with the Inquisition’s standard cannot be demoralized.', 'fr3.armies.inquisition-mob-immunity');
  return undefined;
}

const neverFear = ({ me }: Tried): Spared =>
  sparedTest(`${me.unit.name} cause fear, and units that cause fear are immune to it.`, 'fr3.fear.feared-immune');

/** Why a unit does not test for fear of this opponent. */
export function sparedFear(meets: Meets): Spared | undefined {
  const { foe } = meets;
  if (!whyFeared(meets)) return sparedTest(`${foe.unit.name} cause no fear.`, 'fr3.fear.causes');
  const none = fearless(meets);
  if (none) return none;
  if (meets.is.wizardWard && foe.unit.id === 'dragons')
    return sparedTest(
      'A unit with protection from wizard magic does not fear dragons.',
      'fr3.character-items.protection-wizard-artillery',
    );
  const { applies, spares } = spareOfTheDreadful(meets);
  if (applies) return spares;
  return isFeared(meets) ? neverFear(meets) : undefined;
}

const levels = losesLevel('fr3.fear.test-charged-failure');

/** fr3.fear.test-charged */
export const fearWhenCharged: NerveTest<Meets> = {
  decides: 'whether the unit stands against the charge',
  rules: ['fr3.fear.test-charged', 'fr3.fear.leadership-bonus'],
  spares: sparedFear,
  failed: levels,
};

/** fr3.fear.test-charging: the charger makes contact even if it fails. */
export const fearWhenCharging: NerveTest<Meets> = {
  decides: 'whether the unit charges without flinching',
  rules: ['fr3.fear.test-charging', 'fr3.fear.leadership-bonus'],
  spares: (meets) =>
    meets.me.is.state > 0
      ? sparedTest(
          'Only fresh units test when they charge. A demoralized unit that is forced to charge takes no test.',
          'fr3.fear.test-charging',
        )
      : sparedFear(meets),
  failed: losesLevel('fr3.fear.test-charging'),
};

/** Why a unit does not test for fear of something that is not a unit. */
export const knowsNoFear = (of: Tried): Spared | undefined => fearless(of) ?? (isFeared(of) ? neverFear(of) : undefined);

/**
 * fr3.armies.assyrian-fearful-reputation, fr3.armies.near-east-fearful-reputation: these tests are made before the first phase.
 */
export const fearOfReputation: NerveTest = {
  decides: 'whether the unit hears the name without fear',
  rules: ['fr3.armies.assyrian-fearful-reputation', 'fr3.armies.near-east-fearful-reputation'],
  spares: (of) => {
    const { group } = of.me.unit;
    if (group !== 'infantry' && group !== 'cavalry' && group !== 'machines')
      return sparedTest('Only infantry, cavalry and war machines take this test.', 'fr3.armies.assyrian-fearful-reputation');
    return knowsNoFear(of);
  },
  failed: losesLevel('fr3.armies.assyrian-fearful-reputation', 'fr3.armies.near-east-fearful-reputation'),
};
