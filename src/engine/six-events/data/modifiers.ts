/** The modifiers of ranged attacks, melee attacks and morale checks. */
import { melee } from './figures/melee.ts';
import { morale } from './figures/morale.ts';
import { ranged } from './figures/ranged.ts';

export interface Modifier {
  readonly id: string;
  readonly name: string;
  readonly rule: string;
  readonly value: number;
  /** The modifier counts once for each group of this many missing models; null if it counts only once. */
  readonly per: number | null;
}

const modifiers = (rules: string, rows: readonly (readonly [id: string, name: string, value: number, per?: number])[]) =>
  rows.map(([id, name, value, per = null]): Modifier => ({ id, name, rule: `six-events.${rules}-${id}`, value, per }));

/** six-events.ranged.troops */
export const rangedModifiers: readonly Modifier[] = modifiers('ranged.modifier', [
  ['obstruction', 'Terrain or an obstacle in the way', ranged.obstructed],
  ['infantry', 'Every 2 infantry models missing', ranged.infantryLost, ranged.infantryGroup],
  ['cavalry', 'Every cavalry model missing', ranged.cavalryLost, 1],
]);

/** six-events.melee.modifier-stacking */
export const meleeModifiers: readonly Modifier[] = modifiers('melee.modifier', [
  ['peasant', 'Peasants', melee.peasant],
  ['yeoman', 'Yeomen', melee.yeoman],
  ['knight', 'Knights', melee.knight],
  ['standard-mount', 'On standard mounts', melee.standardMount],
  ['large-mount', 'On large mounts', melee.largeMount],
  ['very-large-mount', 'On very large mounts', melee.veryLargeMount],
  ['giant-mount', 'On giant mounts', melee.giantMount],
  ['infantry-missing', 'Every 2 infantry models missing', melee.infantryLost, melee.infantryGroup],
  ['cavalry-missing', 'Every cavalry model missing', melee.cavalryLost, 1],
  ['flank', 'Against a flank', melee.flank],
  ['rear', 'Against a rear', melee.rear],
  ['leader', 'A leader is attached', melee.leader],
  ['ford', 'Across a ford', melee.ford],
  ['stream-uphill', 'Across a stream, or uphill', melee.streamUphill],
  ['darkness', 'In darkness, or unable to see', melee.darkness],
]);

/** six-events.morale.procedure */
export const moraleModifiers: readonly Modifier[] = modifiers('morale.mod', [
  ['flanked', 'Attacked in the flank', morale.flanked],
  ['rear-attacked', 'Attacked in the rear', morale.rearAttacked],
  ['half-troops', 'Half of its troops or more lost', morale.halfTroops],
  ['half-vitality', 'Half of its Vitality or more lost', morale.halfVitality],
  ['leader-killed', 'Its attached leader was killed this turn', morale.leaderKilled],
  ['commander-killed', 'The army commander was killed this turn', morale.commanderKilled],
  ['attacking-flank', 'Attacks an enemy’s flank', morale.attackingFlank],
  ['attacking-rear', 'Attacks an enemy’s rear', morale.attackingRear],
  ['outnumber', 'Outnumbers all opponents in contact', morale.outnumber],
  ['friend-engaged', 'A friendly unit fights in the same combat', morale.friendEngaged],
  ['leader-attached', 'A leader is attached', morale.leaderAttached],
]);
