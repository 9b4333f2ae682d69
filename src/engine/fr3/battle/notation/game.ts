/** Fantasy Rules! games as text: how each field of an action is written, for every kind of action. */
import { battleNotation } from '../../../kernel/battle/notated.ts';
import type { FieldWords, Language } from '../../../kernel/notation/moves.ts';
import { tell } from '../chronicle/sentences.ts';
import type { BattleEvent } from '../events.ts';
import { type Action, fr3Battle, kindsHere } from '../ruleset.ts';
import { askedNow } from '../sequence.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { Setup } from '../vocabulary/setup.ts';
import type { State } from '../vocabulary/state.ts';
import { readGameSetup } from './setup-reader.ts';
import { writeDrawnSetup, writeSetup } from './setup-writer.ts';

/** How to write the fields that are not written as their plain value. Other fields need no entry. */
const words: Readonly<Record<string, FieldWords>> = {
  units: { expects: 'units before the colon', like: [['A1', 'A2', 'A3']] },
  unit: { expects: 'one unit before the colon', like: ['A4'] },
  character: { expects: 'one character before the colon', like: ['A9'] },
  a: { expects: 'the unit that attacks, before the colon', like: ['A1'] },
  b: { expects: 'the enemy that it fights', like: ['B2'] },
  at: { expects: 'the target', like: ['B2'] },
  from: { expects: 'the one who is robbed', like: [null, 'B9'] },
  foe: { expects: 'the enemy whom he goes up to', like: ['B9'] },
  ward: { expects: 'the character whom he guards', like: ['A8'] },
  on: { expects: 'those at whom a spell is aimed', usual: [], like: [['B2']] },
  spell: { expects: 'a spell', like: ['strength'] },
  choice: { expects: 'which side of a spell that has two', like: [null, 'bless'] },
  points: { named: true, expects: 'points', like: [null, 3] },
  own: { named: true, usual: 0, expects: 'points of a magic user’s own pool', like: [3] },
  army: { named: true, usual: 0, expects: 'points of the army pool', like: [2] },
  user: { expects: 'who uses an ability, before the colon', like: ['A1'] },
  turn: { named: true, degrees: true, usual: 0, expects: 'degrees that it turns to the right', like: [0, 1800] },
  ability: { expects: 'an innate ability', like: ['war-cry'] },
  target: { named: true, usual: null, expects: 'the unit that it is used on', like: [null, 'B2'] },
  what: { named: true, usual: null, expects: 'the effect that Dispel is to end', like: [null, 'bless'] },
  until: { expects: 'now, step or phase', like: ['now'] },
  to: { expects: 'to whom or to what', like: ['left', 'flying', 'A5'] },
  as: { expects: 'what it becomes', like: ['handweapons'] },
  x: { expects: 'a place', like: [10] },
  y: { expects: 'a place', like: [7] },
  inches: { expects: 'a length in inches', like: [4.5] },
  along: { expects: 'a place along the edge, in inches', like: [12.5] },
  side: { expects: 'a side', like: ['left'] },
  home: { expects: 'an edge', like: ['bottom'] },
  wide: { named: true, expects: 'the bases of the front rank', like: [3] },
  forward: { named: true, expects: 'inches forward', like: [3] },
  right: { named: true, usual: 0, expects: 'inches to the right', like: [-2.5] },
  angle: { degrees: true, expects: 'an angle in degrees', like: [225] },
  aim: { named: true, degrees: true, usual: 0, expects: 'degrees to the right of straight ahead', like: [-125] },
  over: { named: true, expects: 'the enemy on the surface to come down or up to', like: [null, 'B3'] },
  wrap: { named: true, usual: 'none', expects: 'the end that wraps around', like: ['left'] },
  first: { answers: ['first', 'second'], expects: 'who moves first' },
  saying: { expects: 'the number of a saying', like: [1] },
  option: { expects: 'the number of an option', like: [1] },
  piece: { expects: 'the number of a feature, 0 for a new one', like: [1] },
  becomes: { named: true, usual: null, expects: 'the ground that it is from now on', like: [null, 'woods'] },
  work: { expects: 'the number of a fortification', like: [1] },
  force: { expects: 'flank or rear', like: ['flank'] },
  go: { answers: ['go', 'stay'], expects: 'go or stay' },
  up: { answers: ['up', 'down'], expects: 'up or down' },
};

const language: Language = {
  /** The kinds of action of all loaded chapters. */
  get kinds() {
    return Object.fromEntries(Object.entries(kindsHere()).map(([kind, { fields }]) => [kind, fields]));
  },
  words,
  movers: ['units', 'unit', 'character', 'a', 'user'],
};

const battle = battleNotation<Setup, State, Action, BattleEvent>({
  ruleset: fr3Battle,
  language,
  sides: sideIds,
  askedNow,
  writeSetup,
  writeDrawnSetup,
  readSetup: readGameSetup,
  tell,
});
export const fr3Notation = battle.notation;
export const drawnBy = battle.drawnBy;
