/** The sample set, which is ours: house cards for every named spell, and armies that the printed rules can play. */
import { describe, expect, test } from 'vitest';
import { plainOf, rulesIn } from '../../../src/content/inline.ts';
import { registry } from '../../../src/content/registry.ts';
import { ruleTables } from '../../../src/content/tables.ts';
import { sampleSet as figures } from '../../../src/engine/six-events/data/figures/sample-set.ts';
import { houseCards } from '../../../src/engine/six-events/data/house-cards.ts';
import { movementRates } from '../../../src/engine/six-events/data/movement-rates.ts';
import { sampleArmies } from '../../../src/engine/six-events/data/sample-armies.ts';
import { casters, spells } from '../../../src/engine/six-events/data/spells.ts';
import { columnOf } from '../../../src/engine/six-events/fighter.ts';

const { rules } = registry();

describe('six-events.sample-set.cards', () => {
  test('every named spell has a card, in the order of the lists', () => {
    expect(houseCards.map(({ spell }) => spell)).toEqual(spells);
  });
  test('every card is a rule of its own page, and links to rules that stand', () => {
    for (const { rule, effect, target } of houseCards) {
      expect(rules.get(rule)?.page).toBe('six-events.sample-set.cards');
      expect([...rulesIn(effect), ...rulesIn(target)].filter((id) => !rules.has(id))).toEqual([]);
    }
  });
  test('a card says the price that its summary says, and no caster is too poor for any', () => {
    const magic = Math.min(...sampleArmies.flatMap(({ units }) => units.flatMap(({ magic: of }) => of ?? [])));
    for (const { rule, price } of houseCards) {
      const [needs, words] = 'points' in price ? [price.points, ''] : [price.least, ' or more'];
      expect(rules.get(rule)?.summary).toContain(`House card for ${needs} ${needs === 1 ? 'point' : 'points'}${words}.`);
      expect(needs).toBeLessThanOrEqual(magic);
    }
  });
  test('offensive spells are cast at enemies or at spells, and help no friend', () => {
    for (const { spell, target } of houseCards) if (spell.kind === 'offensive') expect(target).toMatch(/enemy/);
    expect(plainOf(houseCards.at(-1)?.target ?? '')).toMatch(/enemy spell/);
  });
  test('the summaries name the numbers of the figures', () => {
    const says = (id: string) => rules.get(`six-events.sample-set.${id}`)?.summary;
    expect(says('hellfire')).toContain(`${figures.hellfireHit}+ hits`);
    expect(says('mystic-arrows')).toContain(`Each ${figures.arrowHit} is a hit`);
    expect(says('magical-armor')).toContain(`for every ${figures.armor} points, up to ${figures.mostArmor}`);
    expect(says('courage')).toContain(`up to ${figures.mostCourage}`);
    expect(says('enchanted-weapons')).toContain(`for every ${figures.weapons} points, up to +${figures.mostWeapons}`);
    expect(says('enhanced-mobility')).toContain(`${figures.mobilityInches}″ farther`);
  });
});

test.each([
  ['six-events.sample-set.causeway', '12 peasant, 10 yeoman, 8 yeoman bows, 5 knight standard', 'war-machine, character, priest'],
  ['six-events.sample-set.barrow', '14 peasant, 8 knight, 5 yeoman flies', 'creature, necromancer, character'],
  [
    'six-events.sample-set.antler',
    '10 peasant, 10 yeoman bows, 6 yeoman standard, 4 knight large',
    'creature, character, shaman',
  ],
  ['six-events.sample-set.ember', '10 peasant, 10 knight, 5 yeoman very-large', 'creature flies, character, wizard'],
])('%s: %s; %s', (rule, troops, singles) => {
  const { units } = sampleArmies.find((army) => army.rule === rule)!;
  const single = (is: string) => ['character', 'creature', 'war-machine'].includes(is);
  const words = (...all: readonly (string | number | false | undefined)[]) => all.filter(Boolean).join(' ');
  expect(
    units
      .filter(({ is }) => !single(is))
      .map(({ models, is, mount, range, flies }) =>
        words(models, is, mount !== 'foot' && mount, range && 'bows', flies && 'flies'),
      )
      .join(', '),
  ).toBe(troops);
  expect(
    units
      .filter(({ is }) => single(is))
      .map(({ is, caster, flies }) => words(caster ?? is, flies && 'flies'))
      .join(', '),
  ).toBe(singles);
});

describe.each(sampleArmies.map((army) => [army.rule, army] as const))('%s', (_, { id, rule, units }) => {
  test('six-events.turn.army-cost-missing, ruling: one army commander; a caster and a creature or an engine besides', () => {
    expect(units.filter(({ leads }) => leads === 'commander')).toHaveLength(1);
    expect(units.filter(({ caster }) => caster !== undefined)).toHaveLength(1);
    expect(units.filter(({ is }) => is === 'creature' || is === 'war-machine')).toHaveLength(1);
  });
  test('six-events.sample-set.armies: between 42 and 48 models and points of Vitality, as its page says', () => {
    const size = units.reduce((sum, { models, vitality = models }) => sum + vitality, 0);
    expect(size).toBeGreaterThanOrEqual(42);
    expect(size).toBeLessThanOrEqual(48);
  });
  test('six-events.turn.stat-line-missing, ruling: troops have models, single figures Prowess and Vitality, casters Magic and Rank', () => {
    for (const { is, models, prowess, vitality, caster, magic, rank, range, ranged, mount } of units) {
      const single = ['character', 'creature', 'war-machine'].includes(is);
      expect([prowess !== undefined, vitality !== undefined, models === 1]).toEqual([single, single, single]);
      expect([magic !== undefined, rank !== undefined]).toEqual([caster !== undefined, caster !== undefined]);
      if (caster) expect(casters.map((each) => each.id)).toContain(caster);
      if (ranged !== undefined) expect(range).toBeDefined();
      if (single) continue;
      expect(columnOf({ is, rank: 'none', mount, ground: 'open' })).toBeDefined();
    }
  });
  test('six-events.movement.rates, ruling: troops and characters move at printed rates, and war machines as their stat line says', () => {
    const rates = (group: string) => movementRates.filter((each) => each.group === group).map(({ inches }) => inches);
    expect(movementRates.some(({ id }) => /machine|chariot|baggage/.test(id))).toBe(false);
    for (const { is, mount, move, flies } of units) {
      expect(move).toBeGreaterThan(0);
      if (is === 'creature' || is === 'war-machine') continue;
      const group = is === 'character' ? 'character' : flies ? 'flyer' : mount === 'foot' ? 'infantry' : 'cavalry';
      expect(rates(group)).toContain(move);
    }
  });
  test('its table stands on its page, a row for each unit', () => {
    const table = ruleTables().get(`six-events-${id}`);
    expect(table?.rule).toBe(rule);
    expect(table?.rows).toHaveLength(units.length);
    expect(rules.get(rule)?.page).toBe('six-events.sample-set.armies');
  });
});
