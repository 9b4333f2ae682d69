/** Everyday words and questions for each rule, by rule id, separated by commas: the words of somebody who does not know the term. */
import { fr3Asked } from './fr3.ts';
import { hottAsked } from './hott.ts';
import { sixEventsAsked } from './six-events.ts';
import { threeRealmsAsked } from './three-realms.ts';

export const asked: Readonly<Record<string, string>> = { ...fr3Asked, ...hottAsked, ...threeRealmsAsked, ...sixEventsAsked };
