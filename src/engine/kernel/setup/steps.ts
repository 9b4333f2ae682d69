/**
 * Setting up a battle by dice, for any system: steps in order, each with its rules, whose results depend on earlier ones. The
 * dice come from a seed, with a separate stream for each step, so that changing one step does not change the others. Or the dice
 * are given: rolled at the table or chosen by hand.
 */
import { type Chance, known, play, roll } from '../chance.ts';
import { type DiceSource, recorded, seeded } from '../dice.ts';
import type { RuleId } from '../rule-id.ts';
import { resolveRolls } from '../typed-dice.ts';

/** A result that can be chosen instead of rolled, with the faces that give it. */
export interface Option {
  readonly name: string;
  readonly faces: readonly number[];
}

/**
 * A choice in a step. If a step has only one such choice, its options stand for all faces of the step. If a step has several
 * choices, each stands for one die of the step, in order.
 */
export interface Hand {
  readonly name: string;
  readonly options: readonly Option[];
  /** The index of the option that is chosen now. */
  readonly now: number;
}

export interface SetupStep<Table> {
  /** The key of the step in the address. */
  readonly id: string;
  readonly title: string;
  /** The rules to cite once the step is done. */
  rules(after: Table): readonly RuleId[];
  /** Whether there is anything to decide. Without this function, there is always something to decide. */
  applies?(before: Table): boolean;
  /** The table after the step. */
  chance(before: Table): Chance<Table>;
  /**
   * Whether players roll the step's dice at the table. Other dice only add variety to a proposal, so their faces cannot be
   * entered.
   */
  readonly atTable: boolean;
  hands?(before: Table, after: Table): readonly Hand[];
  /** The result as a sentence. */
  says(after: Table): string;
}

/** The number of faces of the internal die that adds variety to proposals. */
const stir = 1_000_000;

/** Results from internal dice, which players do not see. A single face determines all of them, the same on every machine. */
export const stirredBy = <T>(decides: string, rules: readonly RuleId[], to: (dice: DiceSource) => T): Chance<T> =>
  roll(stir, { decides, rules }, (face) => known(to(seeded(face))));

/** Faces given instead of the seed's dice, by step. */
export type Given = Readonly<Record<string, readonly number[]>>;

export interface LaidStep<Table> {
  readonly step: SetupStep<Table>;
  readonly before: Table;
  readonly after: Table;
  readonly faces: readonly number[];
  /** The faces of this step were given and do not come from the seed. */
  readonly given: boolean;
}

export interface Laid<Table> {
  readonly table: Table;
  readonly steps: readonly LaidStep<Table>[];
  /** A sentence for each step whose given faces could not be used. Such a step uses the faces of the seed instead. */
  readonly problems: readonly string[];
}

/** A 32-bit hash of a text (FNV-1a), the same on every machine. */
function stirred(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01000193);
  return hash >>> 0;
}

/** Applies the steps to an empty table. Never throws. */
export function layOut<Table>(empty: Table, steps: readonly SetupStep<Table>[], seed: string, given: Given): Laid<Table> {
  const laid: LaidStep<Table>[] = [];
  const problems: string[] = [];
  let table = empty;
  for (const step of steps) {
    if (step.applies?.(table) === false) continue;
    const before = table;
    const chance = step.chance(before);
    const faces = given[step.id];
    const settled = faces && resolveRolls(chance, faces);
    if (settled?.ok === false) problems.push(`${step.title}: ${settled.because} The dice of the seed are used instead.`);
    if (settled?.ok) {
      table = settled.value;
      laid.push({ step, before, after: table, faces: faces as readonly number[], given: true });
    } else {
      const dice = recorded(seeded(stirred(`${seed} ${step.id}`)));
      table = play(chance, dice);
      laid.push({ step, before, after: table, faces: dice.faces, given: false });
    }
  }
  return { table, steps: laid, problems };
}

/** The faces of a step after choosing one of its options. */
export function withHand({ faces }: Pick<LaidStep<unknown>, 'faces'>, hands: readonly Hand[], at: number, option: Option) {
  return hands.length === 1 ? option.faces : faces.map((face, index) => (index === at ? (option.faces[0] ?? face) : face));
}
