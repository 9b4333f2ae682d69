/** Cards to cut out, the size of playing cards: one for all identical units, and one for each character. */
import { useContext } from 'preact/hooks';
import { gradeOf, type Person } from '../../../../engine/fr3/muster/leaders.ts';
import { listFor, rowOf } from '../../../../engine/fr3/muster/lists.ts';
import { type Mustered, muster } from '../../../../engine/fr3/muster/mustered.ts';
import type { Roster, RosterUnit } from '../../../../engine/fr3/muster/roster.ts';
import { RuleLinks } from '../../../odds/links.tsx';
import { UnitSign } from '../../../odds/UnitSign.tsx';
import { breakable, characterName, characterWords, typeName } from '../words.ts';
import { type NeededRule, neededRules } from './needed-rules.ts';
import { bonusesOf, combatFactor, Move, rally } from './Profile.tsx';

/** The options or abilities of the unit or character, with short explanations. */
function Abilities({ rules }: { rules: readonly NeededRule[] }) {
  const linked = useContext(RuleLinks);
  return (
    <ul>
      {rules.map(({ rule, name }) => (
        <li key={`${rule} ${name}`}>
          <b>{name ?? linked[rule]?.title}</b> {linked[rule]?.summary}
        </li>
      ))}
    </ul>
  );
}

/** Symbols for characters on the sheet. */
const signOf = (person: Person): string => {
  const grade = gradeOf(person);
  return grade === 'general' ? 'general' : grade === null ? 'character' : 'hero';
};

interface Alike {
  readonly unit: RosterUnit;
  /** The indexes of the units in the roster. */
  readonly places: readonly number[];
}

/** Groups of units that are identical except for their starting place. */
const alikeOf = ({ units }: Roster): readonly Alike[] =>
  [
    ...Map.groupBy(units.keys(), (at) => {
      const { with: _host, ...unit } = units[at] as RosterUnit;
      return JSON.stringify(Object.entries(unit).sort());
    }).values(),
  ].map((places) => ({ unit: units[places[0] as number] as RosterUnit, places }));

/** A list of numbers: `units 1 to 4, 7`. */
function numbersOf(places: readonly number[]): string {
  const runs: [from: number, to: number][] = [];
  for (const place of places) {
    const last = runs.at(-1);
    if (last && last[1] === place) last[1] = place + 1;
    else runs.push([place + 1, place + 1]);
  }
  const words = runs.map(([from, to]) => (from === to ? from : to === from + 1 ? `${from}, ${to}` : `${from} to ${to}`));
  return `${places.length > 1 ? 'units' : 'unit'} ${words.join(', ')}`;
}

export function Cards({ mustered, symbols }: { mustered: Mustered; symbols: string }) {
  const { roster, list, cost } = mustered;
  const linked = useContext(RuleLinks);
  /** The rules for one part of the roster, found by evaluating that part alone. */
  const rulesOf = (part: Partial<Mustered['roster']>, title: string): readonly NeededRule[] =>
    neededRules(muster({ ...roster, extras: [], units: [], characters: [], ...part }, list)).find(
      (group) => group.title === title,
    )?.rules ?? [];
  return (
    <ol class="paper-deck">
      {alikeOf(roster).map(({ unit, places }) => {
        const own = listFor(roster.army, unit) ?? list;
        const row = rowOf(own, unit.type);
        const type = typeName(own, unit.type);
        const { with: _host, aside: _aside, ...alone } = unit;
        const [rule] = rulesOf({ units: [alone] }, 'Units');
        const bonuses = bonusesOf(unit, row);
        return (
          <li key={places[0]} class="paper-card">
            <header>
              {row?.unit && <UnitSign unit={row.unit.id} symbols={symbols} />}
              <h3>{breakable(unit.name ?? type)}</h3>
              <span>{places.length > 1 && `${places.length} ×`}</span>
            </header>
            <p class="paper-kind">
              {unit.name && `${type}, `}
              {numbersOf(places)}
            </p>
            <dl class="paper-numbers">
              <div>
                <dt>CF</dt>
                <dd>{combatFactor(row)}</dd>
              </div>
              <div>
                <dt>Move</dt>
                <dd>
                  <Move unit={unit} row={row} />
                </dd>
              </div>
              <div>
                <dt>Rally</dt>
                <dd>{rally(row)}</dd>
              </div>
              <div>
                <dt>Points</dt>
                <dd>{cost.units[places[0] as number]?.total ?? 0}</dd>
              </div>
            </dl>
            {bonuses && <p>{bonuses}</p>}
            <Abilities
              rules={[...rulesOf({ units: [alone] }, 'Unit options'), ...rulesOf({ units: [alone] }, 'Character options')]}
            />
            {rule && <p class="paper-says">{linked[rule.rule]?.summary}</p>}
          </li>
        );
      })}
      {roster.characters.map((character, at) => (
        <li key={`character-${at}`} class="paper-card">
          <header>
            <UnitSign unit={signOf(character)} symbols={symbols} />
            <h3>{characterName(character)}</h3>
            <span>{cost.characters[at]?.total ?? 0}</span>
          </header>
          <p class="paper-kind">{characterWords(character)}</p>
          <Abilities rules={rulesOf({ characters: [{ has: character.has }] }, 'Character options')} />
        </li>
      ))}
    </ol>
  );
}
