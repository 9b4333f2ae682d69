import type { LinkedRules } from '../odds/links.tsx';

/** The data that a system provides at build time for its battle page. */
export interface BattlePage {
  readonly system: string;
  /** One sentence for search engines and social cards. */
  readonly description: string;
  /** The subtitle of the page. */
  readonly deck: string;
  /** Types that can be on the table, so that the page includes their symbols. */
  readonly types: readonly string[];
  /** The rules that a battle can cite. */
  rules(): LinkedRules;
  /** The props of the island. */
  props(): object;
}
