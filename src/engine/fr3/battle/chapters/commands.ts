/** Registers commands, the parts of an army with a general and a clock of their own, with the battle. */
import { known } from '../../../kernel/chance.ts';
import { refuseTogether, withCommands } from '../commands/commands.ts';
import { commandsLeave, marches, refuseChase, refuseLeaver, refuseLeavers } from '../commands/leaving.ts';
import { type Chapter, watch } from './chapter.ts';

export const actionKinds = {};

export const events: Chapter['events'] = { 'commands-march': (state) => known(marches(state)) };

export const watches: Chapter['watches'] = { 'commands-leave': watch(commandsLeave) };

export const points: Chapter['points'] = {
  newSheet: ({ setup }, sheet, first) => withCommands(setup, sheet, first),
  forbids: refuseLeavers,
  refuseOrders: (state, { id }) => refuseLeaver(state, id),
  refuseRally: (state, { id }) => refuseLeaver(state, id),
  refuseTogether,
  refuseMeeting: (state, _, target) => refuseChase(state, target),
};
