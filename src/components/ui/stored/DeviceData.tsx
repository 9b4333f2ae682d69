/** The data on this device: how much there is, export as a file, and import. */
import { useEffect, useState } from 'preact/hooks';
import { counts, inWords, type KindId, readBackup, restore, writeBackup } from './backup.ts';
import { handOut } from './hand-out.ts';

const today = (): string => new Date().toISOString().slice(0, 10);

export default function DeviceData() {
  const [kept, setKept] = useState<ReadonlyMap<KindId, number>>();
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState('');
  useEffect(() => setKept(counts()), []);

  const take = async (file: File | undefined) => {
    if (!file) return;
    setSaid('');
    setWrong('');
    const read = readBackup(await file.text().catch(() => ''));
    if (!read.ok) return setWrong(read.because);
    const { added, failed, stored } = restore(read.backup);
    setKept(counts());
    const words = inWords(added);
    setSaid(
      words
        ? `Added: ${words}. The data that was on this device is unchanged.`
        : 'Everything in this file is already on this device.',
    );
    if (failed > 0)
      setWrong(
        stored === 'full'
          ? `This device has no room left for ${failed} of the entries. Remove something that you no longer need, then try again.`
          : 'This browser does not let the page save anything. Allow this site to store data, and then try again.',
      );
  };
  const words = kept && inWords(kept);
  return (
    <section class="device-data" aria-label="Data on this device">
      <p>
        {kept === undefined
          ? 'Looking for data on this device …'
          : words
            ? `On this device: ${words}.`
            : 'There is no data from this site on this device yet.'}
      </p>
      <p class="device-acts">
        <button
          type="button"
          class="button"
          disabled={!words}
          onClick={() => handOut(`battlebook-${today()}`, writeBackup(today()))}
        >
          Save everything as one file
        </button>
        <label class="button button-quiet">
          Restore from a file
          <input
            class="sr"
            type="file"
            accept=".json,application/json"
            onChange={(event) => take(event.currentTarget.files?.[0])}
          />
        </label>
      </p>
      {wrong && (
        <p class="message message-wrong" role="alert">
          {wrong}
        </p>
      )}
      <p role="status">{said}</p>
    </section>
  );
}
