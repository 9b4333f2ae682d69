/** The choice of an army: random, ready-made, or a roster stored on this device. */
import { useEffect, useState } from 'preact/hooks';
import type { Army } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import type { Read } from '../../../engine/kernel/ruleset.ts';
import { listed } from '../../muster/fr3/storage.ts';
import { ArmyPicker, isStored, storedId } from '../start/ArmyPicker.tsx';
import type { ReadyArmy } from './ready-armies.ts';
import type { Mustered } from './rosters.ts';

/** The army from a stored roster. */
export async function storedArmy(value: string): Promise<Read<Mustered>> {
  try {
    return (await import('./rosters.ts')).musteredOf(storedId(value));
  } catch {
    return { ok: false, because: 'Your rosters could not be loaded. Try again when you are online.', rules: [] };
  }
}

const hasMagic = ({ army }: ReadyArmy): boolean => army.characters.some(({ magic }) => magic !== undefined);

/** A size in points, and whether ready-made armies of that size have magic users. */
export function saySize(armies: readonly ReadyArmy[], size: number): string {
  const fit = armies.filter((each) => each.size === size);
  if (!fit.some(hasMagic)) return String(size);
  return `${size}, ${fit.every(hasMagic) ? '' : 'some '}with magic`;
}

interface Props {
  label: string;
  value: string;
  /** Ready-made armies of the chosen size. */
  ready: readonly ReadyArmy[];
  onChange: (value: string) => void;
}

/** A sentence about the choice, or about what is wrong with it; empty for a random army. */
function useSaid(value: string, ready: readonly ReadyArmy[]): { readonly text: string; readonly wrong: boolean } {
  const [found, setFound] = useState<{ readonly of: string; readonly is: Read<Mustered> }>();
  useEffect(() => {
    let over = false;
    if (isStored(value)) storedArmy(value).then((is) => over || setFound({ of: value, is }));
    return () => {
      over = true;
    };
  }, [value]);
  const army = ready.find(({ id }) => id === value);
  if (army) return { text: `${army.size} points. ${army.says}`, wrong: false };
  if (!isStored(value) || found?.of !== value) return { text: '', wrong: false };
  if (!found.is.ok) return { text: found.is.because, wrong: true };
  const { points, army: read, problems } = found.is.value;
  return { text: [`${points} points, ${unitsIn(read)}.`, ...problems].join(' '), wrong: false };
}

const unitsIn = ({ troops, characters }: Army): string =>
  `${troops.length} units${characters.length > 0 ? ` and ${characters.length} ${characters.length === 1 ? 'leader' : 'leaders'}` : ''}`;

export function ArmyChoice({ label, value, ready, onChange }: Props) {
  const { text, wrong } = useSaid(value, ready);
  return (
    <ArmyPicker
      label={label}
      value={value}
      title="Ready-made armies"
      ready={ready.map((each) => ({ id: each.id, name: `${each.army.name}${hasMagic(each) ? ', with magic' : ''}` }))}
      rosters={listed()}
      text={text}
      wrong={wrong}
      onChange={onChange}
    />
  );
}
