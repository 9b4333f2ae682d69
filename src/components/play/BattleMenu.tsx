/** The battle as a link, as a text and as a file; a question about the table for others; who plays, dice, pace and hand; back to the other battles. */
import { useState } from 'preact/hooks';
import { LinkCode } from '../ui/code/LinkCode.tsx';
import { handOut } from '../ui/stored/hand-out.ts';
import { type Course, disclosed } from './course.ts';
import { type Battle, longestQuestion, type Seat, writeBattle } from './saved.ts';
import { leaders } from './seats.ts';
import type { Settings } from './storage.ts';
import { useSystem } from './system-context.ts';
import { type SideId, sideIds } from './vocabulary.ts';

interface Props {
  battle: Battle;
  course: Course;
  /** The entry that is looked at: a question is about the table as it is shown. */
  at: number;
  settings: Settings;
  onSettings: (now: Settings) => void;
  /** Somebody else plays a side from now on. */
  onSeat: (of: SideId, who: Seat) => void;
  onLeave: () => void;
}

/** Characters of a link above which some messengers cut it off. */
const longestLink = 2000;

const dice = [
  ['quick', 'They roll'],
  ['at once', 'At once'],
  ['own', 'My own'],
] as const;
const paces = [
  ['slow', 'Slow'],
  ['quick', 'Quick'],
  ['at once', 'At once'],
] as const;

const hands = [
  ['right', 'Right'],
  ['left', 'Left'],
] as const;

export function BattleMenu({ battle, course: all, at, settings, onSettings, onSeat, onLeave }: Props) {
  const system = useSystem();
  // Whatever leaves the device may be read by the other side.
  const course = disclosed(system, all);
  const [said, setSaid] = useState('');
  const [link, setLink] = useState<{ readonly href: string; readonly of: Battle; readonly upTo: Course }>();
  const [question, setQuestion] = useState(battle.question ?? '');
  const copyLink = async (of: Battle, upTo: Course, what: string) => {
    const made = (await import('./replay-link.ts')).linkOf(system, await system.notation(), of, upTo);
    if (!made.ok) return setSaid(made.because);
    const url = new URL(location.href);
    url.search = '';
    url.hash = made.value;
    setLink({ href: url.href, of, upTo });
    await navigator.clipboard.writeText(url.href).then(
      () => setSaid(`Copied: a link of ${url.href.length} characters to ${what}.`),
      () => setSaid('The browser does not let this page copy. The link stands below.'),
    );
  };
  const file = (of: Battle, upTo: Course) => handOut(of.name, writeBattle(system.rules, of, upTo));
  const text = async () => {
    const made = (await import('./replay-link.ts')).textOf(system, await system.notation(), battle, course, true);
    if (made.ok) handOut(battle.name, made.value, 'txt');
    else setSaid(made.because);
  };
  const choice = <K extends keyof Settings>(of: K, legend: string, words: readonly (readonly [Settings[K], string])[]) => (
    <fieldset class="segmented">
      <legend>{legend}</legend>
      {words.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={of}
            checked={settings[of] === value}
            onChange={() => onSettings({ ...settings, [of]: value })}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
  return (
    <div class="keep">
      <div class="row">
        {sideIds.map((side) => (
          <label class="field" key={side}>
            <span>{system.words.armyIn(battle.setup, side)} are led</span>
            <select value={battle.seats[side]} onChange={(event) => onSeat(side, event.currentTarget.value as Seat)}>
              {leaders.map(([seat, words]) => (
                <option key={seat} value={seat}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {choice('dice', 'Dice', dice)}
      {choice('pace', 'The computer’s moves', paces)}
      {choice('hand', 'Your hand: the buttons stand on its side', hands)}
      <p class="row">
        <button type="button" class="button button-quiet" onClick={() => copyLink(battle, course, 'this whole battle')}>
          Copy a link to the battle
        </button>
        <button type="button" class="button button-quiet" onClick={text}>
          Save as a text
        </button>
        <button type="button" class="button button-quiet" onClick={() => file(battle, course)}>
          Save as a file
        </button>
        <button type="button" class="button button-quiet" onClick={onLeave}>
          Other battles
        </button>
      </p>
      <form
        class="ask-others"
        onSubmit={(event) => {
          event.preventDefault();
          void copyLink(
            { ...battle, question: question.trim() },
            course.slice(0, at + 1),
            'the table as it is shown, with your question',
          );
        }}
      >
        <label class="field">
          <span>At odds over something? Ask others about the table as it is shown</span>
          <input
            value={question}
            maxLength={longestQuestion}
            placeholder="May the knights charge?"
            onInput={(event) => setQuestion(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button button-quiet" disabled={question.trim() === ''}>
          Copy a link with the question
        </button>
      </form>
      <p class="fine" role="status">
        {said}
      </p>
      {link && link.href.length > longestLink && (
        <p class="message">
          Some messengers cut off links of more than {longestLink} characters. Send the battle as a file instead: whoever gets it
          opens it with “Open a saved battle or its text”.{' '}
          <button type="button" class="button button-quiet" onClick={() => file(link.of, link.upTo)}>
            Save this battle as a file
          </button>
        </p>
      )}
      {link && (
        <label class="field">
          <span>The link</span>
          <input readOnly value={link.href} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
      {link && <LinkCode key={link.href} link={() => link.href} name="this battle" />}
    </div>
  );
}
