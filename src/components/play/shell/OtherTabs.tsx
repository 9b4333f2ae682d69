/** Warns if another tab is playing the open battle, or has continued it differently. */
import type { Play } from '../use-battle.ts';

interface Props {
  play: Pick<Play, 'follows' | 'parted'>;
  /** Opens the other tab's battle here. */
  onOpen: (id: string) => void;
}

const times = (count: number) => (count === 1 ? 'the first action' : `the first ${count} actions`);

export function OtherTabs({ play: { follows, parted }, onOpen }: Props) {
  return (
    <>
      {follows && (
        <p class="message" role="status">
          You are playing this battle in another tab. This tab shows what happens there. Press any key or button to continue in
          this tab.
        </p>
      )}
      {parted && (
        <div class="message message-wrong" role="alert">
          <p>
            You continued this battle in another tab with different actions.
            {parted.agree !== undefined && parted.agree > 0 && ` Only ${times(parted.agree)} are the same.`} Both versions are
            saved. This one is now a separate battle.
          </p>
          <p class="row">
            <button type="button" class="button button-quiet" onClick={() => onOpen(parted.other)}>
              Open the other tab’s battle
            </button>
          </p>
        </div>
      )}
    </>
  );
}
