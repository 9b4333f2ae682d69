/** A step in a set-up: its result with rules; roll again, choose, or type in real dice. */
import { useState } from 'preact/hooks';
import { play } from '../../engine/kernel/chance.ts';
import { recorded } from '../../engine/kernel/dice.ts';
import { type Hand, type LaidStep, withHand } from '../../engine/kernel/setup/steps.ts';
import { Quiet } from '../companion/Act.tsx';
import { DiceAsk } from '../companion/DiceAsk.tsx';
import { deviceDice } from '../companion/device-dice.ts';
import { Cited } from '../odds/links.tsx';

interface Props<Table> {
  laid: LaidStep<Table>;
  number: number;
  onFaces: (faces: readonly number[]) => void;
}

function HandSelect({ hand, onChoose }: { hand: Hand; onChoose: (at: number) => void }) {
  return (
    <label class="setup-hand">
      <span>{hand.name}</span>
      <select value={hand.now} onChange={(event) => onChoose(Number(event.currentTarget.value))}>
        {hand.options.map((option, at) => (
          <option key={option.name} value={at}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Step<Table>({ laid, number, onFaces }: Props<Table>) {
  const [typing, setTyping] = useState(false);
  const { step, before, after, faces } = laid;
  const hands = step.hands?.(before, after) ?? [];
  const chance = step.chance(before);
  const again = () => {
    const dice = recorded(deviceDice);
    play(chance, dice);
    onFaces(dice.faces);
  };
  const selects = hands.map((hand, at) => (
    <HandSelect
      key={hand.name}
      hand={hand}
      onChoose={(to) => {
        const option = hand.options[to];
        if (option) onFaces(withHand(laid, hands, at, option));
      }}
    />
  ));
  return (
    <li class="setup-step">
      <h2>
        <i>{number}</i> {step.title}
        {step.atTable && (
          <span class="setup-faces">
            <span class="sr">, rolled </span>
            {faces.map((face, at) => (
              <b key={at}>{face}</b>
            ))}
          </span>
        )}
      </h2>
      <p aria-live="polite">{step.says(after)}</p>
      <p>
        <Cited rules={step.rules(after)} />
      </p>
      {chance.kind === 'roll' && (
        <div class="setup-acts">
          {hands.length === 1 && selects}
          <Quiet name={`${step.title}: roll again`} onClick={again}>
            Roll again
          </Quiet>
          {step.atTable && (
            <button
              type="button"
              class="button button-quiet"
              aria-expanded={typing}
              aria-label={`${step.title}: type your own dice`}
              onClick={() => setTyping(!typing)}
            >
              Own dice
            </button>
          )}
        </div>
      )}
      {typing && (
        <DiceAsk
          chance={chance}
          onDone={(thrown) => {
            setTyping(false);
            onFaces(thrown);
          }}
        />
      )}
      {hands.length > 1 && (
        <details class="setup-hands">
          <summary>Choose the numbers</summary>
          <div>{selects}</div>
        </details>
      )}
    </li>
  );
}
