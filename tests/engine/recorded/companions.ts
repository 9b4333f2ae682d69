/** What the table companions say of a game, as one line of text: the sentences of every action, or why it is refused. */
import { fr3Companion } from '../../../src/engine/fr3/companion/companion.ts';
import { hottCompanion } from '../../../src/engine/hott/companion/companion.ts';
import type { Companion } from '../../../src/engine/kernel/companion.ts';
import { fingerprint } from '../../../src/engine/kernel/replay.ts';
import { sixEventsCompanion } from '../../../src/engine/six-events/companion/companion.ts';
import { threeRealmsCompanion } from '../../../src/engine/three-realms/companion/companion.ts';

const answered =
  <Setup, State, Action>(companion: Companion<Setup, State, Action>) =>
  (address: string): string => {
    const [first, ...actions] = JSON.parse(address) as readonly [unknown, ...unknown[]];
    const setup = companion.readSetup(first);
    if (!setup) return 'unreadable set-up';
    let { state, said } = companion.begin(setup);
    const told = [said.map(({ text }) => text).join(' ')];
    let last: Action | undefined;
    for (const one of actions) {
      const action = companion.readAction(one);
      if (!action) {
        told.push('unreadable action');
        continue;
      }
      const refusal = companion.refuse(state, action);
      if (refusal) {
        told.push(`No: ${refusal.because} ${refusal.rules.join(' ')}`);
        continue;
      }
      const joined = last && companion.join(last, action);
      ({ state, said } = companion.perform(state, action));
      told.push(
        said.map(({ text, rules }) => `${text} ${rules.join(' ')}`).join(' ') + (joined ? ` ${JSON.stringify(joined)}` : ''),
      );
      last = action;
    }
    return [...told, fingerprint(state)].join(' | ');
  };

export const companionsAt: Readonly<Record<string, (address: string) => string>> = {
  companion: answered(fr3Companion),
  'hott-companion': answered(hottCompanion),
  'three-realms-companion': answered(threeRealmsCompanion),
  'six-events-companion': answered(sixEventsCompanion),
};
