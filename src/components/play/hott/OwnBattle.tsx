/** A custom battle: armies, opponent, start. This code is loaded when the user opens the form for a custom battle. */
import { useState } from 'preact/hooks';
import type { SideId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { Army } from '../../../engine/hott/battle/vocabulary/setup.ts';
import { rosterStorage } from '../../muster/hott/storage.ts';
import type { Seat } from '../saved/saved.ts';
import { ArmyPicker, isStored, storedId } from '../start/ArmyPicker.tsx';
import type { OwnBattleProps } from '../start/entrance.ts';
import { OwnBattleForm } from '../start/OwnBattleForm.tsx';
import { seedIn } from '../start/requested.ts';
import { battleOf, type ReadyArmy, twoOf } from './two-armies.ts';

export function OwnBattle({ armies, onRequest, onProblem }: OwnBattleProps & { armies: readonly ReadyArmy[] }) {
  const [opponent, setOpponent] = useState<Seat>('greedy');
  const [picked, setPicked] = useState<Readonly<Record<SideId, string>>>({ A: '', B: '' });
  const [inPlace, setInPlace] = useState(true);

  const [rosters] = useState(rosterStorage.listed);

  const start = async () => {
    const seed = seedIn(location);
    const [a, b] = twoOf(armies, seed);
    // A random army differs from the opposing one.
    const usual = { A: picked.B === a.id ? b : a, B: picked.A === b.id ? a : b };
    const armyOf = async (side: SideId): Promise<Army | null> => {
      const value = picked[side];
      if (!isStored(value)) return (armies.find(({ id }) => id === value) ?? usual[side]).army;
      const read = (await import('./rosters.ts')).musteredOf(storedId(value));
      if (!read.ok) onProblem(read.because);
      return read.ok ? read.value : null;
    };
    try {
      const [mine, theirs] = [await armyOf('A'), await armyOf('B')];
      if (mine && theirs) onRequest(battleOf([mine, theirs], { opponent, inPlace, seed }));
    } catch {
      onProblem('This army could not be loaded. Try again when you are online.');
    }
  };
  const choose = (side: SideId, label: string) => (
    <ArmyPicker
      label={label}
      value={picked[side]}
      title="Sample armies"
      ready={armies.map(({ id, army: { name } }) => ({ id, name }))}
      rosters={rosters}
      text={armies.find(({ id }) => id === picked[side])?.says}
      onChange={(value) => setPicked({ ...picked, [side]: value })}
    />
  );
  return (
    <OwnBattleForm
      armies={
        <>
          {choose('A', 'Your army')}
          {choose('B', 'The enemy')}
        </>
      }
      opponent={opponent}
      onOpponent={setOpponent}
      noun="elements"
      inPlace={inPlace}
      onInPlace={setInPlace}
      onBegin={start}
    />
  );
}
