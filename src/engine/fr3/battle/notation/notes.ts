/** The notes of a set-up: `army A "The river folk"`, `first A`, `turns 12`. */
import { didYouMean } from '../../../kernel/nearest.ts';
import type { SetupFault } from '../../../kernel/notation/game.ts';
import type { Argument, Statement } from '../../../kernel/notation.ts';
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
}

const aSide = (given: Argument | undefined): SideId | undefined =>
  given && 'unit' in given ? sideIds.find((side) => side === given.unit) : undefined;

export function notesOf(statements: readonly Statement[], faults: SetupFault[]): Notes {
  let notes: Notes = { names: { A: nameless('A'), B: nameless('B') } };
  const readers: Readonly<Record<string, { readonly like: string; read(...given: readonly Argument[]): Notes | undefined }>> = {
    army: {
      like: 'army A "The river folk"',
      read: (of, name) => {
        const side = aSide(of);
        return side && name && 'text' in name ? { ...notes, names: { ...notes.names, [side]: name.text } } : undefined;
      },
    },
    first: {
      like: 'first A',
      read: (of) => {
        const side = aSide(of);
        return side && { ...notes, first: side };
      },
    },
    turns: {
      like: 'turns 12',
      read: (many) => (many && 'number' in many ? { ...notes, turns: many.number } : undefined),
    },
  };
  for (const [statement, one] of statements.entries()) {
    if (one.kind === 'move') faults.push(fault(statement, 'A set-up has no moves.', `${one.who[0]}:`));
    if (one.kind !== 'note') continue;
    const reader = Object.hasOwn(readers, one.name) ? readers[one.name] : undefined;
    const read = reader?.read(...one.with);
    if (read && one.with.length <= (one.name === 'army' ? 2 : 1)) notes = read;
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
