/**
 * Anti-heroes (chapter fr3.optional-characters). An anti-hero starts with an enemy unit and weakens it. When that unit is
 * destroyed he passes to its destroyer, or to the nearest unit of either side. An anti-hero never dies.
 */
import { gap } from '../../../kernel/geometry.ts';
import type { Refusal } from '../../../kernel/rule-id.ts';
import { unitOf } from '../../data/units.ts';
import { actionKind, aPiece, refusal } from '../action-kind.ts';
import { refuseLed } from '../deployment/join.ts';
import { type BattleReport, certain, event, report } from '../events.ts';
import { findUnit, inPlay, standing, unitAt } from '../units/pieces.ts';
import { enemyOf, type PieceId, type SideId, sideIds } from '../vocabulary/ids.ts';
import type { Ask } from '../vocabulary/questions.ts';
import type { Army, Setup, TroopSetup } from '../vocabulary/setup.ts';
import type { BattleCharacter, BattleUnit, State } from '../vocabulary/state.ts';
import { anybodyHas } from './belongings.ts';
import { characterAt, withCharacter } from './fates.ts';

const antiHero = 'anti-hero';

/** fr3.optional-characters.anti-hero-deployment: only infantry and cavalry that are not attached to another troop. */
const mayCurse = ({ type, with: host }: TroopSetup): boolean =>
  host === undefined && ['infantry', 'cavalry'].includes(unitOf(type)?.group ?? '');

/** The enemy unit that an anti-hero is with until his owner has chosen; null if no unit is suitable. */
export function firstCursed({ troops }: Army, side: SideId): PieceId | null {
  const at = troops.findIndex(mayCurse);
  return at < 0 ? null : `${side}${at + 1}`;
}

/** Asks each side which enemy unit each of its anti-heroes starts with. */
export const curseAsks = ({ armies }: Setup): readonly Ask[] =>
  sideIds.flatMap((side) =>
    armies[side].characters.flatMap(({ has = [] }, at): readonly Ask[] =>
      has.includes(antiHero) && firstCursed(armies[enemyOf(side)], enemyOf(side)) !== null
        ? [{ what: 'curse', side, by: `${side}${armies[side].troops.length + at + 1}` }]
        : [],
    ),
  );

const takes = (state: State, character: BattleCharacter, unit: BattleUnit | undefined): boolean =>
  unit !== undefined && unit.status === 'table' && refuseLed(state, character, unit) === null;

const passes = (state: State, { id }: BattleCharacter, to: PieceId | null): BattleReport => {
  if (to === null) return report(withCharacter(state, id, { host: null, at: null }));
  return report(
    withCharacter(state, id, { host: to, at: null }),
    event(
      { kind: 'cursed', character: id, unit: to },
      'fr3.optional-characters.anti-hero-transfer',
      'fr3.optional-characters.anti-hero-nearest',
    ),
  );
};

/**
 * fr3.optional-characters.anti-hero-transfer: an anti-hero passes to the unit that destroyed his unit in melee, if that unit is
 * eligible.
 */
export function passCurseToVictor(state: State, unit: PieceId, by: PieceId | null): BattleReport {
  const victor = by === null ? undefined : findUnit(state, by);
  if (!victor || !anybodyHas(state.setup, antiHero)) return report(state);
  return state.characters
    .filter((each) => each.status === 'cursing' && each.host === unit && takes(state, each, victor))
    .reduce((before, each) => {
      const result = passes(before.state, each, victor.id);
      return report(result.state, ...before.events, ...result.events);
    }, report(state));
}

/**
 * fr3.optional-characters.anti-hero-nearest: when a cursed unit has left play, its anti-hero passes to the nearest unit; null if
 * there is none to pass.
 */
export function cursesPass(state: State): BattleReport | null {
  if (!anybodyHas(state.setup, antiHero)) return null;
  const homeless = state.characters.find(
    ({ status, host }) => status === 'cursing' && host !== null && !inPlay(unitAt(state, host)),
  );
  if (!homeless) return null;
  const { base } = unitAt(state, homeless.host as PieceId);
  const nearest = standing(state)
    .filter((unit) => takes(state, homeless, unit))
    .sort((one, other) => gap(one.base, base) - gap(other.base, base))[0];
  return passes(state, homeless, nearest?.id ?? null);
}

export const curseKinds = {
  curse: actionKind({
    answers: ['curse'],
    fields: { unit: aPiece },
    candidates: ({ setup }, { side }) =>
      setup.armies[enemyOf(side)].troops.flatMap((troop, at) => (mayCurse(troop) ? [{ unit: `${enemyOf(side)}${at + 1}` }] : [])),
    refuse(state, { unit: id }, { side }): Refusal | null {
      const enemy = enemyOf(side);
      const troop = findUnit(state, id)?.side === enemy ? state.setup.armies[enemy].troops[Number(id.slice(1)) - 1] : undefined;
      return troop && mayCurse(troop)
        ? null
        : refusal(
            'Choose enemy infantry or cavalry for the cursed character to join.',
            'fr3.optional-characters.anti-hero-deployment',
          );
    },
    perform: (state, { unit }, { by }) =>
      certain(
        withCharacter(state, characterAt(state, by as PieceId).id, { host: unit }),
        event({ kind: 'cursed', character: by as PieceId, unit }, 'fr3.optional-characters.anti-hero-deployment'),
      ),
  }),
};
