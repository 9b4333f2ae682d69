/** The build-time data for the table companion page of the six-event battle game. */
import { rulesCited } from '../../odds/rules-for.ts';
import type { CompanionPage } from '../companion-page.ts';

export const sixEventsCompanion: CompanionPage = {
  system: 'six-events',
  description:
    'Keep track of a battle of the six-event game at a real table: initiative, Magic Points, losses, morale checks, routs and rallies, event by event with its rules.',
  deck: 'A tracking sheet for a battle with real miniatures: initiative, Magic Points, losses, and which units must check morale or can rally. Everything stays on this device.',
  rules: () =>
    rulesCited(/\/six-events\/companion\//, [
      'six-events.morale.race-modifiers',
      'six-events.morale.row-order',
      'six-events.movement.half-speed-stack',
      'six-events.routing.cannot-move',
      'six-events.sample-set.armies',
      'six-events.sample-set.cards',
      'six-events.turn.game-end',
    ]),
};
