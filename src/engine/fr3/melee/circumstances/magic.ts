/** Magic that acts on a unit, in a melee. */
import type { View } from '../combatant.ts';
import { forbidden, type Impossible, unless } from '../forbidden.ts';
import { always, type Circumstance, flag, foeIs, notInDieOff } from './circumstance.ts';

/** fr3.character-items.protection-clerical-limits */
const protectedMelee = ({ me, foe }: View): Impossible | undefined =>
  unless(
    me.is.protection !== 'clerical' && foe.is.protection !== 'clerical',
    'This spell cannot decide a melee in which a unit is protected from clerical magic.',
    'fr3.character-items.protection-clerical-limits',
  );

export const ofMagic: readonly Circumstance[] = [
  {
    id: 'bless',
    name: 'Bless',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.bless-curse-1'],
    forbidden: forbidden.bless,
    matters: notInDieOff,
  },
  {
    id: 'strength',
    name: 'Strength',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.strength'],
    matters: notInDieOff,
  },
  {
    id: 'righteousness',
    name: 'Righteousness',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.righteousness'],
    forbidden: ({ charged: charging, first }) =>
      unless(charging && first, 'Righteousness helps units only in the phase in which they charge.', 'fr3.spells.righteousness'),
    matters: notInDieOff,
  },
  {
    id: 'grogRation',
    name: 'Grog Ration',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.grog-ration'],
    matters: foeIs((foe) => foe.monster),
  },
  {
    id: 'freeze',
    name: 'Freeze',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.freeze'],
    matters: notInDieOff,
  },
  {
    id: 'laudanum',
    name: 'Laudanum',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.laudanum'],
    matters: notInDieOff,
  },
  {
    id: 'jihad',
    name: 'Jihad',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.jihad', 'fr3.specials.fanatics-combat'],
    forbidden: ({ me }) => unless(me.unit.id !== 'fanatics', 'This unit is already fanatical.', 'fr3.spells.jihad'),
    matters: always,
  },
  {
    id: 'garlic',
    name: 'Garlic',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.garlic'],
    matters: ({ foe }) => foe.undead,
  },
  {
    id: 'verminOff',
    name: 'Vermin-Off',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.vermin-off'],
    matters: ({ foe }) => foe.unit.id === 'swarms',
  },
  {
    id: 'miracle',
    name: 'Miracle or Ink Cloud',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.miracle', 'fr3.spells.ink-cloud'],
    forbidden: protectedMelee,
    matters: always,
  },
  {
    id: 'ensureVictory',
    name: 'Ensure Victory',
    group: 'Magic',
    shape: flag,
    rules: ['fr3.spells.ensure-victory'],
    forbidden: protectedMelee,
    matters: always,
  },
];
