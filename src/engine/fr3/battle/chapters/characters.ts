/** Registers characters' abilities and items with the battle. */
import { curseAsks, curseKinds, cursesPass, firstCursed, passCurseToVictor } from '../characters/curse.ts';
import { applyRemedies } from '../characters/remedies.ts';
import { ritualSuicideKinds } from '../characters/ritual-suicide.ts';
import { tauntKinds } from '../characters/taunt.ts';
import { theftAsks, thiefKinds } from '../characters/thief.ts';
import { isSetOut } from '../deployment/begin.ts';
import { enemyOf } from '../vocabulary/ids.ts';
import { type Chapter, watch } from './chapter.ts';

export const actionKinds = { ...curseKinds, ...thiefKinds, ...tauntKinds, ...ritualSuicideKinds };

export const watches: Chapter['watches'] = {
  'curses-pass': watch(cursesPass),
  remedies: watch(applyRemedies),
};

export const points: Chapter['points'] = {
  newCharacter({ setup: { armies } }, character, { has }) {
    if (!has?.includes('anti-hero')) return character;
    const enemy = enemyOf(character.side);
    return { ...character, status: 'cursing', host: firstCursed(armies[enemy], enemy) };
  },
  opening(state) {
    const { setup } = state;
    // Choosing the edges makes a new sheet. Theft therefore waits until the edges are chosen.
    return { ...state, asks: [...state.asks, ...curseAsks(setup), ...(isSetOut(setup) ? theftAsks(setup) : [])] };
  },
  edgesChosen: (state) => ({ ...state, asks: [...state.asks, ...theftAsks(state.setup)] }),
  removed: passCurseToVictor,
};
