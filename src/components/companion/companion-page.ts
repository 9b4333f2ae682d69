/** The data that a system provides at build time for the page of its table companion. */
import type { LinkedRules } from '../odds/links.tsx';

export interface CompanionPage {
  readonly system: string;
  /** One sentence for search engines and social cards. */
  readonly description: string;
  /** A short description for players. */
  readonly deck: string;
  /** The rules that the companion can cite. */
  rules(): LinkedRules;
}
