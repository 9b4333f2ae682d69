/** The answer as a sentence to copy into a chat, and the link to the question. */
import { useEffect, useState } from 'preact/hooks';
import { LinkCode } from '../ui/code/LinkCode.tsx';

export function Say({ sentence }: { sentence: string }) {
  const [copied, setCopied] = useState('');
  useEffect(() => setCopied(''), [sentence]);
  const copy = (text: string, said: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(said),
      () => setCopied('Your browser does not let this page copy text. Select the text and copy it.'),
    );
  return (
    <section class="tell" aria-label="In one sentence">
      <h2>In one sentence</h2>
      <p class="sentence">{sentence}</p>
      <p>
        <button type="button" class="button" onClick={() => copy(sentence, 'Sentence copied.')}>
          Copy this sentence
        </button>
        <button type="button" class="button button-quiet" onClick={() => copy(location.href, 'Link copied.')}>
          Copy the link
        </button>
        <span class="copied" role="status">
          {copied}
        </span>
      </p>
      <LinkCode key={sentence} link={() => location.href} name="this question" />
    </section>
  );
}
