/** Set-ups, positions and whole battles of Fantasy Rules! as inputs. */

import { readBattle } from '../../components/play/saved/read-saved.ts';
import { fromLink, fromText } from '../../components/play/saved/replay-link.ts';
import { readyForAll } from '../../engine/fr3/battle/chapters/loading.ts';
import { drawnBy, fr3Notation } from '../../engine/fr3/battle/notation/game.ts';
import { linkWords } from '../../engine/fr3/battle/notation/link-words.ts';
import { readPosition } from '../../engine/fr3/battle/notation/setup-reader.ts';
import { writeSetup } from '../../engine/fr3/battle/notation/setup-writer.ts';
import { type Action, fr3Battle } from '../../engine/fr3/battle/ruleset.ts';
import type { Setup } from '../../engine/fr3/battle/vocabulary/setup.ts';
import type { State } from '../../engine/fr3/battle/vocabulary/state.ts';
import { play } from '../../engine/kernel/chance.ts';
import { seeded } from '../../engine/kernel/dice.ts';
import { writeGame } from '../../engine/kernel/notation/game-writer.ts';
import { packed } from '../../engine/kernel/notation/link.ts';
import { describe, parse, write } from '../../engine/kernel/notation.ts';
import { canonicalText, type Replay } from '../../engine/kernel/replay.ts';
import { mirrored } from '../selfplay/fr3/tables.ts';
import { type Boundary, Difference, same } from './boundary.ts';
import { random } from './random.ts';
import { fromData, fromTexts } from './texts.ts';

await readyForAll();

/** Two small battles that use many statements. */
const positions = [
  `table 28x24; terrain woods "Old Wood" feared 2,8 to 6,15; terrain hill enchanted=bless-curse-1,curse,50 20,9 26,9 26,13 20,13; terrain objective 12,8 to 16,12
army A "The river folk"; first A; turns 3; snow; aim hold "Old Wood" 40
A1 spears+general-2-2 8,7 N elite=1-1-0; A2 handweapons 9.575,7 N throwing heavy-armor; A3 light-cavalry 15,6 N demoralized; A4 dragons 18,4 N flying
A5 heavy-artillery 8,3 N cost=70; A6 muskets 12,3 N; A7 muskets 13.575,3 N; A8 skirmishers with A6; A9 hero-1-1 with A2 superhero magic=wizard-2 "Sir Oak"
B1 pikes+general-2-2 12,13 S; B2 longbows 10.425,13 S stakes; B3 large-monsters 8.85,13 S; B4 knights 17,14 S
B5 mounted 24,14 S; B6 light-artillery 14,16 S; B7 mobs 20,16 S`,
  `table 24x24
A1 pikes 8,7 N 1x2; A2 skirmishers off; A3 longbows 12,7 N illusion; A4 longbows 14,7 N; A5 individual with A1 magic=illusionist-2
B1 mobs 12,14 S 2x2; B2 rangers 17,14 S innate=war-cry ease=woods; B3 individual with B2 bard magic-ward`,
];

const setups: readonly Setup[] = [
  ...positions.flatMap((text) => {
    const read = parse(text);
    const setup = read.ok ? readPosition(read.statements) : null;
    return setup?.ok ? [setup.value] : [];
  }),
  ...['elves-high-500', 'lists'].flatMap((id) => (id === 'lists' ? [] : [mirrored(id, 3, 1)])),
];

/** Plays random actions and collects the states. */
const states: State[] = [];
function drawnBattle(setup: Setup, seed: number, length: number): Replay<Setup, Action> {
  const [dice, by, actions] = [seeded(seed), random(seed + 1), [] as Action[]];
  let state: State = play(fr3Battle.begin(setup), dice).state;
  while (actions.length < length && fr3Battle.decider(state) !== null) {
    const possible = [...fr3Battle.actions(state)];
    const action = by.pick(possible.slice(0, 200));
    actions.push(action);
    state = play(fr3Battle.perform(state, action), dice).state;
    states.push(state);
  }
  return { system: fr3Battle.system, version: fr3Battle.version, setup, dice: { seed }, actions };
}

const replays = setups.flatMap((setup, at) => [1, 2].map((seed) => drawnBattle(setup, 10 * at + seed, 25)));
const gameTexts = replays.map((replay) => {
  const written = writeGame(fr3Notation, { headings: [{ name: 'title', text: 'A drawn battle' }], comments: [], replay });
  if (!written.ok) throw new Error(written.because);
  return written.value;
});

/** Removes values without content: empty lists, empty objects, false, defaults. */
const plain = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(plain)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).flatMap(([key, each]) => {
            const empty =
              each === false ||
              (key === 'morale' && each === 0) ||
              (key === 'form' && each === 'single') ||
              (typeof each === 'object' && each !== null && Object.keys(each).length === 0);
            return empty && !['terrain', 'characters', 'levels'].includes(key) ? [] : [[key, plain(each)]];
          }),
        )
      : value;
const form = (setup: Setup): string => canonicalText(plain(setup));

/** Checks that a playable set-up can be written and linked, and reads back unchanged. */
function writtenBack(setup: Setup): void {
  const again = readPosition(writeSetup(setup));
  if (!again.ok)
    throw new Difference(`A set-up that is played cannot be written: ${again.faults.map(({ because }) => because).join(' ')}`);
  same(form(setup), form(again.value), 'A set-up');
  const read = parse(write(writeSetup(setup)));
  if (!read.ok)
    throw new Difference(`A set-up that is played is written as what cannot be read: ${read.errors.map(describe).join(' ')}`);
  const reread = readPosition(read.statements);
  same(
    form(setup),
    reread.ok ? form(reread.value) : reread.faults.map(({ because }) => because).join(' '),
    'The text of a set-up',
  );
}

const setupData: Boundary = {
  id: 'set-ups as data',
  weight: 8,
  draw: fromData(setups),
  read(input) {
    const read = fr3Battle.readSetup(input);
    if (!read.ok) return [read.because];
    writtenBack(read.value);
    play(fr3Battle.begin(read.value), seeded(1));
    return [];
  },
};

const positionTexts: Boundary = {
  id: 'positions as texts',
  weight: 6,
  draw: fromTexts(positions),
  read(input) {
    const read = parse(input as string);
    if (!read.ok) return read.errors.map(describe);
    const setup = readPosition(read.statements);
    if (!setup.ok) return setup.faults.map(({ because }) => because);
    writtenBack(setup.value);
    return [];
  },
};

/** What the page uses to read battles. Node cannot load everything that the page uses, because it includes components. */
const page = { rules: fr3Battle, words: { battle: () => 'One' } } as unknown as Parameters<typeof fromLink>[0];
const texts = { notation: fr3Notation, drawnBy, linkWords } as unknown as Parameters<typeof fromLink>[1];

/** Checks that a battle that was read can be played to its end and written again. */
const games: Boundary = {
  id: 'battles as texts',
  weight: 2,
  draw: fromTexts(gameTexts),
  read(input) {
    const read = fromText(page, texts, input as string);
    return read.ok ? [] : [read.because];
  },
};

const battleFiles: Boundary = {
  id: 'battles as files',
  weight: 2,
  draw: fromData(
    replays.map((replay) => ({ battlebook: 'battle', name: 'One', seats: { A: 'person', B: 'greedy' }, seed: 7, ...replay })),
  ),
  read(input) {
    const read = readBattle(page, JSON.stringify(input) ?? '');
    return read.ok ? [] : [read.because];
  },
};

/** Checks that a readable action is either refused with a sentence or can be performed, in any state. */
const actionData: Boundary = {
  id: 'actions as data',
  weight: 8,
  draw(by) {
    const action = fromData(replays.flatMap(({ actions }) => actions))(by);
    return { state: by.below(states.length), action };
  },
  read(input) {
    const { state: at, action: said } = input as { readonly state: number; readonly action: unknown };
    const [state, action] = [states[at], fr3Battle.readAction(said)];
    if (!state || !action) return [];
    const refusal = fr3Battle.refuse(state, action);
    if (refusal) return [refusal.because];
    play(fr3Battle.perform(state, action), seeded(1));
    return [];
  },
};

/** Two kinds of links: a valid link with damaged letters, and a correct link to a damaged text. */
const links: Boundary = {
  id: 'battles as links',
  weight: 2,
  draw(by) {
    if (by.oneIn(2)) return fromTexts(gameTexts.map((text) => packed(text)))(by);
    return packed(fromTexts(gameTexts)(by));
  },
  read(input) {
    const read = fromLink(page, texts, input as string);
    return read.ok ? [] : [read.because];
  },
};

export const battles: readonly Boundary[] = [setupData, positionTexts, games, links, battleFiles, actionData];
