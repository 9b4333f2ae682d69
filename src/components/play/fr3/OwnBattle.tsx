/** A custom battle: armies, size, opponent. This code is loaded when the user opens the form for a custom battle. */
import { useState } from 'preact/hooks';
import { type SideId, sideIds } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { Seat } from '../saved/saved.ts';
import { isStored } from '../start/ArmyPicker.tsx';
import type { OwnBattleProps } from '../start/entrance.ts';
import { Option, OwnBattleForm } from '../start/OwnBattleForm.tsx';
import { seedIn } from '../start/requested.ts';
import { ArmyChoice, saySize, storedArmy } from './ArmyChoice.tsx';
import type { ReadyArmy } from './ready-armies.ts';
import { type ArmyOfPoints, battleOf, manyOf, noArmies, sidesOf, twoOf } from './two-armies.ts';

interface Props extends OwnBattleProps {
  armies: readonly ReadyArmy[];
  /** The sizes in points, the smallest first. */
  sizes: readonly number[];
}

export function OwnBattle({ armies, sizes, onRequest, onProblem }: Props) {
  const [size, setSize] = useState(sizes[0] as number);
  const [opponent, setOpponent] = useState<Seat>('greedy');
  const [picked, setPicked] = useState<Readonly<Record<SideId, readonly string[]>>>({ A: noArmies, B: noArmies });
  const [many, setMany] = useState(1);
  const [eachTurn, setEachTurn] = useState(false);
  const [inPlace, setInPlace] = useState(true);
  const [wild, setWild] = useState(false);
  const [drawn, setDrawn] = useState(false);

  const start = async () => {
    const seed = seedIn(location);
    // A random army differs from all other armies in the battle.
    const usual = many === 1 ? twoOf(armies, size, seed) : manyOf(armies, size, seed, 2 * many);
    const chosen = sideIds.flatMap((side) => picked[side].slice(0, many));
    const used = new Set(chosen);
    const random = (slot: number): ReadyArmy => {
      const one = [usual[slot] as ReadyArmy, ...usual].find(({ id }) => !used.has(id)) ?? (usual[slot] as ReadyArmy);
      used.add(one.id);
      return one;
    };
    const army = async (value: string, slot: number): Promise<ArmyOfPoints | null> => {
      if (!isStored(value)) {
        const ready = armies.find(({ id }) => id === value) ?? random(slot);
        return { army: ready.army, points: ready.size };
      }
      const read = await storedArmy(value);
      if (!read.ok) onProblem(read.because);
      return read.ok ? read.value : null;
    };
    const found: ArmyOfPoints[] = [];
    for (const [slot, value] of chosen.entries()) {
      const one = await army(value, slot);
      if (!one) return;
      found.push(one);
    }
    const how = { opponent, inPlace, wild, ...(drawn && { initiative: 'drawn' as const }), seed };
    if (many === 1) {
      onRequest(battleOf(found as unknown as readonly [ArmyOfPoints, ArmyOfPoints], how));
      return;
    }
    const sides = sidesOf(found.slice(0, many), found.slice(many));
    if (sides.ok) onRequest(battleOf(sides.value, { ...how, ...(eachTurn && { clocks: 'each-turn' as const }) }));
    else onProblem(sides.because);
  };
  const choose = (side: SideId, label: string) =>
    picked[side]
      .slice(0, many)
      .map((value, at) => (
        <ArmyChoice
          key={`${side}${at}`}
          label={many === 1 ? label : `${label}, command ${at + 1}`}
          value={value}
          ready={armies.filter((each) => each.size === size)}
          onChange={(changed) => setPicked({ ...picked, [side]: picked[side].map((each, of) => (of === at ? changed : each)) })}
        />
      ));

  return (
    <OwnBattleForm
      first={
        <>
          <fieldset class="segmented">
            <legend>Size of an army in points</legend>
            {sizes.map((each) => (
              <label key={each}>
                <input type="radio" name="size" checked={size === each} onChange={() => setSize(each)} />
                <span>{saySize(armies, each)}</span>
              </label>
            ))}
          </fieldset>
          <fieldset class="segmented">
            <legend>Armies on each side</legend>
            {noArmies.map((_, at) => (
              <label key={at}>
                <input type="radio" name="commands" checked={many === at + 1} onChange={() => setMany(at + 1)} />
                <span>{at + 1}</span>
              </label>
            ))}
          </fieldset>
        </>
      }
      armies={
        <>
          <div class="row">{choose('A', 'Your army')}</div>
          <div class="row">{choose('B', 'The enemy')}</div>
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
          {many > 1 && (
            <Option label="Clocks fall once a turn, not after every lost phase" value={eachTurn} onValue={setEachTurn} />
          )}
          <Option label="From turn 2, roll each turn to see which side goes first" value={drawn} onValue={setDrawn} />
        </>
      }
      onBegin={start}
    />
  );
}
