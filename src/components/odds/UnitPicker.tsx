/** Chooses a unit: a button that says which, and a dialog that comes when somebody presses it. */
import { useState } from 'preact/hooks';
import type { Choices } from './choices.ts';
import { UnitSign } from './UnitSign.tsx';

interface Props {
  side: 'a' | 'b';
  label: string;
  /** The unit that stands now, its name and the unit whose symbol it has. */
  unit: string;
  name: string;
  symbol: string;
  symbols: string;
  load: () => Promise<Choices>;
  onChoose: (unit: string) => void;
  /** Said of the dialog: `Choose the first unit`. */
  title: string;
}

type Dialog = typeof import('./UnitDialog.tsx').UnitDialog;

export function UnitPicker({ side, label, unit, name, symbol, symbols, load, onChoose, title }: Props) {
  const [Dialog, setDialog] = useState<Dialog>();
  const [choices, setChoices] = useState<Choices>();
  /** Fetched as soon as somebody is about to press, so that no key is lost that is typed right after. */
  const fetchDialog = async () => {
    const { UnitDialog } = await import('./UnitDialog.tsx');
    setDialog(() => UnitDialog);
  };
  const show = async () => {
    const [found] = await Promise.all([load(), fetchDialog()]);
    setChoices(found);
  };
  const soon = () => void Promise.all([load(), fetchDialog()]).catch(() => {});
  return (
    <>
      <button
        type="button"
        class={`unit-button unit-${side}`}
        onClick={show}
        onFocus={soon}
        onPointerEnter={soon}
        aria-haspopup="dialog"
      >
        <UnitSign unit={symbol} symbols={symbols} />
        <span>
          <small>{label}</small>
          <b>{name}</b>
        </span>
      </button>
      {Dialog && choices && (
        <Dialog
          title={title}
          unit={unit}
          symbols={symbols}
          choices={choices}
          onChoose={onChoose}
          onClose={() => setChoices(undefined)}
        />
      )}
    </>
  );
}
