/** The notes of a set-up: `army A "The river folk"`, `first A`, `turns 12`. */

import type { Point } from '../../../kernel/geometry.ts';
import { didYouMean } from '../../../kernel/nearest.ts';
import type { SetupFault } from '../../../kernel/notation/game.ts';
import { fault, sideGiven } from '../../../kernel/notation/setup-statements.ts';
import type { Argument, Statement } from '../../../kernel/notation.ts';
import { quoted } from '../../../kernel/text.ts';
import { type HoldingKind, holdingKinds } from '../../companion/holdings.ts';
import { type ArmyWordId, armyWordIds, isArmyWord } from '../army-rules/army-words.ts';
import { mostTroops } from '../units/troop-facts.ts';
import type { SideId } from '../vocabulary/ids.ts';
import { sideIds } from '../vocabulary/ids.ts';
import type { Aim } from '../vocabulary/scenario-aim.ts';
import type { NuisanceId } from '../vocabulary/setup.ts';
import { nuisanceIds, type WorkSetup } from '../vocabulary/setup.ts';

/** The name of an army that has none. */
export const nameless = (side: SideId): string => `Side ${side}`;

/** A camp or a sacred site, with its place or the name of the unit that carries it. */
export interface HoldingSpoken {
  readonly kind: HoldingKind;
  readonly at?: Point;
  readonly carrier?: string;
}

/** A command with the names of its units. */
export interface CommandSpoken {
  readonly name: string;
  readonly units: readonly string[];
}

/** Everything that the notes of a set-up can express. */
export interface Notes {
  readonly names: Readonly<Record<SideId, string>>;
  readonly first?: SideId;
  readonly initiative?: 'drawn';
  readonly clocks?: 'each-turn';
  readonly turns?: number;
  readonly underwater?: true;
  readonly snow?: true;
  readonly aims?: readonly Aim[];
  /** The seed that draws the table, and whether some of its ground is enchanted or feared. */
  readonly landscape?: { readonly seed: number; readonly wild: boolean };
  /** Traps and parasitics of the armies. */
  readonly has: Readonly<Record<SideId, readonly ArmyWordId[]>>;
  readonly nuisances: Readonly<Record<SideId, readonly NuisanceId[]>>;
  /** The number of scouts of each side. */
  readonly scouts: Readonly<Partial<Record<SideId, number>>>;
  readonly holdings: Readonly<Record<SideId, readonly HoldingSpoken[]>>;
  readonly works: Readonly<Record<SideId, readonly WorkSetup[]>>;
  readonly commands: Readonly<Record<SideId, readonly CommandSpoken[]>>;
}

const aSide = (given: Argument | undefined): SideId | undefined => sideGiven(given, sideIds);

/** `aim hold "Old Hill" 40`, `aim reach A "The gate" 60 A1 A2` */
function anAim([kind, ...given]: readonly Argument[]): Aim | undefined {
  const word = kind && 'word' in kind ? kind.word : '';
  const side = word === 'reach' ? aSide(given[0]) : undefined;
  const [ground, points, ...who] = side ? given.slice(1) : given;
  if (!ground || !('text' in ground) || !points || !('number' in points)) return undefined;
  const counted = { ground: ground.text, points: points.number };
  if (word === 'hold') return who.length === 0 ? { kind: 'hold', ...counted } : undefined;
  const ids = who.flatMap((each) => ('unit' in each ? [each.unit] : []));
  if (!side || ids.length < who.length) return undefined;
  return { kind: 'reach', side, ...counted, ...(ids.length > 0 ? { who: ids } : {}) };
}

/**
 * `20,13 45 pavisiers`: a place, a rotation in degrees, its garrison. Each part is optional, but a rotation needs a place before
 * it.
 */
function aWork(given: readonly Argument[]): WorkSetup | undefined {
  const rest = [...given];
  const place = rest[0] && 'place' in rest[0] ? rest.shift() : undefined;
  const turned = place && rest[0] && 'number' in rest[0] ? rest.shift() : undefined;
  const held = rest[0] && 'word' in rest[0] && rest[0].word === 'pavisiers' ? rest.shift() : undefined;
  if (rest.length > 0) return undefined;
  const facing = turned && 'number' in turned ? Math.round(turned.number * 10) : 0;
  return {
    ...(place && 'place' in place ? { at: { x: place.place.x, y: place.place.y, facing } } : {}),
    ...(held ? { pavisiers: true } : {}),
  };
}

interface Reader {
  readonly like: string;
  /** The maximum number of arguments. */
  readonly most: number;
  read(...given: readonly Argument[]): Notes | undefined;
}

export function notesOf(statements: readonly Statement[], faults: SetupFault[]): Notes {
  let notes: Notes = {
    names: { A: nameless('A'), B: nameless('B') },
    has: { A: [], B: [] },
    nuisances: { A: [], B: [] },
    scouts: {},
    holdings: { A: [], B: [] },
    works: { A: [], B: [] },
    commands: { A: [], B: [] },
  };
  const readers: Readonly<Record<string, Reader>> = {
    army: {
      like: 'army A "The river folk"',
      most: 2 + armyWordIds.length,
      read: (of, ...given) => {
        const side = aSide(of);
        const names = given.flatMap((each) => ('text' in each ? [each.text] : []));
        const has = given.flatMap((each) => ('word' in each && isArmyWord(each.word) ? [each.word] : []));
        if (!side || given.length === 0 || names.length > 1 || names.length + has.length < given.length) return undefined;
        const [name = notes.names[side]] = names;
        return { ...notes, names: { ...notes.names, [side]: name }, has: { ...notes.has, [side]: has } };
      },
    },
    nuisances: {
      like: 'nuisances A trap parasitics',
      most: mostTroops,
      read: (of, ...all) => {
        const side = aSide(of);
        const ids = all.flatMap((each) => nuisanceIds.filter((id) => 'word' in each && each.word === id));
        return side && ids.length === all.length ? { ...notes, nuisances: { ...notes.nuisances, [side]: ids } } : undefined;
      },
    },
    scouts: {
      like: 'scouts A 2',
      most: 2,
      read: (of, many) => {
        const side = aSide(of);
        return side && many && 'number' in many ? { ...notes, scouts: { ...notes.scouts, [side]: many.number } } : undefined;
      },
    },
    holding: {
      like: 'holding A camp 20,4',
      most: 3,
      read: (of, what, where) => {
        const side = aSide(of);
        const kind = holdingKinds.find((each) => what && 'word' in what && what.word === each);
        if (!side || !kind) return undefined;
        const placed =
          where === undefined
            ? {}
            : 'place' in where
              ? { at: { x: where.place.x, y: where.place.y } }
              : 'unit' in where
                ? { carrier: where.unit }
                : null;
        const all = placed && [...notes.holdings[side], { kind, ...placed }];
        return all ? { ...notes, holdings: { ...notes.holdings, [side]: all } } : undefined;
      },
    },
    works: {
      like: 'works A 20,13 45 pavisiers',
      most: 4,
      read: (of, ...given) => {
        const side = aSide(of);
        const work = aWork(given);
        return side && work ? { ...notes, works: { ...notes.works, [side]: [...notes.works[side], work] } } : undefined;
      },
    },
    command: {
      like: 'command A "The left wing" A1 A2 A3',
      most: 2 + mostTroops,
      read: (of, called, ...given) => {
        const side = aSide(of);
        const units = given.flatMap((each) => ('unit' in each && each.unit[0] === side ? [each.unit] : []));
        if (!side || !called || !('text' in called) || units.length === 0 || units.length < given.length) return undefined;
        const all = [...notes.commands[side], { name: called.text, units }];
        return { ...notes, commands: { ...notes.commands, [side]: all } };
      },
    },
    first: {
      like: 'first A',
      most: 1,
      read: (of) => {
        const side = aSide(of);
        return side && { ...notes, first: side };
      },
    },
    initiative: {
      like: 'initiative drawn',
      most: 1,
      read: (how) => (how && 'word' in how && how.word === 'drawn' ? { ...notes, initiative: 'drawn' } : undefined),
    },
    clocks: {
      like: 'clocks each-turn',
      most: 1,
      read: (how) => (how && 'word' in how && how.word === 'each-turn' ? { ...notes, clocks: 'each-turn' } : undefined),
    },
    underwater: { like: 'underwater', most: 0, read: () => ({ ...notes, underwater: true }) },
    snow: { like: 'snow', most: 0, read: () => ({ ...notes, snow: true }) },
    turns: {
      like: 'turns 12',
      most: 1,
      read: (many) => (many && 'number' in many ? { ...notes, turns: many.number } : undefined),
    },
    landscape: {
      like: 'landscape 7, or landscape 7 wild',
      most: 2,
      read: (seed, how) => {
        if (!seed || !('number' in seed) || !Number.isSafeInteger(seed.number)) return undefined;
        if (how && !('word' in how && how.word === 'wild')) return undefined;
        return { ...notes, landscape: { seed: seed.number, wild: how !== undefined } };
      },
    },
    aim: {
      like: 'aim hold "Old Hill" 40',
      most: mostTroops,
      read: (...given) => {
        const aim = anAim(given);
        return aim && { ...notes, aims: [...(notes.aims ?? []), aim] };
      },
    },
  };
  for (const [statement, one] of statements.entries()) {
    if (one.kind === 'move') faults.push(fault(statement, 'A set-up cannot contain moves. Delete this line.', `${one.who[0]}:`));
    if (one.kind !== 'note') continue;
    const reader = Object.hasOwn(readers, one.name) ? readers[one.name] : undefined;
    const read = reader && one.with.length <= reader.most ? reader.read(...one.with) : undefined;
    if (read) notes = read;
    else
      faults.push(
        fault(
          statement,
          reader
            ? `Write this line in the form “${reader.like}”.`
            : `A set-up has no ${quoted(one.name)}.${didYouMean(one.name, Object.keys(readers))}`,
          one.name,
        ),
      );
  }
  return notes;
}
