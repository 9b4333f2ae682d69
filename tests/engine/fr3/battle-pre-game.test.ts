/**
 * The chapter fr3.pre-game in a battle: seers with their table, omens, and the use of scouting points, before anything is
 * deployed.
 */
import { expect, test } from 'vitest';
import { type Action, fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { belongingOf } from '../../../src/engine/fr3/battle/characters/catalogue.ts';
import { tell } from '../../../src/engine/fr3/battle/chronicle/sentences.ts';
import { armyOfRoster } from '../../../src/engine/fr3/battle/deployment/army-of-roster.ts';
import { brokenInvariants } from '../../../src/engine/fr3/battle/invariants.ts';
import { writeSetup } from '../../../src/engine/fr3/battle/notation/setup-writer.ts';
import { marginOf } from '../../../src/engine/fr3/battle/pre-game/scouting.ts';
import { costOfLeader } from '../../../src/engine/fr3/battle/units/troop-facts.ts';
import type { SideId } from '../../../src/engine/fr3/battle/vocabulary/ids.ts';
import type { Setup } from '../../../src/engine/fr3/battle/vocabulary/setup.ts';
import { write } from '../../../src/engine/kernel/notation.ts';
import { after, begun, expectTheSame, type Played, randomBattle, setupOf } from './battle-table.ts';
import { asked, rules } from './magic-table.ts';
import { roster } from './muster-table.ts';

const line = 'A1 spears off; A2 light-cavalry off; B1 handweapons off; B2 mobs off';
/** A set-up without an agreed first side, so that it is rolled for. */
const open = (text: string): Setup => {
  const { first: _, ...setup } = setupOf(text);
  return setup;
};
const told = ({ state, events }: Played): string => events.map((each) => tell(state, each)).join(' ');
const words = ({ state }: Played, side: SideId) => state.setup.armies[side].has;
const seer = `army A seer-table; ${line}`;

// ---- Seers -------------------------------------------------------------------------------------

test.each([
  [1, 'key-to-victory'],
  [2, 'favourable-stars'],
  [10, 'doom'],
])(
  'fr3.pre-game.seer-table, fr3.pre-game.seer-victory-key, fr3.pre-game.seer-stars, fr3.pre-game.seer-doom: a %i before set-up',
  (face, word) => {
    const at = begun(open(seer), face, 3, 4);
    expect(asked(at)).toBe('B edge');
    expect(at.state.portents).toEqual([{ side: 'A', word }]);
    expect(brokenInvariants(at.state)).toEqual([]);
  },
);

test('fr3.pre-game.seer-nothing: silence', () => {
  const at = begun(open(seer), 7, 4, 3);
  expect([asked(at), at.state.portents]).toEqual(['A edge', []]);
  expect(told(at)).toContain('The seer of side A says: Silence.');
});

test('fr3.pre-game.seer-table: where it is agreed who moves first the armies deploy; where all stand, the battle begins', () => {
  expect(asked(begun(setupOf(seer), 7))).toBe('A deploy');
  expect(asked(begun(setupOf('army A seer-table; A1 spears 10,10 N; B1 mobs 30,30 S'), 7))).toBe('A movement');
});

test('fr3.pre-game.seer-powerful: two more rolls, a further 6 again, and its side keeps the one that it likes', () => {
  const at = begun(open(seer), 6, 1, 6, 10);
  expect(asked(at)).toBe('A vision');
  expect([...fr3Battle.actions(at.state)]).toEqual([1, 10].map((saying) => ({ kind: 'keep-saying', saying })));
  expect(rules(at, { kind: 'keep-saying', saying: 2 })).toEqual(['fr3.pre-game.seer-powerful']);
  const kept = after(at, [{ kind: 'keep-saying', saying: 1 }], 9, 4);
  expect([asked(kept), kept.state.portents]).toEqual(['A edge', [{ side: 'A', word: 'key-to-victory' }]]);
  // Two equal results leave no choice.
  expect(asked(begun(open(seer), 6, 7, 7, 9, 4))).toBe('A edge');
});

test('fr3.pre-game.seer-look-for-omen, fr3.pre-game.seer-dark-cloud, fr3.pre-game.omen-view: what the seer says of omens is so, the other side rolls', () => {
  const both = `army A seer-table; army B omens; ${line}`;
  const good = begun(open(both), 3, 7, 3, 4, 3);
  expect(told(good)).toContain('An omen is seen: good for side A, bad for side B.');
  expect(good.state.portents).toEqual([
    { side: 'A', word: 'good-omen' },
    { side: 'B', word: 'bad-omen' },
  ]);
  expect(begun(open(both), 9, 7, 4, 4, 3).state.portents).toEqual([
    { side: 'A', word: 'bad-omen' },
    { side: 'B', word: 'good-omen' },
  ]);
  // fr3.pre-game.omen-occurs
  expect(begun(open(both), 9, 6, 4, 3).state.portents).toEqual([]);
  // An omen that the players rolled for before the battle.
  expect(words(begun(open(`army A bad-omen good-signs; ${line}`), 4, 3), 'A')).toContain('good-omen');
});

test('fr3.pre-game.seer-hidden-item: something is found, one who may have it gets it, and costs as much more', () => {
  const army = `${seer}; A3 hero-1-1 with A1; A4 individual with A2 thief`;
  const at = begun(open(army), 4, 2);
  expect(asked(at)).toBe('A found');
  const give = (character: string | null, what: string): Action => ({ kind: 'give-found', character, what });
  expect([...fr3Battle.actions(at.state)]).toContainEqual(give('A3', 'exceptional-weapon'));
  expect(rules(at, give('A3', 'exceptional-armor'))).toEqual(['fr3.pre-game.seer-hidden-item']);
  const had = after(at, [give('A3', 'exceptional-weapon')], 9, 4);
  const cost = costOfLeader({ leader: 'hero-1-1', with: 1 }) + belongingOf('exceptional-weapon').points;
  expect(had.state.setup.armies.A.characters[0]).toMatchObject({ has: ['exceptional-weapon'], cost });
  expect(after(at, [give(null, 'exceptional-weapon')], 9, 4).state.setup.armies.A.characters[0]?.has).toBeUndefined();
  // A stored spell of 40 points; its owner chooses which one.
  const spell = begun(open(army), 4, 10);
  const stored = [...fr3Battle.actions(spell.state)].flatMap((each) =>
    each.kind === 'give-found' && each.character ? [each.what] : [],
  );
  expect(stored.map((id) => belongingOf(id).points)).toEqual([40, 40]);
  expect(rules(spell, give('A3', 'stored-blast-3'))).toEqual(['fr3.pre-game.seer-hidden-item']);
  expect(brokenInvariants(after(spell, [give('A3', stored[1] as string)], 9, 4).state)).toEqual([]);
  // No character could carry the spell, so no question is asked.
  expect(asked(begun(open(seer), 4, 8, 9, 4))).toBe('A edge');
});

// ---- Scouting ----------------------------------------------------------------------------------

test('fr3.pre-game.scouting-points: fliers, light cavalry and rangers, burrowers, what is hired, and what a seer has said', () => {
  const of = (text: string): number => marginOf(begun(setupOf(text)).state);
  const troops = 'A1 spears off; B1 handweapons off';
  expect(of(line)).toBe(2);
  expect(of(`scouts A 2; scouts B 1; army B map; ${line}`)).toBe(2 + 20 - 10 - 30);
  expect(of(`army A late; underwater; A2 small-monsters off swimming; ${troops}`)).toBe(-20 + 5);
  expect(of(`A2 light-cavalry off flying; A3 rangers off; ${troops}`)).toBe(7);
  expect(of(`A2 small-monsters off burrowing; ${troops}`)).toBe(-2);
});

test('fr3.pre-game.scouting-setup-roll: up to 19 points more are a bonus for the edge, or win it', () => {
  const scouting = (lots: number): Setup => open(`scouts A ${lots}; A1 spears off; B1 handweapons off`);
  // 10 points give +5.
  expect(asked(begun(scouting(1), 2, 6))).toBe('A edge');
  expect(asked(begun(scouting(1), 2, 8))).toBe('B edge');
  // 2 points give +1 for B; a tie is rolled again.
  expect(asked(begun(open('scouts A 0; A1 spears off; B1 light-cavalry off'), 5, 4, 3, 4))).toBe('B edge');
  const won = begun(open('scouts A 1; A1 spears off; A2 light-cavalry*3 off; B1 handweapons off'));
  expect([asked(won), told(won)]).toEqual(['A edge', 'Side A wins the scouting by 16 points, which gives it option 4.']);
});

/** Side A is ahead by this number of scouting bonuses of ten points each. */
const ahead = (lots: number, ground = '', more = ''): Played =>
  begun(open(`scouts A ${lots}; ${ground}A1 spears*2 off; A3 light-cavalry off; B1 light-cavalry off; B2 mobs off${more}`));
const woods = 'terrain woods 4,14 to 8,18; ';

test('fr3.pre-game.scouting-terrain: one feature is changed, taken away or added, and never the objective', () => {
  const at = ahead(2, `${woods}terrain objective 21,15 to 27,21; terrain hill 21,15 to 27,21; `);
  expect([asked(at), told(at)]).toEqual(['A scouted', 'Side A wins the scouting by 20 points, which gives it option 5.']);
  const reshape = (piece: number, becomes: 'rough' | 'woods' | null, x = 0, y = 0): Action => ({
    kind: 'reshape',
    piece,
    becomes,
    x,
    y,
  });
  const kinds = ({ state }: Played) => state.terrain.map(({ kind }) => kind);
  const rough = after(at, [reshape(1, 'rough')], 9, 4);
  expect([asked(rough), kinds(rough), rough.state.setup.terrain === rough.state.terrain]).toEqual([
    'A edge',
    ['rough', 'hill'],
    true,
  ]);
  expect(kinds(after(at, [reshape(1, null)], 9, 4))).toEqual(['hill']);
  const more = after(at, [reshape(0, 'woods', 36, 9)], 9, 4);
  expect(more.state.terrain[2]?.polygon).toContainEqual(expect.objectContaining({ x: 39, y: 12 }));
  for (const wrong of [
    reshape(2, 'woods'),
    reshape(1, 'woods'),
    reshape(3, null),
    reshape(0, null, 36, 9),
    reshape(0, 'woods', 24, 16),
    reshape(0, 'woods', 47, 9),
  ])
    expect(rules(at, wrong)).toEqual(['fr3.pre-game.scouting-terrain']);
  expect(rules(at, { kind: 'move-objective', x: 24, y: 20 })).toEqual(['fr3.pre-game.scouting-difference']);
  expect(asked(after(at, [{ kind: 'forgo' }], 9, 4))).toBe('A edge');
});

test('fr3.pre-game.scouting-objective: it is moved up to six inches, with the ground that it is', () => {
  const at = begun(
    open(
      `scouts A 2; terrain hill 21,15 to 27,21; terrain objective 21,15 to 27,21; A1 rangers off; A2 light-cavalry*2 off; A4 spears off; B1 mobs off`,
    ),
  );
  expect(told(at)).toContain('by 26 points, which gives it option 6');
  const move = (x: number, y: number): Action => ({ kind: 'move-objective', x, y });
  expect(rules(at, move(24, 25))).toEqual(['fr3.pre-game.scouting-objective']);
  const moved = after(at, [move(18, 18)], 9, 4);
  const corner = expect.objectContaining({ x: 15, y: 15 });
  expect([moved.state.setup.objective, moved.state.terrain[0]?.polygon]).toEqual([
    expect.arrayContaining([corner]),
    expect.arrayContaining([corner]),
  ]);
});

const led = '; A4 hero-1-1 with A3; A5 general-2-2 with A1';
test('fr3.pre-game.flanking-force-entry, ruling, fr3.pre-game.scouting-flanking: options 7 and 8 give a flanking force without a roll, and with a little more a rear force, of quick units with a major character', () => {
  const at = ahead(3, '', led);
  expect(told(at)).toContain('by 30 points, which gives it option 7');
  const send = (units: readonly string[], force: 'flank' | 'rear'): Action => ({ kind: 'send-round', units, force });
  expect(rules(at, send(['A1'], 'flank'))).toContain('fr3.pre-game.flanking-force-composition');
  expect(rules(at, send(['A3'], 'rear'))).toEqual(['fr3.pre-game.scouting-difference']);
  // Each unit once, the side's own, and at least one.
  for (const units of [['A3', 'A3'], ['B1'], []])
    expect(rules(at, send(units, 'flank'))).toEqual(['fr3.pre-game.scouting-flanking']);
  const sent = after(at, [send(['A3'], 'flank')], 9, 4);
  expect([asked(sent), sent.state.units[2]?.status]).toEqual(['A edge', 'awaited']);
  expect(brokenInvariants(sent.state)).toEqual([]);
  const further = begun(
    open(
      `scouts A 3; A1 spears*2 off; A3 light-cavalry off; A4 small-monsters off flying; B1 mobs off; A5 hero-1-1 with A3; A6 general-2-2 with A1`,
    ),
  );
  expect(told(further)).toContain('by 37 points, which gives it option 8');
  expect(after(further, [send(['A3'], 'rear')], 9, 4).state.setup.armies.A.troops[2]?.force).toBe('rear');
});

test('fr3.pre-game.scouting-combination: from 40 on several options, as long as their middles do not add up to more', () => {
  const at = ahead(5, woods, led);
  expect(told(at)).toContain('by 50 points, which gives it option 9');
  // Of 50 points the rear force costs 38, which leaves 12 for one of the first three options.
  const sent = after(at, [{ kind: 'send-round', units: ['A3'], force: 'flank' }]);
  expect([asked(sent), sent.state.asks[0]?.many]).toEqual(['A scouted', 50 - 33]);
  expect([...fr3Battle.actions(sent.state)]).toEqual([
    ...[1, 2, 3, 4].map((option) => ({ kind: 'win-time', option })),
    { kind: 'forgo' },
  ]);
  // 12 of the 17 points give +5 for the edge; there is no second bonus.
  const timed = after(sent, [{ kind: 'win-time', option: 3 }], 2, 6);
  expect(asked(timed)).toBe('A edge');
  // The roll may come first; then the other options that precede the choice of edge follow.
  const early = after(at, [{ kind: 'win-time', option: 1 }], 9, 4);
  expect([asked(early), early.state.stage, early.state.asks[0]?.among]).toEqual(['A scouted', 'edge', ['5', '7', '8']]);
  const done = after(early, [{ kind: 'forgo' }]);
  expect(asked(done)).toBe('A edge');
});

// ---- Rosters, notation, random play --------------------------------------------------------------

test('fr3.pre-game.scouting-points, fr3.pre-game.seer-table: rosters bring scouts and seers', () => {
  const army = armyOfRoster(roster('roman', ['spears'], { extras: ['scouts', 'scouts', 'seer'] }));
  expect(army.ok && [army.value.scouts, army.value.has]).toEqual([2, ['seer-table']]);
  expect(() => setupOf('scouts A 1; A1 spears 10,10 N; B1 mobs 30,30 S')).toThrow('Remove the scouting');
  const setup = setupOf(`scouts A 2; ${seer}`);
  expect(setupOf(write(writeSetup(setup)))).toEqual(setup);
});

test('random battles with seers, omens and scouts end, break nothing, and replay', () => {
  const setup = open(
    `army A omens seer-table; army B seer-table; scouts A 6; ${woods}terrain objective 21,15 to 27,21; A1 spears*2 off; A3 light-cavalry*2 off; A5 hero-1-1 with A3; A6 general-2-2 with A1; B1 spears*3 off; B4 light-cavalry off; B5 hero-1-1 with B4`,
  );
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 8; seed++) {
    const { states, actions, faces } = randomBattle({ ...setup, turns: 2 }, seed);
    expect(states.at(-1)?.stage).toBe('over');
    expect(states.flatMap(brokenInvariants)).toEqual([]);
    for (const { kind } of actions) kinds.add(kind);
    expectTheSame({ setup: { ...setup, turns: 2 }, actions, faces }, states.at(-1)!);
  }
  expect(['reshape', 'win-time', 'give-found', 'send-round'].filter((kind) => !kinds.has(kind))).toEqual([]);
});
