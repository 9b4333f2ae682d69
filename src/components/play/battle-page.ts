/** What a system says for its battle page as the site is built. */
export interface BattlePage {
  readonly system: string;
  /** One sentence: search engines, social cards. */
  readonly description: string;
  /** What it is for, below its name. */
  readonly deck: string;
  /** Types of whatever may stand on the table: their symbols are on the page. */
  readonly types: readonly string[];
  /** What the island is given. */
  props(): object;
}
