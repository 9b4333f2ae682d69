/** Saves a book on the device: shows its size, the progress, and when it was saved. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { forget, type Kept, keep, keptOf, type Size, sizeOf } from './keep.ts';

interface Props {
  system: string;
  name: string;
}

const inWords = (count: number, bytes: number) => `${count} files, ${Math.max(1, Math.round(bytes / 1e6))} MB`;
const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

export default function KeepBook({ system, name }: Props) {
  /** Undefined while it is being loaded; null if it cannot be loaded. */
  const [size, setSize] = useState<Size | null>();
  const [kept, setKept] = useState<Kept>();
  const [share, setShare] = useState<number>();
  const [said, setSaid] = useState('');
  const stop = useRef<AbortController>(null);

  useEffect(() => {
    keptOf(system).then(setKept, () => undefined);
    sizeOf(system).then(
      (found) => setSize(found ?? null),
      () => setSize(null),
    );
  }, []);

  const start = async () => {
    setSaid('');
    setShare(0);
    const controller = new AbortController();
    stop.current = controller;
    try {
      const now = await keep(system, (to) => stop.current === controller && setShare(to), controller.signal);
      setKept(now);
      setSize({ ...now, count: now.files.length });
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

  const current = kept && (!size || kept.version === size.version);
  const action = kept ? 'Update' : 'Download for offline use';
  return (
    <div class="keep-book">
      <p>
        {kept ? (
          <>
            <span class="keep-mark" aria-hidden="true">
              ✓
            </span>{' '}
            {name} is on this device: {inWords(kept.files.length, kept.bytes)}, downloaded on {kept.day}.
            {!current && ' There is a newer version.'}
          </>
        ) : (
          <>Download all of {name} to this device, search included. After that it works offline.</>
        )}
      </p>
      {/* A line of its own, so that the page does not move when the size is known. */}
      {!kept && (
        <p>
          {size
            ? inWords(size.count, size.bytes)
            : size === null
              ? 'The size can be shown only while you are online.'
              : 'Looking up the size …'}
        </p>
      )}
      {share !== undefined ? (
        <p>
          <progress max="1" value={share} aria-label={`Downloading ${name}`} /> {Math.floor(share * 100)}%{' '}
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
