/** What is added to the die in a combat total: the combat factor and the tactical factors. */
import type { Line } from '../../kernel/calculator/procedure.ts';
import { elementOf, stronghold } from '../data/elements.ts';
import { supported, surefooted, type TacticalFactor, tacticalFactors } from '../data/tactical-factors.ts';
import type { HottRuleId } from '../rule-ids.ts';
import { type Combatant, classOf, factorAgainst, isAerial, isStronghold } from './combatant.ts';

const includes = (list: readonly string[], { is }: Combatant): boolean => list.includes(is);

/** hott.supplement.factor-bad-going: in bad going, or mounted or aerial against an enemy in it; counted only once. */
export function isHampered(me: Combatant, foe: Combatant): boolean {
  if (isStronghold(me) || isStronghold(foe) || includes(surefooted, me)) return false;
  return me.going === 'bad' || (classOf(me) !== 'foot' && foe.going === 'bad');
}

export const canBeSupported = (me: Combatant): boolean => includes(supported, me);

/** How many times each close combat factor counts for `me`. */
const inCloseCombat: { readonly [Id in HottRuleId]?: (me: Combatant, foe: Combatant) => number } = {
  'hott.supplement.factor-general': ({ general }) => Number(general),
  'hott.supplement.factor-uphill': ({ uphill }, foe) => Number(uphill && !isAerial(foe)),
  'hott.supplement.factor-riverbank': ({ bank }, foe) => Number(bank && !isAerial(foe)),
  'hott.supplement.rear-support': ({ support }) => Number(support),
  'hott.supplement.factor-flank': ({ flanked }) => flanked,
  'hott.supplement.factor-bad-going': (me, foe) => Number(isHampered(me, foe)),
  'hott.supplement.stronghold-aiding': (me, foe) => (isStronghold(me) ? foe.aids : 0),
};

/** What protects or weakens the target of a shot or a spell. */
export interface Cover {
  /** How many other elements aid the shot or the spell. */
  readonly aids: number;
  /** The target is in woods. */
  readonly woods: boolean;
  /** The target of a spell is in woods, across running water, or near a cleric or paladin of its own side. */
  readonly warded: boolean;
}

const fromAfar: { readonly [Id in HottRuleId]?: (cover: Cover) => number } = {
  'hott.supplement.factor-aided-shooting': ({ aids }) => aids,
  'hott.supplement.factor-woods-cover': ({ woods }) => Number(woods),
  'hott.supplement.factor-bespell-water': ({ warded }) => Number(warded),
};

const lineOf = ({ id, name, value, atMost, rule }: TacticalFactor, times: number): Line => ({
  id,
  name,
  amount: atMost === null ? value * times : Math.max(atMost, value * times),
  rules: [rule as HottRuleId],
});

/** The combat factor, as the first line of a total. */
function factorLine(me: Combatant, foe: Combatant): Line {
  const row = elementOf(me.is) ?? stronghold;
  return {
    id: 'combat-factor',
    name: 'Combat factor',
    amount: factorAgainst(me, foe),
    rules: [row.rule as HottRuleId, 'hott.supplement.combat-total'],
  };
}

const counted = (line: Line): boolean => line.amount !== 0;

export const closeLines = (me: Combatant, foe: Combatant): Line[] => [
  factorLine(me, foe),
  ...tacticalFactors.map((each) => lineOf(each, inCloseCombat[each.rule as HottRuleId]?.(me, foe) ?? 0)).filter(counted),
];

/** The modifiers of an element that shoots or bespells. Close combat factors do not count. */
export const shootingLines = (me: Combatant, foe: Combatant): Line[] => [factorLine(me, foe)];

/** The modifiers of the target of a shot or a spell. */
export const targetLines = (me: Combatant, foe: Combatant, cover: Cover, way: 'shot' | 'spell'): Line[] => [
  factorLine(me, foe),
  ...tacticalFactors
    .filter(({ in: at }) => at === 'shot-at-or-bespelled' || at === (way === 'shot' ? 'shot-at' : 'bespelled'))
    .map((each) => lineOf(each, fromAfar[each.rule as HottRuleId]?.(cover) ?? 0))
    .filter(counted),
];
