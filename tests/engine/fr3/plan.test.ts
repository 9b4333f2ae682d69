/** Plans of several steps, played with fixed dice: the effect of each step, and the rules that it cites. */
import { describe, expect, test } from 'vitest';
import { readAddress, writeAddress } from '../../../src/engine/fr3/charge-planner/address.ts';
import { answerOf, bodyKinds, placeKinds } from '../../../src/engine/fr3/charge-planner/answer.ts';
import { planOdds, refusals } from '../../../src/engine/fr3/charge-planner/ask.ts';
import { sizeOf, stepValues, switched, troopChanges } from '../../../src/engine/fr3/charge-planner/changes.ts';
import { leftOut, putIn } from '../../../src/engine/fr3/charge-planner/left-out.ts';
import { planChance, timeline } from '../../../src/engine/fr3/charge-planner/planner.ts';
import type { Plan, Step, Troop } from '../../../src/engine/fr3/charge-planner/question.ts';
import { readyMade } from '../../../src/engine/fr3/charge-planner/ready-made.ts';
import { play } from '../../../src/engine/kernel/chance.ts';
import { scripted } from '../../../src/engine/kernel/dice.ts';
import { chanceOf } from '../../../src/engine/kernel/written-chance.ts';

type Said = string | Troop;
const troop = (said: Said): Troop => (typeof said === 'string' ? { unit: said } : said);
type SaidStep = Step['kind'] | Step;
const planOf = (a: Said, b: Said, steps: readonly SaidStep[], more: Partial<Plan> = {}): Plan => ({
  a: troop(a),
  b: troop(b),
  steps: steps.map((step) => (typeof step === 'string' ? { kind: step } : step)),
  ...more,
});
const bows = (count = 2, range = 4): Step => ({ kind: 'volley', firers: [{ unit: 'longbows', count, range }] });

/** The final scene after these die faces. Throws if more dice are needed. */
function played(plan: Plan, ...faces: number[]) {
  expect(refusals(plan)).toEqual([]);
  const dice = scripted(faces);
  const scene = play(planChance(plan), dice);
  dice.finish();
  return scene;
}
/** The rules that refuse a plan, by the place of the error. */
const refused = (plan: Plan): Record<string, readonly string[]> =>
  Object.fromEntries(refusals(plan).map(({ at, rules }) => [at, rules]));

describe('the charge', () => {
  test('fr3.melee.charge-bonus: the bonus counts in the phase of the charge and not in the next', () => {
    // Knights have 5 + 3, pikes 4 + 2 against cavalry, so 5 on each die gives 13 to 11. A win by a charge costs two levels and
    // pushes back.
    const first = played(planOf('knights', 'pikes', ['charge', 'melee']), 5, 5);
    expect(first.b).toMatchObject({ state: 2, moved: true });
    expect(first).toMatchObject({ place: 'parted', won: { by: 'a', how: 'pushed' } });
    // A draw, then the same dice in the next phase: 10 to 11.
    const later = played(planOf('knights', 'pikes', ['charge', 'melee', 'phase', 'melee']), 3, 5, 5, 5);
    expect(later.a).toMatchObject({ state: 1 });
    expect(later.b).toMatchObject({ state: 0 });
  });

  test('fr3.melee.breakthrough-failure: a victor that loses its head is driven on, not driven back', () => {
    const kindIn = (plan: Plan, ...faces: number[]) => {
      const scene = played(plan, ...faces);
      return bodyKinds.find(({ is }) => is(scene.b, scene))?.id;
    };
    // Knights that are demoralized destroy fanatics, follow up, and fail the test for over-pursuit.
    const knights: Troop = { unit: 'knights', state: 1, other: 9 };
    const after = (...steps: SaidStep[]) => planOf('fanatics', knights, ['charge', 'melee', ...steps]);
    expect(kindIn(after('follow-up', 'over-pursuit'), 1, 9, 1)).toBe('double');
    expect(kindIn(planOf('knights', { unit: 'pikes' }, ['charge', 'melee']), 5, 5)).toBe('pushed-back');
  });

  test('fr3.armies.chinese-flame-lances, fr3.armies.dark-elves-magic-lances: lances strike in place of the charge bonus', () => {
    const lances: Step = { kind: 'artillery', source: { unit: 'lances' } };
    const steps = ['charge', lances, 'melee'] as const;
    // A damage roll of 3 does nothing. Heavy cavalry has 4 without its +2, spears have 3 + 1 against cavalry: both total 9.
    expect(played(planOf('heavy-cavalry', 'spears', steps), 3, 5, 5).b).toMatchObject({ state: 0 });
    expect(played(planOf('heavy-cavalry', 'spears', steps), 3, 6, 5).b).toMatchObject({ state: 1 }); // no shock
    expect(played(planOf('heavy-cavalry', 'spears', ['charge', 'melee']), 5, 5).b).toMatchObject({ state: 2 });
    expect(refused(planOf('large-monsters', 'spears', steps))).toEqual({
      '2.by': ['fr3.armies.chinese-flame-lances', 'fr3.armies.dark-elves-magic-lances'],
    });
  });

  test('fr3.armies.dark-elves-magic-lances: said of the charger, they take its bonus, and their blow is missed among the steps', () => {
    const plan = planOf({ unit: 'heavy-cavalry', lances: 'magic' }, 'spears', ['charge', 'melee']);
    expect(played(plan, 5, 5).b).toMatchObject({ state: 0 });
    const missing = leftOut(plan).filter(({ rules }) => rules.includes('fr3.armies.dark-elves-magic-lances'));
    expect(missing).toMatchObject([{ at: 1, step: { kind: 'artillery', source: { unit: 'lances' } } }]);
    expect(leftOut(putIn(plan, missing[0]!.step, 1)).filter(({ step }) => step.kind === 'artillery')).toEqual([]);
  });

  test('fr3.charging.no-charge-units: a charger that is demoralized on the way calls its charge off', () => {
    const plan = planOf('knights', 'pikes', [{ ...bows(), on: 'a' }, 'phase', 'charge', 'melee'], { begins: 'b' });
    // A 5 on row two demoralizes the knights; they rally on 4 and charge, and on 1 they do not.
    const shaken = answerOf(plan).stages[1]?.a.map(({ id }) => id);
    expect(shaken).toContain('demoralized');
    const halted = timeline(plan).at(-1);
    expect(halted?.of(({ place }) => place === 'halted').numerator).toBeGreaterThan(0n);
    expect(halted?.of(({ a, place }) => place === 'halted' && a.state === 0).numerator).toBe(0n);
  });

  test('fr3.melee.charge-bonus-shock: what fire has demoralized, a charge win destroys', () => {
    const scene = played(planOf('knights', { unit: 'pikes', state: 1 }, ['charge', 'melee']), 5, 5);
    expect(scene).toMatchObject({ b: { fate: 'destroyed' }, place: 'over' });
  });

  test('fr3.fear.test-charged-failure: without movement left the charge falls short of a target that falls back', () => {
    const spears: Troop = { unit: 'spears', state: 1 };
    const near = planOf('dragons', spears, ['charge', 'fear', 'melee']);
    const far = planOf('dragons', spears, [{ kind: 'charge', short: true }, 'fear', 'melee']);
    // Demoralized spears that fail their test are pushed back; the dragon follows into contact if it is near enough.
    expect(played(near, 1, 5, 5).place).not.toBe('short');
    expect(played(far, 1)).toMatchObject({ place: 'short', b: { state: 2, moved: true } });
  });
});

describe('on contact', () => {
  test('fr3.fear.test-charged: the charged unit rolls against its rally number, at once', () => {
    const plan = planOf('dragons', 'spears', ['charge', 'fear']);
    expect(played(plan, 10).b.state).toBe(0);
    expect(played(plan, 1).b.state).toBe(1);
  });

  test('fr3.fear.test-charging: a charger that flinches makes contact all the same', () => {
    const plan = planOf('knights', 'large-monsters', ['charge', { kind: 'fear', on: 'a' }]);
    expect(played(plan, 1)).toMatchObject({ place: 'contact', a: { state: 1 } });
  });

  test('fr3.fear.causes, fr3.fear.feared-immune: a unit that causes fear itself frightens its enemy, and one that is feared fears nobody', () => {
    const plan = planOf({ unit: 'mobs', feared: true }, 'spears', ['charge', 'fear']);
    expect(played(plan, 1).b).toMatchObject({ state: 1 }); // 1 is less than 6+
    expect(
      leftOut(planOf({ unit: 'mobs', feared: true }, 'spears', ['charge', 'melee'])).map(({ rules }) => rules),
    ).toContainEqual(['fr3.fear.test-charged']);
    expect(played(planOf('dragons', { unit: 'spears', dread: 'mark' }, ['charge', 'fear'])).b).toMatchObject({ state: 0 });
  });

  test('a step that can change nothing says so, and why', () => {
    const idle = (...of: Parameters<typeof planOf>) => answerOf(planOf(...of)).idle;
    expect(idle('knights', 'spears', ['charge', 'fear', 'melee'])).toEqual([
      { at: 1, says: 'This step changes nothing. Knights cause no fear.', rules: ['fr3.fear.causes'] },
    ]);
    expect(idle('dragons', 'spears', ['charge', 'fear', 'melee'])).toEqual([]);
    expect(idle('knights', 'leviathans', [bows()])).toMatchObject([
      {
        at: 0,
        says: 'This step changes nothing. Only muskets and rifles harm leviathans.',
        rules: ['fr3.leviathans.missile-immunity'],
      },
    ]);
    expect(idle('knights', 'swarms', [{ kind: 'spell', spell: 'tremors', works: '0' }])).toHaveLength(1);
    expect(idle('knights', 'spears', ['phase'])).toEqual([]);
    // A step that is switched off is not listed, but still counts in the positions.
    expect(idle('knights', 'spears', [{ kind: 'spell', off: true }, 'charge', 'fear', 'melee']).map(({ at }) => at)).toEqual([2]);
  });

  test('fr3.fear.feared-immune: units that cause fear make no test', () => {
    expect(played(planOf('dragons', 'large-monsters', ['charge', 'fear'])).b.state).toBe(0);
  });

  test('fr3.missile-fire.throwing-weapons: thrown as the charge makes contact, either way', () => {
    const at = (on: 'a' | 'b') => planOf('handweapons', 'spears', ['charge', { kind: 'throwing', on }]);
    expect(played(at('b'), 1).b.state).toBe(1);
    expect(played(at('a'), 1).a.state).toBe(1);
    expect(played(at('b'), 10).b.state).toBe(0);
    expect(
      refused(planOf('handweapons', { unit: 'spears', outsideArc: true }, ['charge', { kind: 'throwing', on: 'a' }])),
    ).toEqual({
      '2': ['fr3.missile-fire.throwing-weapons'],
    });
  });

  test('fr3.melee.push-back: a charger thrown back on contact is out of the fight', () => {
    const plan = planOf('knights', 'large-monsters', [
      'charge',
      { kind: 'fear', on: 'a' },
      { kind: 'throwing', on: 'a' },
      'melee',
    ]);
    expect(played(plan, 1, 1)).toMatchObject({ place: 'parted', a: { state: 2, moved: true }, b: { state: 0 } });
  });
});

describe('fire and magic', () => {
  test('fr3.missile-fire.result-reading: a volley demoralizes before the charge, and the losses are carried', () => {
    const plan = planOf('knights', 'pikes', [bows(4)]);
    expect(played(plan, 10).b.fate).toBe('destroyed');
    expect(timeline(plan)[1]?.of(({ b }) => b.state === 1).numerator).toBeGreaterThan(0n);
  });

  test('fr3.missile-fire.target, fr3.artillery.no-fire-into-melee: nobody fires into the melee, magic strikes there', () => {
    const melee: SaidStep[] = ['charge', 'melee', 'phase', 'phase'];
    const blast: Step = { kind: 'blast', source: { unit: 'blast-3' } };
    // A draw keeps both in contact: the volley in the charger's next phase is not fired, but the blast is cast.
    expect(played(planOf('handweapons', 'spears', [...melee, bows(4)]), 5, 5).b.state).toBe(0);
    expect(played(planOf('handweapons', 'spears', [...melee, blast]), 5, 5, 10).b.fate).toBe('destroyed');
  });

  test('fr3.auction.points-add-to-roll: a spell may fail to be cast, and then nothing is rolled', () => {
    const plan = planOf('knights', 'pikes', [{ kind: 'blast', works: '2/3', source: { unit: 'blast-3' } }]);
    expect(played(plan, 3).b.fate).toBe('in play');
    expect(played(plan, 2, 10).b.fate).toBe('destroyed');
    expect(played(planOf('knights', 'pikes', [{ kind: 'blast', works: '0', source: { unit: 'blast-3' } }])).b.state).toBe(0);
  });

  test('fr3.spells.medusa: a spell of the mind tries the rally number', () => {
    const plan = planOf('knights', 'pikes', [{ kind: 'spell', spell: 'medusa' }]);
    expect(played(plan, 1).b.state).toBe(1);
    expect(played(plan, 10).b.state).toBe(0);
    expect(played(planOf('knights', 'fanatics', [{ kind: 'spell', spell: 'medusa' }])).b.state).toBe(0);
  });

  test('fr3.elites.bonus: a curse takes the bless first', () => {
    const plan = planOf('knights', { unit: 'pikes', bless: true }, [
      { kind: 'spell', spell: 'curse-2' },
      { kind: 'spell', spell: 'curse-2' },
    ]);
    expect(played({ ...plan, steps: plan.steps.slice(0, 1) }).b).toMatchObject({ state: 0, cursed: true });
    expect(played(plan).b).toMatchObject({ state: 1, cursed: true });
  });

  test('fr3.innate.war-cry: an innate ability is resisted like any other', () => {
    const plan = planOf('knights', 'pikes', [{ kind: 'spell', spell: 'war-cry' }]);
    expect(played(plan, 1).b.state).toBe(1);
    expect(played(plan, 10).b.state).toBe(0);
  });

  test('fr3.missile-fire.cover: ground and stance are said once, for the melee and for fire', () => {
    const open = planOf('knights', 'pikes', [bows(2)]);
    const wood = planOf('knights', { unit: 'pikes', ground: 'woods' }, [bows(2)]);
    const wall = planOf('knights', { unit: 'spears', shieldwall: true }, [bows(2)]);
    const harm = (plan: Plan) =>
      Number(answerOf(plan).measures.harmB.numerator * 100n) / Number(answerOf(plan).measures.harmB.denominator);
    expect(harm(wood)).toBe(harm(open) - 20);
    expect(harm(wall)).toBe(harm(planOf('knights', 'spears', [bows(2)])) - 20);
  });
});

describe('the challenge', () => {
  const a: Troop = { unit: 'heavy-cavalry', leader: 'general-2-2' };
  const b: Troop = { unit: 'handweapons', leader: 'hero-1-1' };
  const plan = (step: Partial<Step>, ...rest: SaidStep[]) => planOf(a, b, ['charge', { kind: 'challenge', ...step }, ...rest]);

  test('fr3.character-combat.challenge-accepted: a leader who is killed is missed in the melee and in rallies', () => {
    // The general has 10 + 1 against the hero's 2; the hero's results roll of 1 kills him.
    expect(played(plan({}), 10, 2, 1)).toMatchObject({ a: { leader: 'with' }, b: { leader: 'lost' } });
    // Heavy cavalry has 4 + 2 for the charge + 2 for the leader; handweapons have 3, and would have one more with the hero.
    expect(played(plan({}, 'melee'), 10, 2, 1, 1, 6).b.state).toBe(0);
    expect(played(planOf(a, b, ['charge', 'melee']), 1, 6).a.state).not.toBe(0);
  });

  test('fr3.character-combat.challenge-escape: who escapes stays, and both fight as normal', () => {
    expect(played(plan({}), 10, 2, 10)).toMatchObject({ b: { leader: 'with' } });
  });

  test('fr3.character-combat.challenge-declined: no melee bonus for the rest of the phase, and no dice', () => {
    const declined = played(plan({ answer: 'declines' }));
    expect(declined.b.leader).toBe('silent');
    expect(played(plan({ answer: 'declines' }, 'melee', 'phase'), 6, 6, 10).b.leader).toBe('with');
    expect(played(plan({ answer: 'declines', challenger: 'b' })).a.leader).toBe('silent');
  });

  test('fr3.character-items.bodyguard-fights-first: a bodyguard falls before his charge', () => {
    // The hero's bodyguard is killed first; then general and hero tie.
    expect(played(plan({ foeGuard: true }), 10, 1, 4, 5)).toMatchObject({ b: { leader: 'with', guard: false } });
  });

  test('fr3.character-combat.challenge: both sides need somebody to fight', () => {
    expect(refused(planOf(a, 'handweapons', ['charge', 'challenge']))).toEqual({ '2': ['fr3.character-combat.challenge'] });
  });
});

describe('after the melee', () => {
  test('fr3.follow-up.infantry-choice: infantry follows if the plan says so, and fights on', () => {
    const steps: SaidStep[] = ['charge', 'melee'];
    const spears: Troop = { unit: 'spears', state: 1 };
    // Handweapons have 3, spears 3 − 1: a win double demoralizes and pushes back.
    const stays = planOf('handweapons', spears, [...steps, { kind: 'follow-up', who: 'nobody' }]);
    const follows = planOf('handweapons', spears, [...steps, 'follow-up']);
    expect(played(stays, 6, 5)).toMatchObject({ place: 'parted', b: { state: 2 } });
    expect(played(follows, 6, 5)).toMatchObject({ place: 'contact', a: { moved: true } });
    expect(played(planOf('handweapons', spears, [...steps, { kind: 'follow-up', who: 'b' }]), 6, 5).place).toBe('parted');
  });

  test('fr3.follow-up.others-mandatory: cavalry follows by the end of the phase, whatever the plan says', () => {
    const plan = planOf('knights', 'pikes', ['charge', 'melee', { kind: 'follow-up', who: 'nobody' }]);
    expect(played(plan, 5, 5).place).toBe('contact');
    // Pikes rally on 6, so a roll of 1 at −2 fails.
    expect(played(planOf('knights', 'pikes', ['charge', 'melee', 'phase']), 5, 5, 1).place).toBe('contact');
  });

  test('fr3.follow-up.demoralized-infantry: demoralized infantry stays', () => {
    const plan = planOf('handweapons', { unit: 'spears', state: 1 }, [
      'charge',
      { kind: 'throwing', on: 'a' },
      'melee',
      'follow-up',
    ]);
    expect(played(plan, 1, 7, 5)).toMatchObject({ place: 'parted', a: { state: 1 }, b: { state: 2 } });
  });

  test('fr3.follow-up.flanked-victor-turns: a victor attacked in its flank turns and does not pursue', () => {
    const plan = planOf('knights', { unit: 'mobs', flank: 1 }, ['charge', 'melee', 'follow-up', 'over-pursuit']);
    expect(played(plan, 10, 1)).toMatchObject({ place: 'over', driven: null, won: { tests: false }, a: { moved: false } });
    // Friends of the winner on the flank of the loser do not hold the winner back.
    const helped = planOf({ unit: 'knights', flank: 1 }, 'mobs', ['charge', 'melee', 'follow-up']);
    expect(played(helped, 10, 1)).toMatchObject({ place: 'over', a: { moved: true } });
  });

  test('fr3.melee.breakthrough-test: who destroys its enemy with a charge bonus tests, and may be driven on', () => {
    const plan = planOf('knights', 'mobs', ['charge', 'melee', 'follow-up', 'over-pursuit']);
    expect(played(plan, 10, 1, 10)).toMatchObject({ driven: null, a: { state: 0 } });
    expect(played(plan, 10, 1, 1)).toMatchObject({ driven: 'a', a: { state: 1 } });
    // After a push back there is no test.
    expect(played(plan, 5, 6)).toMatchObject({ driven: null, place: 'contact' });
  });

  test('fr3.over-pursuit.subject-units: charged knights that destroy the charger test as well', () => {
    const plan = planOf({ unit: 'mobs' }, 'knights', ['charge', 'melee', 'over-pursuit']);
    expect(played(plan, 1, 10, 1)).toMatchObject({ a: { fate: 'destroyed' }, b: { state: 1 }, driven: 'b' });
  });
});

describe('the next phase', () => {
  test('fr3.optional-abilities.gaze-effect, ruling: a gaze lasts for the phase of the charge and the next one', () => {
    const held = (phases: number, ...faces: number[]) =>
      played(
        planOf('handweapons', { unit: 'spears', gaze: true }, [
          'charge',
          'melee',
          ...Array.from({ length: phases - 1 }, () => ['phase', 'melee'] as const).flat(),
        ]),
        ...faces,
      );
    // Handweapons have 3. Spears have 3, or 0 while the gaze holds them, so they must roll 3 more for a draw.
    expect(held(1, 5, 8)).toMatchObject({ place: 'contact', a: { state: 0 }, b: { state: 0 } });
    expect(held(2, 5, 8, 5, 8)).toMatchObject({ place: 'contact', a: { state: 0 }, b: { state: 0 } });
    expect(held(3, 5, 8, 5, 8, 5, 6)).toMatchObject({ a: { state: 1 }, b: { state: 0 } });
  });

  test('fr3.rally.timing: the side whose phase begins rallies before anything else', () => {
    const plan = planOf('knights', { unit: 'pikes', state: 1 }, ['phase']);
    expect(played(plan, 10).b.state).toBe(0);
    expect(played(plan, 1).b.state).toBe(1);
    // The charger has nothing to rally from in its own phase, so no die is rolled.
    expect(played(planOf('knights', { unit: 'pikes', state: 1 }, ['phase', 'phase']), 1).b.state).toBe(1);
  });

  test('fr3.undead.automatic-rally: undead shed everything at the end of a phase, but not in the field of a null', () => {
    const charged = (b: Troop) => planOf('handweapons', b, ['charge', 'melee', 'phase']);
    expect(played(charged({ unit: 'spears', undead: true }), 8, 6).b.state).toBe(0);
    // fr3.abilities.null-undead
    expect(played(charged({ unit: 'spears', undead: true, nullField: true }), 8, 6, 1).b.state).toBe(1);
  });

  test('fr3.basics.damage-rally: extra markers come back, those lost for good do not', () => {
    const plan = (lost: number) => planOf('knights', { unit: 'leviathans', markers: 0, ...(lost ? { lost } : {}) }, ['phase']);
    expect(played(plan(0), 10).b.markers).toBeGreaterThan(0);
    expect(played(plan(1)).b.markers).toBe(0);
  });
});

describe('the order of play', () => {
  test.each<[string, readonly SaidStep[], string, string]>([
    ['fr3.sequence.missile-step: fire comes before movement', ['charge', bows()], '2', 'fr3.sequence.missile-step'],
    ['fr3.melee.timing: one melee in a phase', ['charge', 'melee', 'melee'], '3', 'fr3.melee.timing'],
    [
      'fr3.charging.definition: throwing weapons come after fear',
      ['charge', { kind: 'throwing', on: 'a' }, { kind: 'fear', on: 'b' }],
      '3',
      'fr3.charging.definition',
    ],
    [
      'fr3.charging.definition: the charged fear first',
      ['charge', { kind: 'fear', on: 'a' }, { kind: 'fear', on: 'b' }],
      '3',
      'fr3.charging.definition',
    ],
    [
      'fr3.missile-fire.throwing-weapons: the charger throws first',
      ['charge', { kind: 'throwing', on: 'a' }, { kind: 'throwing', on: 'b' }],
      '3',
      'fr3.charging.definition',
    ],
    [
      'fr3.armies.chinese-flame-lances: lances strike after throwing weapons',
      ['charge', { kind: 'artillery', source: { unit: 'lances' } }, 'throwing'],
      '3',
      'fr3.charging.definition',
    ],
    ['fr3.charging.engagement: a melee needs contact', ['melee'], '1', 'fr3.charging.engagement'],
    ['fr3.charging.definition: a charge in its own phase', ['phase', 'charge'], '2', 'fr3.charging.definition'],
    ['fr3.fear.test-charged: fear comes with the charge', ['fear', 'charge'], '1', 'fr3.fear.test-charged'],
    [
      'fr3.melee.breakthrough-test: pursuit comes after the melee',
      ['charge', 'over-pursuit'],
      '2',
      'fr3.melee.breakthrough-test',
    ],
    ['fr3.sequence.missile-step: enemies fire in their own phase', [{ ...bows(), on: 'a' }], '1', 'fr3.sequence.missile-step'],
  ])('%s', (_, steps, at, rule) => {
    expect(refused(planOf('dragons', 'spears', steps))[at]).toContain(rule);
  });

  test('fr3.magic.cast-any-time: a spell stands anywhere', () => {
    const spell: Step = { kind: 'spell', spell: 'medusa' };
    for (const at of [0, 1, 2, 3])
      expect(refusals(putIn(planOf('knights', 'pikes', ['charge', 'melee', 'follow-up']), spell, at))).toEqual([]);
  });

  test('fr3.charging.definition: an address with steps on contact in another order opens in order', () => {
    const { plans, problems } = readAddress('a=knights&b=pikes&1=charge&2=throwing&2.on=a&3=fear&3.on=a&4=fear&5=melee&6=phase');
    expect(problems).toEqual([]);
    expect(plans[0]?.steps?.map(({ kind, on = 'b' }) => `${kind} ${on}`)).toEqual([
      'charge b',
      'fear b',
      'fear a',
      'throwing a',
      'melee b',
      'phase b',
    ]);
  });

  test('a step that is switched off is not asked for its place', () => {
    const plan = planOf('knights', 'pikes', ['melee', 'charge']);
    expect(refusals(plan).length).toBeGreaterThan(0);
    expect(refusals(switched(plan, 0))).toEqual([]);
  });
});

describe('what is refused, in sentences', () => {
  test('units and steps that do not exist, with the nearest name', () => {
    expect(refusals(planOf('knghts', 'pikes', []))[0]?.because).toContain('Did you mean “knights”?');
    expect(refusals(planOf('knights', 'pikes', ['mele' as 'melee']))[0]?.because).toContain('Did you mean “melee”?');
  });

  test('what the chapters forbid is refused where the plan says it', () => {
    expect(refused(planOf({ unit: 'pikes', level: 'flying' }, 'mobs', ['charge']))['a.level']).toBeDefined();
    expect(
      refused(planOf('knights', 'pikes', [{ kind: 'volley', firers: [{ unit: 'longbows', range: 40 }] }]))['1.f.range'],
    ).toContain('fr3.missile-fire.range');
    expect(refused(planOf('light-artillery', 'mobs', ['charge', 'melee']))['1']).toEqual(['fr3.charging.no-charge-units']);
    expect(refusals(planOf('knights', 'pikes', [{ kind: 'blast', source: { unit: 'cannon' } }]))[0]?.because).toContain(
      'blast-1',
    );
    expect(refusals(planOf('knights', 'pikes', [{ kind: 'melee', works: '1/2' }]))[0]?.at).toBe('1.works');
  });

  test('a plan of any form is refused in sentences', () => {
    for (const wrong of [undefined, null, 3, 'x', {}, { a: 1 }, { a: { unit: 'knights' }, b: { unit: 'pikes' } }])
      for (const { because } of refusals(wrong as unknown as Plan)) expect(because).toMatch(/\.$/);
    expect(
      refusals(
        planOf(
          'knights',
          'pikes',
          Array.from({ length: 17 }, () => 'phase' as const),
        ),
      )[0]?.because,
    ).toContain('16');
  });

  test('chances are read as players write them', () => {
    expect(['2/3', '65%', '0.25', '1', '0', '4/6'].map((text) => chanceOf(text))).toEqual([
      { ways: 2, of: 3 },
      { ways: 13, of: 20 },
      { ways: 1, of: 4 },
      { ways: 1, of: 1 },
      { ways: 0, of: 1 },
      { ways: 2, of: 3 },
    ]);
    for (const wrong of ['3/2', '1/0', '-1', 'x', '1/1001', '', '101%']) expect(chanceOf(wrong)).toBeUndefined();
  });
});

describe('what a plan leaves out', () => {
  test('fr3.fear.test-charged, fr3.melee.timing, fr3.melee.breakthrough-test: said with the step that mends it', () => {
    const bare = planOf('dragons', 'spears', ['charge']);
    expect(leftOut(bare).map(({ step }) => step.kind)).toEqual(['fear', 'melee']);
    // A charge that is switched off does not count.
    expect(leftOut(planOf('dragons', 'spears', [{ kind: 'charge', off: true }]))).toEqual([]);
    let plan = planOf('knights', 'large-monsters', ['charge']);
    for (let missing = leftOut(plan); missing.length; missing = leftOut(plan)) {
      plan = putIn(plan, missing[0]?.step as Step, missing[0]?.at as number);
      expect(refusals(plan)).toEqual([]);
    }
    expect(plan.steps.map(({ kind, on }) => `${kind}${on ?? ''}`)).toEqual(['charge', 'feara', 'melee', 'over-pursuit']);
  });
});

describe('the answer', () => {
  const plan = planOf('knights', 'pikes', [bows(), 'charge', 'melee', 'follow-up', 'over-pursuit', 'phase', 'melee']);

  test('every scene is of one kind for each unit and of one place', () => {
    for (const stage of timeline(plan))
      for (const scene of stage.values) {
        for (const side of ['a', 'b'] as const) expect(bodyKinds.filter(({ is }) => is(scene[side], scene))).toHaveLength(1);
        expect(placeKinds.filter(({ is }) => is(scene))).toHaveLength(1);
      }
  });

  test('one sentence says who does what and what becomes of both', () => {
    expect(answerOf(planOf('knights', 'pikes', ['charge', 'melee'])).sentence).toBe(
      'Knights against Pikes (Knights charge, Melee): Pikes destroyed 9%, driven back 55%, fresh 36%; Knights fresh 72%, demoralized 28%.',
    );
  });

  test('what a step is worth is the answer without it', () => {
    const answer = planOdds(plan);
    if (!answer.ok) throw new Error('The plan has an answer.');
    const values = stepValues(plan, answer);
    const volley = values.find(({ step }) => step === 0);
    expect(volley?.after.ruinB.toString()).toBe(answerOf({ ...plan, steps: plan.steps.slice(1) }).measures.ruinB.toString());
    expect(volley?.before.ruinB.toString()).toBe(answer.measures.ruinB.toString());
  });

  test('every change of a circumstance is possible, moves something, and stands in order', () => {
    const answer = planOdds(plan);
    if (!answer.ok) throw new Error('The plan has an answer.');
    const changes = troopChanges(plan, answer);
    expect(changes.length).toBeGreaterThan(20);
    expect(changes.map(sizeOf)).toEqual(changes.map(sizeOf).sort((x, y) => y - x));
    for (const change of changes) {
      expect(sizeOf(change)).toBeGreaterThan(0);
      expect(refusals(change.plan)).toEqual([]);
    }
  });

  test('ready-made plans have answers, leave nothing out and keep their addresses', () => {
    for (const { address } of readyMade) {
      const { plans, problems } = readAddress(address);
      expect(problems).toEqual([]);
      expect(writeAddress(plans as Plan[])).toBe(address);
      for (const each of plans as Plan[]) {
        expect(refusals(each)).toEqual([]);
        expect(leftOut(each)).toEqual([]);
      }
    }
  });
});
