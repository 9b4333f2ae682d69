/** Chooses a unit: a button that shows the current one, and a dialog that is loaded when needed. */
import { useState } from 'preact/hooks';
import type { Choices } from './choices.ts';
import { UnitSign } from './UnitSign.tsx';

interface Props {
  side: 'a' | 'b';
  label: string;
  /** The current unit, its name, and the unit whose symbol it uses. */
  unit: string;
  name: string;
  symbol: string;
  symbols: string;
  load: () => Promise<Choices>;
  onChoose: (unit: string) => void;
  /** The dialog's title: `Choose the first unit`. */
  title: string;
}

type Dialog = typeof import('./UnitDialog.tsx').UnitDialog;

export function UnitPicker({ side, label, unit, name, symbol, symbols, load, onChoose, title }: Props) {
  const [Dialog, setDialog] = useState<Dialog>();
  const [choices, setChoices] = useState<Choices>();
  /** The dialog is loaded as soon as a press is likely, so that no keys typed directly afterwards are lost. */
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
