/** A battle, opened from whatever is wanted: from here on the page has the engine. */
import { useEffect, useState } from 'preact/hooks';
import { readyFor } from '../../engine/fr3/battle/chapters/contents.ts';
import { Field } from './Field.tsx';
import type { Found } from './finding.ts';
import { newBattle } from './new-battle.ts';
import { useBattle } from './use-battle.ts';
import type { Wanted } from './wanted.ts';
import { fetchWordsFor } from './words.ts';

interface Props {
  wanted: Wanted;
  /** The address of the site’s root. */
  root: string;
  /** Told once there is a battle on the table. */
  onOpen: () => void;
  onLeave: () => void;
  /** There is nothing to open; why. */
  onFail: (because: string) => void;
}

/** What is wanted, laid on the table; what is not new, or on wild ground, is found by a part that is loaded for it. */
async function find(wanted: Wanted): Promise<Found> {
  if (wanted.from !== 'wish' || wanted.wish.wild) return (await import('./finding.ts')).foundOf(wanted);
  await readyFor(wanted.wish);
  return { opened: newBattle(wanted.wish), problem: '' };
}

export function Battles({ wanted, root, onOpen, onLeave, onFail }: Props) {
  const play = useBattle(onLeave);
  const { open } = play;
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const ready = async () => {
      const found = await find(wanted);
      if (found.opened) await fetchWordsFor(found.opened.battle.setup);
      return found;
    };
    ready().then(
      ({ opened, id, problem: because }) => {
        if (!opened) return onFail(because);
        setProblem(because);
        if (id === undefined) play.take(opened);
        else play.show({ id, battle: opened.battle, course: opened.course });
      },
      () => onFail('This battle could not be loaded. Try again once there is a network.'),
    );
  }, []);
  useEffect(() => {
    if (open) onOpen();
  }, [open?.id]);
  // Where the page of choices was scrolled to is no place of the battle.
  useEffect(() => scrollTo({ top: 0, behavior: 'instant' }), [open?.id]);

  if (!open) return null;
  return (
    <>
      {problem && (
        <p class="message message-wrong" role="alert">
          {problem}
        </p>
      )}
      <Field key={open.id} play={play} course={open.course} root={root} />
    </>
  );
}
