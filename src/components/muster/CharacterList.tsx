/** The individuals of a roster. Units that are characters stand among the units. */
import { addCharacter, changeCharacter, moveCharacter, removeCharacter, setHost, setName } from '../../engine/fr3/muster/edit.ts';
import type { Mustered, Problems } from '../../engine/fr3/muster/mustered.ts';
import type { Roster, RosterCharacter } from '../../engine/fr3/muster/roster.ts';
import { CostTable } from './CostTable.tsx';
import { Name } from './Name.tsx';
import { PersonFields } from './PersonFields.tsx';
import { ProblemList } from './ProblemList.tsx';
import { characterName, characterWords, typeName } from './words.ts';

interface Props {
  mustered: Mustered;
  problems: Problems;
  /** The character whose line is open, counted from 0. */
  open: number | undefined;
  onOpen: (at: number | undefined) => void;
  onChange: (roster: Roster) => void;
}

export const characterId = (at: number): string => `character-${at + 1}`;

const problemsOfOne = ({ errors, warnings }: Problems, at: number): Problems => {
  const here = (problem: { readonly at: string }): boolean => `${problem.at}.`.startsWith(`characters.${at + 1}.`);
  return { errors: errors.filter(here), warnings: warnings.filter(here) };
};

export function CharacterList({ mustered, problems, open, onOpen, onChange }: Props) {
  const { roster, list, cost, characters } = mustered;
  const add = (character: RosterCharacter) => {
    onChange(addCharacter(roster, character));
    onOpen(roster.characters.length);
  };
  const hasGeneral = characters.some(({ person }) => person.has.includes('general'));
  return (
    <>
      <ol class="muster-units">
        {roster.characters.map((character, at) => {
          const isOpen = open === at;
          const own = problemsOfOne(problems, at);
          const bearer = characters.find((each) => each.at === `characters.${at + 1}`);
          const change = (to: RosterCharacter) => onChange(changeCharacter(roster, at, () => to));
          const name = characterName(character);
          return (
            <li
              key={at}
              id={characterId(at)}
              class={`muster-line ${isOpen ? 'is-open' : ''} ${own.errors.length > 0 ? 'has-errors' : ''}`}
            >
              <div class="muster-line-head">
                <button
                  type="button"
                  class="muster-line-open"
                  aria-expanded={isOpen}
                  onClick={() => onOpen(isOpen ? undefined : at)}
                >
                  <span class="muster-line-words">
                    <b>{name}</b>
                    <small>
                      {characterWords(character)}
                      {own.errors.length > 0 && <span class="muster-bad">not allowed</span>}
                    </small>
                  </span>
                  <span class="muster-points">{cost.characters[at]?.total ?? 0}</span>
                </button>
              </div>
              {isOpen && (
                <div class="muster-line-body">
                  <p class="muster-row">
                    <button
                      type="button"
                      class="button button-quiet"
                      onClick={() => {
                        onOpen(undefined);
                        onChange(removeCharacter(roster, at));
                      }}
                    >
                      Remove
                    </button>
                    <button
                      type="button"
                      class="button button-quiet"
                      onClick={() => add({ has: character.has, ...(character.bonuses ? { bonuses: character.bonuses } : {}) })}
                    >
                      Duplicate
                    </button>
                    {([-1, 1] as const).map((by) => (
                      <button
                        key={by}
                        type="button"
                        class="button button-quiet"
                        disabled={!roster.characters[at + by]}
                        onClick={() => {
                          onOpen(at + by);
                          onChange(moveCharacter(roster, at, by));
                        }}
                      >
                        {by < 0 ? 'Up' : 'Down'}
                      </button>
                    ))}
                  </p>
                  <ProblemList roster={roster} problems={own} onMend={onChange} />
                  {bearer && <PersonFields bearer={{ ...bearer, person: character }} onChange={change} />}
                  <label class="muster-field">
                    <span>Begins with</span>
                    <select
                      value={character.with ?? ''}
                      onChange={({ currentTarget }) => change(setHost(character, Number(currentTarget.value) || undefined))}
                    >
                      <option value="">settled as the army deploys</option>
                      {roster.units.map(({ type, name: called }, unit) => (
                        <option key={unit} value={unit + 1}>
                          {unit + 1}. {called ?? typeName(list, type)}
                        </option>
                      ))}
                    </select>
                  </label>
                  <Name label="His name" name={character.name ?? ''} onName={(to) => change(setName(character, to))} />
                  <details>
                    <summary>What he costs</summary>
                    <CostTable cost={cost.characters[at] ?? { lines: [], total: 0 }} of={name} />
                  </details>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <p class="muster-row">
        {!hasGeneral && (
          <button type="button" class="button" onClick={() => add({ has: ['general'] })}>
            Add the general
          </button>
        )}
        <button type="button" class="button button-quiet" onClick={() => add({ has: ['hero'], bonuses: '1-1' })}>
          Add a hero
        </button>
        <button type="button" class="button button-quiet" onClick={() => add({ has: [] })}>
          Add another character
        </button>
      </p>
    </>
  );
}
