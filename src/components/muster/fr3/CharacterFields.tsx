/** A character's rank, bonuses, abilities, magic and items. */
import { useId, useState } from 'preact/hooks';
import { type AbilityKind, abilities, type Bearer } from '../../../engine/fr3/muster/abilities.ts';
import { setAbility, setBonuses, setGrade } from '../../../engine/fr3/muster/edit.ts';
import { bonusWords } from '../../../engine/fr3/muster/fixes.ts';
import { isGiven, priceOf } from '../../../engine/fr3/muster/gifts.ts';
import { bonusesOf, gradeOf, grades, type Person } from '../../../engine/fr3/muster/leaders.ts';
import { Cited } from '../../odds/links.tsx';
import { Fold } from '../Fold.tsx';
import { abilityName, matches } from './words.ts';

interface Props<T extends Person> {
  /** The character together with the rest of the roster. */
  bearer: Bearer & { readonly person: T };
  onChange: (person: T) => void;
}

const kindNames: Readonly<Record<Exclude<AbilityKind, 'grade'>, string>> = {
  ability: 'Abilities',
  casting: 'Magic',
  item: 'Items',
  spell: 'Stored spells',
  device: 'Inventions',
  innate: 'Innate abilities',
};

function AbilityChoice<T extends Person>({ bearer, onChange }: Props<T>) {
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const { person } = bearer;
  const left = abilities.filter(({ id, kind }) => kind !== 'grade' && !person.has.includes(id));
  const offered = left.flatMap((ability) => {
    const found = matches(`${ability.name} ${kindNames[ability.kind as 'item']}`, search);
    const leave = found && ability.may(bearer);
    return leave && (search !== '' || leave === 'yes' || leave === 'open') ? [{ ability, leave }] : [];
  });
  return (
    <>
      <label class="muster-field">
        <span>Search abilities, magic and items</span>
        <input type="search" autocomplete="off" value={typed} onInput={(event) => setTyped(event.currentTarget.value)} />
      </label>
      {offered.length === 0 && <p>There is nothing with that name.</p>}
      {Object.entries(kindNames).map(([kind, name]) => {
        const members = offered.filter(({ ability }) => ability.kind === kind);
        if (members.length === 0) return null;
        return (
          <Fold
            key={kind}
            found={search !== ''}
            summary={
              <>
                {name} <small>{members.length}</small>
              </>
            }
          >
            {() => (
              <ul class="muster-options">
                {members.map(({ ability, leave }) =>
                  typeof leave === 'string' ? (
                    <li key={ability.id}>
                      <button
                        type="button"
                        class="button button-quiet"
                        onClick={() => onChange(setAbility(person, ability.id, true))}
                      >
                        <span aria-hidden="true">+</span> {ability.name} {priceOf(bearer, ability).points}
                        {leave === 'open' && <span class="muster-open">open</span>}
                      </button>
                    </li>
                  ) : (
                    <li key={ability.id} class="muster-no">
                      <b>{ability.name}</b> {leave.because} <Cited rules={leave.rules} />
                    </li>
                  ),
                )}
              </ul>
            )}
          </Fold>
        );
      })}
    </>
  );
}

export function CharacterFields<T extends Person>({ bearer, onChange }: Props<T>) {
  const id = useId();
  const { person } = bearer;
  const grade = gradeOf(person);
  const choice = bonusesOf(person);
  const others = person.has.filter((each) => !(grades as readonly string[]).includes(each));
  return (
    <div class="muster-person">
      <label class="muster-field">
        <span>Grade</span>
        <select value={grade ?? ''} onChange={({ currentTarget }) => onChange(setGrade(person, currentTarget.value || null))}>
          <option value="">None</option>
          {grades.map((each) => (
            <option key={each} value={each}>
              {abilityName(each)}
            </option>
          ))}
        </select>
      </label>
      {choice.length > 1 && (
        <fieldset class="segmented">
          <legend>Bonuses</legend>
          {choice.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name={`bonuses${id}`}
                checked={person.bonuses === each}
                onChange={() => onChange(setBonuses(person, each))}
              />
              <span>{bonusWords(each)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {others.length > 0 && (
        <ul class="muster-options" aria-label="Abilities and items">
          {others.map((each) => (
            <li key={each}>
              <button
                type="button"
                class="button button-quiet"
                aria-label={`Remove ${abilityName(each)}`}
                onClick={() => onChange(setAbility(person, each, false))}
              >
                {abilityName(each)} {isGiven(bearer, each) && <small>given</small>} <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Fold summary="Add abilities, magic, items">{() => <AbilityChoice bearer={bearer} onChange={onChange} />}</Fold>
    </div>
  );
}
