/** Registers deployment along rivers, marshes and the sea with the battle. */
import { onShore, shores } from '../army-rules/shores.ts';
import type { Chapter } from './chapter.ts';

export const actionKinds = {};

export const points: Chapter['points'] = {
  deploymentPlaces: (state, unit) => [...shores(state, unit)],
  mayDeployAt: onShore,
};
