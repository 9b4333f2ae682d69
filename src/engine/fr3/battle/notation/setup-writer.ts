/** Writes set-ups of battles in notation; `setup-reader.ts` reads them. */
import { onGrid } from '../../../kernel/geometry.ts';
import {
  type Argument,
  cornersOf,
  type PlacedUnit,
  type Statement,
  statementsOf,
  type UnplacedUnit,
} from '../../../kernel/notation.ts';
import { canonicalText } from '../../../kernel/replay.ts';
import { drawnTable } from '../deployment/landscape.ts';
import { wildGround } from '../deployment/wild-ground.ts';
import { baseOf } from '../units/troop-facts.ts';
import type { SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { Army, CharacterSetup, Setup, TroopSetup } from '../vocabulary/setup.ts';
import { nameless } from './notes.ts';
import { isDrawnOn, objective, typeOf } from './setup-terms.ts';
import { writtenCharacter, writtenGround, writtenTroop } from './words.ts';

/** Whether characters can be written as words attached to their units, because none has more details. */
const plain = (characters: readonly CharacterSetup[]): boolean =>
  characters.every(
    (one, at) => one.name === undefined && writtenCharacter(one).length === 0 && one.with >= (characters[at - 1]?.with ?? 0),
  );

/** Leaves out the form of a placed unit, because the size of its base already shows it. */
function unsized({ kit: { form: _, ...kit } = {}, ...troop }: TroopSetup): TroopSetup {
  return { ...troop, kit };
}

function armyUnits({ troops, characters }: Army, side: SideId) {
  const attached = plain(characters);
  const units: PlacedUnit[] = [];
  const unplaced: UnplacedUnit[] = [];
  for (const [index, troop] of troops.entries()) {
    const said = {
      handle: `${side}${index + 1}`,
      side,
      type: troop.type,
      attached: attached ? characters.filter((one) => one.with === index + 1).map(typeOf) : [],
      state: writtenTroop(troop),
      label: troop.name ?? null,
    };
    if (troop.at === undefined || troop.with !== undefined)
      unplaced.push({ ...said, host: troop.with === undefined ? null : `${side}${troop.with}` });
    else units.push({ ...said, state: writtenTroop(unsized(troop)), level: null, base: baseOf(troop, troop.at) });
  }
  if (!attached)
    for (const [index, one] of characters.entries())
      unplaced.push({
        handle: `${side}${troops.length + index + 1}`,
        side,
        type: typeOf(one),
        attached: [],
        state: writtenCharacter(one),
        label: one.name ?? null,
        host: `${side}${one.with}`,
      });
  return { units, unplaced };
}

/** The note about an army, without its units: its name and its properties. Empty if the army has neither. */
function armyNote({ name, has = [] }: Army, side: SideId): readonly (readonly Argument[])[] {
  const said = [...(name === nameless(side) ? [] : [{ text: name }]), ...has.map((word) => ({ word }))];
  return said.length > 0 ? [said] : [];
}

/** The statement that draws this table from the seed; undefined if the seed would draw a different table. */
function landscapeNote({ table, terrain, objective: square }: Setup, seed: number): Statement | undefined {
  const same = [undefined, wildGround].map((wilder) => {
    const drawn = drawnTable(table, seed, wilder);
    return canonicalText([drawn.terrain, drawn.objective]) === canonicalText([terrain, square]);
  });
  const wild: readonly Argument[] = same[0] ? [] : [{ word: 'wild' }];
  return same.includes(true) ? { kind: 'note', name: 'landscape', with: [{ number: seed }, ...wild] } : undefined;
}

/** The statements for a set-up. If the seed draws this set-up's table, the terrain is written as the seed. */
export function writeDrawnSetup(setup: Setup, seed: number): readonly Statement[] {
  const note = isDrawnOn(setup.table) && Number.isSafeInteger(seed) ? landscapeNote(setup, seed) : undefined;
  if (!note) return writeSetup(setup);
  const [table, ...rest] = writeSetup({ ...setup, terrain: [], objective: null }) as [Statement, ...Statement[]];
  return [table, note, ...rest];
}

/** The statements for a set-up. Positions are rounded to the grid, as in play. */
export function writeSetup({
  table,
  terrain,
  objective: square,
  armies,
  first,
  initiative,
  clocks,
  turns,
  underwater,
  snow,
  aims = [],
}: Setup): readonly Statement[] {
  const note = (name: string, ...given: readonly Argument[]): Statement => ({ kind: 'note', name, with: given });
  const nothing = { table: null, millimetres: 40, units: [], unplaced: [], terrain: [] };
  return [
    ...statementsOf({
      ...nothing,
      table,
      terrain: terrain.map((piece) => ({
        type: piece.kind,
        label: piece.name ?? null,
        ...writtenGround(piece),
        polygon: piece.polygon,
      })),
    }),
    ...(square ? [{ kind: 'terrain' as const, type: objective, label: null, corners: cornersOf(square) }] : []),
    ...sideIds.flatMap((side) => [
      ...armyNote(armies[side], side).map((given) => note('army', { unit: side }, ...given)),
      ...statementsOf({ ...nothing, ...armyUnits(armies[side], side) }),
      ...(armies[side].commands ?? []).map(({ name, troops }) =>
        note('command', { unit: side }, { text: name }, ...troops.map((number) => ({ unit: `${side}${number}` }))),
      ),
      ...(armies[side].nuisances?.length
        ? [note('nuisances', { unit: side }, ...armies[side].nuisances.map((word) => ({ word })))]
        : []),
      ...(armies[side].scouts === undefined ? [] : [note('scouts', { unit: side }, { number: armies[side].scouts })]),
    ]),
    ...sideIds.flatMap((side) =>
      (armies[side].holdings ?? []).map(({ kind, at, with: host }) =>
        note(
          'holding',
          { unit: side },
          { word: kind },
          ...(at ? [{ place: { x: onGrid(at.x), y: onGrid(at.y) } }] : host === undefined ? [] : [{ unit: `${side}${host}` }]),
        ),
      ),
    ),
    ...sideIds.flatMap((side) =>
      (armies[side].works ?? []).map(({ at, pavisiers }) =>
        note(
          'works',
          { unit: side },
          ...(at ? [{ place: { x: onGrid(at.x), y: onGrid(at.y) } }] : []),
          ...(at && at.facing !== 0 ? [{ number: at.facing / 10 }] : []),
          ...(pavisiers ? [{ word: 'pavisiers' }] : []),
        ),
      ),
    ),
    ...(first === undefined ? [] : [note('first', { unit: first })]),
    ...(initiative ? [note('initiative', { word: initiative })] : []),
    ...(clocks ? [note('clocks', { word: clocks })] : []),
    ...(underwater ? [note('underwater')] : []),
    ...(snow ? [note('snow')] : []),
    ...(turns === undefined ? [] : [note('turns', { number: turns })]),
    ...aims.map((aim) =>
      note(
        'aim',
        { word: aim.kind },
        ...(aim.kind === 'reach' ? [{ unit: aim.side }] : []),
        { text: aim.ground },
        { number: aim.points },
        ...(aim.kind === 'reach' ? (aim.who ?? []).map((unit) => ({ unit })) : []),
      ),
    ),
  ];
}
