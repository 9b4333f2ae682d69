/** Gives access to the arguments of a move or a note by name and type. */
import type { Point } from '../../../engine/kernel/geometry.ts';
import type { Argument } from '../../../engine/kernel/notation.ts';

export class Given {
  private readonly list: readonly Argument[];
  constructor(list: readonly Argument[]) {
    this.list = list;
  }
  get words(): readonly string[] {
    return this.list.flatMap((each) => ('word' in each ? [each.word] : []));
  }
  get numbers(): readonly number[] {
    return this.list.flatMap((each) => ('number' in each ? [each.number] : []));
  }
  get places(): readonly Point[] {
    return this.list.flatMap((each) => ('place' in each ? [each.place] : []));
  }
  get units(): readonly string[] {
    return this.list.flatMap((each) => ('unit' in each ? [each.unit] : []));
  }
  get text(): string | null {
    return this.list.flatMap((each) => ('text' in each ? [each.text] : []))[0] ?? null;
  }
  has(word: string): boolean {
    return this.words.includes(word);
  }
  /** The first of the given words that is among the arguments. */
  one<W extends string>(words: readonly W[]): W | undefined {
    return words.find((word) => this.has(word));
  }
  /** The number after a word: `ahead 3`. */
  after(word: string): number | undefined {
    const at = this.list.findIndex((each) => 'word' in each && each.word === word);
    const next = at < 0 ? undefined : this.list[at + 1];
    return next && 'number' in next ? next.number : undefined;
  }
  /** The units after a word: `wrap A4 A5`. */
  unitsAfter(word: string): readonly string[] {
    const at = this.list.findIndex((each) => 'word' in each && each.word === word);
    if (at < 0) return [];
    const found: string[] = [];
    for (const each of this.list.slice(at + 1)) {
      if (!('unit' in each)) break;
      found.push(each.unit);
    }
    return found;
  }
  /** Distances forward and to the right: `ahead 2 left 1`. */
  get way(): { readonly forward: number; readonly right: number } {
    return { forward: this.after('ahead') ?? 0, right: (this.after('right') ?? 0) - (this.after('left') ?? 0) };
  }
  place(at = 0): Point {
    const place = this.places[at];
    if (!place) throw new Error('A place such as 12,4.5 is missing.');
    return place;
  }
  unit(at = 0): string {
    const unit = this.units[at];
    if (!unit) throw new Error('A unit such as A1 is missing.');
    return unit;
  }
}
