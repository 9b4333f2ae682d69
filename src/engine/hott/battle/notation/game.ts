/** Hordes of the Things games as text: how each field of an action is written, for every kind of action. */
import { battleNotation } from '../../../kernel/battle/notated.ts';
import type { FieldWords, Language } from '../../../kernel/notation/moves.ts';
import { type Action, actionKinds, hottBattle } from '../battle.ts';
import type { BattleEvent } from '../events.ts';
import { tell } from '../sentences.ts';
import { askedNow } from '../sequence.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { Setup } from '../vocabulary/setup.ts';
import type { State } from '../vocabulary/state.ts';
import { readNotedSetup } from './setup-reader.ts';
import { writeDrawnSetup, writeSetup } from './setup-writer.ts';

/** Fields that are not written as their plain value. Other fields need no entry. */
const words: Readonly<Record<string, FieldWords>> = {
  units: { expects: 'elements before the colon', like: [['A1', 'A2', 'A3']] },
  unit: { expects: 'one element before the colon', like: ['A4'] },
  lead: { named: true, expects: 'the element that goes first', like: ['A2'] },
  enemy: { expects: 'an enemy', like: ['B2'] },
  target: { expects: 'the target', like: ['B2'] },
  x: { expects: 'a place', like: [10.5] },
  y: { expects: 'a place', like: [7] },
  facing: { degrees: true, expects: 'a facing in degrees clockwise from up the board', like: [1800] },
  by: {
    named: true,
    expects: 'how they go: ahead, left, right and slant, each with its number',
    like: [['left', 15, 'ahead', 1.5]],
  },
  at: { named: true, expects: 'places along the edge, in inches', like: [[11, 12.6]] },
  aids: { named: true, usual: [], expects: 'those who aid', like: [['A5']] },
  off: { expects: 'inches from the middle of the edge', like: [-2] },
  prefers: { expects: 'an edge', like: ['north'] },
  back: { answers: ['back', 'no-shot'], expects: 'back or no-shot' },
};

const language: Language = {
  kinds: Object.fromEntries(Object.entries(actionKinds).map(([kind, { fields }]) => [kind, fields])),
  words,
  movers: ['units', 'unit'],
};

const battle = battleNotation<Setup, State, Action, BattleEvent>({
  ruleset: hottBattle,
  language,
  sides: sideIds,
  askedNow,
  writeSetup,
  writeDrawnSetup,
  readSetup: readNotedSetup,
  tell,
});
export const hottNotation = battle.notation;
export const drawnBy = battle.drawnBy;
