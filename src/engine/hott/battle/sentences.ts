/** Events as sentences, for the chronicle and for games read as text. */

import type { Line } from '../../kernel/calculator/procedure.ts';
import { sentenceCase } from '../../kernel/text.ts';
import { elementBy, lostPoints, typeOf } from './elements/find.ts';
import type { Arrival, BattleEvent, Cause, Departure, MoveWay, Total } from './events.ts';
import { enemyOf, type SideId, type UnitId } from './vocabulary/ids.ts';
import type { Ending, State } from './vocabulary/state.ts';

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const pipsOf = (pips: number): string => (pips === 1 ? '1 PIP' : `${pips} PIPs`);

export const sideName = ({ setup }: State, side: SideId): string => setup.armies[side].name || `Side ${side}`;

/** The name of an element within a sentence: `Blades (A3)`, or `Prince Cinder (A1)`. */
export const nameOf = (state: State, id: UnitId | 'stronghold'): string => {
  if (id === 'stronghold') return state.setup.armies[state.defender].stronghold.name ?? 'The stronghold';
  return `${elementBy(state, id).name} (${id})`;
};
/** The names of several elements, those with the same name together: `Blades (A2 and A3) and Riders (A5)`. */
const namesOf = (state: State, ids: readonly UnitId[]): string => {
  const byName = Map.groupBy(ids, (id) => elementBy(state, id).name);
  return listed([...byName].map(([name, all]) => `${name} (${listed(all)})`));
};

/** The modifiers of a die after the combat factor: `+1 for a general’s element, −1 for each flank`. */
const linesIn = (lines: readonly Line[]): string =>
  lines
    .slice(1)
    .map(({ name, amount }) => ` ${amount < 0 ? '−' : '+'} ${Math.abs(amount)} (${name.charAt(0).toLowerCase()}${name.slice(1)})`)
    .join('');

/** A total with its arithmetic: `4 + 5 − 1 (…) = 8`. */
export const sumOf = ({ face, lines, total }: Total): string => `${face} + ${lines[0]?.amount ?? 0}${linesIn(lines)} = ${total}`;

const arrivals: Readonly<Record<Arrival, (who: string, many: boolean) => string>> = {
  invoked: (who) => `${who} is invoked and comes down`,
  summoned: (who, many) => `${who} ${many ? 'answer' : 'answers'} the summons`,
  ambush: (who) => `${who} breaks out of hiding`,
  replaced: (who) => `${who} is replaced`,
  desorcelled: (who) => `${who} is desorcelled`,
  freed: (who) => `${who} is free again and returns`,
};
const departures: Readonly<Record<Departure, string>> = {
  'sent-away': 'leaves the battle for good',
  'no-enemy-near': 'has no enemy near and goes back into hiding',
  fled: 'flees off the battlefield',
  'over-the-edge': 'flees over the edge of the board',
  'joined-enemy': 'has joined the enemy',
};
const moves: Readonly<Record<MoveWay, string>> = {
  single: 'moves',
  group: 'advance together',
  column: 'form a column',
  'road-wheel': 'follow the road',
  'breaking-off': 'breaks off',
  'overlap-pivot': 'pivots onto the flank of the enemy it overlapped',
};
const causes: Readonly<Record<Cause, string>> = {
  combat: 'is destroyed',
  'no-way-back': 'cannot recoil and is destroyed',
  'rear-support': 'is destroyed together with the element that it supported',
  'marker-covered': 'returns under other troops and is destroyed',
};

/**
 * A fight as a sentence. It leaves out the results, because they have events of their own. Such an event may differ from the
 * result: an element that cannot recoil is destroyed.
 */
function fightWords(state: State, { way, a, b, aids }: Extract<BattleEvent, { kind: 'fight' }>): string {
  const verb = { 'close-combat': 'fights', shot: 'shoots at', spell: 'bespells' }[way];
  const aid = aids.length > 0 ? `, aided by ${namesOf(state, aids)},` : '';
  const nothing = a.result === 'none' && b.result === 'none' ? ' Nothing happens.' : '';
  return `${nameOf(state, a.who)}${aid} ${verb} ${nameOf(state, b.who)}: ${sumOf(a)} against ${sumOf(b)}.${nothing}`;
}

/** Both sides' losses after a bound. */
export const standingWords = (state: State): string =>
  (['A', 'B'] as const).map((side) => `${sideName(state, side)} has lost ${lostPoints(state, side)} AP`).join(', ');

/** Why a battle is over and who won. */
export function whyEnded(state: State, { winner, by }: Ending): string {
  if (winner === null) return 'The agreed number of bounds has been played: a draw.';
  const loser = sideName(state, enemyOf(winner));
  const why = {
    stronghold: `the stronghold of ${loser} is captured`,
    general: `${loser} has lost its general and more points than the enemy`,
    losses: `${loser} has lost half its army and more points than the enemy`,
    agreed: 'the agreed number of bounds has been played',
  }[by];
  return `${sideName(state, winner)} wins: ${why}.`;
}

/** One event as a sentence. `state` is the state after it, or any later one. */
export function tell(state: State, event: BattleEvent): string {
  switch (event.kind) {
    case 'defender':
      return `${sideName(state, event.side)} defends (${event.faces.join(' against ')}), ${sideName(state, enemyOf(event.side))} attacks.`;
    case 'base-edge':
      return `${sideName(state, event.side)} attacks from the ${event.edge} (${event.face}).`;
    case 'stronghold-placed':
      return `${sideName(state, event.side)} places its stronghold.`;
    case 'deployed':
      return `${namesOf(state, event.units)} ${event.units.length > 1 ? 'are' : 'is'} deployed.`;
    case 'bound':
      return `Bound ${event.bound}, ${sideName(state, event.side)}.`;
    case 'pips':
      return `${sideName(state, event.side)} has ${pipsOf(event.pips)}.`;
    case 'arrived': {
      const price = event.pips > 0 ? `, for ${pipsOf(event.pips)}` : '';
      return `${arrivals[event.way](namesOf(state, event.units), event.units.length > 1)}${price}.`;
    }
    case 'left':
      return `${nameOf(state, event.unit)} ${departures[event.why]}.`;
    case 'moved': {
      const to = event.contacts.length > 0 ? ` into contact with ${namesOf(state, event.contacts)}` : '';
      return `${namesOf(state, event.units)} ${moves[event.way]}${to}: ${event.paces} paces, ${pipsOf(event.pips)}.`;
    }
    case 'conformed':
      return `${nameOf(state, event.unit)} conforms to ${nameOf(state, event.to)}.`;
    case 'moved-aside':
      return `${nameOf(state, event.unit)} makes room for ${nameOf(state, event.by)}.`;
    case 'engaged':
      return `${nameOf(state, event.unit)} comes down on ${nameOf(state, event.enemy)}.`;
    case 'turned':
      return `${nameOf(state, event.unit)} turns to face ${nameOf(state, event.enemy)}.`;
    case 'fight':
      return fightWords(state, event);
    case 'recoiled': {
      const pushed = event.pushed.length > 0 ? ` and pushes back ${namesOf(state, event.pushed)}` : '';
      return `${nameOf(state, event.unit)} recoils${pushed}.`;
    }
    case 'fled':
      return `${nameOf(state, event.unit)} flees ${event.paces} paces.`;
    case 'pursued':
      return `${nameOf(state, event.unit)} pursues ${event.paces} paces.`;
    case 'destroyed':
      return `${nameOf(state, event.unit)} ${causes[event.cause]} (${typeOf(elementBy(state, event.unit)).points} AP).`;
    case 'ensorcelled':
      return event.by === null
        ? `${nameOf(state, event.unit)} is ensorcelled by its own spell.`
        : `${nameOf(state, event.unit)} is ensorcelled by ${nameOf(state, event.by)}.`;
    case 'captured':
      return `${sentenceCase(nameOf(state, event.by))} captures ${nameOf(state, 'stronghold')}.`;
    case 'ended':
      return `${whyEnded(state, event.ending)} ${standingWords(state)}.`;
  }
}
