/** Spells that affect morale, as data: which units are immune, whether a rally test resists the spell, and its effect. */

import type { Aftermath } from '../demoralization.ts';
import { removedAs, suffer, sufferInPlace, unharmed } from '../demoralization.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { hasBard } from '../standing.ts';
import type { SpellId } from './spell-ids.ts';
import { keepsMorale, type NerveTest, type Spared, sparedTest } from './test.ts';
import { isSpecial, type Tried } from './tried.ts';

export interface MoraleSpell {
  readonly id: string;
  readonly name: string;
  readonly rule: Fr3RuleId;
  /** The book marks the spell as psychological (fr3.spells.psychology-flag). */
  readonly psychology: boolean;
  /** Units that the spell's text exempts in addition to the usual ones. */
  readonly spares: readonly ('undead' | 'spirits' | 'healer')[];
}

export interface CastSpell extends MoraleSpell {
  readonly id: SpellId;
  /** `harm`: a failure harms the target. `help`: a pass helps it. `sure`: no test. */
  readonly roll: 'harm' | 'help' | 'sure';
}

const spell = (
  id: SpellId,
  name: string,
  roll: CastSpell['roll'],
  psychology: boolean,
  rule: Fr3RuleId,
  ...spares: MoraleSpell['spares'][number][]
): CastSpell => ({
  id,
  name,
  roll,
  psychology,
  rule,
  spares,
});

export const moraleSpells: readonly CastSpell[] = [
  spell('medusa', 'Medusa', 'harm', true, 'fr3.spells.medusa', 'undead'),
  spell('tremors', 'Tremors', 'harm', true, 'fr3.spells.tremors', 'spirits'),
  spell('curse-1', 'Curse 1', 'harm', false, 'fr3.spells.bless-curse-1', 'undead', 'spirits'),
  spell('bless-1', 'Bless 1', 'help', false, 'fr3.spells.bless-curse-1', 'undead', 'spirits'),
  spell('greatest-fear', 'Greatest Fear', 'harm', true, 'fr3.spells.greatest-fear', 'undead', 'spirits'),
  spell('apparition', 'Apparition', 'sure', true, 'fr3.spells.apparition', 'undead', 'spirits'),
  spell('paranoia', 'Paranoia', 'sure', true, 'fr3.spells.paranoia', 'undead', 'spirits'),
  spell('curse-2', 'Curse 2', 'sure', false, 'fr3.spells.bless-curse-2', 'undead', 'spirits'),
  spell('plague', 'Plague', 'sure', true, 'fr3.spells.plague', 'undead', 'spirits', 'healer'),
  spell('camp-smoke', 'Camp Smoke', 'help', false, 'fr3.spells.camp-smoke'),
];

const byId = new Map<string, CastSpell>(moraleSpells.map((each) => [each.id, each]));
export const spellOf = (id: string): CastSpell | undefined => byId.get(id);
const cast = ({ is }: Tried): CastSpell => spellOf(is.spell) as CastSpell;

/** Unit types that their own rules make immune. */
const deafTo: Readonly<Record<string, readonly Fr3RuleId[]>> = {
  fanatics: ['fr3.specials.fanatics-spell-immunity'],
  blobs: ['fr3.specials.blobs-psychology'],
};

/** Why a spell does not affect a unit: exemptions in its text, and immunity to psychology. */
export function sparedBySpell({ me, is }: Tried, { id, name, rule, psychology, spares }: MoraleSpell): Spared | undefined {
  const immune = (whom: string, ...rules: Fr3RuleId[]) => sparedTest(`${name} does not affect ${whom}.`, rule, ...rules);
  if (id === 'camp-smoke') return undefined;
  if (isSpecial(me)) return immune('specials', ...(deafTo[me.unit.id] ?? []));
  if (hasBard(me)) return immune('a unit with a bard', 'fr3.abilities.bard-immunity');
  if (is.inquisition) return immune('mobs with the Inquisition’s standard', 'fr3.armies.inquisition-mob-immunity');
  if (me.is.grogRation) return immune('a unit under Grog Ration', 'fr3.spells.grog-ration');
  if (me.is.automaton) return immune('automatons', 'fr3.armies.automaton-immunities');
  if (psychology && me.elemental) return immune('elementals', 'fr3.elementals.psychology-immunity');
  if (spares.includes('undead') && me.undead) return immune('the undead', 'fr3.undead.immunities');
  if (spares.includes('spirits') && me.spirit) return immune('spirits');
  if (spares.includes('healer') && me.is.healer && !me.mass)
    return immune('a unit with a healer', 'fr3.abilities.healer-immunity');
  return undefined;
}

/**
 * Spells that cost one morale level. If Bless has made the unit elite, such a spell only makes the unit normal again
 * (fr3.spells.paranoia, and the rules of the others). Tremors demoralizes at once, and a blessed unit that is demoralized also
 * loses the blessing (fr3.spells.bless-curse-1).
 */
const takesBlessFirst: readonly string[] = ['medusa', 'apparition', 'paranoia', 'curse-1', 'curse-2'];

function dropsOneLevel(of: Tried, spellCast: CastSpell): Aftermath {
  const { me } = of;
  const blessed = me.is.bless && me.is.elite === 'no' && me.is.state === 0;
  if (blessed && takesBlessFirst.includes(spellCast.id)) return unharmed(me, spellCast.rule, 'fr3.elites.bonus');
  return suffer(me, { levels: 1 }, [spellCast.rule], 'magic');
}

/** The effect of a successful spell on the unit. */
function effect(of: Tried): Aftermath {
  const spellCast = cast(of);
  const { me } = of;
  switch (spellCast.id) {
    case 'greatest-fear':
      return removedAs('destroyed', spellCast.rule);
    case 'plague':
      return me.is.state > 0 ? unharmed(me, spellCast.rule) : suffer(me, { levels: 1 }, [spellCast.rule], 'magic');
    case 'bless-1':
      return { ...unharmed(me, spellCast.rule), state: Math.max(0, me.is.state - 1) as 0 | 1 | 2 };
    case 'camp-smoke':
      return sufferInPlace(me, { levels: 1 }, [spellCast.rule, 'fr3.charging.disengage-demoralized'], 'nerve');
    default:
      return dropsOneLevel(of, spellCast);
  }
}

/** The test of a unit under a morale spell that was cast and not dispelled. */
export const underSpell: NerveTest = {
  decides: 'whether the spell works on the unit',
  rules: ['fr3.rally.roll'],
  spares: (of) => {
    const spellCast = cast(of);
    const immune = sparedBySpell(of, spellCast);
    if (immune) return immune;
    return spellCast.roll === 'sure' ? sparedTest(`${spellCast.name} does not cause a rally test.`, spellCast.rule) : undefined;
  },
  without: (of) => (sparedBySpell(of, cast(of)) ? unharmed(of.me, cast(of).rule) : effect(of)),
  passed: (of) => (cast(of).roll === 'help' ? effect(of) : keepsMorale(cast(of).rule)(of)),
  failed: (of) => (cast(of).roll === 'help' ? keepsMorale(cast(of).rule)(of) : effect(of)),
};
