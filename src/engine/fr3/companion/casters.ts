/** The dice that each kind of magic user rolls for magic points, and the pool that gets them. */
import { devices } from '../data/figures/inventions.ts';
import { magic } from '../data/figures/magic.ts';
import { magicUsers } from '../data/figures/magic-users.ts';
import type { Fr3RuleId } from '../rule-ids.ts';

export const casterKinds = [
  'level-one',
  'level-two',
  'level-three',
  'witch-hunter',
  'bard',
  'mad-scientist',
  'technical-assistant',
] as const;
export type CasterKind = (typeof casterKinds)[number];

export interface CasterDice {
  readonly name: string;
  readonly dice: number;
  readonly die: number;
  /** A number added to the dice. The total is at least 0. */
  readonly plus: number;
  /** The points go to the army's pool. */
  readonly forArmy?: true;
  readonly rules: readonly Fr3RuleId[];
}

const level = (name: string, dice: number): CasterDice => ({ name, dice, die: 6, plus: 0, rules: ['fr3.magic.pool-dice'] });

export const casterDice: Readonly<Record<CasterKind, CasterDice>> = {
  'level-one': level('Level one', magic.levelOneDice),
  'level-two': level('Level two', magic.levelTwoDice),
  'level-three': level('Level three', magic.levelThreeDice),
  'witch-hunter': {
    name: 'Witch hunter',
    dice: 0,
    die: 6,
    plus: magicUsers.witchHunterPoints,
    rules: ['fr3.magic-users.witch-hunter'],
  },
  // A bard counts as level one (fr3.abilities.bard-caster-level).
  bard: { ...level('Bard', magic.levelOneDice), forArmy: true, rules: ['fr3.abilities.bard-magic-points'] },
  'mad-scientist': { name: 'Mad scientist', dice: devices.poolDice, die: 6, plus: 0, rules: ['fr3.inventions.pool'] },
  'technical-assistant': {
    name: 'Technical assistant',
    dice: 1,
    die: devices.assistantDie,
    plus: devices.assistantPoints,
    rules: ['fr3.inventions.technical-assistant-points'],
  },
};
