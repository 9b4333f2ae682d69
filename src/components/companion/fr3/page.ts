/** The build-time data for the table companion page of Fantasy Rules!. */
import { rulesCited } from '../../odds/rules-for.ts';
import type { CompanionPage } from '../companion-page.ts';

export const fr3Companion: CompanionPage = {
  system: 'fr3',
  description:
    'Keep track of a game of Fantasy Rules! at a real table: morale clocks, magic pools, the turn step by step with its rules, losses and victory points.',
  deck: 'A tracking sheet for a game with real miniatures: morale clocks and magic pools, each step of the turn with its rules, losses and reminders. Everything stays on this device.',
  rules: () => rulesCited(/\/fr3\/companion\//, ['fr3.setup.choose-edge']),
};
