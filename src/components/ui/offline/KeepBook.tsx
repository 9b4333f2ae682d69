/** Saves a book on the device: shows its size, the progress, and when it was saved. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Book, bookOf, forget, type Kept, keep, keptOf } from './keep.ts';

interface Props {
  system: string;
  name: string;
}

const size = ({ files, bytes }: Book) => `${files.length} files, ${Math.max(1, Math.round(bytes / 1e6))} MB`;
const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

export default function KeepBook({ system, name }: Props) {
  const [book, setBook] = useState<Book>();
  const [kept, setKept] = useState<Kept>();
  const [share, setShare] = useState<number>();
  const [said, setSaid] = useState('');
  const stop = useRef<AbortController>(null);

  useEffect(() => {
    keptOf(system).then(setKept, () => undefined);
    bookOf(system).then(setBook, () => undefined);
  }, []);

  const start = async () => {
    setSaid('');
    setShare(0);
    const controller = new AbortController();
    stop.current = controller;
    try {
      const now = await keep(system, (to) => stop.current === controller && setShare(to), controller.signal);
      setBook(now);
      setKept(now);
    } catch (error) {
      setSaid(sentence(error));
    }
    stop.current = null;
    setShare(undefined);
  };
  const remove = async () => {
    try {
      await forget(system);
      setKept(undefined);
      setSaid('Removed from this device.');
    } catch (error) {
      setSaid(sentence(error));
    }
  };

  const current = kept && (!book || kept.version === book.version);
  const action = kept ? 'Update' : 'Download for offline use';
  return (
    <div class="keep-book">
      <p>
        {kept ? (
          <>
            <span class="keep-mark" aria-hidden="true">
              ✓
            </span>{' '}
            {name} is on this device: {size(kept)}, downloaded on {kept.day}.{!current && ' There is a newer version.'}
          </>
        ) : (
          <>
            Download all of {name} to this device{book && `: ${size(book)}`}, search included. After that it works offline.
          </>
        )}
      </p>
      {share !== undefined ? (
        <p>
          <progress max="1" value={share} aria-label={`Downloading ${name}`} /> {Math.floor(share * 100)} %{' '}
          <button type="button" class="button button-quiet" onClick={() => stop.current?.abort()}>
            Stop
          </button>
        </p>
      ) : (
        <p>
          {!current && (
            <button type="button" class="button needs-js" onClick={start} aria-label={`${action}: ${name}`}>
              {action}
            </button>
          )}{' '}
          {kept && (
            <button type="button" class="button button-quiet" onClick={remove} aria-label={`Remove: ${name}`}>
              Remove
            </button>
          )}
        </p>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
