/** Wording helpers for the MDX of entries. */
import type { Bonus } from '../../engine/fr3/data/units.ts';

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const list = (words: readonly string[], last = 'and'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
export const points = (n: number): string => (n === 0 ? 'free' : `${n} ${n === 1 ? 'point' : 'points'}`);

/** Escapes characters that MDX would read as markup. */
export const plain = (text: string): string => text.replace(/[<{}]/g, (sign) => `\\${sign}`);

/** Prose in the data is already Markdown; its distances (`3″`, inches at 15 mm) are converted to the reader's scale. */
export const prose = (text: string): string => text.replace(/(\d+(?:\.\d+)?)″/g, '<Distance inches={$1} />');

/** A line on an entry's card: `- **Cost** 4 magic points`. Empty if the entry has no such value. */
export const line = (name: string, says: string | 0 | null | undefined | false): string[] =>
  says ? [`- **${name}** ${says}`] : [];

export interface GeneratedPage {
  /** The path below `src/content/generated/`, without `.mdx`. */
  readonly path: string;
  readonly title: string;
  /** The lines of the card at the top of the page. */
  readonly facts: readonly string[];
  /** The text below the card. */
  readonly body?: string;
}

/** Bonuses of equal amount in one sentence. */
export function bonusSentences(bonuses: readonly Bonus[]): string[] {
  const amounts = [...new Set(bonuses.map((bonus) => bonus.amount))].sort();
  return amounts.flatMap((amount) => {
    const of = bonuses.filter((bonus) => bonus.amount === amount);
    const against = of.flatMap((bonus) => ('against' in bonus ? [bonus.against as string] : []));
    const terrain = of.flatMap((bonus) => ('terrain' in bonus ? [...bonus.terrain] : []));
    return [
      ...(against.length ? [`**${signed(amount)}** [against](fr3.reference.special-bonuses) ${list(against)}.`] : []),
      ...(terrain.length
        ? [`**${signed(amount)}** while it, or the unit it fights, stands in [${list(terrain)}](fr3.reference.special-bonuses).`]
        : []),
      ...(of.some((bonus) => 'when' in bonus) ? [`**${signed(amount)}** [when charged](fr3.missile-fire.bonus-charged).`] : []),
    ];
  });
}
