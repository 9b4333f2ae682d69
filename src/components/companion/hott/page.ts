/** The build-time data for the table companion page of Hordes of the Things. */
import { elements } from '../../../engine/hott/data/elements.ts';
import { pipCosts } from '../../../engine/hott/data/pip-costs.ts';
import { rulesCited } from '../../odds/rules-for.ts';
import type { CompanionPage } from '../companion-page.ts';

export const hottCompanion: CompanionPage = {
  system: 'hott',
  description:
    'Keep track of a game of Hordes of the Things at a real table: PIPs, arrivals, losses and victory, bound by bound, with the rules of each step.',
  deck: 'A tracking sheet for a game with real miniatures: PIPs, elements that can still arrive, and the losses of each side. Everything stays on this device.',
  rules: () =>
    rulesCited(
      /\/hott\/companion\//,
      [...elements, ...pipCosts].map(({ rule }) => rule),
    ),
};
