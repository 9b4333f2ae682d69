/**
 * The six-event game by hand: what a player does at the table, written from the facts of the rule inventory and from
 * nothing of the engine.
 */
import { countByHand, type Dice } from '../fr3/by-hand.ts';

export type Facts = Readonly<Record<string, unknown>>;

const usual: Facts = {
  is: 'yeoman',
  rank: 'none',
  mount: 'foot',
  ground: 'open',
  armor: 2,
  models: 10,
  missing: 0,
  prowess: 4,
  vitality: 8,
  wounds: 0,
};

/** A model of a unit, or a figure, on the table. */
export class Figure {
  readonly facts: Facts;
  constructor(facts: Facts) {
    this.facts = { ...usual, ...facts };
  }
  number(key: string) {
    return Number(this.facts[key] ?? 0);
  }
  is(key: string) {
    return this.facts[key] === true;
  }
  get unit() {
    return ['peasant', 'yeoman', 'knight'].includes(String(this.facts.is));
  }
  get inRuins() {
    return this.facts.ground === 'ruins';
  }
  get mounted() {
    return this.facts.mount !== 'foot' && !this.inRuins && this.facts.is !== 'creature';
  }
  /** Peasant, yeoman, knight, or nothing of it. */
  get type() {
    const plain = this.unit ? String(this.facts.is) : this.facts.is === 'creature' ? 'none' : String(this.facts.rank);
    return this.facts.ground === 'woods' && plain !== 'none' ? 'peasant' : plain;
  }
  get armor() {
    return this.number('armor') + (this.inRuins ? 1 : 0);
  }
  get start() {
    return this.number(this.unit ? 'models' : 'vitality');
  }
  get gone() {
    return this.number(this.unit ? 'missing' : 'wounds');
  }
  after(lost: number) {
    const gone = this.gone + lost > this.start ? this.start : this.gone + lost;
    return new Figure({ ...this.facts, [this.unit ? 'missing' : 'wounds']: gone });
  }
  get left() {
    return this.start - this.gone;
  }
  get dice() {
    let dice = this.number('prowess');
    for (const quarter of [0.25, 0.5, 0.75, 1]) if (this.gone >= quarter * this.start && dice > 1) dice--;
    return dice;
  }
  get column() {
    if (this.facts.is === 'creature') return 0;
    if (!this.unit) return -1;
    if (this.type === 'peasant') return 5;
    return { knight: 1, yeoman: 3 }[this.type as 'knight'] + (this.mounted ? 0 : 1);
  }
  /** The row of the chart for whoever it fights. */
  get row() {
    if (this.facts.is === 'creature') return 0;
    if (this.type === 'peasant') return 5;
    if (this.type === 'none') return 2;
    return { knight: 1, yeoman: 3 }[this.type as 'knight'] + (this.mounted ? 0 : 1);
  }
}

const x = Number.NEGATIVE_INFINITY;
/** As printed; from creatures down to spells. */
const chart = [
  [3, 3, 3, 4, 5, 5],
  [3, 2, 2, 3, 4, 5],
  [3, 1, 2, 2, 3, 5],
  [2, 1, 1, 2, 3, 4],
  [0, -1, 1, 1, 2, 3],
  [-1, x, x, 0, 1, 2],
  [1, 0, 0, 1, 2, 3],
  [3, 1, 1, 2, 3, 5],
];
export const causes = [
  'creatures',
  'mounted-knights',
  'foot-knights',
  'mounted-yeomen',
  'foot-yeomen',
  'peasants',
  'ranged',
  'spells',
];

/** Whole hits: as often as the Armor goes into the roll, the last time by half at least. */
function divided(roll: number, armor: number): number {
  const by = armor < 1 ? 1 : armor;
  let hits = 0;
  while (roll - by * hits >= by / 2) hits++;
  return hits;
}

/** One die of a figure that hits or not, by weight. */
const lands = (dice: Dice, plus: number): boolean => {
  const good = [1, 2, 3, 4, 5, 6].filter((face) => face + plus >= 5).length;
  return dice([6 - good, good]) === 2;
};

const byArmor = (armor: number) => (armor <= 1 ? 1 : armor === 2 ? 0 : -1);

function hits(me: Figure, plus: number, armor: number, dice: Dice): number {
  if (me.unit) return divided(dice(6) + plus, armor);
  let count = 0;
  for (let n = me.dice; n > 0; n--) if (lands(dice, plus + byArmor(armor))) count++;
  return count;
}

const lossPenalty = (me: Figure) => (me.unit ? (me.mounted ? me.gone : Math.floor(me.gone / 2)) : 0);

export function shoots(u: Facts, t: Facts, dice: Dice): number {
  const me = new Figure(u);
  return hits(me, (me.is('obstructed') ? -1 : 0) - lossPenalty(me), new Figure(t).armor - me.number('reduces'), dice);
}

export function strikes(me: Figure, foe: Figure, dice: Dice): number {
  let plus = ({ peasant: -1, knight: 1 } as Record<string, number>)[me.type] ?? 0;
  if (me.mounted) plus += ['foot', 'standard', 'large', 'very-large', 'giant'].indexOf(String(me.facts.mount));
  plus += me.facts.attacks === 'flank' ? 1 : me.facts.attacks === 'rear' ? 2 : 0;
  if (me.is('leader')) plus++;
  if (me.is('ford')) plus -= 2;
  for (const hindrance of ['slope', 'dark', 'wall']) if (me.is(hindrance)) plus--;
  if (me.is('stands')) plus++;
  return hits(me, plus - lossPenalty(me), foe.armor, dice);
}

/** What the modifiers of morale come to. */
function steadiness(facts: Facts, halved: boolean): number {
  const on = (key: string) => (facts[key] === true ? 1 : 0);
  return (
    -on('flanked') -
    2 * on('rearAttacked') -
    (halved ? 2 : 0) -
    on('leaderKilled') -
    on('commanderKilled') +
    ({ flank: 1, rear: 2 }[String(facts.attacks)] ?? 0) +
    on('outnumbers') +
    on('friend') +
    on('leader') +
    Number(facts.race ?? 0)
  );
}

function checkOf(column: number, row: number, plus: number, dice: Dice): string {
  const needed = chart[row]?.[column] as number;
  if (needed === x) return 'none';
  if (dice(6) + plus >= needed) return 'passed';
  if (column !== 0) return 'routs';
  return ['withdraw', 'flee', 'berserk'][dice([4, 1, 1]) - 1] as string;
}

export const checks = (u: Facts, cause: string, dice: Dice): string =>
  checkOf(new Figure(u).column, causes.indexOf(cause), steadiness(u, u.halved === true), dice);

/** How a target stands after it was hit. */
function takes(
  target: Figure,
  count: number,
  row: number,
  plus: number,
  dice: Dice,
): { readonly now: Figure; readonly fate: string } {
  const now = target.after(count);
  if (now.left === 0) return { now, fate: 'destroyed' };
  if (count === 0 || now.column < 0) return { now, fate: 'stands' };
  const check = checkOf(now.column, row, plus + (now.gone / now.start >= 0.5 ? -2 : 0), dice);
  return { now, fate: check === 'none' || check === 'passed' ? 'stands' : check };
}

/** One turn of shooting at whoever stands with so much lost; what comes back is `fate lost`. */
export const shootsOnce =
  (u: Facts, t: Facts) =>
  (state: string) =>
  (dice: Dice): string => {
    const [fate = '', lost = '0'] = state.split(' ');
    if (fate !== 'stands') return state;
    const target = new Figure(t).after(Number(lost) - new Figure(t).gone);
    const { now, fate: then } = takes(target, shoots(u, target.facts, dice), 6, steadiness(t, false), dice);
    return `${then} ${now.gone}`;
  };

/** One turn of melee between two; states are `fate lost fate lost`. */
export const fightsOnce =
  (a: Facts, b: Facts) =>
  (state: string) =>
  (dice: Dice): string => {
    const [fateA, lostA, fateB, lostB] = state.split(' ');
    if (fateA !== 'stands' || fateB !== 'stands') return state;
    const first = new Figure(a).after(Number(lostA) - new Figure(a).gone);
    const second = new Figure(b).after(Number(lostB) - new Figure(b).gone);
    const onSecond = strikes(first, second, dice);
    const onFirst = strikes(second, first, dice);
    const many = (me: Figure) => me.left * (me.unit && me.mounted ? 2 : 1);
    const plus = (me: Figure, foe: Figure) =>
      (me.is('leader') ? 1 : 0) + me.number('race') + (foe.left > 0 && many(me) > many(foe) ? 1 : 0);
    const [afterA, afterB] = [first.after(onFirst), second.after(onSecond)];
    const left = takes(first, onFirst, second.row, plus(afterA, afterB), dice);
    const right = takes(second, onSecond, first.row, plus(afterB, afterA), dice);
    return `${left.fate} ${left.now.gone} ${right.fate} ${right.now.gone}`;
  };

/** Event III between two who may shoot; whoever is stopped by it leaves a state that begins with `shot`. */
export const volleysOnce =
  (a: Facts, b: Facts) =>
  (dice: Dice): string => {
    const [first, second] = [new Figure(a), new Figure(b)];
    const volley = (me: Figure, foe: Figure) =>
      me.is('shoots') ? shoots({ ...me.facts, prowess: me.facts.ranged ?? 4, reduces: 0 }, foe.facts, dice) : 0;
    const onSecond = volley(first, second);
    const onFirst = volley(second, first);
    const steady = (me: Figure) => (me.is('leader') ? 1 : 0) + me.number('race');
    const left = takes(first, onFirst, 6, steady(first), dice);
    const right = takes(second, onSecond, 6, steady(second), dice);
    const then = `${left.fate} ${left.now.gone} ${right.fate} ${right.now.gone}`;
    return left.fate === 'stands' && right.fate === 'stands' ? then : `shot ${then}`;
  };

/** One exchange of blows in a challenge; states are the wounds of both. */
export const duelsOnce =
  (a: Facts, b: Facts) =>
  (state: string) =>
  (dice: Dice): string => {
    const [woundsA = 0, woundsB = 0] = state.split(' ').map(Number);
    const first = new Figure({ ...a, is: 'character', wounds: woundsA });
    const second = new Figure({ ...b, is: 'character', wounds: woundsB });
    if (first.left === 0 || second.left === 0) return state;
    const onSecond = hits(first, 0, second.armor, dice);
    const onFirst = hits(second, 0, first.armor, dice);
    return `${first.after(onFirst).gone} ${second.after(onSecond).gone}`;
  };

/** The chances of each state after so many steps, as decimal numbers. */
export function chainByHand(start: string, step: (state: string) => (dice: Dice) => string, steps: number): Map<string, number> {
  let now = new Map([[start, 1]]);
  const known = new Map<string, Map<string, bigint>>();
  for (let n = 0; n < steps; n++) {
    const next = new Map<string, number>();
    for (const [state, chance] of now) {
      const ways = known.get(state) ?? countByHand(step(state));
      known.set(state, ways);
      const all = [...ways.values()].reduce((sum, each) => sum + each, 0n);
      for (const [to, ways_] of ways) next.set(to, (next.get(to) ?? 0) + (chance * Number((ways_ * 10n ** 18n) / all)) / 1e18);
    }
    now = next;
  }
  return now;
}
