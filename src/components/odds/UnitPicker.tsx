/** Chooses a unit: a button that says which, and a dialog that comes when somebody presses it. */
import { useState } from 'preact/hooks';
import { groupNames, type Unit, unitGroups, units } from '../../engine/fr3/data/units.ts';
import { UnitSign } from './UnitSign.tsx';
import type { Choice } from './unit-choice.ts';

interface Props {
  side: 'a' | 'b';
  label: string;
  unit: string;
  symbols: string;
  onChoose: (unit: string) => void;
  /** What can be chosen; every row of the reference table if it is not said. */
  choices?: readonly Choice[];
  /** Said of the dialog: `Choose the first unit`. */
  title?: string;
}

const unitChoice = ({ id, name, group, combatFactor }: Unit): Choice => ({
  id,
  name,
  group: groupNames[group],
  note: combatFactor === 'special' ? 'CF special' : `CF ${combatFactor}`,
});

/** Every row of the reference table. */
export const unitChoices: readonly Choice[] = unitGroups.flatMap((group) =>
  units.filter((unit) => unit.group === group).map(unitChoice),
);

type Dialog = typeof import('./UnitDialog.tsx').UnitDialog;

export function UnitPicker({ side, label, unit, symbols, onChoose, choices = unitChoices, title }: Props) {
  const [Dialog, setDialog] = useState<Dialog>();
  const [open, setOpen] = useState(false);
  const chosen = choices.find(({ id }) => id === unit);
  /** Loaded as soon as somebody is about to press, so that no key is lost that is typed right after. */
  const load = async () => {
    const { UnitDialog } = await import('./UnitDialog.tsx');
    setDialog(() => UnitDialog);
  };
  const show = async () => {
    await load();
    setOpen(true);
  };
  const soon = () => void load().catch(() => {});
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
        <UnitSign unit={chosen?.symbol ?? unit} symbols={symbols} />
        <span>
          <small>{label}</small>
          <b>{chosen?.name ?? unit}</b>
        </span>
      </button>
      {Dialog && open && (
        <Dialog
          title={title ?? `Choose the ${side === 'a' ? 'first' : 'second'} unit`}
          unit={unit}
          symbols={symbols}
          choices={choices}
          onChoose={onChoose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
