/** What the check of a record has found: that the record is correct, or where it is wrong. */
import type { Checked } from '../../../engine/kernel/correspondence/check.ts';
import type { Side } from '../../../engine/kernel/correspondence/messages.ts';
import { nameOf as nameOfPlayer } from '../../../engine/kernel/correspondence/players.ts';
import type { Course } from '../course.ts';
import { joinNames } from '../plain-words.ts';
import type { GameSystem } from '../system.ts';
import type { Action, Event, State } from '../vocabulary.ts';
import { wordsOf } from './levels.ts';

export interface Found {
  readonly record: Checked<State, Action, Event>;
  readonly game: GameSystem;
  readonly course: Course;
  readonly messages: number;
  /** Whether a side sealed its army before the battle. */
  readonly sealedArmy: boolean;
}

const nameOf = ({ names, players }: Found['record'], side: Side, player?: number): string =>
  player === undefined ? (names[side] ?? `side ${side}`) : nameOfPlayer(names, players, side, player);

/** Everybody who has led a command of a side: `Anna and Abe`. */
const playersOf = (record: Found['record'], side: Side): string =>
  joinNames([
    ...new Set([nameOf(record, side), ...record.players.everybody.filter((lead) => lead.side === side).map(({ name }) => name)]),
  ]);

const counted = (many: number, noun: string): string => `${many} ${noun}${many === 1 ? '' : 's'}`;

export function Verdict({ record, course, messages, game, sealedArmy }: Found) {
  const { broken, isProved, terms, seeds, waits, resigned, knowledge } = record;
  const level = terms && wordsOf(terms.level);
  const dice = course.reduce((sum, { rolls }) => sum + rolls.length, 0);
  const army = sealedArmy && course.length > 0 ? 1 : 0;
  const opened = army + knowledge.actions.size + knowledge.standing.size + knowledge.parts.A.size + knowledge.parts.B.size;
  const isEarlier = terms !== null && terms.version < game.rules.version;
  const players = `${playersOf(record, 'A')} against ${playersOf(record, 'B')}`;
  if (broken)
    return (
      <section class="check-verdict" aria-labelledby="verdict">
        <h2 id="verdict">
          <span aria-hidden="true">✗</span> Broken at message {broken.message + 1} of {messages}
        </h2>
        <p class="message message-wrong">{broken.because}</p>
        <p>
          {players}. Everything before that message checks out: {counted(course.length, 'action')} with {dice} dice. Everything
          after it is ignored.{' '}
          {isEarlier
            ? 'The rules on this page have changed since the battle began, and that may be the only reason.'
            : 'Either the record was damaged in transit, or a player changed it.'}
        </p>
      </section>
    );
  return (
    <section class="check-verdict" aria-labelledby="verdict">
      <h2 id="verdict">
        <span aria-hidden="true">✓</span> {isProved ? 'The whole record checks out' : 'The record checks out so far'}
      </h2>
      <p>
        {players}. {level?.name} dice. {counted(messages, 'message')}, {counted(course.length, 'action')}, {dice} dice.
      </p>
      <ul class="friend-terms">
        {isEarlier && (
          <li>
            The battle began under an earlier version of the rules ({terms.version}, this is {game.rules.version}). It also checks
            out under the current rules.
          </li>
        )}
        <li>No message is missing, and none was changed after the next one was written.</li>
        <li>Every action is legal under the rules.</li>
        <li>
          {terms?.level === 'own-dice'
            ? 'The players typed in their own dice, so the rolls themselves cannot be checked.'
            : terms?.level === 'checked'
              ? `All dice come from ${seeds.length === 1 ? '1 pair' : `${seeds.length} pairs`} of secret random numbers that both players’ devices had fixed beforehand.`
              : 'All dice come from a random number that both players’ devices made together.'}
        </li>
        <li>
          {opened === 0 && isProved
            ? 'Nothing was sealed in this battle.'
            : opened === 0
              ? 'No sealed choice has been opened so far.'
              : opened === 1
                ? '1 sealed choice has been opened, and it matched its seal.'
                : `${opened} sealed choices have been opened, and each matched its seal.`}
        </li>
        <li>
          {isProved
            ? 'The battle is over, and each player learned in time what the rules reveal.'
            : waits?.what === 'reveal-all'
              ? `The battle is over. ${nameOf(record, waits.for)} has not opened everything yet.`
              : waits
                ? `The battle continues. It is ${nameOf(record, waits.for, waits.player)}’s turn to answer.`
                : 'The battle is over.'}
        </li>
        {resigned && <li>{nameOf(record, resigned)} has resigned.</li>}
      </ul>
    </section>
  );
}
