/** The notes of a set-up: `army A "The river folk"`, `first A`, `turns 12`. */
import { didYouMean } from '../../../kernel/nearest.ts';
import type { SetupFault } from '../../../kernel/notation/game.ts';
import type { Argument, Statement } from '../../../kernel/notation.ts';
import type { Aim } from '../scenarios/aims.ts';
import { mostTroops } from '../setup.ts';
import { type SideId, sideIds } from '../state.ts';

/** What an army is called that has no name of its own. */
export const nameless = (side: SideId): string => `Side ${side}`;

export const fault = (statement: number | null, because: string, word?: string): SetupFault => ({
  statement,
  because,
  rules: [],
  ...(word === undefined ? {} : { word }),
});

/** What the notes of a set-up say. */
export interface Notes {
  readonly names: Readonly<Record<SideId, string>>;
  readonly first?: SideId;
  readonly turns?: number;
  readonly aims?: readonly Aim[];
}

const aSide = (given: Argument | undefined): SideId | undefined =>
  given && 'unit' in given ? sideIds.find((side) => side === given.unit) : undefined;

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

interface Reader {
  readonly like: string;
  /** Arguments at most. */
  readonly most: number;
  read(...given: readonly Argument[]): Notes | undefined;
}

export function notesOf(statements: readonly Statement[], faults: SetupFault[]): Notes {
  let notes: Notes = { names: { A: nameless('A'), B: nameless('B') } };
  const readers: Readonly<Record<string, Reader>> = {
    army: {
      like: 'army A "The river folk"',
      most: 2,
      read: (of, name) => {
        const side = aSide(of);
        return side && name && 'text' in name ? { ...notes, names: { ...notes.names, [side]: name.text } } : undefined;
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
    turns: {
      like: 'turns 12',
      most: 1,
      read: (many) => (many && 'number' in many ? { ...notes, turns: many.number } : undefined),
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
    if (one.kind === 'move') faults.push(fault(statement, 'A set-up has no moves.', `${one.who[0]}:`));
    if (one.kind !== 'note') continue;
    const reader = Object.hasOwn(readers, one.name) ? readers[one.name] : undefined;
    const read = reader && one.with.length <= reader.most ? reader.read(...one.with) : undefined;
    if (read) notes = read;
    else
      faults.push(
        fault(
          statement,
          reader
            ? `This is written like “${reader.like}”.`
            : `A set-up has no “${one.name}”.${didYouMean(one.name, Object.keys(readers))}`,
          one.name,
        ),
      );
  }
  return notes;
}
