/** Saved games of the table companions. */
import { fr3Companion, actionKinds as fr3Kinds } from '../../engine/fr3/companion/companion.ts';
import { hottCompanion, actionKinds as hottKinds } from '../../engine/hott/companion/companion.ts';
import { type Companion, course, type Game } from '../../engine/kernel/companion.ts';
import type { Fields } from '../../engine/kernel/fields.ts';
import { readGame, writeGame } from '../../engine/kernel/saved-game.ts';
import { sixEventsCompanion, actionKinds as sixEventsKinds } from '../../engine/six-events/companion/companion.ts';
import { threeRealmsCompanion, actionKinds as threeRealmsKinds } from '../../engine/three-realms/companion/companion.ts';
import { type Boundary, same } from './boundary.ts';
import { damagedData, damagedText } from './damage.ts';
import { type Random, random } from './random.ts';

type Any = Companion<never, unknown, { readonly kind: string }>;
type Kinds = Readonly<Record<string, { readonly fields: Fields }>>;

const guesses: readonly unknown[] = [
  0,
  1,
  2,
  3,
  5,
  'first',
  'second',
  true,
  false,
  null,
  [],
  [3],
  [1, 2],
  '',
  'spears',
  'pips',
  'melee',
  'a',
];

/** A random well-formed action: each field has a value that passes its check. */
function drawnAction(kinds: Kinds, by: Random): { readonly kind: string } {
  const kind = by.pick(Object.keys(kinds));
  const fields = Object.entries((kinds[kind] as Kinds[string]).fields).map(([name, check]) => {
    const fit = guesses.filter((guess) => check(guess));
    return [name, fit.length > 0 ? by.pick(fit) : 'spears'];
  });
  return { kind, ...Object.fromEntries(fields) };
}

function drawnGame(companion: Any, kinds: Kinds, setup: unknown, by: Random): Game<never, { readonly kind: string }> {
  const done: { readonly kind: string }[] = [];
  let state = companion.begin(setup as never).state;
  for (let tries = 0; tries < 60; tries++) {
    const action = companion.readAction(drawnAction(kinds, by));
    if (action === undefined || companion.refuse(state, action) !== null) continue;
    state = companion.perform(state, action).state;
    done.push(action);
  }
  return { name: 'An evening', setup: setup as never, done, undone: [] };
}

function saved(id: string, companion: Any, kinds: Kinds, setup: unknown): Boundary {
  const by = random(7);
  const games = Array.from(
    { length: 6 },
    () => JSON.parse(writeGame(companion, drawnGame(companion, kinds, setup, by))) as unknown,
  );
  return {
    id: `companion of ${id}`,
    weight: 3,
    draw(of) {
      const game = of.pick(games) as { readonly done: readonly unknown[] };
      const grown = of.oneIn(3) ? { ...game, done: [...game.done, drawnAction(kinds, of)] } : game;
      const text = JSON.stringify(of.oneIn(10) ? grown : damagedData(grown, of.pick(games), of)) ?? '';
      return of.oneIn(6) ? damagedText(text, JSON.stringify(of.pick(games)), of) : text;
    },
    read(input) {
      const read = readGame(companion, input as string);
      const game = read.ok ? read.game : read.kept;
      if (game) {
        const text = writeGame(companion, game);
        const again = readGame(companion, text);
        same(text, again.ok ? writeGame(companion, again.game) : again.because, 'A saved game');
        return [...(read.ok ? [] : [read.because]), ...course(companion, game).last.map((line) => line.text)];
      }
      return read.ok ? [] : [read.because];
    },
  };
}

const sides = (more: object) => ({ first: { name: 'Dunja', ...more }, second: { name: '', ...more } });

export const companions: readonly Boundary[] = [
  saved('fr3', fr3Companion as unknown as Any, fr3Kinds as unknown as Kinds, sides({ holdings: ['camp', 'sacred-site'] })),
  saved('hott', hottCompanion as unknown as Any, hottKinds as unknown as Kinds, sides({})),
  saved('three-realms', threeRealmsCompanion as unknown as Any, threeRealmsKinds as unknown as Kinds, {
    ...sides({ force: '' }),
    mission: '',
  }),
  saved('six-events', sixEventsCompanion as unknown as Any, sixEventsKinds as unknown as Kinds, sides({ army: '' })),
];
