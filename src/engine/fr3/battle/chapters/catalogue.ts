/**
 * Names and prices of everything that characters and troops can have except leaders and arms: magic users, abilities, items,
 * innate abilities, spells.
 */
import { innateOf } from '../../data/innate.ts';
import { spellHeadOf } from '../../data/spell-list.ts';
import { belongingOf, makesMajor } from '../characters/catalogue.ts';
import { spellName } from '../magic/spell-name.ts';
import { magicUserOf } from '../magic/users.ts';
import type { Chapter } from './chapter.ts';

export const actionKinds = {};

export const lookUps: Chapter['lookUps'] = {
  innateAbility: innateOf,
  spellHead: spellHeadOf,
  spellName,
  magicUser: magicUserOf,
  belonging: belongingOf,
  makesMajor,
};
