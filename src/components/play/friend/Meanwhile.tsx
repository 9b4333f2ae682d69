/** Shown in the panel while the friend decides: what the battle waits for, and what the player can do in the meantime. */
import { sentenceCase } from '../../../engine/kernel/text.ts';
import { useSystem } from '../system-context.ts';
import type { State } from '../vocabulary.ts';

interface Props {
  /** The latest state that the player sees. */
  state: State;
  /** The player who decides. */
  friend: string;
  /** All other players. */
  others: string;
  /**
   * `ready`: the player's message can be completed; `sent`: the message is complete; `shown`: the friend's actions are being
   * shown; `live`: messages are sent automatically.
   */
  stage: 'ready' | 'sent' | 'shown' | 'live';
  /** Opens a panel above the table; undefined if it cannot be opened now. */
  onSend: (() => void) | undefined;
  onArrived: (() => void) | undefined;
  onStanding: (() => void) | undefined;
}

export function Meanwhile({ state, friend, others, stage, onSend, onArrived, onStanding }: Props) {
  const { question, words } = useSystem();
  const asked = question(state);
  const name = sentenceCase(friend);
  const links = [
    [onSend, 'Send the link again'],
    [onArrived, `${name} has answered`],
    [onStanding, 'Standing answers'],
  ] as const;
  return (
    <section class="meanwhile" aria-label={`While ${friend} decides`}>
      <p class="asks">
        <small>{stage === 'ready' ? 'You' : name}</small>
        {stage === 'ready'
          ? 'Your part is done.'
          : stage === 'shown'
            ? 'Watch what happened.'
            : asked
              ? words.question(state, asked)
              : 'Waiting for the answer.'}
      </p>
      <p class="fine">
        {
          {
            ready: `Make the link above the table and send it to ${others}. Until then you can still undo an action without dice.`,
            shown: 'The buttons above the table show the next step, or all of them at once.',
            sent: `${name} decides this now. You can close the page: the battle is stored. When the link from ${friend} arrives, open it in this browser.`,
            live: `${name} decides this now. You are connected, so the answer appears here by itself.`,
          }[stage]
        }
      </p>
      {(stage === 'sent' || stage === 'live') && (
        <p class="fine">The chronicle has every action so far: press one to see the table at that moment.</p>
      )}
      {stage === 'sent' && (
        <p class="row">
          {links.map(
            ([open, says]) =>
              open && (
                <button type="button" class="button button-quiet" key={says} onClick={open}>
                  {says}
                </button>
              ),
          )}
        </p>
      )}
    </section>
  );
}
