/** The MDX for army pages: what the list allows besides units, line by line, then the table of its units. */

import { type Standing, standingOf, standingWords } from '../../content/armies.ts';
import { formWords, rowName } from '../../content/army-words.ts';
import { registry } from '../../content/registry.ts';
import {
  type Allies,
  type Army,
  type Discount,
  type ListUnit,
  listInnates,
  magicCodes,
  type Offer,
  type Requirement,
  type UndeadAllowance,
} from '../../engine/fr3/data/armies/army.ts';
import { armies, armyOf } from '../../engine/fr3/data/armies.ts';
import { characterEntryOf } from '../../engine/fr3/data/characters.ts';
import { innateOf } from '../../engine/fr3/data/innate.ts';
import { itemOf } from '../../engine/fr3/data/items.ts';
import { levels } from '../../engine/fr3/data/levels.ts';
import { casterTypes } from '../../engine/fr3/data/spell-list.ts';
import { unitOf } from '../../engine/fr3/data/units.ts';
import { sentenceCase } from '../../engine/kernel/text.ts';
import { type GeneratedPage, line, list, plain, points } from './words.ts';

const link = (text: string, rule: string): string => `[${text}](${rule})`;
const break_ = '<br />';

/** The note on the source of an entry; empty for `table`, the usual one. */
const mark = (of: { source: 'table' | 'prose'; confidence?: 'likely' }): string => {
  const standing: Standing = standingOf(of);
  return standing === 'table' ? '' : ` (${standing === 'likely' ? 'likely' : `by the ${standingWords[standing]}`})`;
};
const note = (text: string | undefined): string => (text ? `. ${plain(text)}` : '');

const unitLink = (id: string): string => {
  const rule = unitOf(id)?.rule ?? (id === 'traps' ? 'fr3.spirits.traps' : id === 'parasitics' ? 'fr3.spirits.parasitics' : null);
  return rule ? link(rowName(id).toLowerCase(), rule) : id;
};
const unitsSaid = (units: readonly string[] | string): string =>
  typeof units === 'string' ? plain(units).toLowerCase() : list(units.map(unitLink));

/** The name for an id, or the words if the data has no id. */
const nameOf = (id: string): string =>
  itemOf(id)?.name ?? innateOf(id)?.name ?? characterEntryOf(id)?.name ?? sentenceCase(plain(id));

/** The name of a caster with a link; shamans of one element link to their list. */
function casterLink(id: string, spells: string | undefined): string {
  const type = spells ? casterTypes.find((each) => each.id === spells) : undefined;
  if (type) return link(type.name.toLowerCase(), type.list);
  const entry = characterEntryOf(id);
  return entry ? link(entry.name.toLowerCase(), entry.rule) : id;
}

const magicUsers = (army: Army): string[] =>
  army.magicUsers.map((each) => {
    const code = magicCodes[each.code];
    if (!code) throw new Error(`${army.id}: no magic user has the code ${each.code}.`);
    const casters = list(
      code.characters.map((id) => casterLink(id, id === 'shaman' ? code.list : undefined)),
      'or',
    );
    const level = each.maxLevel ? `, ${each.maxLevel === 1 ? 'of level one only' : `up to level ${each.maxLevel}`}` : '';
    return `${link(each.code, code.rule)}: ${casters}${level}${mark(each)}${note(each.note)}`;
  });

/** Further facts that stand in brackets after a name. */
const beside = (of: { source: 'table' | 'prose'; confidence?: 'likely'; note?: string }): string => {
  const said = [mark(of).slice(2, -1), of.note ? plain(of.note).replace(/\.$/, '') : ''].filter(Boolean);
  return said.length > 0 ? ` (${said.map((text) => text.charAt(0).toLowerCase() + text.slice(1)).join('; ')})` : '';
};

const characters = (army: Army): string =>
  army.characters
    .map((each, at) => {
      const entry = characterEntryOf(each.id);
      const name = entry?.name ?? each.id;
      return `${link(at === 0 ? name : name.toLowerCase(), entry?.rule ?? '')}${beside(each)}`;
    })
    .join(', ');

const innate = (army: Army): string | false =>
  army.innate.length > 0 &&
  `${list(
    army.innate.map((id) => {
      const ability = innateOf(id) ?? listInnates.find((each) => each.id === id);
      return ability ? link(ability.name, ability.rule) : id;
    }),
  )}${note(army.innateLimits)}`;

/** Merges items that one rule gives to the same units at the same price. */
function discounts(army: Army): string[] {
  const alike = Map.groupBy(army.discounts, ({ units, points: price, rule }: Discount) => `${rule} ${price} ${units}`);
  return [...alike.values()].map((group) => {
    const { units, points: price, rule } = group[0] as Discount;
    const what = list(group.map((each, at) => (at === 0 ? nameOf(each.what) : nameOf(each.what).toLowerCase())));
    return `${link(what, rule)} ${price === 'half' ? 'at half price' : price === 0 ? 'free' : `for ${points(price)}`}: ${unitsSaid(units)}`;
  });
}

const cap = (most: { units: number; per: 1000 | 'army' }): string =>
  `at most ${most.units} ${most.per === 'army' ? 'in the army' : `for each ${most.per} points`}`;

const isLevel = (id: string): boolean => (levels as readonly string[]).includes(id);

const listUnit = (unit: ListUnit): string =>
  `${link(unit.name, unit.rule)}, ${points(unit.points)}: ${unit.undead ? 'undead ' : ''}${unitLink(unit.unit)}${
    unit.elite ? `, elite ${formWords(unit.elite)}` : ''
  }${unit.has.length > 0 ? `, with ${list(unit.has.map((id) => (unitOf(id) ? unitLink(id) : isLevel(id) ? link(id, 'fr3.items.fly-swim-burrow-cost') : link(nameOf(id).toLowerCase(), itemOf(id)?.rule ?? unit.rule))))}` : ''}; ${cap(unit.most)}`;

const undead = ({ units, most, when, enters, rule }: UndeadAllowance): string =>
  `${units === 'any' ? `any type that [may be undead](fr3.undead.eligibility)` : unitsSaid(units)}, ${link(
    most === 'unlimited' ? 'any number' : `at most ${most} in the army`,
    rule,
  )}${enters === 'summoned' ? ', kept back and summoned' : ''}${when ? `, if ${plain(when.charAt(0).toLowerCase() + when.slice(1)).replace(/\.$/, '')}` : ''}`;

/** Abbreviates all lists of the North American Indians to one phrase. */
const indians = armies.filter(({ family }) => family === 'north-american-indians').map(({ id }) => id);
const allIndians = link('all North American Indians', 'fr3.armies.north-american-indians-sacred-site');

const allies = ({ armies: from, choice, percent, units, note: more, rule }: Allies): string =>
  `${list(
    [
      ...from
        .filter((id) => !(indians.includes(id) && indians.every((each) => from.includes(each))))
        .map((id) => link(armyOf(id)?.name ?? id, armyOf(id)?.rule ?? rule)),
      ...(indians.every((each) => from.includes(each)) ? [allIndians] : []),
    ],
    choice === 'one' ? 'or' : 'and',
  )}: ${link(percent === null ? 'no limit is given' : `up to ${percent} percent of the points`, rule)}${
    units ? `, only ${list(units.map(unitLink))}` : ''
  }${note(more)}`;

const item = (each: NonNullable<Army['items']>[number]): string =>
  `${link(nameOf(each.id), each.rule ?? itemOf(each.id)?.rule ?? '')}${beside(each)}`;

const offer = (each: Offer): string =>
  `${link(each.name, each.rule)}, ${points(each.points)}${each.most ? `, ${cap(each.most)}` : ''}: ${unitsSaid(each.units)}. ${plain(each.summary)}`;

const requirement = ({ any, least, general, rule }: Requirement): string => {
  const what = list(
    any.map((id) => {
      const entry = characterEntryOf(id);
      return entry ? link(entry.name.toLowerCase(), entry.rule) : `unit of ${unitLink(id)}`;
    }),
    'or',
  );
  return general ? `${link('its general', rule)} as a ${what}` : `${link(`at least ${least}`, rule)} ${what}`;
};

const { rules } = registry();
const ownRules = (army: Army): string | false =>
  army.rules.length > 0 && army.rules.map((id) => link(rules.get(id)?.title ?? id, id)).join(' · ');

const family = (army: Army): string | undefined =>
  army.family &&
  list(armies.filter((each) => each.family === army.family && each !== army).map((each) => link(each.name, each.rule)));

/** Capitalizes the first letter, also inside a link. */
const opening = (text: string): string =>
  text.replace(/^(\[?)(\w)/, (_, bracket: string, letter: string) => bracket + letter.toUpperCase());

const lines = (name: string, all: readonly string[] | undefined): string[] =>
  line(name, all && all.length > 0 && all.map(opening).join(break_));

export const armyPages = (): GeneratedPage[] =>
  armies.map((army) => ({
    path: `fr3/armies/${army.id}`,
    title: army.name,
    facts: [
      ...lines('Must have', army.required?.map(requirement)),
      ...lines('Magic users', magicUsers(army)),
      ...line('Characters', characters(army)),
      ...line('Innate magic', innate(army)),
      ...lines('Free or cheaper', discounts(army)),
      ...lines('Units of its own', army.listUnits?.map(listUnit)),
      ...lines('Only here', army.offers?.map(offer)),
      ...lines('May buy', army.items?.map(item)),
      ...lines('Undead', army.undead?.map(undead)),
      ...lines('Allies', army.allies?.map(allies)),
      ...line('Own rules', ownRules(army)),
      ...line('Akin', family(army)),
    ],
    body: `<ArmyUnits army="${army.id}" />\n\n## How it plays`,
  }));
