/** The log, newest first; each sentence has its rules. */

import { useState } from 'preact/hooks';
import type { Line } from '../../engine/kernel/companion.ts';
import { Cited } from '../odds/links.tsx';
import { Quiet } from './Act.tsx';

interface Place {
  readonly heading: string;
  readonly lines: Line[];
}

/** Groups the lines of the log under the headings between them. Headings without a line are left out. */
function places(log: readonly Line[]): Place[] {
  const found: Place[] = [{ heading: 'Before the battle', lines: [] }];
  for (const line of log)
    if (line.heading) found.push({ heading: line.text, lines: [] });
    else found.at(-1)?.lines.push(line);
  return found.filter(({ lines }) => lines.length > 0);
}

export function Chronicle({ name, log }: { name: string; log: readonly Line[] }) {
  const [copied, setCopied] = useState('');
  const all = places(log);
  const copy = () =>
    navigator.clipboard
      .writeText(
        [name, ...all.flatMap(({ heading, lines }) => ['', heading, ...lines.map(({ text }) => `  ${text}`)])].join('\n'),
      )
      .then(
        () => setCopied('Copied.'),
        () => setCopied('Your browser does not allow this page to copy the log.'),
      );
  return (
    <div class="chronicle">
      <p>
        <Quiet onClick={copy}>Copy the log</Quiet> <span role="status">{copied}</span>
      </p>
      <ol reversed>
        {all.toReversed().map(({ heading, lines }, at) => (
          <li key={all.length - at}>
            <h3>{heading}</h3>
            <ul>
              {lines.map((line, index) => (
                <li key={index}>
                  {line.text} <Cited rules={line.rules} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
