/** Works the recorded addresses out anew and writes their answers: `node tests/engine/recorded/record.ts`. Read the difference. */
import { answersAt } from './answers.ts';
import { readRecorded, writeRecorded } from './recorded.ts';

for (const [name, answerAt] of Object.entries(answersAt)) {
  const all = readRecorded(name);
  const now = all.map(({ address }) => ({ address, answer: answerAt(address) }));
  const changed = now.filter(({ answer }, at) => answer !== all[at]?.answer).length;
  writeRecorded(name, now);
  console.log(`${name}: ${changed} of ${all.length} answers changed`);
}
