/** Event V: one melee attack with all its modifiers. */
import type { Line } from '../../kernel/calculator/procedure.ts';
import type { Chance } from '../../kernel/chance.ts';
import { type Attack, hitsOf, type Way } from '../attack.ts';
import { creatures } from '../data/figures/creatures.ts';
import { melee } from '../data/figures/melee.ts';
import { terrain } from '../data/figures/terrain.ts';
import { meleeModifiers } from '../data/modifiers.ts';
import { type Fighter, isTroops, rides, typeOf } from '../fighter.ts';
import type { SixEventsRuleId } from '../rule-ids.ts';

/** The circumstances of an attacker in this attack. */
export interface Onset {
  /** The side of the enemy that the attacker attacks. */
  readonly attacks: 'front' | 'flank' | 'rear';
  readonly leader: boolean;
  readonly ford: boolean;
  /**
   * The attack crosses a stream or goes uphill. The table has one row for both, and the row counts
   * only once (six-events.melee.modifier-stream-uphill).
   */
  readonly slope: boolean;
  /** The target is behind a wall or hedge. */
  readonly wall: boolean;
  readonly dark: boolean;
  /** The Random Movement Table made the attacker stand and attack. */
  readonly stands: boolean;
}

export const plainOnset: Onset = {
  attacks: 'front',
  leader: false,
  ford: false,
  slope: false,
  wall: false,
  dark: false,
  stands: false,
};

export interface Blow {
  readonly me: Fighter;
  readonly target: Fighter;
  readonly onset: Onset;
}

/** six-events.melee.troops, six-events.melee.single-figures */
export const striking: Way = {
  decides: 'the melee attack',
  troops: ['six-events.melee.troops', 'six-events.melee.armor-zero'],
  single: ['six-events.melee.single-figures', 'six-events.melee.single-modifiers'],
  armor: 'six-events.melee.armor-modifier',
  hit: melee.hit,
  hitRule: 'six-events.melee.hit-number',
};

const once = (counts: boolean): number => (counts ? 1 : 0);
const mounted = (mount: Fighter['mount']) => (blow: Blow) => once(rides(blow.me) && blow.me.mount === mount);
const ofType = (type: ReturnType<typeof typeOf>) => (blow: Blow) => once(typeOf(blow.me) === type);

/** How many times each modifier of the table counts: six-events.melee.modifier-stacking. */
const times: { readonly [Id in SixEventsRuleId]?: (blow: Blow, per: number) => number } = {
  'six-events.melee.modifier-peasant': ofType('peasant'),
  'six-events.melee.modifier-yeoman': ofType('yeoman'),
  'six-events.melee.modifier-knight': ofType('knight'),
  'six-events.melee.modifier-standard-mount': mounted('standard'),
  'six-events.melee.modifier-large-mount': mounted('large'),
  'six-events.melee.modifier-very-large-mount': mounted('very-large'),
  'six-events.melee.modifier-giant-mount': mounted('giant'),
  'six-events.melee.modifier-infantry-missing': ({ me }, per) => (isTroops(me) && !rides(me) ? Math.floor(me.missing / per) : 0),
  'six-events.melee.modifier-cavalry-missing': ({ me }, per) => (isTroops(me) && rides(me) ? Math.floor(me.missing / per) : 0),
  'six-events.melee.modifier-flank': ({ onset }) => once(onset.attacks === 'flank'),
  'six-events.melee.modifier-rear': ({ onset }) => once(onset.attacks === 'rear'),
  'six-events.melee.modifier-leader': ({ onset }) => once(onset.leader),
  'six-events.melee.modifier-ford': ({ onset }) => once(onset.ford),
  'six-events.melee.modifier-stream-uphill': ({ onset }) => once(onset.slope),
  'six-events.melee.modifier-darkness': ({ onset }) => once(onset.dark),
};

/** All modifiers of the roll, from the table and from other chapters. */
export function meleeLines(blow: Blow): Line[] {
  const { onset } = blow;
  const lines: Line[] = meleeModifiers.map(({ id, name, rule, value, per }) => ({
    id,
    name,
    amount: value * (times[rule as SixEventsRuleId]?.(blow, per ?? 1) ?? 0),
    rules: [rule as SixEventsRuleId],
  }));
  if (onset.wall)
    lines.push({
      id: 'wall',
      name: 'Behind a wall or hedge',
      amount: terrain.wallMelee,
      rules: ['six-events.terrain.wall-melee'],
    });
  if (onset.stands)
    lines.push({
      id: 'stands',
      name: 'Stands and attacks',
      amount: creatures.standAndAttack,
      rules: ['six-events.creatures.stand-and-attack'],
    });
  return lines.filter(({ amount }) => amount !== 0);
}

export const blowAttack = (blow: Blow): Attack => ({ ...blow, lines: meleeLines(blow), reduces: 0 });

export const blowHits = (blow: Blow): Chance<number> => hitsOf(striking, blowAttack(blow));
