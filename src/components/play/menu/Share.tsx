/** The part of the menu that makes links to the battle. */
import { useState } from 'preact/hooks';
import { LinkCode } from '../../ui/code/LinkCode.tsx';
import type { Course } from '../course.ts';
import { type Battle, longestQuestion } from '../saved/saved.ts';
import { useSystem } from '../system-context.ts';

/** Some messaging apps cut off links longer than this. */
const longestLink = 2000;

/** A link that was copied, and the part of the battle that it contains. */
interface Copied {
  readonly href: string;
  readonly of: Battle;
  readonly upTo: Course;
}

function useLink() {
  const system = useSystem();
  const [said, setSaid] = useState('');
  const [link, setLink] = useState<Copied>();
  const copyLink = async (of: Battle, upTo: Course, what: string, search = '') => {
    const made = (await import('../saved/replay-link.ts')).linkOf(system, await system.notation(), of, upTo);
    if (!made.ok) return setSaid(made.because);
    const url = new URL(location.href);
    url.search = search;
    url.hash = made.value;
    setLink({ href: url.href, of, upTo });
    await navigator.clipboard.writeText(url.href).then(
      () => setSaid(`Copied: a link of ${url.href.length} characters to ${what}.`),
      () => setSaid('Your browser does not let this page copy text. Copy the link below.'),
    );
  };
  return { said, link, copyLink };
}

interface ShareProps {
  battle: Battle;
  course: Course;
  /** The index of the entry that is shown. The index is needed because a shared question is about the table as shown. */
  at: number;
  onFile: (of: Battle, upTo: Course) => void;
}

export function Share({ battle, course, at, onFile }: ShareProps) {
  const { said, link, copyLink } = useLink();
  const [question, setQuestion] = useState(battle.question ?? '');
  return (
    <section aria-labelledby="menu-share">
      <h3 id="menu-share">Share</h3>
      <p class="row">
        <button type="button" class="button button-quiet" onClick={() => copyLink(battle, course, 'open this whole battle')}>
          Copy a link to the battle
        </button>
        <button
          type="button"
          class="button button-quiet"
          onClick={() => copyLink(battle, course, 'watch this battle from the beginning', '?watch')}
        >
          Copy a link to watch it
        </button>
      </p>
      <form
        class="ask-others"
        onSubmit={(event) => {
          event.preventDefault();
          void copyLink(
            { ...battle, question: question.trim() },
            course.slice(0, at + 1),
            'open the table as it is now, with your question',
          );
        }}
      >
        <label class="field">
          <span>Ask a friend what to do in this position. Your friend can answer by choosing an action.</span>
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
          Some messaging apps cut off links longer than {longestLink} characters. Send the battle as a file instead. Your friend
          opens it with “Open a saved battle”.{' '}
          <button type="button" class="button button-quiet" onClick={() => onFile(link.of, link.upTo)}>
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
    </section>
  );
}
