/** Magic and fanatics: modifiers of a melee roll. */
import { armies } from '../../data/figures/armies.ts';
import { elites } from '../../data/figures/elites.ts';
import { leviathans } from '../../data/figures/leviathans.ts';
import { multiBased } from '../../data/figures/multi-based.ts';
import { pikeBlocks } from '../../data/figures/pike-blocks.ts';
import { specials } from '../../data/figures/specials.ts';
import { spellEffects } from '../../data/figures/spell-effects.ts';
import type { Modifier } from './modifier.ts';

export const ofMagic: readonly Modifier[] = [
  {
    id: 'bless',
    name: 'Blessed',
    rules: ['fr3.spells.bless-curse-1', 'fr3.elites.bonus'],
    amount: ({ me }) => (me.is.bless && me.is.elite === 'no' && me.is.state === 0 ? elites.ordinary.melee : 0),
  },
  {
    id: 'strength',
    name: 'Strength',
    rules: ['fr3.spells.strength'],
    amount: ({ me }) => (me.is.strength ? spellEffects.strength : 0),
  },
  {
    id: 'righteousness',
    name: 'Righteousness',
    rules: ['fr3.spells.righteousness'],
    amount: ({ me, charged, first }) => (first && charged && me.is.righteousness ? spellEffects.righteousness : 0),
  },
  {
    id: 'grog-ration',
    name: 'Grog ration',
    rules: ['fr3.spells.grog-ration'],
    amount: ({ me, foe }) => (me.is.grogRation && me.is.state === 0 && foe.monster ? spellEffects.grogRation : 0),
  },
  {
    id: 'freeze',
    name: 'Freeze',
    rules: ['fr3.spells.freeze'],
    amount: ({ me }) => (me.is.freeze ? spellEffects.freeze : 0),
  },
  {
    id: 'laudanum',
    name: 'Laudanum',
    rules: ['fr3.spells.laudanum'],
    amount: ({ me }) => (me.is.laudanum ? spellEffects.laudanum : 0),
  },
];

export const ofFanatics: readonly Modifier[] = [
  {
    id: 'elite-fanatics',
    name: 'Elite fanatics',
    rules: ['fr3.specials.fanatics-elite'],
    amount: ({ me }) => (me.unit.id === 'fanatics' && me.is.elite !== 'no' ? specials.eliteFanatics : 0),
    inDieOff: true,
  },
  {
    id: 'mounted-fanatics',
    name: 'Mounted fanatics, charging',
    rules: ['fr3.armies.hill-dwarves-mounted-fanatics'],
    amount: ({ me, charged, first }) => (me.is.mountedFanatics && charged && first ? armies.hillDwarfFanaticCharge : 0),
    inDieOff: true,
  },
  {
    id: 'fanatics-against-block',
    name: 'Fanatics against a pike block',
    rules: ['fr3.pike-blocks.fanatics'],
    amount: ({ me, foe }) => (me.fanatic && foe.block ? pikeBlocks.fanatics : 0),
    inDieOff: true,
  },
  {
    id: 'fanatics-against-mass',
    name: 'Fanatics against a 2x2 unit',
    rules: ['fr3.multi-based.fanatics'],
    amount: ({ me, foe }) => (me.fanatic && foe.mass ? multiBased.fanatics : 0),
    inDieOff: true,
  },
  {
    id: 'fanatics-against-leviathan',
    name: 'Fanatics against a leviathan',
    rules: ['fr3.leviathans.fanatics'],
    amount: ({ me, foe }) => (me.fanatic && foe.leviathan ? leviathans.fanatics[foe.is.form === '1x2' ? '1x2' : '1x1'] : 0),
    inDieOff: true,
  },
];
