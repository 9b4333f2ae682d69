/** A table for the tests of magic: what is asked, who casts, who bids, as one would say it. */
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { withCharacter } from '../../../src/engine/fr3/battle/characters/fates.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { askedNow } from '../../../src/engine/fr3/battle/sequence.ts';
import { sheetSide, unitAt, withUnit } from '../../../src/engine/fr3/battle/units/pieces.ts';
import type { SideId } from '../../../src/engine/fr3/battle/vocabulary/ids.ts';
import type { BattleCharacter, BattleUnit, Cast } from '../../../src/engine/fr3/battle/vocabulary/state.ts';
import { withSide } from '../../../src/engine/fr3/companion/state.ts';
import { spellHeadOf } from '../../../src/engine/fr3/data/spell-list.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { begun, type Played, setupOf } from './battle-table.ts';

export const asked = ({ state }: Played): string => {
  const ask = askedNow(state);
  return ask ? `${ask.side} ${ask.what}` : 'nobody';
};

export const cast = (character: string, spell: string, on: readonly string[] = [], more: Partial<Cast> = {}): Action => ({
  kind: 'cast',
  character,
  spell,
  on,
  choice: null,
  points: null,
  ...more,
});
export const bid = (by: string | null, own: number, army: number): Action => ({ kind: 'bid', by, own, army });
/** Nothing is put against the spell. */
export const letIt: Action = bid(null, 0, 0);
export const hold: Action = { kind: 'hold', until: 'now' };
export const pass: Action = { kind: 'pass' };

/** The beginning of a battle: these are the dice of the pools, those of the side with phase one first. */
export const pools = (text: string, ...faces: number[]): Played => begun(setupOf(text), ...faces);

/** On with the battle, everybody letting chances go by and passing, until something is so; all dice are rolled. */
function onUntil(from: Played, isThere: (at: Played) => boolean, what: string, faces: readonly number[]): Played {
  const dice = scripted(faces);
  let at = from;
  for (let n = 0; n < 80 && !isThere(at); n++) {
    const action = asked(at).endsWith('magic') ? hold : pass;
    const refused = fr3Battle.refuse(at.state, action);
    if (refused) throw new Error(`${asked(at)}: ${refused.because}`);
    at = play(fr3Battle.perform(at.state, action), dice);
  }
  if (!isThere(at)) throw new Error(`It never is ${what}; the last is “${asked(at)}”.`);
  dice.finish();
  return at;
}

/** On until somebody is asked this: `A movement`. */
export const until = (from: Played, ask: string, ...faces: number[]): Played =>
  onUntil(from, (at) => asked(at) === ask, ask, faces);

/** On to the first question of a turn. */
export const untilTurn = (from: Played, turn: number, ...faces: number[]): Played =>
  onUntil(from, ({ state }) => state.sheet.turn === turn, `turn ${turn}`, faces);

/** Points of the pools: of the army, then of its magic users. */
export const poolsOf = ({ state }: Played, side: SideId): readonly number[] => {
  const sheet = state.sheet.sides[sheetSide(state, side)];
  return [sheet.armyPool, ...sheet.casters.map(({ pool }) => pool)];
};

/** The same place with other numbers on the sheet of a side. */
export function having(
  { state, events }: Played,
  side: SideId,
  { army, own, clock }: { readonly army?: number; readonly own?: readonly number[]; readonly clock?: number },
): Played {
  const on = sheetSide(state, side);
  const { casters, ...sheet } = state.sheet.sides[on];
  const changes = {
    armyPool: army ?? sheet.armyPool,
    casters: casters.map((each, at) => ({ ...each, pool: own?.[at] ?? each.pool })),
    clock: clock ?? sheet.clock,
  };
  return { events, state: { ...state, sheet: withSide(state.sheet, on, changes) } };
}

/** The same place with something else true of a character, or of a unit. */
export const withPerson = ({ state, events }: Played, id: string, change: Partial<BattleCharacter>): Played => ({
  events,
  state: withCharacter(state, id, change),
});
export const withTroop = ({ state, events }: Played, id: string, change: Partial<BattleUnit>): Played => ({
  events,
  state: withUnit(state, id, change),
});

/** Casts a spell that the enemy does not oppose, for exactly its cost. `faces` are all the dice that follow. */
export function unopposed(from: Played, spell: Action, ...faces: number[]): Played {
  if (spell.kind !== 'cast' && spell.kind !== 'cast-at') throw new Error('That is no spell.');
  const { character } = spell;
  const points = spell.kind === 'cast' ? spell.points : null;
  const dice = scripted(faces);
  let at = from;
  const act = (action: Action) => {
    const refused = fr3Battle.refuse(at.state, action);
    if (refused) throw new Error(`${spell.spell}: ${refused.because}`);
    const next = play(fr3Battle.perform(at.state, action), dice);
    at = { state: next.state, events: [...at.events, ...next.events] };
  };
  at = { ...at, events: [] };
  act(spell);
  if (asked(at) === `${character[0]} bid`) act(bid(character, points ?? costs(spell.spell), 0));
  while (asked(at).endsWith('bid')) act(asked(at)[0] === character[0] ? bid(character, 0, 0) : letIt);
  dice.finish();
  return at;
}
const costs = (id: string): number => Number(spellHeadOf(id)?.cost);

export const because = (at: Played, action: Action): string => fr3Battle.refuse(at.state, action)?.because ?? 'legal';
export const rules = (at: Played, action: Action): readonly string[] => fr3Battle.refuse(at.state, action)?.rules ?? [];
export const told = ({ state, events }: Played): string => events.map((event) => tell(state, event)).join(' ');
export const effectsOn = ({ state }: Played, id: string): readonly string[] => unitAt(state, id).effects.map(({ is }) => is);

/**
 * A table where side A has one magic user with its first unit and the greatest possible pool, and side B has no magic defence.
 */
export function tableOf(text: string, user: string): Played {
  const level = Number(user.slice(-1));
  const setup = setupOf(`${text}; A90 individual with A1 magic=${user}`);
  const at = begun(setup, ...Array.from({ length: level }, () => 6));
  return having(having(at, 'A', { own: [30] }), 'B', { army: 0 });
}

/** Casts a spell by that magic user, unopposed, for exactly its cost, with these dice. */
export function casting(
  at: Played,
  spell: string,
  on: readonly string[] = [],
  faces: readonly number[] = [],
  more: Partial<Cast> = {},
): Played {
  const [caster] = at.state.characters.filter(({ side }) => side === 'A').slice(-1);
  return unopposed(at, cast((caster as BattleCharacter).id, spell, on, more), ...faces);
}

/** The rules that refuse this cast by that magic user. */
export const refusesCast = (at: Played, spell: string, on: readonly string[] = [], more: Partial<Cast> = {}): readonly string[] =>
  rules(at, cast((at.state.characters.filter(({ side }) => side === 'A').at(-1) as BattleCharacter).id, spell, on, more));
