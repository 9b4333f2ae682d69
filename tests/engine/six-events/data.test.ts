/** The typed data of the six-event battle game against rows typed a second time from the text, and against each other. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { rulesIn } from '../../../src/content/inline.ts';
import { registry } from '../../../src/content/registry.ts';
import { ruleIdPattern } from '../../../src/content/schema.ts';
import { stepsOf } from '../../../src/content/sequences.ts';
import { ruleTables } from '../../../src/content/tables.ts';
import { failureTable, randomMovement } from '../../../src/engine/six-events/data/creatures.ts';
import { events } from '../../../src/engine/six-events/data/events.ts';
import { creatures } from '../../../src/engine/six-events/data/figures/creatures.ts';
import { melee } from '../../../src/engine/six-events/data/figures/melee.ts';
import { armorModifiers, armors, meleeHits, rangedHits, rangedMisprints } from '../../../src/engine/six-events/data/hits.ts';
import { houseCards } from '../../../src/engine/six-events/data/house-cards.ts';
import { meleeModifiers, moraleModifiers, rangedModifiers } from '../../../src/engine/six-events/data/modifiers.ts';
import { checking, moraleChart } from '../../../src/engine/six-events/data/morale.ts';
import { movementRates } from '../../../src/engine/six-events/data/movement-rates.ts';
import { rallyRolls } from '../../../src/engine/six-events/data/rally.ts';
import { casters, spells } from '../../../src/engine/six-events/data/spells.ts';
import { terrainKinds } from '../../../src/engine/six-events/data/terrain.ts';

const lines = (text: string) => text.trim().split(/\n\s*/);
const d6 = [1, 2, 3, 4, 5, 6];

test('six-events.turn.event-order: six events, the first in two halves', () => {
  expect(events.map(({ numeral, name }) => `${numeral} ${name}`)).toEqual([
    'Ia Initiative',
    'Ib Personal challenges',
    'II Spell casting',
    'III Ranged attacks',
    'IV Movement',
    'V Melee combat',
    'VI Rally',
  ]);
});

test('six-events.turn.event-order: every event of the sequence opens rules that stand, its own first', () => {
  const { rules } = registry();
  const steps = stepsOf('six-events');
  expect(steps.map(({ label }) => label)).toEqual(events.map(({ numeral }) => numeral));
  for (const { rules: used } of steps) {
    expect(used.filter((id) => !rules.has(id))).toEqual([]);
    expect(new Set(used).size).toBe(used.length);
  }
});

test('six-events.morale.when: checks after events II, III and V', () => {
  expect(events.filter(({ checks }) => checks).map(({ numeral }) => numeral)).toEqual(['II', 'III', 'V']);
});

test('six-events.spells.cards: the names of the spells, in the order of the lists', () => {
  const named = (kind: string) => spells.filter((each) => each.kind === kind).map(({ name }) => name);
  expect(named('offensive').join(', ')).toBe('Confuse, Fear, Hellfire, Mystic Arrows, Paralyze, Universal Balance');
  expect(named('general').join(', ')).toBe(
    'Magical Armor, Courage, Dark Vision, Magical Darkness, Enchanted Weapons, Gentle Fall, Magical Light, Enhanced Mobility, Rally, Counter-Magic',
  );
});

test('six-events.spells.cards, ruling: a spell has a name and no effect of its own; every house card is one for such a spell', () => {
  for (const spell of spells) expect([spell.name.length > 0, 'effect' in spell]).toEqual([true, false]);
  for (const { spell, effect } of houseCards) expect([spells.includes(spell), effect.length > 0]).toEqual([true, true]);
});

test('six-events.spells.two-types: who casts what', () => {
  expect(casters.map(({ id, kinds, weakened }) => `${id} ${kinds.join('+')}${weakened ? ' weakened' : ''}`)).toEqual([
    'wizard offensive+general',
    'priest offensive+general+prayers weakened',
    'necromancer offensive+general+necromancy',
    'shaman offensive+general',
  ]);
});

test('six-events.movement.rates: every rate', () => {
  expect(movementRates.map(({ id, inches }) => `${id} ${inches ?? '-'}`)).toEqual(
    lines(`
      character 12
      cavalry 12
      cavalry-knights 10
      cavalry-heavy-mounts 8
      infantry 8
      infantry-knights 6
      creature -
      wraiths 8
      winged-humanoids 10
      flying-mounts 16
      flying-large-mounts 14
      flying-very-large-mounts 12
      small-dragons 12
      large-dragons 10`),
  );
});

test('six-events.terrain.penalty-count: what each terrain does to a move', () => {
  const said = (move: (typeof terrainKinds)[number]['move']) => {
    if (move === null) return 'barred';
    if (move.kind === 'half') return 'half';
    if (move.kind === 'gain') return `gain ${move.infantry}/${move.cavalry}`;
    return `${move.kind} ${move.inches}`;
  };
  expect(terrainKinds.map(({ id, move }) => `${id} ${said(move)}`)).toEqual(
    lines(`
      hill lose 2
      woods lose 2
      wall lose 2
      stream lose 2
      ford lose 2
      river barred
      swamp per-inch 2
      ruins half
      road gain 4/6`),
  );
});

test('six-events.terrain.woods-move, ruling, six-events.terrain.swamp-infantry: whom a terrain treats differently', () => {
  const excepted = terrainKinds.flatMap(({ id, except }) => (except === null ? [] : [`${id}: ${except}`]));
  expect(excepted).toEqual(['woods: not peasants', 'swamp: cavalry barred']);
});

describe('modifiers', () => {
  const rows = (of: typeof meleeModifiers) => of.map(({ id, value, per }) => `${id} ${value}${per ? ` per ${per}` : ''}`);

  test('six-events.ranged.troops: three rows', () => {
    expect(rows(rangedModifiers)).toEqual(['obstruction -1', 'infantry -1 per 2', 'cavalry -1 per 1']);
  });

  test('six-events.melee.modifier-stacking: fifteen rows', () => {
    expect(rows(meleeModifiers)).toEqual(
      lines(`
        peasant -1
        yeoman 0
        knight 1
        standard-mount 1
        large-mount 2
        very-large-mount 3
        giant-mount 4
        infantry-missing -1 per 2
        cavalry-missing -1 per 1
        flank 1
        rear 2
        leader 1
        ford -2
        stream-uphill -1
        darkness -1`),
    );
  });

  test('six-events.melee.modifier-stacking: the greatest sum and a 6 end where the table of hits ends', () => {
    const { knight, giantMount, rear, leader, best } = melee;
    expect(knight + giantMount + rear + leader + creatures.standAndAttack).toBe(best);
    expect(best + 6).toBe(meleeHits.length);
  });

  test('six-events.morale.mod-flanked: eleven rows', () => {
    expect(rows(moraleModifiers)).toEqual(
      lines(`
        flanked -1
        rear-attacked -2
        half-troops -2
        half-vitality -2
        leader-killed -1
        commander-killed -1
        attacking-flank 1
        attacking-rear 2
        outnumber 1
        friend-engaged 1
        leader-attached 1`),
    );
  });
});

describe('hits', () => {
  /** Half up, in whole numbers, so that no fraction is rounded twice. */
  const formula = (roll: number, armor: number) => Math.floor((2 * roll + armor) / (2 * armor));
  const disagreements = (hits: typeof meleeHits) =>
    hits.flatMap((row, at) =>
      armors.flatMap((armor, column) => {
        const played = formula(at + 1, armor);
        return row[column] === played ? [] : [{ roll: at + 1, armor, printed: row[column], played }];
      }),
    );

  test('six-events.ranged.hits-table: the 24 printed cells', () => {
    expect(rangedHits.map((row) => row.join(' '))).toEqual(['1 1 0 0', '2 1 1 1', '3 2 1 1', '4 2 2 1', '5 3 2 2', '6 3 2 2']);
  });

  test('six-events.melee.hits-table: the 60 printed cells', () => {
    expect(meleeHits.map((row) => row.join(' '))).toEqual(
      lines(`
        1 1 0 0
        2 1 1 1
        3 2 1 1
        4 2 1 1
        5 3 2 1
        6 3 2 2
        7 4 2 2
        8 4 3 2
        9 5 3 2
        10 5 3 3
        11 6 4 3
        12 6 4 3
        13 7 4 3
        14 7 5 4
        15 8 5 4`),
    );
  });

  test('six-events.ranged.rounding: the formula disagrees with two printed cells of shooting and none of melee', () => {
    expect(disagreements(rangedHits)).toEqual(rangedMisprints);
    expect(disagreements(meleeHits)).toEqual([]);
  });

  test('six-events.ranged.hits-table: the page shows what is played, the same as melee up to a roll of 6', () => {
    const cells = (id: string) =>
      ruleTables()
        .get(id)
        ?.rows.map((row) => row.cells);
    expect(cells('six-events-ranged-hits')).toEqual(cells('six-events-melee-hits')?.slice(0, 6));
  });

  test('six-events.ranged.armor-modifier, six-events.melee.armor-modifier: three bands without a gap', () => {
    expect(armorModifiers.map(({ from, to, modifier }) => [from, to, modifier])).toEqual([
      [null, 1, 1],
      [2, 2, 0],
      [3, null, -1],
    ]);
  });

  test('six-events.ranged.hit-number: 1/2, 1/3 and 1/6 for each die', () => {
    const hitting = armorModifiers.map(({ modifier }) => d6.filter((face) => face + modifier >= melee.hit).length);
    expect(hitting).toEqual([3, 2, 1]);
  });
});

test('six-events.rally.rolls: what each needs', () => {
  expect(rallyRolls.map(({ id, needed }) => `${id} ${needed}+`)).toEqual([
    'peasants 5+',
    'yeomen 4+',
    'knights 3+',
    'creatures 4+',
  ]);
});

describe('six-events.morale.chart', () => {
  test('the 48 printed cells', () => {
    expect(checking.map(({ name }) => name)).toEqual([
      'Creature',
      'Mounted knights',
      'Foot knights',
      'Mounted yeomen',
      'Foot yeomen',
      'Peasants',
    ]);
    expect(moraleChart.map(({ id, needed }) => `${id}: ${needed.map((each) => each ?? 'no').join(' ')}`)).toEqual(
      lines(`
        creatures: 3 3 3 4 5 5
        mounted-knights: 3 2 2 3 4 5
        foot-knights: 3 1 2 2 3 5
        mounted-yeomen: 2 1 1 2 3 4
        foot-yeomen: 0 -1 1 1 2 3
        peasants: -1 no no 0 1 2
        ranged: 1 0 0 1 2 3
        spells: 3 1 1 2 3 5`),
    );
  });

  test('six-events.morale.cause-identity, ruling: one row each for shots and spells, six for melee', () => {
    expect(moraleChart.map(({ event }) => event).join(' ')).toBe('melee melee melee melee melee melee ranged spells');
    const checks = events.flatMap((each) => (each.checks ? [each.id] : []));
    expect([...new Set(moraleChart.map(({ event }) => event))].sort()).toEqual(checks.sort());
  });
});

describe('tables of one d6', () => {
  test.each([
    ['six-events.creatures.failure-table', failureTable, 'withdraw withdraw withdraw withdraw flee berserk'],
    ['six-events.creatures.random-movement', randomMovement, 'rear rear right left forward stand'],
  ] as const)('%s: each face has one result', (_, outcomes, faces) => {
    expect(d6.map((face) => outcomes.filter(({ from, to }) => from <= face && face <= to).map(({ id }) => id))).toEqual(
      faces.split(' ').map((id) => [id]),
    );
  });
});

describe('ids', () => {
  const folder = join(process.cwd(), 'src/engine/six-events/data');
  const { rules } = registry();
  function* texts(value: unknown): Generator<string> {
    if (typeof value === 'string') yield value;
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) yield* texts(each);
  }

  test.each(readdirSync(folder).filter((name) => name.endsWith('.ts')))(
    '%s: every rule id stands, no list has an id twice',
    async (name) => {
      const module = (await import(pathToFileURL(join(folder, name)).href)) as Record<string, unknown>;
      const cited = [...texts(module)].flatMap((text) => (ruleIdPattern.test(text) ? [text] : rulesIn(text)));
      expect(cited.filter((id) => !rules.has(id))).toEqual([]);
      for (const list of Object.values(module)) {
        const ids = Array.isArray(list) ? list.flatMap((each) => (each?.id ? [each.id as string] : [])) : [];
        expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
      }
    },
  );
});
