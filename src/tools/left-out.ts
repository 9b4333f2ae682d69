/**
 * Plays battles of troops and notes which functions of the engine none of them has called: `npm run left-out -- [battles]`
 * writes src/plugins/left-out.json. To be run again when the engine has grown, or when tests/play/troops.test.ts asks for it.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Course } from '../components/play/course.ts';
import type { ReadyArmy } from '../components/play/ready-armies.ts';
import type { Battle, ReadBattle } from '../components/play/saved.ts';
import type { Action } from '../engine/fr3/battle/battle.ts';
import type { State } from '../engine/fr3/battle/state.ts';
import { functionsOf, type LeftOut } from '../plugins/left-out.ts';

const battles = Number(process.argv[2] ?? 24);
/** Actions of a battle at most. */
const longest = 1500;
/** Letters that a name has at most. */
const longestName = 80;
/** Letters of a function below which it saves nothing to leave it out. */
const least = 30;

interface Called {
  readonly start: number;
  readonly end: number;
}
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

const src = new URL('../', import.meta.url).href;
const engine = `${src}engine/`;
const called = new Map<string, Called[]>();
/** Notes what has been called since the last time; of no use where `noted` is false. */
async function note(noted = true): Promise<void> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  for (const { url, functions } of noted ? result : []) {
    if (!url.startsWith(engine)) continue;
    const all = called.get(url) ?? [];
    called.set(url, all);
    for (const { ranges } of functions) {
      const [whole] = ranges;
      if (whole && whole.count > 0) all.push({ start: whole.startOffset, end: whole.endOffset });
    }
  }
}

// Only what is loaded from here on is watched.
const course = await import('../components/play/course.ts');
const mind = await import('../components/play/mind.ts');
const saved = await import('../components/play/saved.ts');
const link = await import('../components/play/replay-link.ts');
const starts = await import('../components/play/new-battle.ts');
const openings = await import('../components/play/openings.ts');
const pieces = await import('../components/play/pieces.ts');
const suggested = await import('../components/play/suggested.ts');
const shown = await import('../components/play/shown.ts');
const moves = await import('../components/play/moves.ts');
const handles = await import('../components/play/handles.ts');
const { optionsOf } = await import('../components/play/options.ts');
const words = await import('../components/play/words.ts');
const { calculatorFor } = await import('../components/play/calculators.ts');
const { ofTroops } = await import('../components/play/of-troops.ts');
const { readyArmies } = await import('../components/play/ready-armies.ts');
const { twoOf } = await import('../components/play/wanted.ts');
const { swingOf } = await import('../components/play/analysis/swing.ts');
const { scenarios } = await import('../engine/fr3/battle/scenarios/scenarios.ts');
const { sayAim } = await import('../engine/fr3/battle/scenarios/aims.ts');
const { fr3Battle } = await import('../engine/fr3/battle/battle.ts');
const { askedNow } = await import('../engine/fr3/battle/sequence.ts');
const { tell } = await import('../engine/fr3/battle/tell.ts');
const { seeded } = await import('../engine/kernel/dice.ts');
await note();
// The armies of the page are made as the site is built: what that calls no battle calls.
const armies = readyArmies();
await note(false);

/** What the page asks of a position. */
function looked(state: State, action: Action, count: number, seed: number): void {
  const ask = askedNow(state);
  if (ask) words.sayAsk(state, ask);
  for (const { id } of state.units.slice(count % 5, (count % 5) + 3)) {
    suggested.closedTo(state, [id]);
    suggested.choicesFor(state, [id]);
    shown.layersFor(state, [id], []);
    if (ask?.what === 'movement' && id.startsWith(ask.side)) {
      handles.handlesOf(state, [id]);
      moves.sentTo(state, [id], { x: (count * 7) % 48, y: (count * 5) % 36 });
    }
  }
  pieces.piecesOf(state, () => false);
  words.sayAction(state, action);
  moves.ghostsOf(state, action);
  moves.costOf(state, action);
  moves.dialsOf(state, action);
  mind.think({ ask: 'outcomes', state, action });
  if (action.kind === 'charge') mind.think({ ask: 'charge', state, action });
  calculatorFor(state, action);
  if (count % 60 === 0) mind.think({ ask: 'choose', player: 'greedy', seed, state });
  // One who plans is asked seldom: it plays a battle of its own each time.
  if (count === 150 && seed === 1) mind.think({ ask: 'suggest', state });
}

function played(battle: Battle, from: Course, seed: number): void {
  const chance = seeded(seed);
  let at = from;
  for (let count = 0; count < longest; count++) {
    const state = course.stateOf(at);
    const all = optionsOf(state);
    if (all.length === 0) break;
    const action = all[chance.roll(all.length, { decides: 'what is done', rules: [] }) - 1] as Action;
    if (count % 15 === 0) looked(state, action, count, seed);
    at = course.after(at, action, course.diceFor(seed, course.facesOf(at).length));
    const entry = at.at(-1) as Course[number];
    for (const event of entry.events) tell(entry.state, event);
    if (count % 100 === 0) swingOf(state, action, entry.state);
  }
  fr3Battle.result(course.stateOf(at));
  saved.readBattle(saved.writeBattle(battle, at));
  const letters = link.linkOf(battle, at);
  if (letters.ok) link.fromLink(letters.value);
}

const begun = (read: ReadBattle, seed: number): void => {
  if (read.ok) played(read.battle, read.course, seed);
};
for (const [at, { id }] of scenarios.entries()) {
  const opening = openings.openingOf(new URLSearchParams({ scenario: id, seed: '1' }));
  if (!opening.ok) throw new Error(opening.because);
  for (const aim of opening.value.battle.setup.aims ?? []) sayAim(opening.value.battle.setup, aim);
  begun({ ok: true, ...opening.value }, at + 1);
}
const lesson = openings.openingOf(new URLSearchParams('lesson'));
if (lesson.ok) begun({ ok: true, ...lesson.value }, 1);
// Every ready army comes onto the table.
for (let seed = 1; seed <= battles; seed++) {
  const { id, size, army } = armies[seed % armies.length] as ReadyArmy;
  const [other] = twoOf(
    armies.filter((each) => each.id !== id),
    size,
    seed,
  );
  const wish = {
    size,
    armies: { A: army, B: other.army },
    seats: { A: 'person', B: 'greedy' },
    inPlace: seed % 4 > 0,
    seed,
  } as const;
  if (!ofTroops(wish)) continue;
  const found = starts.newBattle(wish);
  if (!found.ok) throw new Error(found.because);
  played(found.value.battle, found.value.course, seed);
}
await note();

/** What parts of the page ask of the engine as they are drawn: nothing is drawn here. */
function drawn(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of globSync(fileURLToPath(new URL('components/play/**/*.tsx', src))))
    for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(
      /import \{([^}]*)\} from '([^']*\/engine\/[^']*)'/g,
    )) {
      const url = new URL(from, pathToFileURL(file)).href;
      const all = found.get(url) ?? new Set();
      found.set(url, all);
      for (const name of names.split(',')) all.add(name.trim().replace(/ as .*/, ''));
    }
  return found;
}

const asked = drawn();
const leftOut: Record<string, readonly string[]> = {};
let letters = 0;
for (const [url, ranges] of [...called].sort(([one], [other]) => (one < other ? -1 : 1))) {
  const source = readFileSync(fileURLToPath(url), 'utf8');
  const idle = new Map<string, number>();
  const busy = new Set<string>();
  for (const { name, start, end, body } of functionsOf(source)) {
    // A method is watched from its name on, one with types of its own from what follows them; what it says of types is not watched.
    const ran = ranges.some(
      (each) => each.start > start - longestName && each.start < body.start && each.end <= end && each.end > body.start,
    );
    if (ran || asked.get(url)?.has(name)) busy.add(name);
    else idle.set(name, (idle.get(name) ?? 0) + end - start);
  }
  const names = [...idle].filter(([name, size]) => name !== '' && !busy.has(name) && size >= least);
  if (names.length > 0) leftOut[url.slice(engine.length)] = names.map(([name]) => name);
  letters += names.reduce((sum, [, size]) => sum + size, 0);
}
// A module to a line.
const lines = Object.entries(leftOut satisfies LeftOut).map(
  ([file, names]) => ` ${JSON.stringify(file)}: ${JSON.stringify(names)}`,
);
writeFileSync(new URL('plugins/left-out.json', src), `{\n${lines.join(',\n')}\n}\n`);
console.log(
  `${Object.values(leftOut).flat().length} functions in ${Object.keys(leftOut).length} modules are left out: ${letters} letters.`,
);
