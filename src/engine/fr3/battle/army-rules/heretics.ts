/**
 * fr3.armies.inquisition-heretic: before the game one enemy character is branded a heretic. Killing the heretic raises the
 * hunters' morale clock.
 */
import { andThen, type Chance, known, roll } from '../../../kernel/chance.ts';
import { moveClock } from '../../companion/clock.ts';
import { armies } from '../../data/figures/armies.ts';
import { hasOf } from '../characters/company.ts';
import { type BattleReport, event, onSheet, report } from '../events.ts';
import { sheetSide } from '../units/pieces.ts';
import { enemyOf, type PieceId, type SideId, sideIds } from '../vocabulary/ids.ts';
import type { State } from '../vocabulary/state.ts';

const rule = 'fr3.armies.inquisition-heretic';

const hunts = ({ setup: { armies: both } }: State, side: SideId): boolean => both[side].has?.includes('hunts-heretics') === true;

/** Thieves leave before the battle (fr3.optional-characters.thief), so a thief is never branded. */
const accused = (state: State, hunter: SideId): readonly PieceId[] =>
  state.characters.flatMap((each) => (each.side === hunter || hasOf(state, each).includes('thief') ? [] : [each.id]));

const brand = ({ state, events }: BattleReport, id: PieceId): BattleReport =>
  report(
    { ...state, ofLists: { ...state.ofLists, heretics: [...state.ofLists.heretics, id] } },
    ...events,
    event({ kind: 'branded', character: id }, rule),
  );

/** At the start of the battle a die chooses the heretic. The die has one side for each enemy character. */
export function brandHeretics(from: BattleReport): Chance<BattleReport> {
  const hunters = sideIds.filter((side) => hunts(from.state, side) && accused(from.state, side).length > 0);
  return hunters.reduce<Chance<BattleReport>>(
    (sofar, hunter) =>
      andThen(sofar, (at) => {
        const among = accused(at.state, hunter);
        const purpose = {
          decides: `which character of side ${enemyOf(hunter)} is the heretic`,
          rules: [rule],
          by: hunter,
        } as const;
        return roll(among.length, purpose, (face) => known(brand(at, among[face - 1] as PieceId)));
      }),
    known(from),
  );
}

/** Raises the hunters' clock when their heretic has just been killed; null otherwise. */
export function hereticDies(from: BattleReport): BattleReport | null {
  const { state, events } = from;
  if (state.ofLists.heretics.length === 0) return null;
  const dead = state.characters.find(({ id, status }) => status === 'killed' && state.ofLists.heretics.includes(id));
  if (!dead) return null;
  const left = state.ofLists.heretics.filter((id) => id !== dead.id);
  const next = onSheet({ ...state, ofLists: { ...state.ofLists, heretics: left } }, (sheet) =>
    moveClock(sheet, sheetSide(state, enemyOf(dead.side)), armies.inquisitionHeretic, 'The heretic is dead', rule),
  );
  return report(next.state, ...events, ...next.events);
}
