/**
 * One of many rolls to try inside a rule page. Its card is made at build time; the engine comes with the first change.
 */
import { useState } from 'preact/hooks';
import type { Engine } from './asking/engine.ts';
import { SheetFieldOf } from './asking/SheetField.tsx';
import { engineNamed, isRollName, type RollName } from './asking/systems.ts';
import { type Tried, triedOf } from './asking/tried.ts';
import { chancesOf, noNames } from './asking/words.ts';
import { TryFrame } from './TryFrame.tsx';

const engines = {
  auction: () => import('./asking/auction-engine.ts'),
  rally: () => import('./asking/rally-engine.ts'),
  characters: () => import('./asking/characters-engine.ts'),
  special: () => import('./asking/special-engine.ts'),
  structures: () => import('./asking/structures-engine.ts'),
} as const satisfies Record<string, () => Promise<{ engine: Engine }>>;

export type AskingName = keyof typeof engines | RollName;

const engineFor = async (name: AskingName): Promise<Engine> =>
  isRollName(name) ? engineNamed(name) : (await engines[name]()).engine;

interface Props {
  first: Tried;
  of: AskingName;
  /** What can be changed here: a part and a circumstance such as `u.leader`. */
  vary: readonly string[];
  /** Address of the calculator. */
  calculator: string;
}

export default function TryAsking({ first, of, vary, calculator }: Props) {
  const [tried, show] = useState(first);
  const set = async (key: string, field: string, value: unknown) => {
    const engine = await engineFor(of);
    show((now) => triedOf(engine.sheet(engine.set(now.question, key, field, value)), vary));
  };
  return (
    <TryFrame
      title={tried.title}
      rolls={tried.rolls}
      controls={tried.fields.map(({ key, field }) => (
        <SheetFieldOf
          key={`${key}.${field.id}`}
          part={{ key }}
          field={field}
          name={`${first.address}-`}
          onSet={(value) => void set(key, field.id, value)}
        />
      ))}
      chances={chancesOf(tried.outcomes)}
      names={noNames}
      refusals={tried.refusals}
      address={`${calculator}?${tried.address}`}
    />
  );
}
