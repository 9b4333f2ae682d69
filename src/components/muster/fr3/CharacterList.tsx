/** The individual characters in a roster. Units that are characters are listed with the units. */

import { abilities, type Bearer } from '../../../engine/fr3/muster/abilities.ts';
import {
  addCharacter,
  changeCharacter,
  moveCharacter,
  removeCharacter,
  setHost,
  setName,
} from '../../../engine/fr3/muster/edit.ts';
import { priceOf } from '../../../engine/fr3/muster/gifts.ts';
import { listFor } from '../../../engine/fr3/muster/lists.ts';
import type { Mustered, Problems } from '../../../engine/fr3/muster/mustered.ts';
import type { Roster, RosterCharacter } from '../../../engine/fr3/muster/roster.ts';
import { Fold } from '../Fold.tsx';
import { Name } from '../Name.tsx';
import { useFocusOnLine, useReorder } from '../use-reorder.ts';
import { AllyAndSideboard } from './AllyAndSideboard.tsx';
import { CharacterFields } from './CharacterFields.tsx';
import { CostTable } from './CostTable.tsx';
import { Line, problemsIn } from './Line.tsx';
import { characterName, characterWords, typeName } from './words.ts';

interface Props {
  mustered: Mustered;
  problems: Problems;
  /** The index of the character whose line is open. */
  open: number | undefined;
  onOpen: (at: number | undefined) => void;
  onChange: (roster: Roster) => void;
}

export const characterId = (at: number): string => `character-${at + 1}`;

/** The magic users in the list, with level and price. */
function MagicUsers({ mustered: { list, characters }, onAdd }: Pick<Props, 'mustered'> & { onAdd: (id: string) => void }) {
  const person = { has: [] };
  const bearer: Bearer = { list, person, all: [...characters.map((each) => each.person), person], isUnit: false };
  const offered = abilities.flatMap((ability) => {
    const leave = ability.kind === 'casting' && ability.may(bearer);
    return leave === 'yes' || leave === 'open' ? [{ ability, leave }] : [];
  });
  if (offered.length === 0) return <p>This list has no magic users.</p>;
  return (
    <ul class="muster-options">
      {offered.map(({ ability, leave }) => (
        <li key={ability.id}>
          <button type="button" class="button button-quiet" onClick={() => onAdd(ability.id)}>
            <span aria-hidden="true">+</span> {ability.name} {priceOf(bearer, ability).points}
            {leave === 'open' && <span class="muster-open">open</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function CharacterList({ mustered, problems, open, onOpen, onChange }: Props) {
  const { roster, list, cost, characters, aside } = mustered;
  const add = (character: RosterCharacter) => {
    onChange(addCharacter(roster, character));
    onOpen(roster.characters.length);
  };
  const hasGeneral = characters.some(({ person }) => person.has.includes('general'));
  const focusOn = useFocusOnLine();
  const move = (at: number, by: number) => {
    if (!roster.characters[at + by]) return;
    focusOn(characterId(at + by));
    if (open !== undefined) onOpen(open === at ? at + by : undefined);
    onChange(moveCharacter(roster, at, by));
  };
  const reorder = useReorder(move);
  return (
    <>
      <ol class="muster-units">
        {roster.characters.map((character, at) => {
          const isOpen = open === at;
          const bearer = [...characters, ...aside.characters].find((each) => each.at === `characters.${at + 1}`);
          const change = (to: RosterCharacter) => onChange(changeCharacter(roster, at, () => to));
          const name = characterName(character);
          return (
            <Line
              key={at}
              id={characterId(at)}
              at={at}
              of={roster.characters.length}
              roster={roster}
              problems={problemsIn(problems, 'characters', at)}
              reorder={reorder}
              isOpen={isOpen}
              onToggle={() => onOpen(isOpen ? undefined : at)}
              onMove={(by) => move(at, by)}
              onFix={onChange}
              name={name}
              words={characterWords(character)}
              points={cost.characters[at]?.total ?? 0}
              buttons={
                <>
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
                  <button type="button" class="button button-quiet" onClick={() => add(setName(setHost(character), ''))}>
                    Duplicate
                  </button>
                </>
              }
            >
              {bearer && <CharacterFields bearer={{ ...bearer, person: character }} onChange={change} />}
              <label class="muster-field">
                <span>Begins with</span>
                <select
                  value={character.with ?? ''}
                  onChange={({ currentTarget }) => change(setHost(character, Number(currentTarget.value) || undefined))}
                >
                  <option value="">chosen when the army deploys</option>
                  {roster.units.map((unit, place) => (
                    <option key={place} value={place + 1}>
                      {place + 1}. {unit.name ?? typeName(listFor(roster.army, unit) ?? list, unit.type)}
                    </option>
                  ))}
                </select>
              </label>
              <Name label="Name of the character" name={character.name ?? ''} onName={(to) => change(setName(character, to))} />
              <AllyAndSideboard list={list} each={character} onChange={(to) => change(to(character))} />
              <details>
                <summary>Cost</summary>
                <CostTable cost={cost.characters[at] ?? { lines: [], total: 0 }} of={name} />
              </details>
            </Line>
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
      <Fold summary="Add a magic user">{() => <MagicUsers mustered={mustered} onAdd={(id) => add({ has: [id] })} />}</Fold>
    </>
  );
}
