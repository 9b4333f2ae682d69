/**
 * Records the answers of the recorded addresses, positions, rosters and evenings again, and the facts of the engine:
 * `node tests/engine/recorded/record.ts`. Read the difference before you commit it.
 */
import { answersAt } from './answers.ts';
import { battlesAt } from './battles.ts';
import { companionsAt } from './companions.ts';
import { type Fact, facts } from './facts.ts';
import { mustersAt } from './musters.ts';
import { readFacts, readRecorded, writeFacts, writeRecorded } from './recorded.ts';

for (const [name, answerAt] of Object.entries({ ...answersAt, ...battlesAt, ...mustersAt, ...companionsAt })) {
  const all = readRecorded(name);
  const now = all.map(({ address }) => ({ address, answer: answerAt(address) }));
  const changed = now.filter(({ answer }, at) => answer !== all[at]?.answer).length;
  writeRecorded(name, now);
  console.log(`${name}: ${changed} of ${all.length} answers changed`);
}

const lineOf = ({ at, value }: Fact): string => `${at} ${value}`;
const before = new Set(readFacts().map(lineOf));
const after = await facts();
writeFacts(after);
console.log(`facts: ${after.filter((fact) => !before.has(lineOf(fact))).length} of ${after.length} new or changed`);
