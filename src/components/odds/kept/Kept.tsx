/**
 * Keeps an answer on this device and sets kept answers beside the current one. The shelf itself is loaded when there is
 * something on it.
 */
import { useEffect, useState } from 'preact/hooks';
import { keysUnder } from '../../ui/stored/stored.ts';
import type { KeptProps } from './props.ts';

type ShelfModule = typeof import('./Shelf.tsx');

/** What the page's address carried when it was opened: the question is written over it soon after. */
const opened = typeof location === 'undefined' ? '' : location.search;
/** The calculator whose page this is: the last part of its address. */
const calculatorHere = (): string => location.pathname.split('/').filter(Boolean).at(-1) ?? '';

/** Also of a shelf that was put aside. The shelf itself knows its keys, and is loaded only then. */
const anythingKept = (): boolean => keysUnder('kept').some((key) => key.split('.')[1] === calculatorHere());

export function Kept(props: KeptProps) {
  const [module, setModule] = useState<ShelfModule>();
  const [asked, setAsked] = useState(false);
  const load = async () => {
    const loaded = await import('./Shelf.tsx');
    setModule(loaded);
  };
  useEffect(() => {
    if (opened.includes('kept=') || anythingKept()) load();
  }, []);
  if (module) return <module.Shelf {...props} calculator={calculatorHere()} opened={opened} keepAtOnce={asked} />;
  return (
    <section class="kept" aria-label="Kept answers">
      <button
        type="button"
        class="button button-quiet"
        onClick={() => {
          setAsked(true);
          load();
        }}
      >
        Keep this answer
      </button>
    </section>
  );
}
