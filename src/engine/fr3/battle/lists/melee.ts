/** What army lists add to melees, as data: points beside those of the melee chapter, by the arms of a unit. */
import { characterEntryOf } from '../../data/characters.ts';
import { armies } from '../../data/figures/armies.ts';
import { armies2 } from '../../data/figures/armies-2.ts';
import type { Fr3RuleId } from '../../rule-ids.ts';
import { contactOf } from '../contacts.ts';
import type { ArmsId } from '../setup.ts';
import { type BattleUnit, inPlay, phaseOf, type State, troopOf, unitsOf } from '../state.ts';
import { rowOf } from '../troops.ts';

interface Added {
  readonly arms: ArmsId;
  readonly rule: Fr3RuleId;
  amount(state: State, me: BattleUnit, foe: BattleUnit): number;
}

/** Infantry and cavalry of the same side in play, but for units that have not come yet. */
const followers = (state: State, me: BattleUnit): number =>
  unitsOf(state, me.side).filter(
    (unit) => inPlay(unit) && unit.status !== 'awaited' && ['infantry', 'cavalry'].includes(rowOf(state, unit).group),
  ).length;

/** fr3.abilities.archangel-demon-lord, fr3.abilities.hive-queen: CF that both have above their type. */
const rulersFactor = characterEntryOf('archangel-demon-lord')?.unit?.combatFactor ?? 0;

const additions: readonly Added[] = [
  {
    arms: 'ruler',
    rule: 'fr3.abilities.archangel-demon-lord',
    amount: () => rulersFactor,
  },
  {
    arms: 'avatar',
    rule: 'fr3.armies.holy-unholy-avatar-bonus',
    // fr3.specials.fanatics-ignored-bonuses
    amount: (state, me, foe) =>
      rowOf(state, foe).id === 'fanatics' ? 0 : Math.floor(followers(state, me) / armies.avatarUnits) * armies.avatarMelee,
  },
  {
    arms: 'mounted',
    rule: 'fr3.armies.hill-dwarves-mounted-fanatics',
    amount: (state, me, foe) => {
      const contact = contactOf(state, me.id, foe.id);
      return contact?.charger === me.id && contact.first === phaseOf(state) ? armies.hillDwarfFanaticCharge : 0;
    },
  },
  {
    arms: 'pirate-bane',
    rule: 'fr3.armies.pelagic-versus-pirates',
    amount: (state, _, foe) => (rowOf(state, foe).id === 'battlewagons' ? armies2.pelagicAgainstPirates : 0),
  },
];

/** What the list of a unit adds to its roll against an enemy. */
export function addedByList(state: State, me: BattleUnit, foe: BattleUnit): number {
  const { arms } = troopOf(state, me);
  return arms === undefined
    ? 0
    : additions.reduce((sum, each) => (arms.includes(each.arms) ? sum + each.amount(state, me, foe) : sum), 0);
}
