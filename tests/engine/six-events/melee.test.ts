import { describe, expect, test } from 'vitest';
import { armors, meleeHits } from '../../../src/engine/six-events/data/hits.ts';
import { melee } from '../../../src/engine/six-events/melee/calculator.ts';
import { asking } from '../fr3/asking.ts';

const ask = asking(melee);
const attack = (u: object = {}, t: object = {}) => ask('attack', { u, t });
const meet = (a: object, b: object, turns?: number) => ask('meeting', { a, b }, turns);
const best = { is: 'knight', mount: 'giant', attacks: 'rear', leader: true, stands: true };

describe('an attack of troops', () => {
  test('six-events.melee.troops: one d6, its modifiers, over the Armor', () => {
    expect(attack({}, { armor: 2 }).rolled(5)).toBe('hits-3');
  });

  test('six-events.melee.hits-table: all 60 printed cells', () => {
    // Attackers with +0, +3 and +9 between them reach every row.
    const reach = (modified: number) =>
      modified <= 6
        ? ([{}, 0] as const)
        : modified <= 9
          ? ([{ is: 'knight', mount: 'large' }, 3] as const)
          : ([best, 9] as const);
    for (const [at, row] of meleeHits.entries())
      for (const [column, armor] of armors.entries()) {
        const [attacker, plus] = reach(at + 1);
        expect([at + 1, armor, attack(attacker, { armor }).rolled(at + 1 - plus)]).toEqual([
          at + 1,
          armor,
          `hits-${row[column]}`,
        ]);
      }
  });

  test('six-events.melee.front-only: the player is told whom troops may attack', () => {
    expect(attack().notes()).toContain('six-events.melee.front-only');
  });

  test('six-events.movement.attachment: a leader is attached to troops, never to a creature', () => {
    expect(attack({ leader: true }).refused()).toEqual([]);
    expect(attack({ is: 'creature', leader: true }).refused()).toContain('six-events.movement.attachment');
  });

  test('six-events.turn.unit-size-missing: models are missing from a full strength, and never all of them', () => {
    expect(attack({ models: 6, missing: 5 }).refused()).toEqual([]);
    expect(attack({ models: 6, missing: 6 }).refused()).not.toEqual([]);
    expect(attack({ models: 5, missing: 5 }).refused()).not.toEqual([]);
  });

  test('six-events.melee.modifier-stacking, ruling: at best +9, so that a 6 becomes 15', () => {
    expect(attack(best, { armor: 1 }).rolled(6)).toBe('hits-15');
  });

  test('six-events.melee.modifier-stacking: the example of the mounted knights', () => {
    const knights = { is: 'knight', mount: 'standard', models: 6, missing: 1, attacks: 'flank', leader: true };
    expect(attack(knights, { armor: 1 }).rolled(1)).toBe('hits-4');
  });

  test.each([
    ['six-events.melee.modifier-peasant', { is: 'peasant' }, -1],
    ['six-events.melee.modifier-knight', { is: 'knight' }, 1],
    ['six-events.melee.modifier-standard-mount', { mount: 'standard' }, 1],
    ['six-events.melee.modifier-large-mount', { mount: 'large' }, 2],
    ['six-events.melee.modifier-very-large-mount', { mount: 'very-large' }, 3],
    ['six-events.melee.modifier-giant-mount', { mount: 'giant' }, 4],
    ['six-events.melee.modifier-infantry-missing', { missing: 5 }, -2],
    ['six-events.melee.modifier-cavalry-missing', { mount: 'large', missing: 5 }, -5],
    ['six-events.melee.modifier-flank', { attacks: 'flank' }, 1],
    ['six-events.melee.modifier-rear', { attacks: 'rear' }, 2],
    ['six-events.melee.modifier-leader', { leader: true }, 1],
    ['six-events.melee.modifier-ford', { ford: true }, -2],
    ['six-events.melee.modifier-stream-uphill', { slope: true }, -1],
    ['six-events.melee.modifier-darkness', { dark: true }, -1],
    ['six-events.terrain.wall-melee', { wall: true }, -1],
    ['six-events.creatures.stand-and-attack', { stands: true }, 1],
  ])('%s', (rule, said, amount) => {
    expect(attack(said).adds(rule)).toBe(amount);
    expect(attack({}).adds(rule)).toBeUndefined();
  });

  test('six-events.melee.modifier-yeoman: nothing', () => {
    expect(attack({ is: 'yeoman' }).answer().sums[0]?.lines).toEqual([]);
  });

  test('six-events.terrain.woods-status, ruling: yeomen and knights in woods fight as peasants, on the mounts they have', () => {
    const knights = attack({ is: 'knight', mount: 'standard', ground: 'woods' });
    expect(knights.adds('six-events.melee.modifier-peasant')).toBe(-1);
    expect(knights.adds('six-events.melee.modifier-knight')).toBeUndefined();
    expect(knights.adds('six-events.melee.modifier-standard-mount')).toBe(1);
  });

  test('six-events.terrain.ruins-cavalry, ruling: no bonus for mounts among buildings', () => {
    const riders = attack({ mount: 'giant', ground: 'ruins', missing: 3 });
    expect(riders.adds('six-events.melee.modifier-giant-mount')).toBeUndefined();
    expect(riders.adds('six-events.melee.modifier-infantry-missing')).toBe(-1);
  });

  test('six-events.melee.characters-no-flank: characters have neither flank nor rear', () => {
    expect(attack({ attacks: 'rear' }, { is: 'character' }).refused()).toContain('six-events.melee.characters-no-flank');
  });
});

describe('an attack of a single figure', () => {
  test('six-events.melee.single-modifiers: the example of the wounded giant', () => {
    const giant = { is: 'creature', prowess: 5, vitality: 10, wounds: 6, attacks: 'flank' };
    expect(attack(giant, { armor: 2 }).rolled(6, 4, 2)).toBe('hits-2');
  });

  test('six-events.melee.single-figures: a die for each point of Prowess', () => {
    expect(attack({ is: 'creature', prowess: 2 }, { armor: 2 }).rolled(5, 6)).toBe('hits-2');
  });

  test('six-events.melee.armor-modifier: +1 to 1 or less, −1 to 3 or more', () => {
    const needs = [0, 1, 2, 3, 5].map((armor) => attack({ is: 'creature' }, { armor }).needs());
    expect(needs).toEqual([4, 4, 5, 6, 6]);
  });

  test('six-events.melee.hit-number, ruling: more than 6 hits too, and some dice cannot', () => {
    expect(attack({ is: 'creature', prowess: 1, attacks: 'rear' }, { armor: 1 }).chance('hits-1')).toBe('5/6');
    expect(attack({ is: 'creature', prowess: 1, ford: true }, { armor: 3 }).chance('hits-1')).toBe('0');
  });

  test('six-events.melee.prowess-loss, ruling: each full quarter of the Vitality costs a die', () => {
    const dice = (vitality: number, wounds: number) =>
      attack({ is: 'character', prowess: 6, vitality, wounds }).answer().sums[0]?.title;
    expect([1, 2, 3, 4].map((wounds) => dice(5, wounds))).toEqual([
      'Melee attack: 6 dice',
      'Melee attack: 5 dice',
      'Melee attack: 4 dice',
      'Melee attack: 3 dice',
    ]);
  });

  test('six-events.melee.prowess-minimum: one die at least', () => {
    expect(attack({ is: 'creature', prowess: 1, vitality: 8, wounds: 7 }).rolled(6)).toBe('hits-1');
  });
});

describe('strikes at an attached character', () => {
  const trade = (s: object) => ask('trade', { s });

  test('six-events.melee.trade-hits, ruling: the example of seven hits and two strikes', () => {
    expect(trade({ hits: 7, trades: 2, vitality: 4 }).rolled(5, 2)).toBe('wounded');
    expect(trade({ hits: 7, trades: 3 }).refused()).toContain('six-events.melee.trade-hits');
    expect(trade({ hits: 7, trades: 2 }).answer().notes[0]?.says).toBe('The unit itself takes the other 5 hits.');
  });

  test('six-events.melee.attached-protected: nothing else reaches him, and two hits on the unit are too few', () => {
    expect(trade({ hits: 3, trades: 1 }).refused()).toEqual([]);
    expect(trade({ hits: 2, trades: 1 }).refused()).toContain('six-events.melee.trade-hits');
    expect(trade({ hits: 3 }).answer().sentence).toContain('1 of 3 hits traded');
  });

  test('six-events.melee.hit-effect: a hit is a model of troops, or a point of Vitality', () => {
    expect(trade({ hits: 3, trades: 1, vitality: 1 }).rolled(5)).toBe('killed');
    expect(trade({ hits: 3, trades: 1, vitality: 2 }).rolled(5)).toBe('wounded');
    // Both sides hit once with a 2; the peasants of the one have a second model.
    const yeoman = { is: 'yeoman', armor: 2, models: 1 };
    expect(meet({ ...yeoman, armor: 6 }, yeoman).rolled(2, 2)).toBe('b-destroyed');
    expect(meet({ ...yeoman, armor: 6 }, { ...yeoman, models: 3 }).rolled(2, 2, 6)).toBe('both-stand');
  });

  test('six-events.melee.trade-hits: each does it on a 5 or a 6', () => {
    expect(trade({ hits: 6, trades: 2, vitality: 1 }).chance('killed')).toBe('5/9');
  });
});

describe('two units face to face', () => {
  const yeomen = { is: 'yeoman', armor: 2 };

  test('six-events.melee.simultaneous, ruling: both strike with what they had', () => {
    // Each has one model and rolls a 2, a hit: both fall.
    expect(meet({ ...yeomen, models: 1 }, { ...yeomen, models: 1 }).rolled(2, 2)).toBe('neither');
  });

  test('six-events.melee.face-to-face: in the first round nobody has a flank or a rear to strike at', () => {
    for (const attacks of ['flank', 'rear'])
      expect(() => meet({ ...yeomen, attacks }, yeomen).answer()).toThrow('not a setting of “The first” here');
    expect(attack({ attacks: 'rear' }).adds('six-events.melee.modifier-rear')).toBe(2);
  });

  test('six-events.melee.morale-check: who took damage checks, the first side first', () => {
    // 10 yeomen each lose 1 and need 2.
    expect(meet(yeomen, yeomen).rolled(2, 2, 2, 2)).toBe('both-stand');
    expect(meet(yeomen, yeomen).rolled(2, 2, 1, 2)).toBe('a-breaks');
    expect(meet(yeomen, yeomen).rolled(2, 2, 2, 1)).toBe('b-breaks');
  });

  test('six-events.melee.morale-check: who took none does not', () => {
    // Peasants roll a 1, which becomes 0.
    expect(meet(yeomen, { is: 'peasant', armor: 2 }).rolled(2, 1, 6)).toBe('both-stand');
  });

  test('six-events.morale.mod-outnumber, ruling: strictly more counts, as it stands after the losses', () => {
    // 10 against 9: the ten lose 1 and are as many as nine, who lose none: no bonus, and a 1 is not 2.
    expect(meet({ ...yeomen, models: 10 }, { ...yeomen, models: 9, armor: 6 }).rolled(1, 2, 1)).toBe('a-breaks');
    expect(meet({ ...yeomen, models: 11 }, { ...yeomen, models: 9, armor: 6 }).rolled(1, 2, 1)).toBe('both-stand');
  });

  test('six-events.morale.mod-outnumber: a rider counts as 2', () => {
    const riders = { is: 'yeoman', mount: 'standard', armor: 2, models: 6 };
    // Five riders left count as 10 against 9 of foot: their 1 is enough for the 1 of the chart either way; halved it is not.
    const halved = { ...riders, models: 10, missing: 5 };
    expect(meet(halved, { ...yeomen, models: 7, armor: 6 }).rolled(1, 2, 2)).toBe('both-stand');
    expect(meet(halved, { ...yeomen, models: 8, armor: 6 }).rolled(1, 2, 2)).toBe('a-breaks');
  });

  test('six-events.morale.no-check: knights do not check against peasants', () => {
    expect(meet({ is: 'knight', armor: 2 }, { is: 'peasant', armor: 6 }).rolled(1, 3)).toBe('both-stand');
  });

  test('six-events.melee.failed-creatures: a creature that fails rolls on its table', () => {
    const troll = { is: 'creature', prowess: 1, vitality: 4, armor: 2 };
    // One die that misses; two hits are half of its Vitality, −2, against the 3 of foot knights.
    expect(meet(troll, { is: 'knight', armor: 2 }).rolled(1, 3, 4, 1)).toBe('a-breaks');
  });

  test('six-events.melee.continues: turn after turn while both stand', () => {
    const one = meet(yeomen, yeomen, 2);
    const stand = one.after(1, 'both-stand');
    expect(stand).toBe(meet(yeomen, yeomen).chance('both-stand'));
    expect(one.after(2, 'both-stand', 'a-breaks', 'b-breaks', 'neither', 'a-destroyed', 'b-destroyed')).toBe('1');
  });
});

describe('a turn that ends in contact', () => {
  const turn = (a: object, b: object, turns?: number) => ask('turn', { a, b }, turns);
  const yeomen = { is: 'yeoman', armor: 2 };

  test('six-events.turn.event-order: shooting and its check, then the melee and its checks', () => {
    // The second shoots 4 over Armor 2: 2 hits, and the first passes with its 2. In melee both roll 2, a hit each, and pass.
    expect(turn(yeomen, { ...yeomen, shoots: true }).rolled(4, 2, 2, 2, 2, 2)).toBe('both-stand');
  });

  test('six-events.melee.start: whoever moves into contact fights in the same turn', () => {
    expect(turn(yeomen, yeomen).rolled(2, 2, 2, 2)).toBe('both-stand');
    expect(turn({ ...yeomen, models: 1 }, { ...yeomen, models: 1 }).rolled(2, 2)).toBe('neither');
  });

  test('six-events.spells.failed-troops: who fails under a spell routs before contact, and is told so', () => {
    const spelled = turn(yeomen, { ...yeomen, spell: 'mystic-arrows', strength: 1 });
    expect(spelled.rolled(6, 2)).toBe('a-shot');
    expect(spelled.notes()).toContain('six-events.spells.failed-troops');
  });

  test('six-events.spells.strength: a die for each point allotted', () => {
    const lone = { ...yeomen, models: 1 };
    const killed = (strength: number) => turn(lone, { ...yeomen, spell: 'mystic-arrows', strength }).chance('a-shot');
    expect([1, 2, 3].map(killed)).toEqual(['1/6', '11/36', '91/216']);
  });

  test('six-events.ranged.failed-troops: who fails under fire does not come to blows', () => {
    expect(turn(yeomen, { ...yeomen, shoots: true }).rolled(4, 1)).toBe('a-shot');
  });

  test('six-events.ranged.simultaneous: both shoot with what they had, the first side’s die first', () => {
    const one = { ...yeomen, models: 1, shoots: true };
    expect(turn(one, one).rolled(2, 2)).toBe('neither-met');
  });

  test('six-events.melee.modifier-infantry-missing: whom shooting has thinned fights with what is left', () => {
    // 10 yeomen lose 2 to a 4 and hit with 1 less: a 1 becomes 0, and nobody of the second falls.
    expect(turn(yeomen, { ...yeomen, shoots: true }).rolled(4, 2, 1, 1, 2)).toBe('both-stand');
  });

  test('six-events.ranged.target-characters: nobody shoots at a character on his own', () => {
    expect(turn({ is: 'character' }, { ...yeomen, shoots: true }).refused()).toContain('six-events.ranged.target-characters');
  });

  test('six-events.ranged.half-speed: a first side that has shot is told so', () => {
    expect(turn({ ...yeomen, shoots: true }, yeomen).notes()).toContain('six-events.ranged.half-speed');
  });

  test('six-events.sample-set.hellfire: a die for each point, Armor counts; then the check on the row of spells', () => {
    const hit = { ...yeomen, spell: 'hellfire', strength: 2 };
    // 5 and 4 against Armor 2: one hit. Foot yeomen need 3 against spells: a 3 passes, and the melee of twos follows.
    expect(turn(yeomen, hit).rolled(5, 4, 3, 2, 2, 2, 2)).toBe('both-stand');
    expect(turn(yeomen, hit).rolled(5, 4, 2)).toBe('a-shot');
    // Against Armor 3 a 5 is no hit, and nobody checks before the melee.
    expect(turn({ ...yeomen, armor: 3 }, hit).rolled(5, 4, 3, 3, 2, 2)).toBe('both-stand');
  });

  test('six-events.sample-set.mystic-arrows: only sixes hit, whatever the Armor', () => {
    const hit = { ...yeomen, spell: 'mystic-arrows', strength: 2 };
    expect(turn({ ...yeomen, armor: 6 }, hit).rolled(6, 5, 1)).toBe('a-shot');
    expect(turn({ ...yeomen, armor: 1 }, hit).rolled(5, 5, 2, 2, 3, 3)).toBe('both-stand');
  });

  test('six-events.spells.simultaneous, six-events.turn.event-order: both are hit at once, and who fails does not shoot', () => {
    const one = { ...yeomen, models: 1, spell: 'mystic-arrows', strength: 1 };
    expect(turn(one, one).rolled(6, 6)).toBe('neither-met');
    expect(turn({ ...yeomen, shoots: true }, { ...yeomen, shoots: true, spell: 'mystic-arrows', strength: 1 }).rolled(6, 1)).toBe(
      'a-shot',
    );
  });

  test('six-events.sample-set.about: the chance of the spell alone, by hand', () => {
    // A single yeoman dies to one hit of two dice of Mystic Arrows: 11 in 36. Nobody shoots, so no other way leads there.
    const lone = { ...yeomen, models: 1 };
    expect(turn(lone, { ...yeomen, spell: 'mystic-arrows', strength: 2 }).chance('a-shot')).toBe('11/36');
    expect(turn(lone, { ...yeomen, spell: 'none', strength: 2 }).chance('a-shot')).toBe('0');
    expect(turn(lone, { ...yeomen, spell: 'mystic-arrows', strength: 2 }).notes()).toContain('six-events.sample-set.about');
  });
});
