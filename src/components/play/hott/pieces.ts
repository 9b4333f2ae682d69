/** The elements as the board shows them, and ground features besides terrain. */
import { find, standing } from '../../../engine/hott/battle/elements/find.ts';
import type { UnitId } from '../../../engine/hott/battle/vocabulary/ids.ts';
import type { State } from '../../../engine/hott/battle/vocabulary/state.ts';
import { corners } from '../../../engine/kernel/geometry.ts';
import type { Place, Terrain } from '../board/board-types.ts';
import type { Piece } from '../board/piece.ts';
import { called, sayElement } from './called.ts';

export const piecesOf = (state: State, _unseen: boolean, dim: (id: UnitId) => boolean): readonly Piece[] =>
  standing(state).map(
    (unit): Piece => ({
      id: unit.id,
      side: unit.side,
      base: unit.base,
      type: unit.type,
      name: `${called(state, unit.id).replace(`(${unit.id})`, unit.id)}, ${sayElement(state, unit.id)}`,
      state: [],
      level: null,
      with: unit.general ? ['general'] : [],
      stakes: false,
      spells: 0,
      illusion: false,
      dim: dim(unit.id),
    }),
  );

/** How each kind of terrain is drawn, and its name if several kinds look the same. */
const looks: Readonly<Record<string, readonly [look: string, name?: string]>> = {
  open: ['open'],
  beach: ['road', 'beach'],
  'gentle-slope': ['hill', 'gentle slope'],
  road: ['road'],
  'steep-slope': ['hill', 'steep slope'],
  'wooded-slope': ['woods', 'wooded slope'],
  rough: ['rough'],
  dunes: ['rough', 'dunes'],
  wood: ['woods'],
  'built-up': ['town'],
  marsh: ['marsh'],
  'enclosed-fields': ['rough', 'fields'],
  river: ['stream'],
  'wide-water': ['water'],
  cliff: ['impassable', 'cliff'],
};

export const terrainOf = ({ setup }: State): readonly Terrain[] =>
  setup.terrain.map(({ kind, name, polygon }) => {
    const [look, said] = looks[kind] ?? ['rough', kind];
    const text = name ?? said;
    return { kind: look, polygon, ...(text === undefined ? {} : { name: text }) };
  });

/** The stronghold, and the markers of ensorcelled elements. */
export function placesOf(state: State): readonly Place[] {
  const { stronghold, defender, setup } = state;
  const markers = state.elements.filter(({ id, fate }) => fate === 'ensorcelled' && find(state, id) !== undefined);
  return [
    ...(stronghold
      ? [
          {
            polygon: stronghold,
            name: setup.armies[defender].stronghold.name ?? 'stronghold',
            tone: `works board-place-${defender}`,
          },
        ]
      : []),
    ...markers.map(({ base, name, side }) => ({
      polygon: corners(base),
      name: `${name}, ensorcelled`,
      tone: side,
    })),
  ];
}
