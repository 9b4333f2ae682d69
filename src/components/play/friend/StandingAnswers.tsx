/**
 * What a player decides in advance about questions in the other side’s phase, and what this player knows about the friend’s
 * decisions.
 */
import { useState } from 'preact/hooks';
import { otherSide } from '../../../engine/kernel/correspondence/messages.ts';
import {
  type AnswerKind,
  isStandingAnswer,
  type StandingAnswer,
  sayStanding,
} from '../../../engine/kernel/correspondence/standing.ts';
import type { FriendSystem } from './game.ts';
import type { Device } from './session.ts';

interface Props {
  rules: FriendSystem['standing'];
  device: Device;
  friend: string;
  /** Whether standing answers can be added to the message that is being written. */
  mayChange: boolean;
  onLeave: (answers: readonly StandingAnswer[]) => void;
}

const usualOf = ({ limit }: Pick<AnswerKind<never, never>, 'limit'>): number | null => limit?.usual ?? null;

export function StandingAnswers({ rules, device, friend, mayChange, onLeave }: Props) {
  const { mine, now } = device;
  const { standing, knowledge } = { standing: now.known.standing, knowledge: now.record.knowledge.standing };
  const own = standing
    .filter(({ by }) => by === mine.side)
    .map(({ entry }) => ({ value: mine.standing?.[entry]?.value, isOpen: knowledge.has(entry) }));
  const theirs = standing.filter(({ by }) => by === otherSide(mine.side));
  const known = theirs.filter(({ entry }) => knowledge.has(entry));
  const inForce = own.map(({ value }) => value).filter(isStandingAnswer);
  const [chosen, setChosen] = useState<readonly StandingAnswer[]>(inForce);
  const isSame = JSON.stringify(inOrder(chosen)) === JSON.stringify(inOrder(inForce));
  const choose = (question: string, answer: string, limit: number | null) =>
    setChosen((before) => [
      ...before.filter((each) => each.question !== question),
      ...(answer === '' ? [] : [{ question, answer, limit }]),
    ]);
  return (
    <form
      class="friend-standing"
      onSubmit={(event) => {
        event.preventDefault();
        onLeave(chosen);
      }}
    >
      <p class="fine">
        The page gives these answers for you in {friend}’s phase. They also apply to a question that is open when you seal them.{' '}
        {friend} cannot read an answer before it applies. From then on {friend} knows the answer. As long as you do not change the
        answer, it saves a message each time the question comes up.
      </p>
      <p class="fine" role="status">
        {mayChange
          ? isSame && own.length > 0
            ? 'These answers are sealed. They go out with your next message.'
            : ''
          : 'You can change them when it is your turn.'}
      </p>
      <fieldset disabled={!mayChange}>
        <legend class="sr">When {friend} is acting</legend>
        {rules.questions.map(({ id, about, answers }) => {
          const left = chosen.find(({ question }) => question === id);
          const kind = answers.find((each) => each.id === left?.answer);
          const state = own.find(({ value }) => isStandingAnswer(value) && JSON.stringify(value) === JSON.stringify(left));
          return (
            <div class="standing-answer" key={id}>
              <label class="field">
                <span>{about}</span>
                <select
                  value={left?.answer ?? ''}
                  onChange={({ currentTarget: { value } }) => {
                    const to = answers.find((each) => each.id === value);
                    choose(id, value, to ? usualOf(to) : null);
                  }}
                >
                  <option value="">Ask me</option>
                  {answers.map((each) => (
                    <option key={each.id} value={each.id}>
                      {each.says}
                    </option>
                  ))}
                </select>
              </label>
              {kind?.limit && left && (
                <label class="standing-limit">
                  <input
                    type="number"
                    inputMode="numeric"
                    required
                    min={kind.limit.least}
                    max={kind.limit.most}
                    value={left.limit ?? kind.limit.usual}
                    aria-label={`${about}: ${kind.limit.unit}`}
                    onInput={({ currentTarget: { valueAsNumber } }) =>
                      Number.isInteger(valueAsNumber) && choose(id, left.answer, valueAsNumber)
                    }
                  />{' '}
                  {kind.limit.unit}
                </label>
              )}
              {state && <span class="fine">{state.isOpen ? `known to ${friend}` : 'sealed'}</span>}
            </div>
          );
        })}
        <p class="row">
          <button type="submit" class="button" disabled={isSame}>
            Seal these answers
          </button>
        </p>
      </fieldset>
      {theirs.length > 0 && (
        <div>
          <p>
            {friend} has {theirs.length === 1 ? '1 standing answer' : `${theirs.length} standing answers`}
            {known.length < theirs.length ? ` (${theirs.length - known.length} still sealed)` : ''}.
          </p>
          {known.length > 0 && (
            <ul class="friend-terms">
              {known.map(({ entry }) => (
                <li key={entry}>{sayStanding(rules, knowledge.get(entry))}</li>
              ))}
            </ul>
          )}
        </div>
      )}
    </form>
  );
}

const inOrder = (answers: readonly StandingAnswer[]): readonly StandingAnswer[] =>
  [...answers].sort((one, another) => (one.question < another.question ? -1 : 1));
