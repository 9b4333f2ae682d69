/** How a unit stands is one fact: every calculator, the planner and the battle carry losses on in the same way. */
import { describe, expect, test } from 'vitest';
import { fr3Battle } from '../../../src/engine/fr3/battle/battle.ts';
import { unitAt, withUnit } from '../../../src/engine/fr3/battle/units/pieces.ts';
import { planChance } from '../../../src/engine/fr3/charge-planner/planner.ts';
import { combatant } from '../../../src/engine/fr3/melee/combatant.ts';
import { meleePhases } from '../../../src/engine/fr3/melee/phases.ts';
import type { MeleeSide } from '../../../src/engine/fr3/melee/question.ts';
import type { Target } from '../../../src/engine/fr3/missile-fire/question.ts';
import { rallyTarget } from '../../../src/engine/fr3/missile-fire/standing.ts';
import { volleysInARow } from '../../../src/engine/fr3/missile-fire/volleys.ts';
import type { Subject } from '../../../src/engine/fr3/nerve/question.ts';
import { attempt } from '../../../src/engine/fr3/nerve/standing.ts';
import { asItStands, atPhaseEnd, type Losses, lostWhenShaken, rallied, standingOf } from '../../../src/engine/fr3/standing.ts';
import { rallies } from '../../../src/engine/fr3/structures/body.ts';
import { escaladeCourse, onWall } from '../../../src/engine/fr3/structures/escalade.ts';
import type { Storming } from '../../../src/engine/fr3/structures/storm.ts';
import { type Chance, known, map } from '../../../src/engine/kernel/chance.ts';
import { odds } from '../../../src/engine/kernel/odds.ts';
import { begun, setupOf } from './battle-table.ts';
import { until } from './magic-table.ts';

const far = 'A9 mobs 44,3 N; B9 mobs 44,33 S';

/** What all of them can be asked about. */
interface Unit extends Pick<MeleeSide & Target, 'unit' | 'form' | 'state' | 'markers' | 'undead' | 'bard' | 'leader'> {}
type Left = Pick<Losses, 'state' | 'markers'>;

/** How often each morale and number of markers comes of ten faces. */
function shares(of: Chance<Left>): string {
  const all = odds(map(of, ({ state, markers }) => `${state}/${markers}`));
  return [...all.values]
    .sort()
    .map((each) => `${each} ${all.of((one) => one === each)}`)
    .join(', ');
}

/** The unit in the rally step of its own phase, or when nothing is left to roll for. */
function onTable({ unit, form, state = 0, markers, undead, bard }: Unit) {
  const words = [undead && 'undead', form === 'mass' && '2x2', form === 'block' && '1x2'].filter(Boolean).join(' ');
  const from = begun(
    setupOf(`A1 ${unit} 20,10 N ${words}; ${bard ? 'A3 hero-1-1 with A1 bard;' : ''} ${far}`),
    ...(bard ? [3] : []),
  );
  const theirs = until(from, 'B movement');
  const left = markers ?? (state > 0 ? 0 : unitAt(from.state, 'A1').markers);
  const hit = { ...theirs, state: withUnit(theirs.state, 'A1', { morale: state, everShaken: state > 0, markers: left }) };
  const dice = bard ? [3] : [];
  try {
    return until(hit, 'A rally', ...dice);
  } catch {
    return until(hit, 'A movement', ...dice);
  }
}

/** What a battle makes of the rally step of the unit's own phase. */
function inBattle(unit: Unit): string {
  const at = onTable(unit);
  const now = (state: typeof at.state): Left => ({ state: unitAt(state, 'A1').morale, markers: unitAt(state, 'A1').markers });
  const action = { kind: 'rally', unit: 'A1' } as const;
  if (fr3Battle.refuse(at.state, action)) return shares(known(now(at.state)));
  return shares(map(fr3Battle.perform(at.state, action), (done) => now(done.state)));
}

/** After its one rally attempt, as each of them says. */
function afterRally(unit: Unit): Record<string, string> {
  const standing = standingOf(combatant(unit));
  // Undead have shed everything before their own phase comes.
  const ended = atPhaseEnd(standing, unit.undead === true);
  return {
    nerve: shares(attempt(unit as Subject, standing)),
    planner: shares(map(planChance({ a: { unit: 'mobs' }, b: unit, steps: [{ kind: 'phase' }] }), ({ b }) => b)),
    'missile fire': shares(rallyTarget(unit, ended)),
    structures: shares(rallies(unit, ended)),
    battle: inBattle(unit),
  };
}

describe('one rally attempt, as the calculators, the planner and the battle see it', () => {
  test.each<[string, Unit, string]>([
    ['fr3.rally.success: both levels go at once', { unit: 'spears', state: 2 }, '0/0 3/10, 2/0 7/10'],
    ['fr3.basics.damage-rally: morale first, then a marker', { unit: 'beastmen', form: 'mass', state: 1 }, '0/1 3/10, 1/0 7/10'],
    ['fr3.basics.damage-rally: two markers at most', { unit: 'beastmen', form: 'mass', markers: 0 }, '0/0 3/5, 0/2 2/5'],
    ['fr3.pike-blocks.extra-marker: a block has its marker back', { unit: 'pikes', form: 'block', state: 1 }, '0/1 2/5, 1/0 3/5'],
    ['fr3.undead.automatic-rally: without a roll', { unit: 'spears', undead: true, state: 2 }, '0/0 1'],
    ['fr3.undead.automatic-rally: markers too', { unit: 'mobs', form: 'mass', undead: true, markers: 0 }, '0/3 1'],
    ['fr3.undead.automatic-rally: all of it', { unit: 'mobs', form: 'mass', undead: true, state: 1 }, '0/3 1'],
    [
      'fr3.abilities.bard-joins-demoralized: without a roll',
      { unit: 'spears', leader: 'hero-1-1', bard: true, state: 2 },
      '0/0 1',
    ],
    [
      'fr3.abilities.bard-joins-demoralized: markers alone are rolled for',
      { unit: 'pikes', form: 'block', leader: 'hero-1-1', bard: true, markers: 0 },
      '0/0 2/5, 0/1 3/5',
    ],
    ['nothing to rally from', { unit: 'spears' }, '0/0 1'],
  ])('%s', (_name, unit, says) => {
    const found = afterRally(unit);
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((each) => [each, says])));
  });
});

describe('what lasts', () => {
  test('fr3.optional-abilities.poison-marker: a rally leaves poison, and no markers to whom it demoralizes', () => {
    const of: Losses = { state: 2, markers: 0, lasting: 3, poison: 1 };
    expect(rallied(of)).toMatchObject({ state: 1, markers: 0 });
    expect(rallied({ ...of, state: 1 })).toMatchObject({ state: 1, markers: 0 });
    expect(atPhaseEnd(of, true)).toMatchObject({ state: 1, markers: 0 });
    expect(atPhaseEnd(of, true, true)).toEqual(of);
    expect(atPhaseEnd(of, false)).toEqual(of);
  });

  test('fr3.items.barbarian-loss, fr3.spells.bless-curse-1, fr3.spells.grog-ration: lost by whoever has been demoralized', () => {
    const side: MeleeSide = { unit: 'spears', bless: true, barbarian: true, grogRation: true, strength: true };
    const now = (shaken: boolean) => asItStands(side, { state: 0, markers: 0, shaken });
    expect(lostWhenShaken.map((id) => [id, now(false)[id], now(true)[id]])).toEqual(
      lostWhenShaken.map((id) => [id, true, false]),
    );
    expect(now(true).strength).toBe(true);
    // What was not said stays unsaid.
    expect(asItStands({ unit: 'spears' }, { state: 1, markers: 0, shaken: true })).toEqual({
      unit: 'spears',
      state: 1,
      markers: 0,
    });
  });

  test('fr3.basics.damage-rally: a mass that begins a melee demoralized can have its markers back', () => {
    const course = meleePhases(
      { a: { unit: 'mobs', form: 'mass', state: 1 }, b: { unit: 'mobs', form: 'mass' }, charge: 'b' },
      { phases: 4 },
    );
    expect(course[3]?.values.some(({ a }) => a.fate === 'in play' && a.markers > 0)).toBe(true);
  });

  test('fr3.undead.automatic-rally: undead in square shed their markers as the phase of the shot ends, but those lost for good', () => {
    const row = (between: 'rally' | 'nothing', undead: boolean) =>
      volleysInARow({
        target: { unit: 'muskets', square: 2, ...(undead ? { undead } : {}) },
        firers: [{ unit: 'longbows', count: 4, range: 4 }],
        volleys: 1,
        between,
      })[0]?.of(({ fate, markers, lasting }) => fate === 'in play' && markers > lasting);
    expect(String(row('rally', true))).toBe('0');
    expect(String(row('nothing', true))).not.toBe('0');
    expect(String(row('rally', false))).not.toBe('0');
  });

  test('fr3.spells.strength: a spell helps those who storm a wall in its own phase only', () => {
    const storm = (a: Partial<MeleeSide>): Storming => ({
      height: 1,
      way: 'foot',
      engineer: false,
      marines: { a: false, b: false },
      oil: false,
      rocks: false,
      count: 1,
      a: { unit: 'spears', ...a },
      b: { unit: 'spears' },
    });
    const up = (a: Partial<MeleeSide>, phase: number) =>
      String(escaladeCourse(storm(a), phase)[phase - 1]?.of(({ stormers }) => stormers.some(onWall)));
    expect(up({ strength: true }, 1)).not.toBe(up({}, 1));
    // Demoralized they cannot climb before they have rallied: it is over by then.
    expect(up({ state: 1, strength: true }, 3)).toBe(up({ state: 1 }, 3));
    expect(up({ state: 1 }, 3)).not.toBe('0');
  });
});
