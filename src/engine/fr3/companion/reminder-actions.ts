/** Actions for reminders: adding one, dealing with it, and its rolls. */
import { type Chance, known, roll } from '../../kernel/chance.ts';
import type { CompanionReport } from '../../kernel/companion.ts';
import { flag, oneOf, text, whole } from '../../kernel/fields.ts';
import type { Refusal } from '../../kernel/rule-id.ts';
import { resolveRolls } from '../../kernel/typed-dice.ts';
import { fire } from '../data/figures/fire.ts';
import { resultsRolls } from '../data/figures/results-rolls.ts';
import type { EscapeResult } from '../data/results-rolls.ts';
import type { Fr3RuleId } from '../rule-ids.ts';
import { aCost, actionKind, anId, aSide, nameLength, notThere, refusal, someFaces } from './action-kind.ts';
import { lose } from './losses.ts';
import { changePool, pool } from './magic.ts';
import { allSteps } from './places.ts';
import { burning, groundOf, inWords, reminderOf, upkeep, variantsOf } from './reminders.ts';
import { changed, inTurn, line, points, type Reminder, reportOf, type State, withReminder } from './state.ts';
import type { ReminderKind } from './vocabulary.ts';
import { reminderKinds } from './vocabulary.ts';

const aReminderKind = oneOf(reminderKinds);

/** Reminders that apply to the present step and have not been dealt with. */
export function due(state: State): readonly Reminder[] {
  return state.reminders.filter((reminder) => {
    const { at, whose } = reminderOf[reminder.reminder];
    const mine = state.phase === 'preparation' || whose === 'either' || reminder.side === state.phase;
    return mine && !reminder.dealt && at(reminder).includes(state.step);
  });
}

export const standing = (state: State, id: number): Reminder | undefined => state.reminders.find((each) => each.id === id);

const escapeRule = (inMelee: boolean): Fr3RuleId =>
  inMelee ? 'fr3.results-rolls.character-escape-in-melee' : 'fr3.results-rolls.character-escape-roll';

/** The escape roll of a captive (fr3.results-rolls.character-escape-roll). */
export function escapeRoll({ name }: Reminder, inMelee: boolean): Chance<EscapeResult> {
  const { escapeKilled, escapeFree, escapeInMeleeKilled, escapeInMeleeFree } = resultsRolls;
  const [killed, free] = inMelee ? [escapeInMeleeKilled, escapeInMeleeFree] : [escapeKilled, escapeFree];
  return roll(10, { decides: `${name} tries to escape`, rules: [escapeRule(inMelee)] }, (face) =>
    known(face <= killed ? 'killed' : face <= free ? 'escapes' : 'held'),
  );
}

export type FireResult = 'out' | 'burns on';

/** The roll for a burning base (fr3.fire.turn-fire-roll). In the air and on water, the fire goes out without a roll. */
export function fireRoll({ name, variant }: Reminder): Chance<FireResult> {
  const ground = groundOf(variant);
  if (ground.id === 'airAndWater') return known('out');
  return roll(10, { decides: `Fire at ${name}`, rules: ['fr3.fire.results-table', ground.rule] }, (face) =>
    known(face >= fire.extinguishedFrom[ground.id] ? 'out' : 'burns on'),
  );
}

const change = (state: State, id: number, to: Partial<Reminder> | null): State => ({
  ...state,
  reminders: changed(state.reminders, id, to),
});

const isNot = (state: State, id: number, kind?: ReminderKind): Refusal | null => {
  const found = standing(state, id);
  return found && (!kind || found.reminder === kind) ? null : notThere;
};

/** Refuses dice if a result is missing or impossible. */
const misread = <T>(chance: Chance<T>, thrown: readonly number[], rule: Fr3RuleId): Refusal | null => {
  const settled = resolveRolls(chance, thrown);
  return settled.ok ? null : refusal(settled.because, rule);
};
const outcome = <T>(chance: Chance<T>, thrown: readonly number[]): T | undefined => {
  const settled = resolveRolls(chance, thrown);
  return settled.ok ? settled.value : undefined;
};

function tryEscape(state: State, captive: Reminder, inMelee: boolean, thrown: readonly number[]): CompanionReport<State> {
  const result = outcome(escapeRoll(captive, inMelee), thrown);
  const { id, name, side, cost } = captive;
  const rule = escapeRule(inMelee);
  const shown = `${name} rolls ${thrown.join()}`;
  if (result === 'killed') {
    const rank = captive.variant === 'general' || captive.variant === 'major' ? captive.variant : 'minor';
    return inTurn(reportOf(change(state, id, null), line(`${shown} and is killed trying to escape.`, rule)), (at) =>
      lose(at, side, rank, cost),
    );
  }
  if (result === 'escapes')
    return reportOf(change(state, id, null), line(`${shown} and escapes to the nearest friendly unit within reach.`, rule));
  return reportOf(change(state, id, { dealt: true }), line(`${shown} and stays captured.`, rule));
}

export const reminderActions = {
  remind: actionKind({
    fields: {
      reminder: aReminderKind,
      side: aSide,
      name: text(nameLength * 4),
      variant: text(nameLength),
      stage: whole(0, 2),
      cost: aCost,
    },
    refuse: (_, { reminder, name, variant, stage }) => {
      const { stages, asks, name: called } = reminderOf[reminder];
      if (!name.trim()) return refusal(`${called}: fill in “${asks}”.`);
      const variants = variantsOf(
        reminder,
        allSteps.map(({ id, title }) => ({ id, name: title })),
      );
      const known = variants.length === 0 ? variant === '' : variants.some(({ id }) => id === variant);
      return known && stage < Math.max(1, stages.length) ? null : notThere;
    },
    perform: (state, { reminder, side, name, variant, stage, cost }) => {
      const now = withReminder(state, { reminder, side, name: name.trim(), variant, stage, cost });
      const added = now.reminders.at(-1) as Reminder;
      return reportOf(now, line(`${state.sides[side].name}: ${added.name} (${inWords(added)}).`, ...reminderOf[reminder].rules));
    },
  }),
  /** Marks a reminder as dealt with. The reminder appears again the next time its step comes. */
  dealt: actionKind({
    fields: { id: anId },
    refuse: (state, { id }) => isNot(state, id),
    perform: (state, { id }) => {
      const { name, reminder } = standing(state, id) as Reminder;
      return reportOf(change(state, id, { dealt: true }), line(`${name}: done.`, ...reminderOf[reminder].rules));
    },
  }),
  /** Removes a reminder that no longer applies, such as an illusion that has ended. */
  forget: actionKind({
    fields: { id: anId },
    refuse: (state, { id }) => isNot(state, id),
    perform: (state, { id }) => {
      const { name, reminder } = standing(state, id) as Reminder;
      return reportOf(
        change(state, id, null),
        line(`${name} is taken off the list (${reminderOf[reminder].name.toLowerCase()}).`, ...reminderOf[reminder].rules),
      );
    },
  }),
  /** Moves a reminder to its next stage: eggs to larvae, smoldering to fire. */
  'next-stage': actionKind({
    fields: { id: anId },
    refuse: (state, { id }) => {
      const found = standing(state, id);
      if (!found) return isNot(state, id);
      return reminderOf[found.reminder].stages.length && !(found.reminder === 'fire' && found.stage === burning)
        ? null
        : refusal(`${found.name} has no next stage.`, ...reminderOf[found.reminder].rules);
    },
    perform: (state, { id }) => {
      const { name, reminder, stage } = standing(state, id) as Reminder;
      const { stages, rules } = reminderOf[reminder];
      const to = (stage + 1) % stages.length;
      return reportOf(
        change(state, id, { stage: to, dealt: true }),
        line(`${name}: ${stages[stage]} → ${stages[to]}.`, ...rules),
      );
    },
  }),
  /** Pays the upkeep of an illusion from one pool. */
  maintain: actionKind({
    fields: { id: anId, caster: anId },
    refuse: (state, { id, caster }) => {
      const found = standing(state, id);
      if (found?.reminder !== 'illusion') return isNot(state, id, 'illusion');
      const from = pool(state, found.side, caster);
      if (!from) return notThere;
      return from.points >= upkeep(found)
        ? null
        : refusal(
            `${from.name} has only ${points(from.points)} left and cannot pay for ${found.name}, which costs ${upkeep(found)}.`,
            'fr3.illusions.maintenance',
          );
    },
    perform: (state, { id, caster }) => {
      const found = standing(state, id) as Reminder;
      const from = pool(state, found.side, caster) as { name: string; points: number };
      return reportOf(
        change(changePool(state, found.side, caster, -upkeep(found)), id, { dealt: true }),
        line(
          `${state.sides[found.side].name}: ${found.name} lasts another turn. ${from.name} pays ${points(upkeep(found))} for it (${from.points} → ${from.points - upkeep(found)}).`,
          'fr3.illusions.maintenance',
        ),
      );
    },
  }),
  escape: actionKind({
    fields: { id: anId, inMelee: flag, faces: someFaces },
    refuse: (state, { id, inMelee, faces: thrown }) => {
      const captive = standing(state, id);
      if (captive?.reminder !== 'captive') return isNot(state, id, 'captive');
      return misread(escapeRoll(captive, inMelee), thrown, 'fr3.results-rolls.character-escape-roll');
    },
    perform: (state, { id, inMelee, faces: thrown }) => tryEscape(state, standing(state, id) as Reminder, inMelee, thrown),
  }),
  burn: actionKind({
    fields: { id: anId, faces: someFaces },
    refuse: (state, { id, faces: thrown }) => {
      const found = standing(state, id);
      if (found?.reminder !== 'fire') return isNot(state, id, 'fire');
      if (found.stage !== burning)
        return refusal(`${found.name} does not roll yet, because the fire there is only smoldering.`, 'fr3.fire.turn-fire-phase');
      return misread(fireRoll(found), thrown, 'fr3.fire.turn-fire-roll');
    },
    perform: (state, { id, faces: thrown }) => {
      const found = standing(state, id) as Reminder;
      const { rule, spread } = groundOf(found.variant);
      const rolled = thrown.length ? `rolls ${thrown.join()} and ` : '';
      return outcome(fireRoll(found), thrown) === 'out'
        ? reportOf(change(state, id, null), line(`The fire at ${found.name} ${rolled}goes out.`, 'fr3.fire.turn-fire-roll', rule))
        : reportOf(
            change(state, id, { dealt: true }),
            line(`The fire at ${found.name} ${rolled}burns on: ${spread}.`, 'fr3.fire.turn-fire-roll', rule),
          );
    },
  }),
};
