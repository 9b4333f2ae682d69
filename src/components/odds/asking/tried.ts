/** What a card inside a rule page shows of a sheet. */
import type { Question, Sheet, SheetField, SheetOutcome } from './sheet.ts';
import { totalOf } from './words.ts';

export interface Tried {
  readonly question: Question;
  readonly address: string;
  readonly title: string;
  /** What is rolled: `d10 −1, 7+ on the die`. */
  readonly rolls?: string;
  readonly fields: readonly { readonly key: string; readonly field: SheetField }[];
  readonly outcomes: readonly SheetOutcome[];
  readonly refusals: readonly string[];
}

export function triedOf({ question, address, name, parts, answer, refusals, waits }: Sheet, vary: readonly string[]): Tried {
  const fields = parts.flatMap(({ key, fields: of }) => of.map((field) => ({ key, field })));
  const sums = answer?.sums ?? [];
  return {
    question,
    address,
    title: answer?.subject ?? name,
    ...(sums[0]?.die !== undefined && sums.length === 1 ? { rolls: totalOf(sums[0]) } : {}),
    fields: vary.flatMap((each) => fields.find(({ key, field }) => `${key}.${field.id}` === each) ?? []),
    outcomes: answer?.outcomes ?? [],
    refusals: waits ? ['This takes longer to count: open it in the calculator.'] : refusals.map(({ because }) => because),
  };
}
