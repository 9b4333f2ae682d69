/** The keyboard shortcuts of the battle page. This code is loaded when the user presses the question mark. */
import { useEffect, useRef } from 'preact/hooks';

const keys: readonly (readonly [key: string, does: string])[] = [
  ['Tab', 'go to the next part: the table, its units, the panel, the buttons'],
  ['Arrow keys', 'on the table: move the view; on a unit: go to the next unit; in a list: go to the next entry'],
  ['Enter or space', 'choose the unit or the option, or press the button'],
  ['Shift and Enter', 'on a unit: add it to the chosen units'],
  ['Escape', 'cancel the choice, and then go back to the panel'],
  ['+ − 0', 'on the table: zoom in, zoom out, show the whole table'],
  ['O', 'go to the options in the panel'],
  ['E', 'go to the buttons at the end of the panel: done, suggest, undo'],
  ['T', 'go to the table'],
  ['S', 'suggest'],
  ['U', 'undo'],
  ['L', 'replay the opponent’s last move'],
  ['F', 'full screen'],
  ['P', 'hide or show the panel'],
  ['M', 'menu'],
  ['?', 'show this list'],
];

export function KeyboardHelp({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press beside it closes it, as the Escape key does
    <dialog
      class="battle-menu"
      ref={dialog}
      aria-labelledby="battle-keys"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="battle-menu-in">
        <header>
          <h2 id="battle-keys">Keys</h2>
          <button type="button" class="let-go" aria-label="Close the list of keys" onClick={() => dialog.current?.close()}>
            ×
          </button>
        </header>
        <dl class="key-list">
          {keys.map(([key, does]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </div>
    </dialog>
  );
}
