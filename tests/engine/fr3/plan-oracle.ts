/**
 * A plan played by hand: two figures on a table that change as the game goes on, dice thrown as they are called for,
 * and every sequence of throws counted (`by-hand.ts`). What a single melee, volley, hit or test does is taken from the
 * second calculators of those chapters; nothing is taken from the engine, and equal states are never merged.
 */
import type { Dice } from './by-hand.ts';
import { countHit, countVolley, type Facts as FireFacts } from './fire-oracle.ts';
import { count, type Facts as MeleeFacts } from './melee-oracle.ts';
import { mustTest, rolls, Troop } from './nerve-oracle.ts';

export type Facts = Readonly<Record<string, string | number | boolean>> & { readonly unit: string };
export interface Step {
  readonly kind: string;
  readonly on?: 'a' | 'b';
  readonly firers?: readonly Facts[];
  readonly source?: Facts;
  readonly [setting: string]: unknown;
}
export interface Plan {
  readonly a: Facts;
  readonly b: Facts;
  readonly begins?: 'a' | 'b';
  readonly steps: readonly Step[];
}

const words = (text: string) => text.split(' ');
const infantry = words(
  'beastmen crossbow-handgun handweapons longbows militia mobs muskets pikes rangers rifles skirmishers spears sword-and-pistol',
);
const bonuses: Readonly<Record<string, number>> = {
  knights: 3,
  'heavy-cavalry': 2,
  'heavy-chariots': 4,
  battlewagons: 3,
  'sword-and-pistol': 1,
};
const onlyFirst = words(
  'joined outsideArc stakes strength righteousness freeze laudanum jihad garlic verminOff miracle ensureVictory',
);
const grades: Readonly<Record<string, number>> = {
  ...{ 'hero-1-1': 1, 'hero-2-0': 2, 'sub-commander-1-2': 1, 'sub-commander-2-1': 2, 'general-2-2': 2 },
};

class Figure {
  readonly facts: Facts;
  level: number;
  extra: number;
  lasting: number;
  wavered: boolean;
  fate = '';
  moved = false;
  cursed = false;
  leader: 'with' | 'silent' | 'lost' = 'with';
  guard = true;

  constructor(facts: Facts) {
    this.facts = facts;
    const fresh = new Troop(facts);
    this.level = fresh.level;
    this.extra = fresh.extra;
    this.lasting = fresh.lasting;
    this.wavered = fresh.level > 0;
  }
  get lives() {
    return this.fate === '';
  }
  get mass() {
    return this.facts.form === 'mass';
  }
  get foot() {
    return infantry.includes(this.facts.unit);
  }
  /** The current facts. */
  now(leaderless: boolean): Facts {
    const facts: Record<string, string | number | boolean> = { ...this.facts, state: this.level, markers: this.extra };
    if (this.wavered) for (const key of ['bless', 'barbarian', 'grogRation']) delete facts[key];
    if (this.cursed) delete facts.bless;
    if (this.moved) for (const key of ['shieldwall', 'fortification', 'stakes', 'column']) delete facts[key];
    if (leaderless) for (const key of ['leader', 'superhero', 'weapon']) delete facts[key];
    return facts as Facts;
  }
  inMelee(first: boolean, sameTurn: boolean): MeleeFacts {
    const { otherRally: _other, dread: _dread, ...facts } = this.now(this.leader !== 'with');
    const ended = [...(first ? [] : onlyFirst), ...(sameTurn ? [] : ['gaze'])];
    return Object.fromEntries(Object.entries(facts).filter(([key]) => !ended.includes(key))) as MeleeFacts;
  }
  underFire(): FireFacts {
    const { other: _other, ...facts } = this.now(this.leader === 'lost');
    const cover = facts.stands === undefined && ['woods', 'towns', 'marshes'].includes(String(facts.ground));
    const works = facts.stands === undefined && facts.fortification === true && facts.pavisiers === true;
    return {
      ...facts,
      ...(cover ? { stands: 'terrain' } : {}),
      ...(works ? { stands: 'works' } : {}),
      ...(facts.shieldwall ? { tortoise: true } : {}),
    } as FireFacts;
  }
  /** Makes a nerve roll for this unit, and writes the result back. */
  nerve<T>(tries: (troop: Troop) => T): T {
    const { other: _other, otherRally = 0, ...facts } = this.now(this.leader === 'lost');
    const troop = new Troop({ ...facts, other: otherRally });
    troop.lasting = this.lasting;
    troop.wavered = this.wavered;
    const result = tries(troop);
    this.level = troop.level;
    this.extra = troop.extra;
    this.wavered ||= troop.level > 0;
    if (troop.dead) this.dies('destroyed');
    return result;
  }
  dies(fate: string) {
    this.fate = fate;
  }
  /**
   * Applies a result of the fire or melee calculators, such as `back 2 markers 0` or `pushed back state 2 markers 0 for good 0`.
   */
  takes(said: string): 'back' | 'stays' {
    if (said === 'destroyed' || said === 'captured') {
      this.dies(said);
      return 'stays';
    }
    const found = /(\d)\s+markers\s+(\d+)(.*)$/.exec(said);
    if (!found || said.startsWith('unharmed')) return 'stays';
    this.level = Number(found[1]);
    this.extra = Number(found[2]);
    if (/one for good|for good 1/.test(found[3] ?? '')) this.lasting -= 1;
    this.wavered ||= this.level > 0;
    const back = said.startsWith('back') || said.startsWith('pushed back');
    this.moved ||= back;
    return back ? 'back' : 'stays';
  }
  get says() {
    return this.lives ? `${this.level}/${this.extra}/${this.lasting}${this.leader === 'lost' ? ' leaderless' : ''}` : this.fate;
  }
}

const kept = new Map<string, readonly (readonly [string, number])[]>();
/** One throw that decides among all results of a table. */
function among(dice: Dice, key: string, counts: () => ReadonlyMap<string, number>): string {
  let table = kept.get(key);
  if (!table) {
    table = [...counts()];
    kept.set(key, table);
  }
  return (table[dice(table.map(([, weight]) => weight)) - 1] as readonly [string, number])[0];
}

/** Makes a d10 roll with one throw for all faces that have the same result. */
function throws<T>(figure: Figure, dice: Dice, tries: (troop: Troop, dice: Dice) => T): T {
  const faces = Array.from({ length: 10 }, (_, at) => at + 1);
  const probe = (face: number): string => {
    let asked = false;
    const copy = Object.assign(Object.create(Object.getPrototypeOf(figure)), figure) as Figure;
    const result = copy.nerve((troop) =>
      tries(troop, () => {
        asked = true;
        return face;
      }),
    );
    return asked ? `${String(result)} ${copy.says}` : '';
  };
  const results = faces.map(probe);
  const kinds = [...new Set(results)];
  if (kinds.length === 1) return figure.nerve((troop) => tries(troop, () => 1));
  const kind = kinds[dice(kinds.map((each) => results.filter((other) => other === each).length)) - 1];
  const face = faces[results.indexOf(kind as string)] as number;
  return figure.nerve((troop) => tries(troop, () => face));
}

const part = (text: unknown): [number, number] => {
  const [over = '1', under = '1'] = String(text ?? '1').split('/');
  return [Number(over), Number(under)];
};

/** The final position, as text. */
export function playByHand(plan: Plan): (dice: Dice) => string {
  return (dice) => {
    const a = new Figure(plan.a);
    const b = new Figure(plan.b);
    const of = { a, b };
    let phase: 'a' | 'b' = plan.begins ?? 'a';
    let where = 'apart';
    let first = false;
    /** The melee began in this turn. */
    let sameTurn = false;
    let tired = false;
    /** The last win: the winner, the loser, how it was won, and whether the winner must test. */
    let gap: { by: Figure; over: Figure; how: string; tests: boolean } | undefined;
    let driven = '';

    const touching = () => where === 'contact' && a.lives && b.lives;
    const check = () => {
      if (!a.lives || !b.lives) where = 'over';
    };
    const fallsBack = (figure: Figure) => {
      const was = touching();
      figure.moved = true;
      if (!was) return;
      if (figure === a || !first) where = 'parted';
      else if (tired) where = 'short';
      else a.moved = true;
    };
    const works = (step: Step) => {
      const [over, under] = part(step.works);
      return over >= under || (over > 0 && dice([over, under - over]) === 1);
    };
    const strike = (figure: Figure, said: string) => {
      if (figure.takes(said) === 'back') fallsBack(figure);
      check();
    };
    const tries = (figure: Figure, game: (troop: Troop, dice: Dice) => string) => {
      const said = throws(figure, dice, game);
      if (said === 'pushed') fallsBack(figure);
      // Paranoia and similar spells first reduce a blessed elite to normal.
      if (said === 'unblessed') figure.cursed = true;
      check();
    };
    const mustFollow = ({ by, over }: NonNullable<typeof gap>): 'must' | 'may' | 'no' => {
      const flanked = Number(over.facts.flank ?? 0) > 0;
      if (flanked || (by.facts.trap ?? 'no') !== 'no' || (by.facts.gaze && sameTurn)) return 'no';
      if (by.facts.fortification && !by.moved) return 'may';
      if (!by.foot || by.mass) return 'must';
      return by.level > 0 ? 'no' : 'may';
    };
    const follow = (may: (figure: Figure) => boolean) => {
      if (!gap) return;
      const how = mustFollow(gap);
      if (how === 'no' || (how === 'may' && !may(gap.by))) return;
      gap.by.moved = true;
      if (gap.over.lives) where = 'contact';
    };
    const chargeBonus = (me: Figure, foe: Figure): number => {
      const countered =
        me === b &&
        words('knights heavy-cavalry heavy-chariots').includes(me.facts.unit) &&
        words('knights heavy-cavalry').includes(foe.facts.unit) &&
        me.level === 0;
      if (!first || (me === b && !countered) || (foe.facts.fortification && !foe.moved)) return 0;
      return (bonuses[me.facts.unit] ?? 0) + (me.mass ? 3 : 0) + (me.facts.form === 'block' ? 1 : 0) + (me.facts.mounts ? 2 : 0);
    };

    const does: Record<string, (step: Step) => void> = {
      volley: (step) => {
        const figure = of[step.on ?? 'b'];
        if (!figure.lives || touching()) return;
        const target = figure.underFire();
        const firers = step.firers ?? [];
        strike(
          figure,
          among(dice, JSON.stringify([target, firers]), () => countVolley(target, firers as FireFacts[])),
        );
      },
      artillery: (step) => {
        const figure = of[step.on ?? 'b'];
        const source = step.source as Facts;
        const magic = source.unit.startsWith('blast') || source.unit === 'termite-rot';
        if (!figure.lives || (touching() && !magic && !['grenade', 'lances'].includes(source.unit))) return;
        const target = figure.underFire();
        strike(
          figure,
          among(dice, JSON.stringify([target, source]), () => countHit(source as FireFacts, target)),
        );
      },
      blast: (step) => {
        if (works(step)) does.artillery?.(step);
      },
      spell: (step) => {
        const figure = of[step.on ?? 'b'];
        if (!works(step) || !figure.lives) return;
        const { spell = 'medusa' } = step;
        tries(figure, (troop, die) => {
          const special = ['special', 'leviathan'].includes(troop.kind);
          if (special || troop.bard || troop.is('grogRation') || troop.kind === 'elemental') return 'none';
          if (troop.is('undead') && spell !== 'tremors') return 'none';
          if (troop.kind === 'spirit') return 'none';
          if (spell !== 'apparition' && troop.passes(die)) return 'passed';
          const blessed = troop.is('bless') && (troop.facts.elite ?? 'no') === 'no' && troop.level === 0;
          return blessed && spell !== 'tremors' ? 'unblessed' : troop.shaken();
        });
      },
      charge: (step) => {
        tired = step.short === true;
        if (where === 'contact' || !a.lives || !b.lives) return;
        if (a.level > 0) where = 'halted';
        else if (tired && b.moved) where = 'short';
        else [where, first, sameTurn] = ['contact', true, true];
      },
      fear: (step) => {
        const me = step.on === 'a' ? a : b;
        const foe = me === a ? b : a;
        if (!touching() || !first) return;
        tries(me, (troop, die) => {
          if (!mustTest(troop, foe.facts) || (me === a && troop.level > 0)) return 'none';
          return troop.passes(die) ? 'passed' : troop.shaken();
        });
      },
      throwing: (step) => {
        if (touching() && first)
          tries(step.on === 'a' ? a : b, (troop, die) =>
            (rolls.throwing as (t: Troop, d: Dice, f: Facts) => string)(troop, die, plan.a),
          );
      },
      challenge: (step) => {
        if (!touching() || a.leader === 'lost' || b.leader === 'lost') return;
        const asked = step.challenger === 'b' ? a : b;
        if (step.answer === 'declines') {
          asked.leader = 'silent';
          return;
        }
        const factor = (figure: Figure) => {
          const { leader, superhero, weapon } = figure.facts;
          return (grades[String(leader)] ?? 0) + Number(superhero === true) + Number(weapon === true);
        };
        const guards = { a: step.guard === true && a.guard, b: step.foeGuard === true && b.guard };
        for (;;) {
          const ahead = (guards.a ? 0 : factor(a)) - (guards.b ? 0 : factor(b));
          let [wins, ties] = [0, 0];
          for (let x = 1; x <= 10; x++)
            for (let y = 1; y <= 10; y++) {
              if (x + ahead > y) wins++;
              if (x + ahead === y) ties++;
            }
          const thrown = dice([wins, ties, 100 - wins - ties]);
          if (thrown === 2) return;
          const [winner, loser] = thrown === 1 ? (['a', 'b'] as const) : (['b', 'a'] as const);
          if (guards[loser]) {
            guards[loser] = false;
            of[loser].guard = false;
            continue;
          }
          const hard = (loser === 'a' ? step.armor : step.foeArmor) === true ? 1 : 0;
          // 1 to 6 is death or capture; a bodyguard who wins always kills.
          const lost = guards[winner] || dice([6 - hard, 4 + hard]) === 1;
          if (lost) of[loser].leader = 'lost';
          return;
        }
      },
      melee: () => {
        if (!touching()) return;
        const fight = {
          a: a.inMelee(first, sameTurn),
          b: b.inMelee(first, sameTurn),
          charge: 'a' as const,
          round: first ? ('first' as const) : ('later' as const),
        };
        const bonus = { a: chargeBonus(a, b), b: chargeBonus(b, a) };
        const [winner = '', leftA = '', leftB = ''] = among(dice, JSON.stringify(fight), () => count(fight)).split(' | ');
        const backA = a.takes(leftA);
        const backB = b.takes(leftB);
        gap = undefined;
        if (winner === 'a' || winner === 'b') {
          const by = of[winner];
          const over = winner === 'a' ? b : a;
          const pushed = (winner === 'a' ? backB : backA) === 'back';
          const flanked = Number(over.facts.flank ?? 0) > 0;
          const known = by.mass || words('knights heavy-cavalry').includes(by.facts.unit);
          if (by.lives && (pushed || over.fate === 'destroyed'))
            gap = { by, over, how: pushed ? 'pushed' : 'gone', tests: !pushed && !flanked && (known || bonus[winner] > 0) };
        }
        if (backA === 'back' || backB === 'back' || leftA.startsWith('double') || leftB.startsWith('double')) where = 'parted';
        check();
      },
      'follow-up': (step) => {
        const who = step.who ?? 'both';
        follow((figure) => who === 'both' || (who === 'a' && figure === a) || (who === 'b' && figure === b));
      },
      'over-pursuit': () => {
        if (!gap?.tests) return;
        const { by } = gap;
        gap = undefined;
        const said = throws(by, dice, (troop, die) =>
          (rolls['over-pursuit'] as (t: Troop, d: Dice, f: Facts) => string)(troop, die, plan.a),
        );
        if (said !== 'halts') driven = by === a ? 'a' : 'b';
        check();
      },
      phase: () => {
        follow(() => false);
        gap = undefined;
        sameTurn = first;
        first = false;
        for (const figure of [a, b]) {
          if (figure.lives && figure.facts.undead === true && figure.facts.nullField !== true) {
            figure.level = 0;
            figure.extra = figure.lasting;
          }
          if (figure.leader === 'silent') figure.leader = 'with';
        }
        phase = phase === 'a' ? 'b' : 'a';
        const rallying = of[phase];
        if (rallying.lives)
          throws(rallying, dice, (troop, die) => {
            troop.rallies(die);
            return troop.stands;
          });
      },
    };
    for (const step of plan.steps) if (step.off !== true) does[step.kind]?.(step);
    return `${a.says} | ${b.says} | ${where}${driven ? ` driven ${driven}` : ''}`;
  };
}
