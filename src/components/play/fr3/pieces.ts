import { attachedTo, characterSetup, isMass, leadersOf, standing } from '../../../engine/fr3/battle/units/pieces.ts';
import { rowOf } from '../../../engine/fr3/battle/units/troops.ts';
import type { PieceId } from '../../../engine/fr3/battle/vocabulary/ids.ts';
import type { ArmsId } from '../../../engine/fr3/battle/vocabulary/setup.ts';
import type { BattleCharacter, BattleUnit, State } from '../../../engine/fr3/battle/vocabulary/state.ts';
import { levels as levelNumbers } from '../../../engine/fr3/data/figures/levels.ts';
import type { Level } from '../../../engine/fr3/data/levels.ts';
import { baseSide } from '../../../engine/fr3/table/bases.ts';
import type { Piece } from '../board/piece.ts';
import { called, sayUnit } from './words.ts';

const numbers: Readonly<Record<Level, number>> = {
  flying: levelNumbers.flying,
  surface: levelNumbers.surface,
  swimming: levelNumbers.swimmingAndBurrowing,
  burrowing: levelNumbers.swimmingAndBurrowing,
};

/** The symbol for a leader's rank. */
const rankOf = (state: State, character: BattleCharacter): string => {
  const rank = characterSetup(state, character).leader.replace(/-\d-\d$/, '');
  return rank === 'sub-commander' || rank === 'none' ? 'character' : rank;
};

/** Characters that are not with a unit. */
const lone = (state: State): readonly Piece[] =>
  state.characters.flatMap((character): Piece[] => {
    const { id, side, status, host, at } = character;
    if (status !== 'in play' || host !== null || at === null) return [];
    return [
      {
        id,
        side,
        base: { ...at, facing: 0, width: baseSide / 2, depth: baseSide / 2 },
        type: rankOf(state, character),
        name: `${called(state, id).replace(`(${id})`, id)}, alone at ${Math.round(at.x)}, ${Math.round(at.y)}`,
        state: ['frontless'],
        level: null,
        with: [],
        stakes: false,
        spells: 0,
        illusion: false,
        dim: false,
      },
    ];
  });

const morales = [[], ['demoralized'], ['double']] as const;

/** A unit's companions: leaders first, then attached units. */
const along = (state: State, id: PieceId): readonly string[] => [
  ...leadersOf(state, id).map((each) => rankOf(state, each)),
  ...attachedTo(state, id).map((unit) => rowOf(state, unit).id),
];

const transports: Partial<Readonly<Record<ArmsId, string>>> = {
  canoes: 'canoes',
  barges: 'barges',
  wagons: 'wagons',
  'transports-flying': 'fliers',
  'transports-swimming': 'swimmers',
  'transports-burrowing': 'burrowers',
};
/** The unit's mount or transport, unless it stands apart. */
const rideOf = ({ ride }: BattleUnit): readonly string[] => (ride && ride.at === null ? [transports[ride.by] ?? 'wagons'] : []);

/** With `unseen`, everybody who is looking may know which units are illusions. */
export const piecesOf = (state: State, unseen: boolean, dim: (id: PieceId) => boolean): readonly Piece[] => [
  ...standing(state).map((unit): Piece => {
    const { id, side, base, level, morale, markers, stakes } = unit;
    const illusion = unseen && unit.illusion !== null;
    const others = [...leadersOf(state, id), ...attachedTo(state, id)].map((each) => called(state, each.id));
    return {
      id,
      side,
      base,
      type: rowOf(state, unit).id,
      // The name includes the number on the board, so that users of voice control can say it.
      name: `${called(state, id).replace(`(${id})`, id)}, ${illusion ? 'an illusion, ' : ''}${sayUnit(state, id)}${others.length > 0 ? `, with ${others.join(', ')}` : ''}`,
      state: [...(isMass(unit) ? ['frontless'] : []), ...morales[morale], ...(markers > 0 ? [`extra=${markers}`] : [])],
      level: level === 'surface' ? null : numbers[level],
      with: [...along(state, id), ...rideOf(unit)],
      stakes: stakes === 'up',
      spells: unit.effects.length,
      illusion,
      dim: dim(id),
    };
  }),
  ...lone(state),
];
