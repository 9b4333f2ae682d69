/** The data that a system provides for its battle page at build time. */
export interface BattlePage {
  readonly system: string;
  /** One sentence for search engines and social cards. */
  readonly description: string;
  /** The subtitle of the page. */
  readonly deck: string;
  /** Types that can be on the table, so that the page includes their symbols. */
  readonly types: readonly string[];
  /** The props of the island. */
  props(): object;
}
