/** Spells that make a unit fight a round of melee at once: against its own image, the ground, or insects. */
import { andThen, type Chance, known } from '../../../../kernel/chance.ts';
import { spellHeadOf } from '../../../data/spell-list.ts';
import { type Bout, type Combatant, combatant } from '../../../melee/combatant.ts';
import { melee } from '../../../melee/melee.ts';
import type { MeleeSide } from '../../../melee/question.ts';
import type { Fr3RuleId } from '../../../rule-ids.ts';
import { effectsOf, terrainUnder } from '../../../table/terrain.ts';
import { refusal } from '../../action-kind.ts';
import { ask } from '../../chapters/asking.ts';
import { type BattleReport, event, inTurn, report } from '../../events.ts';
import { inflict } from '../../harm/harm.ts';
import { asStruck } from '../../harm/retreat-path.ts';
import { hitOf } from '../../melee/fight.ts';
import { plainOpponent } from '../../melee/plain-opponent.ts';
import { groundOf } from '../../melee/question.ts';
import { isEngaged } from '../../units/contacts.ts';
import { meleeSide } from '../../units/troops.ts';
import type { BattleUnit, State } from '../../vocabulary/state.ts';
import { withoutWaterBarriers } from '../barriers.ts';
import { dissipate } from '../illusions.ts';
import { type BattleSpell, called, target } from '../spell.ts';

/** A round of melee in which only this unit can suffer. */
function fightsOff(state: State, unit: BattleUnit, me: Combatant, foe: Combatant, rule: Fr3RuleId): Chance<BattleReport> {
  const of: Bout = { a: me, b: foe, charge: undefined, first: false, dieOff: me.fanatic || foe.fanatic };
  return andThen(melee(of), (result) => {
    const logEntry = event({ kind: 'beset', unit: unit.id, wins: result.winner !== 'b' }, rule, 'fr3.melee.roll');
    return inTurn(
      report(state, logEntry),
      (at) => inflict(at, unit.id, { after: result.a, cause: 'melee', by: null, onSquare: hitOf(result.a) }),
      (at) => known(dissipate(at, [unit.id], 'fr3.illusions.dissipate-after-melee')),
    );
  });
}

/** The unit without support, flanks or charge bonus. */
const alone = (state: State, unit: BattleUnit): MeleeSide => ({ ...meleeSide(state, unit), ground: groundOf(state, unit) });
const asAlone = (state: State, unit: BattleUnit): Combatant => {
  const { is, ...more } = asStruck(state, unit, null);
  return { ...more, is: { ...is, ground: groundOf(state, unit) } };
};

/** fr3.spells.mirror-image: the owner rolls for the unit, the enemy for its image, which has the same bonuses. */
export const fightsItself = (state: State, unit: BattleUnit, rule: Fr3RuleId): Chance<BattleReport> =>
  fightsOff(state, unit, asAlone(state, unit), combatant(alone(state, unit)), rule);

const factor = (id: string): number => spellHeadOf(id)?.figures.cf ?? 0;

const inTerrain = (state: State, unit: BattleUnit): boolean =>
  unit.level === 'surface' &&
  terrainUnder(unit.base, withoutWaterBarriers(state).terrain).some(({ kind }) => effectsOf[kind].going === 'difficult');

export const fightSpells: readonly BattleSpell[] = [
  {
    id: 'mirror-image',
    whom: 'unit',
    matters: (_, aim) => target(aim).side !== aim.side,
    works: (state, aim) => fightsItself(state, target(aim), 'fr3.spells.mirror-image'),
  },
  {
    id: 'animate-terrain',
    whom: 'unit',
    refuse: (state, aim) =>
      inTerrain(state, target(aim))
        ? null
        : refusal(
            `${called(state, target(aim))} must stand on terrain that can be made to fight them.`,
            'fr3.spells.animate-terrain',
            ...(ask.isDugIn(state, target(aim)) ? (['fr3.fortifications.not-terrain'] as const) : []),
          ),
    matters: (_, aim) => target(aim).side !== aim.side,
    works: (state, aim) =>
      fightsOff(
        state,
        target(aim),
        asAlone(state, target(aim)),
        plainOpponent(factor('animate-terrain')),
        'fr3.spells.animate-terrain',
      ),
  },
  {
    id: 'wasp-nest',
    whom: 'unit',
    refuse: (state, aim) =>
      isEngaged(state, target(aim).id)
        ? refusal(`${called(state, target(aim))} are engaged. Choose a unit that is not engaged.`, 'fr3.spells.wasp-nest')
        : null,
    matters: (_, aim) => target(aim).side !== aim.side,
    works: (state, aim) =>
      fightsOff(state, target(aim), asAlone(state, target(aim)), plainOpponent(factor('wasp-nest')), 'fr3.spells.wasp-nest'),
  },
];
