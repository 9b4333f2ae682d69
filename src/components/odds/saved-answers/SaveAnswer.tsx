/**
 * Saves answers on this device, and shows saved answers beside the current one. The list is loaded only if something is saved.
 */
import { useEffect, useState } from 'preact/hooks';
import { keysUnder } from '../../ui/stored/stored.ts';
import type { SaveProps } from './props.ts';

type ShelfModule = typeof import('./SavedAnswers.tsx');

/** The address at which the page was opened. The address is stored, because the question soon overwrites it. */
const opened = typeof location === 'undefined' ? '' : location.search;
/** The id of the calculator on this page: the last part of its address. */
const calculatorHere = (): string => location.pathname.split('/').filter(Boolean).at(-1) ?? '';

/**
 * Whether anything is saved. Damaged texts that were set aside count too. Damaged texts are checked here, so that the list is
 * loaded only when needed.
 */
const anythingKept = (): boolean => keysUnder('kept').some((key) => key.split('.')[1] === calculatorHere());

export function SaveAnswer(props: SaveProps) {
  const [module, setModule] = useState<ShelfModule>();
  const [asked, setAsked] = useState(false);
  const load = async () => {
    const loaded = await import('./SavedAnswers.tsx');
    setModule(loaded);
  };
  useEffect(() => {
    if (opened.includes('kept=') || anythingKept()) load();
  }, []);
  if (module) return <module.SavedAnswers {...props} calculator={calculatorHere()} opened={opened} keepAtOnce={asked} />;
  return (
    <section class="kept" aria-label="Saved answers">
      <button
        type="button"
        class="button button-quiet"
        onClick={() => {
          setAsked(true);
          load();
        }}
      >
        Save this answer
      </button>
    </section>
  );
}
