/** Games of Fantasy Rules! as texts: how the fields of its actions are said, whatever the kind. */
import type { Notated } from '../../../kernel/notation/game.ts';
import type { FieldWords, Language } from '../../../kernel/notation/moves.ts';
import { type Action, actionKinds, fr3Battle } from '../battle.ts';
import type { BattleEvent } from '../events.ts';
import { askedNow } from '../sequence.ts';
import type { Setup } from '../setup.ts';
import { type State, sideIds } from '../state.ts';
import { tell } from '../tell.ts';
import { readGameSetup, writeSetup } from './setup.ts';

/** Fields that are not said by their value alone. A field that is not here needs no entry. */
const words: Readonly<Record<string, FieldWords>> = {
  units: { expects: 'units before the colon, such as A1-A3' },
  unit: { expects: 'one unit before the colon, such as A1' },
  character: { expects: 'one character before the colon, such as A9' },
  a: { expects: 'the unit that attacks before the colon, such as A1' },
  b: { expects: 'the enemy that it fights, such as B2' },
  at: { expects: 'the target, such as B2' },
  to: { expects: 'to whom or what, such as A2, left or flying' },
  x: { expects: 'a place such as 12,4.5' },
  y: { expects: 'a place such as 12,4.5' },
  inches: { expects: 'a length in inches, such as 4.5' },
  along: { expects: 'a place along the edge in inches, such as 12' },
  side: { expects: 'left or right' },
  home: { expects: 'an edge: bottom or top' },
  wide: { named: true, expects: 'the width of the front rank in bases, such as wide 3' },
  forward: { named: true, expects: 'inches forward, such as forward 3' },
  right: { named: true, usual: 0, expects: 'inches to the right, such as right -2' },
  angle: { degrees: true, expects: 'an angle in degrees, such as 22.5' },
  aim: { named: true, degrees: true, usual: 0, expects: 'degrees to the right of straight ahead, such as aim -12.5' },
  over: { named: true, expects: 'the enemy on the surface that they come down or up to, such as over B3' },
  wrap: { named: true, usual: 'none', expects: 'the end that wraps around, such as wrap left' },
  first: { answers: ['first', 'second'], expects: 'first or second' },
  go: { answers: ['go', 'stay'], expects: 'go or stay' },
  up: { answers: ['up', 'down'], expects: 'up or down' },
};

const language: Language = {
  kinds: Object.fromEntries(Object.entries(actionKinds).map(([kind, { fields }]) => [kind, fields])),
  words,
  movers: ['units', 'unit', 'character', 'a'],
};

export const fr3Notation: Notated<Setup, State, Action> = {
  ruleset: fr3Battle,
  language,
  sides: sideIds,
  asked(state) {
    const ask = askedNow(state);
    return ask ? (ask.unit ?? ask.side) : null;
  },
  writeSetup,
  readSetup: readGameSetup,
  tell: (state, event) => tell(state, event as BattleEvent),
};
