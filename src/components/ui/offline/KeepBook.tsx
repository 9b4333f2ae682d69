/** Keeps a book on the device: says how large it is, how far it has come, and that it is there. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Book, bookOf, forget, type Kept, keep, keptOf } from './keep.ts';

interface Props {
  system: string;
  name: string;
}

const megabytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1e6))} MB`;

export default function KeepBook({ system, name }: Props) {
  const [book, setBook] = useState<Book>();
  const [kept, setKept] = useState<Kept>();
  const [share, setShare] = useState<number>();
  const [said, setSaid] = useState('');
  const stop = useRef<AbortController>(null);
  const able = typeof navigator !== 'undefined' && 'serviceWorker' in navigator && 'caches' in globalThis;

  useEffect(() => {
    setKept(keptOf(system));
    if (able) bookOf(system).then(setBook, () => undefined);
  }, []);

  const start = async () => {
    setSaid('');
    setShare(0);
    stop.current = new AbortController();
    try {
      const list = book ?? (await bookOf(system));
      setBook(list);
      const { signal } = stop.current;
      setKept(await keep(system, list, (now) => stop.current?.signal === signal && setShare(now), signal));
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
    stop.current = null;
    setShare(undefined);
  };
  const remove = async () => {
    await forget(system);
    setKept(undefined);
    setSaid('Removed from this device.');
  };

  if (!able) return <p class="keep-book">This browser cannot keep pages for use without a network.</p>;
  const current = kept && (!book || kept.version === book.version);
  return (
    <div class="keep-book">
      <p>
        {kept ? (
          <>
            <span class="keep-mark" aria-hidden="true">
              ✓
            </span>{' '}
            {name} is on this device, kept on {kept.day}.{!current && ' There is a newer version.'}
          </>
        ) : (
          <>
            Keep all of {name} on this device{book && `, ${book.files.length} files, ${megabytes(book.bytes)}`}, search included.
            It works without a network from then on.
          </>
        )}
      </p>
      {share !== undefined ? (
        <p>
          <progress max="1" value={share} aria-label={`Keeping ${name}`} /> {Math.floor(share * 100)} %{' '}
          <button type="button" class="button button-quiet" onClick={() => stop.current?.abort()}>
            Stop
          </button>
        </p>
      ) : (
        <p>
          {!current && (
            <button
              type="button"
              class="button"
              onClick={start}
              aria-label={`${kept ? 'Bring it up to date' : 'Keep the book'}: ${name}`}
            >
              {kept ? 'Bring it up to date' : 'Keep the book'}
            </button>
          )}{' '}
          {kept && (
            <button type="button" class="button button-quiet" onClick={remove} aria-label={`Remove it: ${name}`}>
              Remove it
            </button>
          )}
        </p>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
