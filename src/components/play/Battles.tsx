/** A battle, opened from whatever is wanted: from here on the page has the engine. */
import { useEffect, useState } from 'preact/hooks';
import { readyFor } from '../../engine/fr3/battle/chapters/loading.ts';
import { Field } from './Field.tsx';
import type { Found } from './find-battle.ts';
import { newBattle } from './fr3/new-battle.ts';
import { fetchWordsFor } from './fr3/words.ts';
import { lazy } from './lazy.tsx';
import { OtherTabs } from './OtherTabs.tsx';
import type { Recording } from './recordings.ts';
import type { Original, Wanted } from './requested.ts';
import type { Opened } from './saved.ts';
import { useBattle } from './use-battle.ts';

const Recorded = lazy(async () => (await import('./Recorded.tsx')).Recorded);
const Damaged = lazy(async () => (await import('../ui/stored/Damaged.tsx')).Damaged);

interface Props {
  wanted: Wanted;
  /** The address of the site’s root. */
  root: string;
  /** Told once there is a battle on the table. */
  onOpen: () => void;
  onLeave: () => void;
  /** There is nothing to open; why. */
  onFail: (because: string, original?: Original) => void;
  /** Another battle is wanted in place of this one. */
  onWant: (wanted: Wanted) => void;
}

/** What is wanted, laid on the table; what is not new, or on wild ground, is found by a part that is loaded for it. */
async function find(wanted: Wanted): Promise<Found> {
  if (wanted.from !== 'wish' || wanted.wish.wild) return (await import('./find-battle.ts')).foundOf(wanted);
  await readyFor(wanted.wish);
  return { opened: newBattle(wanted.wish), problem: '' };
}

export function Battles({ wanted, root, onOpen, onLeave, onFail, onWant }: Props) {
  const play = useBattle(onLeave);
  const { open } = play;
  const [problem, setProblem] = useState('');
  const [recorded, setRecorded] = useState<{ readonly recording: Recording; readonly opened: Opened | undefined }>();
  const [original, setOriginal] = useState<Original>();
  useEffect(() => {
    const ready = async () => {
      const found = await find(wanted);
      if (found.opened) await fetchWordsFor(found.opened.battle.setup);
      return found;
    };
    ready().then(
      ({ opened, kept, problem: because, original: unread, recording }) => {
        if (!opened && !recording) return onFail(because, unread);
        setProblem(because);
        setOriginal(unread);
        if (recording) {
          setRecorded({ recording, opened });
          return onOpen();
        }
        if (!opened) return;
        const { battle, course } = opened;
        if (kept) play.show({ id: kept.id, battle, course }, kept.text);
        else if (unread) play.showCopy(opened);
        else play.take(opened);
      },
      () => onFail('This battle could not be loaded. Try again once there is a network.'),
    );
  }, []);
  useEffect(() => {
    if (open) onOpen();
  }, [open?.id]);
  // Where the page of choices was scrolled to is no place of the battle.
  useEffect(() => scrollTo({ top: 0, behavior: 'instant' }), [open?.id]);

  const copy = recorded?.opened;
  if (!open && !recorded) return null;
  return (
    <>
      {original && <Damaged {...original}>{problem}</Damaged>}
      {problem && !original && (
        <p class="message message-wrong" role="alert">
          {problem}
        </p>
      )}
      <OtherTabs play={play} onOpen={(id) => onWant({ from: 'shelf', id })} />
      {open ? (
        <Field key={open.id} play={play} course={open.course} root={root} />
      ) : (
        recorded && (
          <Recorded recording={recorded.recording} onPlay={copy && (() => play.showCopy(copy))} onLeave={() => play.leave()} />
        )
      )}
    </>
  );
}
