/** A custom battle: armies, size, opponent. This code is loaded when the user opens the form for a custom battle. */
import { useState } from 'preact/hooks';
import type { SideId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { Seat } from '../saved/saved.ts';
import { isStored } from '../start/ArmyPicker.tsx';
import type { OwnBattleProps } from '../start/entrance.ts';
import { Option, OwnBattleForm } from '../start/OwnBattleForm.tsx';
import { seedIn } from '../start/requested.ts';
import { ArmyChoice, storedArmy } from './ArmyChoice.tsx';
import type { ReadyArmy } from './ready-armies.ts';
import { type ArmyOfPoints, battleOf, twoOf } from './two-armies.ts';

interface Props extends OwnBattleProps {
  armies: readonly ReadyArmy[];
  /** The sizes in points, the smallest first. */
  sizes: readonly number[];
}

export function OwnBattle({ armies, sizes, onRequest, onProblem }: Props) {
  const hasMagic = (points: number) =>
    armies.some(({ size: of, army }) => of === points && army.characters.some(({ magic }) => magic !== undefined));
  const [size, setSize] = useState(sizes[0] as number);
  const [opponent, setOpponent] = useState<Seat>('greedy');
  const [picked, setPicked] = useState<Readonly<Record<SideId, string>>>({ A: '', B: '' });
  const [inPlace, setInPlace] = useState(true);
  const [wild, setWild] = useState(false);
  const [drawn, setDrawn] = useState(false);

  const start = async () => {
    const seed = seedIn(location);
    const [a, b] = twoOf(armies, size, seed);
    // A random army differs from the opposing one.
    const usual = { A: picked.B === a.id ? b : a, B: picked.A === b.id ? a : b };
    const army = async (side: SideId): Promise<ArmyOfPoints | null> => {
      const value = picked[side];
      if (!isStored(value)) {
        const ready = armies.find(({ id }) => id === value) ?? usual[side];
        return { army: ready.army, points: ready.size };
      }
      const read = await storedArmy(value);
      if (!read.ok) onProblem(read.because);
      return read.ok ? read.value : null;
    };
    const [mine, theirs] = [await army('A'), await army('B')];
    if (mine && theirs)
      onRequest(battleOf([mine, theirs], { opponent, inPlace, wild, ...(drawn && { initiative: 'drawn' }), seed }));
  };
  const choose = (side: SideId, label: string) => (
    <ArmyChoice
      label={label}
      value={picked[side]}
      ready={armies.filter((each) => each.size === size)}
      onChange={(value) => setPicked({ ...picked, [side]: value })}
    />
  );

  return (
    <OwnBattleForm
      first={
        <fieldset class="segmented">
          <legend>Size in points</legend>
          {sizes.map((each) => (
            <label key={each}>
              <input type="radio" name="size" checked={size === each} onChange={() => setSize(each)} />
              <span>
                {each}
                {hasMagic(each) && ', with magic'}
              </span>
            </label>
          ))}
        </fieldset>
      }
      armies={
        <>
          {choose('A', 'Your army')}
          {choose('B', 'The enemy')}
        </>
      }
      opponent={opponent}
      onOpponent={setOpponent}
      noun="units"
      inPlace={inPlace}
      onInPlace={setInPlace}
      more={
        <>
          <Option label="Some terrain casts spells or causes fear" value={wild} onValue={setWild} />
          <Option label="From turn 2, roll each turn to see which side goes first" value={drawn} onValue={setDrawn} />
        </>
      }
      onBegin={start}
    />
  );
}
