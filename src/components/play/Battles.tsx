/** A battle, opened from whatever is wanted: from here on the page has the engine. */
import { useEffect, useState } from 'preact/hooks';
import { readyFor, readyForAll } from '../../engine/fr3/battle/chapters/contents.ts';
import { Field } from './Field.tsx';
import { newBattle } from './new-battle.ts';
import type { ReadBattle } from './read-saved.ts';
import type { Opened } from './saved.ts';
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

interface Found {
  readonly opened?: Opened;
  /** Where it is kept already. */
  readonly id?: string;
  readonly problem: string;
}

/** What could be read, and what could not. */
function asRead(read: ReadBattle, of = ''): Found {
  if (read.ok) return { opened: read, problem: '' };
  const far = read.kept ? ' It is opened as far as it could be read.' : '';
  return { ...(read.kept ? { opened: read.kept } : {}), problem: `${of}${read.because}${far}` };
}

const reading = () => import('./read-saved.ts');

async function find(wanted: Wanted): Promise<Found> {
  switch (wanted.from) {
    case 'wish': {
      await readyFor(wanted.wish);
      return { opened: newBattle(wanted.wish), problem: '' };
    }
    case 'shelf':
      return { id: wanted.id, ...asRead(await (await reading()).openKept(wanted.id), 'The battle kept here is damaged. ') };
    case 'text': {
      const { text } = wanted;
      if (text.trimStart().startsWith('{')) return asRead(await (await reading()).openText(text));
      await readyForAll();
      return asRead((await import('./replay-link.ts')).fromText(text));
    }
    case 'link':
      await readyForAll();
      return asRead((await import('./replay-link.ts')).fromLink(wanted.letters));
    case 'address': {
      const read = await (await import('./openings.ts')).openingOf(new URLSearchParams(wanted.search));
      return read.ok ? { opened: read.value, problem: '' } : { problem: read.because };
    }
  }
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
