/** The battle page of Fantasy Rules!: a battle from a link or from this device, or the choice of a new one. */
import { useEffect, useState } from 'preact/hooks';
import { type LinkedRules, RuleLinks } from '../odds/links.tsx';
import { Field } from './Field.tsx';
import { later } from './later.tsx';
import type { ReadyArmy } from './ready-armies.ts';
import type { ScenarioDoor } from './Start.tsx';
import * as shelf from './shelf.ts';
import { useBattle } from './use-battle.ts';

const Start = later(async () => (await import('./Start.tsx')).Start);

interface Props {
  rules: LinkedRules;
  armies: readonly ReadyArmy[];
  scenarios: readonly ScenarioDoor[];
  /** The address of the site’s root. */
  root: string;
}

export default function Play({ rules, armies, scenarios, root }: Props) {
  const play = useBattle();
  const { open, show } = play;
  const [problem, setProblem] = useState('');

  // A link holds a whole battle; else the one that was open last is taken up again.
  useEffect(() => {
    const letters = location.hash.slice(1);
    if (/^[a-z][\w-]{20,}$/.test(letters)) {
      import('./replay-link.ts').then(({ fromLink }) => {
        const read = fromLink(letters);
        const found = read.ok ? read : read.kept;
        if (!read.ok) setProblem(read.because);
        // The battle is kept from here on: the link is not needed any more, and a reload comes back to where one is.
        history.replaceState(null, '', location.pathname);
        if (found) play.take(found);
        else show(null);
      });
      return;
    }
    const asked = new URLSearchParams(location.search);
    if (asked.has('scenario') || asked.has('lesson')) {
      const instead = (because: string) => {
        setProblem(because);
        show(null);
      };
      import('./openings.ts').then(
        ({ openingOf }) => {
          const read = openingOf(asked);
          history.replaceState(null, '', location.pathname);
          if (read.ok) play.take(read.value);
          else instead(read.because);
        },
        () => instead('This battle could not be loaded. Try again once there is a network.'),
      );
      return;
    }
    const id = shelf.current();
    if (id === undefined) show(null);
    else openKept(id);
  }, []);

  // Where the page of choices was scrolled to is no place of the battle.
  useEffect(() => scrollTo({ top: 0, behavior: 'instant' }), [open?.id]);

  const openKept = (id: string) => {
    const read = shelf.open(id);
    const found = read.ok ? read : read.kept;
    setProblem(
      read.ok
        ? ''
        : `The battle kept here is damaged. ${read.because}${found ? ' It is opened as far as it could be read.' : ''}`,
    );
    show(found ? { id, battle: found.battle, course: found.course } : null);
  };

  return (
    <RuleLinks.Provider value={rules}>
      <div class={`play ${open ? 'is-open' : ''}`}>
        {open === undefined && <p>Looking for battles on this device …</p>}
        {open === null && (
          <Start
            armies={armies}
            scenarios={scenarios}
            problem={problem}
            onOpen={openKept}
            onBegin={(found) => {
              setProblem('');
              play.take(found);
            }}
          />
        )}
        {open && problem && (
          <p class="message message-wrong" role="alert">
            {problem}
          </p>
        )}
        {open && <Field key={open.id} play={play} course={open.course} root={root} />}
      </div>
    </RuleLinks.Provider>
  );
}
