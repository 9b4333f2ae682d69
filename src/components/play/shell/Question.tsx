/** A question about the table that a link asks, and the visitor's answer: an action with its odds, sent back as a link. */
import { useState } from 'preact/hooks';
import { type Course, discloseActions } from '../course.ts';
import type { Battle } from '../saved/saved.ts';
import { useSystem } from '../system-context.ts';
import type { Action, State } from '../vocabulary.ts';

interface Props {
  battle: Battle;
  course: Course;
  state: State;
  /** The action that is proposed now, if it is possible. The proposed action can be sent as the answer. */
  staged: Action | undefined;
  /** Whether the question is about the latest moment, with no action after it. */
  open: boolean;
  onStage: (action: Action) => void;
}

export function Question({ battle, course, state, staged, open, onStage }: Props) {
  const system = useSystem();
  const { actions, words } = system;
  const [sent, setSent] = useState<{ readonly of: Action; readonly link: string; readonly says: string }>();
  const say = (action: Action): string => {
    const actors = actions.actors(action);
    const says = words.action(state, action);
    return actors.length === 0 || actors.every((id) => says.includes(id)) ? says : `${words.pieces(state, ...actors)}: ${says}`;
  };
  const send = async (answer: Action) => {
    const module = await system.notation();
    const { linkOf } = await import('../saved/replay-link.ts');
    const made = linkOf(system, module, { ...battle, answer }, discloseActions(system, course));
    if (!made.ok) return setSent({ of: answer, link: '', says: made.because });
    const url = new URL(location.href);
    url.search = '';
    url.hash = made.value;
    await navigator.clipboard.writeText(url.href).then(
      () => setSent({ of: answer, link: url.href, says: 'Link copied. Send it to the player who asked.' }),
      () => setSent({ of: answer, link: url.href, says: 'Your browser does not let this page copy text. Copy the link below.' }),
    );
  };
  const { answer } = battle;
  const shown = sent && sent.of === staged ? sent : undefined;
  return (
    <div class="question-bar">
      <p class="question">{battle.question}</p>
      {open && answer && (
        <p class="row">
          <span>
            Answer: <b>{say(answer)}</b>
          </span>
          {staged !== answer && (
            <button type="button" class="button button-quiet" onClick={() => onStage(answer)}>
              See the odds
            </button>
          )}
        </p>
      )}
      {open && !staged && !answer && (
        <p class="fine">Choose an action on the table. You see its odds and can send the action as your answer.</p>
      )}
      {open && staged && staged !== answer && (
        <p class="row">
          <button type="button" class="button button-quiet" onClick={() => void send(staged)}>
            Copy a link with this answer
          </button>
        </p>
      )}
      {shown && (
        <p class="fine" role="status">
          {shown.says}
        </p>
      )}
      {shown?.link && (
        <label class="field">
          <span>The link with your answer</span>
          <input readOnly value={shown.link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  );
}
