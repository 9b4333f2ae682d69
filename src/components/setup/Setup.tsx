/** The set-up of a battle, for any system. The seed and any dice entered are in the address, so that a table can be linked. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { readSetupAddress, writeSetupAddress } from '../../engine/kernel/setup/address.ts';
import { type Given, layOut } from '../../engine/kernel/setup/steps.ts';
import { Act, Quiet } from '../companion/Act.tsx';
import { rollDevice } from '../companion/device-dice.ts';
import { type LinkedRules, RuleLinks } from '../odds/links.tsx';
import { Lies } from './Lies.tsx';
import { Step } from './Step.tsx';
import type { SetupView } from './view.ts';

export interface SetupProps {
  readonly linked: LinkedRules;
  readonly children?: ComponentChildren;
}

interface Asked {
  readonly seed: string;
  readonly given: Given;
  readonly problems: readonly string[];
}

/** Letters and digits that cannot be confused when read aloud. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const newSeed = (): string => Array.from({ length: 5 }, () => letters[rollDevice(letters.length) - 1]).join('');

export function Setup<Table>({ view, linked }: SetupProps & { view: SetupView<Table> }) {
  const { steps, empty, Picture, Verdict } = view;
  const ids = useMemo(() => steps.map(({ id }) => id), []);
  const [asked, setAsked] = useState<Asked>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const open = () => {
      const read = readSetupAddress(location.search, ids);
      const seed = read.seed || newSeed();
      setAsked({ ...read, seed });
      if (!read.seed) history.replaceState(null, '', `?${writeSetupAddress(seed, read.given, ids)}`);
    };
    open();
    addEventListener('popstate', open);
    return () => removeEventListener('popstate', open);
  }, []);
  const laid = useMemo(() => asked && layOut(empty, steps, asked.seed, asked.given), [asked]);
  if (!asked || !laid) return <p>Preparing the table …</p>;

  const ask = (seed: string, given: Given, write: 'pushState' | 'replaceState') => {
    // Drops the dice of steps that no longer exist, so that the address matches the page.
    const used = layOut(empty, steps, seed, given).steps.filter((each) => each.given);
    const kept = Object.fromEntries(used.map(({ step, faces }) => [step.id, faces]));
    setAsked({ seed, given: kept, problems: [] });
    setSaid('');
    history[write](null, '', `?${writeSetupAddress(seed, kept, ids)}`);
  };
  const copy = (text: string, done: string) =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(done),
      () => setSaid('Your browser does not let this page copy text. Copy the page address from the address bar.'),
    );
  const problems = [...asked.problems, ...laid.problems];
  return (
    <RuleLinks.Provider value={linked}>
      <div class="setup">
        {problems.length > 0 && (
          <ul class="message message-wrong" role="alert">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
        <div class="setup-bar">
          <Act onClick={() => ask(newSeed(), {}, 'pushState')}>New table</Act>
          <Quiet onClick={() => copy(location.href, 'Link copied.')}>Copy link</Quiet>
          <Quiet onClick={() => copy(`${view.sentence(laid.table)}\n${location.href}`, 'Text copied.')}>Copy as text</Quiet>
          <Quiet onClick={() => print()}>Print</Quiet>
          <label class="setup-seed">
            <span>Seed</span>
            <input
              value={asked.seed}
              maxLength={24}
              autocomplete="off"
              spellcheck={false}
              onChange={(event) => {
                const { seed } = readSetupAddress(`seed=${encodeURIComponent(event.currentTarget.value.trim())}`, ids);
                if (seed) ask(seed, asked.given, 'pushState');
                else setSaid('A seed can have up to 24 letters and digits.');
              }}
            />
          </label>
          <span role="status">{said}</span>
        </div>
        <div class="setup-table">
          <figure>
            <Picture table={laid.table} />
          </figure>
          <ol class="setup-steps">
            {laid.steps.map((each, at) => (
              <Step
                key={each.step.id}
                laid={each}
                number={at + 1}
                onFaces={(faces) => ask(asked.seed, { ...asked.given, [each.step.id]: faces }, 'replaceState')}
              />
            ))}
          </ol>
        </div>
        {Verdict && <Verdict table={laid.table} />}
        <Lies lying={view.lying(laid.table)} measure={view.measure} />
      </div>
    </RuleLinks.Provider>
  );
}
