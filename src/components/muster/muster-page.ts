/** The data that a system provides at build time for the page of its roster builder. */
export interface MusterPage {
  readonly system: string;
  /** One sentence for search engines and social cards. */
  readonly description: string;
  /** The subtitle of the page. */
  readonly deck: string;
  /** The pages that say what everything costs, for readers without JavaScript. */
  readonly prices: readonly { readonly name: string; readonly url: string }[];
  /** The props of the island. */
  props(): object;
}
