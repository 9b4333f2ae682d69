/**
 * Setting up a battle by dice, for any system: steps one after the other, each with its rules, whose results hang on what
 * came before. The dice of a step come from a seed, each step's from a stream of its own, so that another result of one step
 * does not stir the others; or they are given, thrown on the table or chosen by hand.
 */
import { type Chance, known, play, roll } from '../chance.ts';
import { type DiceSource, recorded, seeded } from '../dice.ts';
import type { RuleId } from '../rule-id.ts';
import { resolveRolls } from '../typed-dice.ts';

/** Something that may be chosen instead of rolled: the faces that give it. */
export interface Option {
  readonly name: string;
  readonly faces: readonly number[];
}

/**
 * What a hand may set in a step. If there is one in a step, its options are all of the step's faces; if there are several, each
 * is one die of the step, in order.
 */
export interface Hand {
  readonly name: string;
  readonly options: readonly Option[];
  /** Which of them it is now. */
  readonly now: number;
}

export interface SetupStep<Table> {
  /** In the address. */
  readonly id: string;
  readonly title: string;
  /** The rules it rests on, once it is done. */
  rules(after: Table): readonly RuleId[];
  /** Whether there is anything to decide; always, when it is not said. */
  applies?(before: Table): boolean;
  /** The table after it. */
  chance(before: Table): Chance<Table>;
  /** Whether its dice lie on the table. The others only stir a proposal, and nobody types their faces. */
  readonly atTable: boolean;
  hands?(before: Table, after: Table): readonly Hand[];
  /** What has come out, in a sentence. */
  says(after: Table): string;
}

/** Faces of the die that stirs what nobody rolls on the table. */
const stir = 1_000_000;

/** What dice of the page’s own work out: one face stands for all of them, and gives the same on every machine. */
export const stirredBy = <T>(decides: string, rules: readonly RuleId[], to: (dice: DiceSource) => T): Chance<T> =>
  roll(stir, { decides, rules }, (face) => known(to(seeded(face))));

/** What is given instead of the seed's dice, by step. */
export type Given = Readonly<Record<string, readonly number[]>>;

export interface LaidStep<Table> {
  readonly step: SetupStep<Table>;
  readonly before: Table;
  readonly after: Table;
  readonly faces: readonly number[];
  /** Its faces were given, and are not the seed's. */
  readonly given: boolean;
}

export interface Laid<Table> {
  readonly table: Table;
  readonly steps: readonly LaidStep<Table>[];
  /** Sentences about given faces that could not be used; the seed's stand in their place. */
  readonly problems: readonly string[];
}

/** The whole number of a text, the same everywhere: 32 bits of FNV-1a. */
function stirred(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) as number), 0x01000193);
  return hash >>> 0;
}

/** The table that the steps lay out, from an empty one. Never throws. */
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
    if (settled?.ok === false) problems.push(`${step.title}: ${settled.because} The seed’s dice stand instead.`);
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

/** The faces of a step when a hand is set to one of its options. */
export function withHand({ faces }: Pick<LaidStep<unknown>, 'faces'>, hands: readonly Hand[], at: number, option: Option) {
  return hands.length === 1 ? option.faces : faces.map((face, index) => (index === at ? (option.faces[0] ?? face) : face));
}
