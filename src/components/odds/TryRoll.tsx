/** A question inside a rule page. The card is made at build time; the engine is loaded on the first change. */
import { useState } from 'preact/hooks';
import { type CalculatorName, engineNamed } from './calculator/engines.ts';
import { SheetFieldOf } from './calculator/SheetField.tsx';
import { type Tried, triedOf } from './calculator/tried.ts';
import { chancesOf, noNames } from './calculator/words.ts';
import { TryFrame } from './TryFrame.tsx';

interface Props {
  first: Tried;
  of: CalculatorName;
  /** What readers can change in the card: a circumstance such as `u.leader`, a part, or `charge`. */
  vary: readonly string[];
  /** The address of the calculator. */
  calculator: string;
}

export default function TryRoll({ first, of, vary, calculator }: Props) {
  const [tried, show] = useState(first);
  const set = async (key: string, id: string, value: unknown) => {
    const engine = await engineNamed(of);
    show(({ question }) => {
      const next = id === 'unit' ? engine.name(question, key, value as string) : engine.set(question, key, id, value);
      return triedOf(engine.sheet(next), vary);
    });
  };
  return (
    <TryFrame
      title={tried.title}
      rolls={tried.rolls}
      controls={tried.fields.map(({ key, side, whose, field }) => (
        <div key={`${key}.${field.id}`}>
          {whose && <span class={`dot dot-${side}`}>{whose}</span>}
          <SheetFieldOf
            part={{ key }}
            field={field}
            name={`${first.address}-`}
            onSet={(value) => void set(key, field.id, value)}
          />
        </div>
      ))}
      chances={chancesOf(tried.outcomes)}
      names={tried.names ?? noNames}
      refusals={tried.refusals}
      address={`${calculator}?${tried.address}`}
    />
  );
}
