/**
 * Nerve rolls by hand: a player's actions at the table for one unit, from the facts of the rule inventory and with nothing from
 * the engine.
 */
import type { Dice } from './by-hand.ts';

/** Rally number, kind, and whether other units fear it, as printed in the reference table. */
const rows: Readonly<Record<string, readonly [rally: number, kind: string, feared: boolean]>> = {
  spears: [6, 'infantry', false],
  handweapons: [6, 'infantry', false],
  pikes: [6, 'infantry', false],
  mobs: [7, 'infantry', false],
  militia: [6, 'infantry', false],
  beastmen: [7, 'infantry', false],
  rangers: [5, 'infantry', false],
  muskets: [6, 'infantry', false],
  knights: [5, 'cavalry', false],
  'heavy-cavalry': [6, 'cavalry', false],
  'light-cavalry': [6, 'cavalry', false],
  mounted: [7, 'cavalry', false],
  dragoons: [6, 'cavalry', false],
  dragons: [5, 'monster', true],
  'large-monsters': [7, 'monster', true],
  'small-monsters': [7, 'monster', true],
  swarms: [5, 'monster', false],
  'fire-elemental': [5, 'elemental', true],
  blobs: [4, 'special', true],
  fanatics: [5, 'special', false],
  leviathans: [6, 'leviathan', true],
  'minor-spirits': [5, 'spirit', true],
  'major-spirits': [3, 'spirit', true],
  tricksters: [3, 'spirit', false],
  'heavy-artillery': [6, 'machine', false],
  'light-artillery': [6, 'machine', false],
  battlewagons: [6, 'machine', false],
};
export const unitsByHand = Object.keys(rows);

export type Facts = Readonly<Record<string, unknown>> & { readonly unit: string };

/** One unit at the table, with state that changes during the game. */
export class Troop {
  readonly facts: Facts;
  readonly kind: string;
  level: number;
  extra: number;
  lasting: number;
  readonly poison: number;
  wavered: boolean;
  dead = false;
  pushed = false;

  constructor(facts: Facts) {
    this.facts = facts;
    this.kind = (rows[facts.unit] as (typeof rows)[string])[1];
    this.level = Number(facts.state ?? 0);
    this.wavered = this.level > 0;
    const basesOf =
      this.form === 'mass' ? 3 : this.form === 'block' ? 1 : this.kind === 'leviathan' ? (this.form === '1x2' ? 2 : 1) : 0;
    // A machine has three markers instead of morale levels.
    const whole = basesOf + (this.is('automaton') ? 3 : 0);
    this.extra = facts.markers === undefined ? (this.level > 0 ? 0 : whole) : Number(facts.markers);
    this.lasting = Math.max(this.extra, whole - Number(facts.lost ?? 0));
    this.poison = Number(facts.poisoned ?? 0);
  }
  get form() {
    return String(this.facts.form ?? 'single');
  }
  is(key: string) {
    return this.facts[key] === true;
  }
  get many() {
    return this.form === 'mass';
  }
  get feared() {
    return (rows[this.facts.unit] as (typeof rows)[string])[2] || this.is('undead') || this.is('mounts') || this.is('feared');
  }
  get bard() {
    return this.is('bard') && !this.many;
  }
  /** The sum of the current modifiers to its rally rolls. */
  get plus() {
    const { facts } = this;
    let plus = Number(facts.other ?? 0) - this.level;
    if (facts.elite === '1-1-0' || facts.elite === '0-1-1') plus += 1;
    if (this.is('undead')) plus -= 1;
    if (this.is('barbarian') && !this.wavered) plus += 1;
    if (this.is('bless') && !this.wavered && (facts.elite ?? 'no') === 'no') plus += 1;
    if (this.is('mutation')) plus += 2;
    if (!this.many) {
      const grade: Record<string, number> = { 'hero-1-1': 1, 'sub-commander-1-2': 2, 'sub-commander-2-1': 1, 'general-2-2': 2 };
      plus += grade[String(facts.leader)] ?? 0;
      if (this.is('superhero')) plus += 1;
      if (this.is('healer')) plus += 1;
      if (facts.standard === 'bearer') plus += 2;
    }
    if (facts.standard === 'group') plus += 1;
    if (facts.parasitics === 'ordinary') plus -= 1;
    if (facts.parasitics === 'elite') plus -= 2;
    if (this.is('sacredSite')) plus += 1;
    return plus;
  }
  passes(dice: Dice, more = 0) {
    const number = this.is('automaton') ? 4 : (rows[this.facts.unit] as (typeof rows)[string])[0];
    return dice(10) + this.plus + more >= number;
  }
  /** Takes one level from a cause other than a blow in melee, and returns the result in a player's words. */
  shaken(cause: 'nerve' | 'melee' | 'own move' = 'nerve'): string {
    if (this.bard) return 'proof';
    if (this.is('inquisition') && cause !== 'melee') return 'proof';
    if (cause !== 'melee' && (this.kind === 'spirit' || this.facts.unit === 'fanatics')) return 'proof';
    if (this.extra > 0) {
      this.extra -= 1;
      return 'marked';
    }
    if (this.kind === 'spirit') return this.die();
    this.level += 1;
    this.wavered = true;
    if (this.level === 1) return 'demoralized';
    if (this.level === 3) return this.die();
    if (this.kind === 'elemental') return this.die();
    if (this.facts.unit === 'heavy-artillery') return cause === 'melee' ? this.die() : 'double';
    if (cause === 'own move') return 'double';
    if (this.is('blocked')) return this.die();
    return this.many ? 'double' : 'pushed';
  }
  die() {
    this.dead = true;
    return 'destroyed';
  }
  /** The rally step of one of its own phases. */
  rallies(dice: Dice) {
    if (this.is('automaton')) return;
    if (this.dead || (this.level <= this.poison && this.extra >= this.lasting)) return;
    if (this.is('undead') && !this.is('nullField')) {
      this.level = this.poison;
      this.extra = this.lasting;
      return;
    }
    if (!(this.bard && this.level > 0) && !this.passes(dice)) return;
    let off = 2;
    while (off > 0 && this.level > this.poison) {
      this.level--;
      off--;
    }
    while (off > 0 && this.extra < this.lasting) {
      this.extra++;
      off--;
    }
  }
  get stands() {
    if (this.dead) return 'destroyed';
    if (this.level > 0) return this.level === 1 ? 'demoralized' : 'double';
    return this.extra < this.lasting ? 'marked' : 'fresh';
  }
}

/** Whether the unit never makes a fear test. */
const fearless = (troop: Troop): boolean =>
  ['swarms', 'fanatics'].includes(troop.facts.unit) ||
  troop.is('automaton') ||
  troop.bard ||
  troop.is('grogRation') ||
  troop.is('inquisition');

/**
 * Whether the unit must test against the other, by the fear chapter and by the rule about units that frighten even feared ones.
 */
export function mustTest(troop: Troop, foe: Facts): boolean {
  const dread = foe.dread ?? 'no';
  const monster = troop.facts.unit === 'large-monsters' || troop.facts.unit === 'small-monsters';
  const special = troop.kind === 'special' || troop.kind === 'leviathan';
  const alarming = foe.unit === 'contraptions' && (monster || troop.facts.unit === 'dragons');
  const other = foe.unit === 'contraptions' ? undefined : new Troop({ ...foe, unit: foe.unit });
  if (!alarming && dread === 'no' && !other?.feared) return false;
  if (fearless(troop)) return false;
  if (troop.is('wizardWard') && foe.unit === 'dragons') return false;
  if (dread === 'ark') return !troop.is('undead') && !special;
  if (dread === 'entity') return !troop.is('undead');
  if (alarming) return true;
  if (foe.unit === 'leviathans' && (monster || troop.facts.unit === 'dragons')) return true;
  if (dread === 'god-image' && (troop.is('undead') || troop.kind === 'spirit' || special)) return false;
  return !troop.feared;
}

const test = (troop: Troop, dice: Dice, more = 0): string => (troop.passes(dice, more) ? 'passed' : troop.shaken());
const plain = (troop: Troop, dice: Dice, more = 0): string => (troop.passes(dice, more) ? 'passed' : 'failed');
const insubstantial = ({ kind }: Troop) => ['spirit', 'special', 'leviathan'].includes(kind);
const sized = ({ kind, form }: Troop) =>
  form === 'mass' ? 3 : form === 'block' ? 1 : kind === 'leviathan' ? (form === '1x2' ? 2 : 1) : 0;

type Game = (troop: Troop, dice: Dice, foe: Facts) => string;

/** One function for each kind of roll, by its id in the calculator. It returns the id of the kind of result. */
export const rolls: Readonly<Record<string, Game>> = {
  rally: (troop, dice) => {
    troop.rallies(dice);
    return troop.stands;
  },
  trap: (troop, dice) => {
    const { trap = 'trap', grapplers = 1, alchemist = 'no', mechanic } = troop.facts;
    if (trap !== 'grapple' && alchemist !== 'no' && !troop.many) return 'none';
    const hold = trap === 'elite' ? -2 : trap === 'grapple' ? 1 - Number(grapplers) : 0;
    return plain(troop, dice, sized(troop) + hold + (mechanic && !troop.many ? 2 : 0));
  },
  parasitics: (troop, dice) => plain(troop, dice),
  purge: (troop, dice) => plain(troop, dice),
  fade: (troop, dice) => plain(troop, dice, -2),
  'fear-charged': (troop, dice, foe) => (mustTest(troop, foe) ? test(troop, dice) : 'none'),
  'fear-charging': (troop, dice, foe) => (troop.level === 0 && mustTest(troop, foe) ? test(troop, dice) : 'none'),
  throwing: (troop, dice) => (insubstantial(troop) ? 'none' : test(troop, dice)),
  'prepared-trap': (troop, dice) => ((troop.facts.alchemist ?? 'no') !== 'no' && !troop.many ? 'none' : plain(troop, dice)),
  reputation: (troop, dice) =>
    ['infantry', 'cavalry', 'machine'].includes(troop.kind) && !fearless(troop) && !troop.feared ? test(troop, dice) : 'none',
  taunt: (troop, dice) => plain(troop, dice, -1),
  gaze: (troop, dice) => plain(troop, dice),
  ethereal: (troop, dice) =>
    insubstantial(troop) || troop.is('undead') || troop.bard || troop.is('grogRation') || troop.is('inquisition')
      ? 'none'
      : test(troop, dice),
  poison: (troop, dice) =>
    insubstantial(troop) || troop.is('undead') || troop.kind === 'machine' || (troop.is('healer') && !troop.many)
      ? 'none'
      : plain(troop, dice),
  infest: (troop, dice) => (troop.is('healer') && !troop.many ? 'none' : plain(troop, dice)),
  breach: (troop, dice) => test(troop, dice),
  withdraw: (troop, dice) => {
    if (!troop.passes(dice)) return 'stays';
    const how = troop.shaken('own move');
    return how === 'proof' ? 'passed' : how;
  },
  'ride-off': (troop, dice) => (troop.passes(dice) ? 'passed' : troop.shaken('own move')),
  overrun: (troop, dice) => {
    if (troop.passes(dice)) return 'passed';
    const face = dice(10);
    if (face <= 3) return troop.die();
    if (face >= 7) return 'proof';
    return troop.shaken('melee');
  },
  'over-pursuit': (troop, dice) => {
    if (troop.passes(dice)) return 'halts';
    if (['special', 'leviathan', 'spirit'].includes(troop.kind)) return 'driven';
    const how = troop.shaken('own move');
    return how === 'proof' ? 'driven' : how;
  },
};

/** Rolls that rally attempts follow. Other rolls are repeated until they pass, or have no later attempts. */
export const repeated: Readonly<Record<string, true>> = { trap: true, parasitics: true, purge: true, fade: true };

/** The state of the unit after this number of phases. */
export function course(roll: string, facts: Facts, foe: Facts, phases: number): (dice: Dice) => string {
  const game = rolls[roll] as Game;
  return (dice) => {
    const troop = new Troop(facts);
    if (repeated[roll]) {
      for (let n = 0; n < phases; n++) if (game(new Troop(facts), dice, foe) !== 'failed') return 'free';
      return 'held';
    }
    if (roll !== 'rally') game(troop, dice, foe);
    for (let n = 0; n < phases; n++) troop.rallies(dice);
    return troop.stands;
  };
}
