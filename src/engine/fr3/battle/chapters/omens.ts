/** Registers omens, seers and scouting with the battle. */
import { certain } from '../events.ts';
import { diceOnTable, withDiceMoved } from '../pre-game/moved-dice.ts';
import { omenKinds, portentsAtFirst } from '../pre-game/omens.ts';
import { comesBefore, goesBefore, scoutingKinds } from '../pre-game/scouting.ts';
import { sayingTitle, seerKinds } from '../pre-game/seers.ts';
import { anotherPhase, victoryKeyKinds } from '../pre-game/victory-key.ts';
import { type Chapter, watch } from './chapter.ts';

export const actionKinds = { ...omenKinds, ...victoryKeyKinds, ...seerKinds, ...scoutingKinds };

export const onward: Chapter['onward'] = {
  'another-phase': watch((state) => {
    const another = state.portents.length > 0 ? anotherPhase(state) : null;
    return another && certain(another);
  }),
  'before-the-battle': watch((state) => (state.stage === 'pre-game' ? goesBefore(state) : null)),
};

export const points: Chapter['points'] = {
  beginsEarly: ({ setup }) => comesBefore(setup),
  opening: (state) => ({
    ...state,
    ...(comesBefore(state.setup) ? { stage: 'pre-game' } : {}),
    portents: portentsAtFirst({ A: state.setup.armies.A.has, B: state.setup.armies.B.has }),
  }),
  withDiceMoved,
  goesOn: diceOnTable,
};

export const lookUps: Chapter['lookUps'] = { seerTitle: sayingTitle };
