/** Zombies and Secret Handshake: enemy units that fight for the caster's side for a phase, a turn or the rest of the game. */
import { known } from '../../../../kernel/chance.ts';
import type { Refusal } from '../../../../kernel/rule-id.ts';
import { isLastPhase } from '../../../companion/state.ts';
import { spellHeadOf } from '../../../data/spell-list.ts';
import { isSpecial } from '../../../nerve/tried.ts';
import type { Fr3RuleId } from '../../../rule-ids.ts';
import { firstOf, refusal } from '../../action-kind.ts';
import { leadsUnit } from '../../characters/company.ts';
import { testedUnit } from '../../charge/nerve.ts';
import { isEngaged } from '../../units/contacts.ts';
import { leadersOf, phaseOf, phasing, turnEnds } from '../../units/pieces.ts';
import { rowOf } from '../../units/troops.ts';
import type { SideId } from '../../vocabulary/ids.ts';
import type { BattleUnit, Effect, State } from '../../vocabulary/state.ts';
import { turnedBy } from '../allegiance.ts';
import type { EffectId } from '../effects.ts';
import { couldMove, fights } from '../moments.ts';
import { type Aim, type BattleSpell, called, refuseSpared, target } from '../spell.ts';

/** The durations, by the words of the choices. */
type Time = 'phase' | 'turn' | 'game';

/**
 * Whether the unit is infantry or cavalry. Spells that turn infantry or cavalry can cost less, or last longer for the same price.
 */
const isTroops = (state: State, unit: BattleUnit): boolean => ['infantry', 'cavalry'].includes(rowOf(state, unit).group);

/** The last phase of an effect that starts now. */
const untilEndOf = (state: State, time: Time): Effect['until'] =>
  time === 'game' ? 'game' : time === 'turn' ? turnEnds(state) : phaseOf(state);

/** Why the unit cannot change sides. Spirits, specials and automatons never do, and neither does a square. */
const refuseTurning = (state: State, unit: BattleUnit, spell: string, rule: Fr3RuleId): Refusal | null => {
  const { me } = testedUnit(state, unit.id, null);
  return firstOf(
    () => (me.spirit || isSpecial(me) ? refuseSpared(state, unit, spell, rule) : null),
    () => (me.is.automaton ? refuseSpared(state, unit, spell, rule, 'fr3.armies.automaton-immunities') : null),
    () => (unit.square.length > 0 ? refuseSpared(state, unit, spell, rule, 'fr3.square.no-move') : null),
    () =>
      leadersOf(state, unit.id).some((each) => leadsUnit(state, each))
        ? refusal(`${called(state, unit)} cannot be made to change sides, because this unit is a character.`, rule)
        : null,
  );
};

/** Whether the effect would still last when the next phase of the unit's new side begins. */
const outlasts = (state: State, time: Time, side: SideId): boolean =>
  time === 'game' ||
  (time === 'turn' && (state.sheet.phase === 'preparation' || (!isLastPhase(state.sheet) && phasing(state) !== side)));

/**
 * Whether it helps to take over the unit now: the effect outlasts this turn, the new side could move the unit, the old side still
 * can, or the unit is in melee.
 */
const isOfUse = (state: State, unit: BattleUnit, side: SideId, time: Time): boolean =>
  outlasts(state, time, side) ||
  fights(state, unit) ||
  couldMove(state, unit) ||
  (state.sheet.step === 'movement' && phasing(state) === side && !isEngaged(state, unit.id));

interface Turning {
  /** The spell's id, which is also the id of its effect. */
  readonly id: EffectId & ('zombies-2' | 'zombies-3' | 'secret-handshake');
  readonly name: string;
  readonly rule: Fr3RuleId;
  readonly times?: readonly Time[];
  /** Whether only infantry and cavalry can be turned at this price and for this duration. */
  troopsOnly(time: Time, points: number): boolean;
  /** Whether the price is too low for this duration. */
  tooCheap?(time: Time, points: number): boolean;
}

const turning = ({ id, name, rule, times, troopsOnly, tooCheap }: Turning): BattleSpell => {
  const timeOf = ({ choice }: Aim): Time => (choice ?? 'phase') as Time;
  return {
    id,
    whom: 'enemy',
    ...(times ? { choices: times } : {}),
    refuse: (state, aim) =>
      firstOf(
        () =>
          tooCheap?.(timeOf(aim), aim.points)
            ? refusal(`For ${aim.points} points, ${name} lasts only until the end of the phase.`, rule)
            : null,
        () =>
          troopsOnly(timeOf(aim), aim.points) && !isTroops(state, target(aim))
            ? refusal(
                `${called(state, target(aim))} cannot be the target: at that cost the spell affects only infantry and cavalry.`,
                rule,
              )
            : null,
        () => refuseTurning(state, target(aim), name, rule),
      ),
    matters: (state, aim) => isOfUse(state, target(aim), aim.side, timeOf(aim)),
    works: (state, aim) => known(turnedBy(state, target(aim), id, aim.side, untilEndOf(state, timeOf(aim)))),
  };
};

const prices = spellHeadOf('zombies-2')?.figures ?? {};

export const turncoats: readonly BattleSpell[] = [
  turning({
    id: 'zombies-2',
    name: 'Zombies 2',
    rule: 'fr3.spells.zombies-2',
    times: ['phase', 'turn'],
    troopsOnly: (time, points) => points === prices.infantryPhase || time === 'turn',
    tooCheap: (time, points) => time === 'turn' && points !== prices.infantryTurn,
  }),
  turning({
    id: 'zombies-3',
    name: 'Zombies 3',
    rule: 'fr3.spells.zombies-3',
    times: ['turn', 'game'],
    troopsOnly: (time) => time === 'game',
  }),
  turning({
    id: 'secret-handshake',
    name: 'Secret Handshake',
    rule: 'fr3.spells.secret-handshake',
    troopsOnly: () => true,
  }),
];
