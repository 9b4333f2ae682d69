/** Reads a set-up from outside and reports the first fault as a sentence. */
import { crossesItself, occupies, onGrid, onTable, overlap, type Point } from '../../../kernel/geometry.ts';
import { longestName } from '../../../kernel/limits.ts';
import { didYouMean } from '../../../kernel/nearest.ts';
import type { Read } from '../../../kernel/ruleset.ts';
import { quoted } from '../../../kernel/text.ts';
import { elementOf, elements as types } from '../../data/elements.ts';
import { strongholds } from '../../data/figures/strongholds.ts';
import { boardSide } from '../../data/scale.ts';
import { terrainKinds, terrainOf } from '../../data/terrain.ts';
import type { HottRuleId } from '../../rule-ids.ts';
import { baseAt, isAerial } from '../elements/find.ts';
import { type SideId, sideIds, stepIds } from '../vocabulary/ids.ts';
import {
  type Army,
  type ElementSetup,
  edges,
  fates,
  type Now,
  type Place,
  type Setup,
  type TerrainPiece,
} from '../vocabulary/setup.ts';
import { startsOffTable } from './off-table.ts';

/** A fault, thrown and caught only in this file. */
class Wrong extends Error {
  readonly rules: readonly HottRuleId[];
  constructor(because: string, rules: readonly HottRuleId[]) {
    super(because);
    this.rules = rules;
  }
}
const wrong = (because: string, ...rules: readonly HottRuleId[]): never => {
  throw new Wrong(because, rules);
};

const mostPieces = 40;
const mostCorners = 200;
const mostElements = 48;
const mostBounds = 500;
export const sizes = { least: 12, most: 60 } as const;

type Fields = Readonly<Record<string, unknown>>;

function objectOf(value: unknown, where: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return wrong(`${where} is not in a form that this page can read.`);
  const foreign = Object.keys(value).find((key) => !known.includes(key));
  if (foreign !== undefined) wrong(`${where} contains ${quoted(foreign)}, which does not belong in a set-up.`);
  return value as Fields;
}
function listOf(value: unknown, most: number, where: string): readonly unknown[] {
  if (!Array.isArray(value) || value.length > most) return wrong(`${where} must be a list of at most ${most} entries.`);
  return value;
}
const numberOf = (value: unknown, least: number, most: number, where: string): number =>
  typeof value === 'number' && value >= least && value <= most
    ? value
    : wrong(`${where} must be a number from ${least} to ${most}.`);
const wholeOf = (value: unknown, least: number, most: number, where: string): number =>
  Number.isInteger(value)
    ? numberOf(value, least, most, where)
    : wrong(`${where} must be a whole number from ${least} to ${most}.`);
const nameOf = (value: unknown, where: string): string =>
  typeof value === 'string' && value.length <= longestName
    ? value
    : wrong(`${where} must be text of at most ${longestName} letters.`);
const wordOf = <W extends string>(value: unknown, words: readonly W[], where: string): W =>
  words.includes(value as W) ? (value as W) : wrong(`${where} must be one of ${words.join(', ')}, not ${quoted(value)}.`);

/** The length of the board's sides. */
function sideOf(value: unknown): number {
  const { width, depth } = objectOf(value, 'The board', ['width', 'depth']);
  const side = numberOf(width, sizes.least, sizes.most, 'The side of the board');
  if (depth !== side) wrong('The board must be a square: give one number for its width and depth.');
  return side;
}

function pointOf(value: unknown, side: number, where: string): Point {
  const { x, y } = objectOf(value, where, ['x', 'y']);
  const reach = (each: unknown): number => onGrid(numberOf(each, -side, 2 * side, where));
  return { x: reach(x), y: reach(y) };
}

function outlineOf(value: unknown, side: number, where: string): readonly Point[] {
  const polygon = listOf(value, mostCorners, where).map((corner) => pointOf(corner, side, `A corner of ${where}`));
  if (polygon.length < 3) wrong(`${where} must have at least three corners.`);
  if (crossesItself(polygon)) wrong(`The outline of ${where} crosses itself. List its corners in order.`);
  return polygon;
}

function pieceOf(value: unknown, side: number, at: number): TerrainPiece {
  const where = `Terrain ${at + 1}`;
  const { kind, name, polygon } = objectOf(value, where, ['kind', 'name', 'polygon']);
  if (typeof kind !== 'string' || !terrainOf(kind))
    wrong(
      `${where}: there is no terrain ${quoted(kind)}.${didYouMean(
        kind,
        terrainKinds.map(({ id }) => id),
      )}`,
    );
  return {
    kind: kind as string,
    ...(name === undefined ? {} : { name: nameOf(name, `The name of ${where.toLowerCase()}`) }),
    polygon: outlineOf(polygon, side, where.toLowerCase()),
  };
}

function placeOf(value: unknown, side: number, where: string): Place {
  const { x, y, facing } = objectOf(value, where, ['x', 'y', 'facing']);
  return {
    x: onGrid(numberOf(x, 0, side, where)),
    y: onGrid(numberOf(y, 0, side, where)),
    facing: wholeOf(facing, 0, 3599, `The facing of ${where}`),
  };
}

const marks = ['general', 'ally', 'shared'] as const;

function elementFrom(value: unknown, side: number, called: string): ElementSetup {
  const given = objectOf(value, called, ['type', 'name', ...marks, 'at', 'fate', 'appearances', 'by']);
  const { type, name, at, fate, appearances, by } = given;
  const of = typeof type === 'string' ? elementOf(type) : undefined;
  if (!of)
    return wrong(
      `${called}: there is no element type ${quoted(type)}.${didYouMean(
        type,
        types.map(({ id }) => id),
      )}`,
      'hott.supplement.army-size',
    );
  for (const mark of marks)
    if (given[mark] !== undefined && given[mark] !== true) wrong(`${called}: “${mark}” must be true, or left out.`);
  if (given.general && !of.mayBeGeneral) wrong(`${called}: ${of.name} cannot lead an army.`, 'hott.supplement.general');
  if (given.shared && of.id !== 'gods') wrong(`${called}: only a god can be shared with the enemy.`, 'hott.gods.shared');
  if (by !== undefined && !(typeof by === 'string' && /^[AB][1-9]\d?$/.test(by)))
    wrong(`${called}: “by” must name an element such as B2.`);
  return {
    type: of.id,
    ...(name === undefined ? {} : { name: nameOf(name, `The name of ${called}`) }),
    ...(given.general ? { general: true } : {}),
    ...(given.ally ? { ally: true } : {}),
    ...(given.shared ? { shared: true } : {}),
    ...(at === undefined ? {} : { at: placeOf(at, side, called) }),
    ...(fate === undefined ? {} : { fate: wordOf(fate, fates, `The fate of ${called}`) }),
    ...(appearances === undefined ? {} : { appearances: wholeOf(appearances, 0, 99, `The appearances of ${called}`) }),
    ...(by === undefined ? {} : { by: by as string }),
  };
}

function armyOf(value: unknown, side: number, id: SideId): Army {
  const where = `Army ${id}`;
  const { name, elements, stronghold } = objectOf(value, where, ['name', 'elements', 'stronghold']);
  const list = listOf(elements, mostElements, `The elements of army ${id}`).map((each, at) =>
    elementFrom(each, side, `${id}${at + 1}`),
  );
  if (list.length === 0) wrong(`${where} must have at least one element.`);
  if (list.filter(({ general }) => general).length > 1) wrong(`${where} can have only one general.`, 'hott.supplement.general');
  const given = objectOf(stronghold, `The stronghold of army ${id}`, ['name', 'wide', 'deep']);
  const size = (length: unknown): number =>
    typeof length === 'number' && length >= strongholds.minSide && length <= strongholds.maxSide
      ? length
      : wrong(
          `The stronghold of army ${id} must be ${strongholds.minSide} to ${strongholds.maxSide} paces wide and deep.`,
          'hott.strongholds.size',
        );
  return {
    name: nameOf(name, `The name of army ${id}`),
    elements: list,
    stronghold: {
      ...(given.name === undefined ? {} : { name: nameOf(given.name, `The name of the stronghold of army ${id}`) }),
      wide: size(given.wide),
      deep: size(given.deep),
    },
  };
}

function nowOf(value: unknown): Now {
  const { bound, acting, step, pips } = objectOf(value, 'The bound', ['bound', 'acting', 'step', 'pips']);
  return {
    bound: wholeOf(bound, 1, mostBounds, 'The number of the bound'),
    acting: wordOf(acting, sideIds, 'The acting side'),
    step: wordOf(step, stepIds, 'The step'),
    pips: pips === null ? null : wholeOf(pips, 0, 6, 'The PIPs that are left'),
  };
}

/** Checks that elements on the table are on allowed ground and do not overlap. */
function checkPlaces({ table: { width: side }, terrain, armies, stronghold }: Setup): void {
  const placed = sideIds.flatMap((id) =>
    armies[id].elements.flatMap(({ type, at, fate }, index) =>
      at && (fate ?? 'on') === 'on' ? [{ id: `${id}${index + 1}`, type, base: baseAt(type, at) }] : [],
    ),
  );
  for (const [at, { id, type, base }] of placed.entries()) {
    if (!onTable(base, side, side)) wrong(`${id} must stand on the board.`);
    if (stronghold && occupies(base, stronghold)) wrong(`${id} cannot stand on the stronghold.`, 'hott.strongholds.not-element');
    const other = placed.slice(at + 1).find((each) => overlap(each.base, base));
    if (other) wrong(`${id} and ${other.id} cannot overlap.`, 'hott.interpenetration.tactical-short');
    const on = terrain.filter(({ polygon }) => occupies(base, polygon)).map(({ kind }) => terrainOf(kind));
    if (!isAerial({ type }) && on.some((kind) => kind?.going === 'impassable'))
      wrong(`${id} cannot stand on a cliff.`, 'hott.terrain.cliffs');
    if (isAerial({ type }) && on.some((kind) => kind?.aerials === 'bad'))
      wrong(`${id} cannot stand in a wood or a built-up area.`, 'hott.water.aerials-terrain');
  }
}

/** Checks that each element has a place or a fate (destroyed, ensorcelled, …), or that none of them has either. */
function checkWhole({ armies, now }: Setup): void {
  const all = sideIds.flatMap((id) => armies[id].elements.map((each, at) => ({ ...each, id: `${id}${at + 1}` })));
  const placed = all.some(({ at, fate }) => at !== undefined || fate !== undefined);
  if (!placed) {
    if (now) wrong('A battle that has already begun must say where its elements stand.');
    return;
  }
  for (const each of all) {
    const { id, at, fate } = each;
    if (at === undefined && fate === undefined && !startsOffTable(each))
      wrong(
        `${id} needs a place. Give places to all elements, or to none if the sides are to deploy them.`,
        'hott.deployment.defender-first',
      );
    if (at === undefined && (fate === 'on' || fate === 'ensorcelled')) wrong(`${id} needs a place.`);
    if (fate === 'off' && !startsOffTable(each))
      wrong(`${id} cannot be off the table at the start.`, 'hott.deployment.off-table');
  }
}

function setupOf(value: unknown): Setup {
  const given = objectOf(value, 'The set-up', [
    'table',
    'terrain',
    'armies',
    'defender',
    'attacksFrom',
    'stronghold',
    'bounds',
    'now',
  ]);
  const side = given.table === undefined ? boardSide : sideOf(given.table);
  const armies = objectOf(given.armies, 'The armies', sideIds);
  const { stronghold } = given;
  const setup: Setup = {
    table: { width: side, depth: side },
    terrain: listOf(given.terrain ?? [], mostPieces, 'The terrain').map((piece, at) => pieceOf(piece, side, at)),
    armies: { A: armyOf(armies.A, side, 'A'), B: armyOf(armies.B, side, 'B') },
    ...(given.defender === undefined ? {} : { defender: wordOf(given.defender, sideIds, 'The defender') }),
    ...(given.attacksFrom === undefined ? {} : { attacksFrom: wordOf(given.attacksFrom, edges, 'The attacker’s edge') }),
    ...(stronghold === undefined
      ? {}
      : { stronghold: stronghold === null ? null : outlineOf(stronghold, side, 'the stronghold') }),
    ...(given.bounds === undefined ? {} : { bounds: wholeOf(given.bounds, 1, mostBounds, 'The number of bounds') }),
    ...(given.now === undefined ? {} : { now: nowOf(given.now) }),
  };
  if (setup.stronghold && setup.stronghold.length !== 4)
    wrong('A stronghold on the table must be a rectangle.', 'hott.strongholds.size');
  checkWhole(setup);
  checkPlaces(setup);
  return setup;
}

/** Reads a set-up from outside. Never throws. */
export function readSetup(value: unknown): Read<Setup> {
  try {
    return { ok: true, value: setupOf(value) };
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return { ok: false, because: error.message, rules: error.rules };
  }
}
