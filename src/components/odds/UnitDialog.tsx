/**
 * The list in a unit picker: a search field above grouped choices. Type to search, use arrow keys to move, Enter to choose,
 * Escape to leave. Loaded only when opened.
 */
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import type { KindOfPart } from '../../engine/kernel/calculator/procedure.ts';
import type { Choices } from './choices.ts';
import { UnitSign } from './UnitSign.tsx';
import { dropArmy, type YourArmy, yourArmy } from './your-army.ts';

/** Other words that players may type for a unit. */
const alsoCalled: Readonly<Record<string, string>> = {
  'crossbow-handgun': 'arquebus xbow',
  handweapons: 'swordsmen infantry hw',
  'heavy-chariots': 'chariot',
  skirmishers: 'slingers javelins',
  'plant-elemental': 'tree',
  'large-monsters': 'giant troll',
  'heavy-artillery': 'cannon catapult stone thrower bombard',
  'light-artillery': 'bolt thrower ballista',
  battlewagons: 'war wagon elephant',
  longbows: 'archers',
  leviathans: 'kraken',
};

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9 ]/g, '');

function matching(choices: readonly KindOfPart[], typed: string): string[] {
  const words = plain(typed).split(' ').filter(Boolean);
  return choices
    .filter(({ id, name, group = '' }) => {
      const text = plain(`${name} ${group} ${alsoCalled[id] ?? ''}`);
      return words.every((word) => text.includes(word));
    })
    .map(({ id }) => id);
}

/** The choices, with the units of the player's army first, in a group with the army's name. */
function withArmy(choices: readonly KindOfPart[], army: YourArmy | undefined): readonly KindOfPart[] {
  if (!army) return choices;
  const isOwn = ({ id, symbol = id }: KindOfPart): boolean =>
    army.units.includes(id) || (army.units.includes(symbol) && !choices.some((each) => each.id === symbol));
  return [
    ...choices.filter(isOwn).map((choice) => ({ ...choice, group: `Your army: ${army.name}` })),
    ...choices.filter((choice) => !isOwn(choice)),
  ];
}

interface Props {
  title: string;
  /** The currently chosen unit. */
  unit: string;
  symbols: string;
  choices: Choices;
  onChoose: (unit: string) => void;
  onClose: () => void;
}

/** A short summary of a comparison: the first number for each side, or for the only side. */
const outline = (each: readonly string[]): string => [each[0], each[2]].filter(Boolean).join(' · ');

export function UnitDialog({ title, unit, symbols, choices: { kinds: all, compared }, onChoose, onClose }: Props) {
  const [army, setArmy] = useState(yourArmy);
  const choices = useMemo(() => withArmy(all, army), [all, army]);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(unit);
  const listId = useId();
  const found = useMemo(() => matching(choices, typed), [choices, typed]);
  const current = found.includes(active) ? active : found[0];
  const groups = useMemo(() => [...new Set(choices.map(({ group = '' }) => group))], [choices]);
  const outlook = (id: string) => compared?.kinds.find((each) => each.id === id)?.says;

  useEffect(() => {
    dialog.current?.showModal();
    input.current?.focus();
  }, []);
  useEffect(() => {
    if (current) document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [current, listId]);
  const choose = (id: string) => {
    onChoose(id);
    dialog.current?.close();
  };

  const keys = (event: KeyboardEvent) => {
    const at = current ? found.indexOf(current) : -1;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + 8, PageUp: at - 8, Home: 0, End: found.length - 1 }[
      event.key
    ];
    if (event.key === 'Enter' && current) {
      event.preventDefault();
      choose(current);
    } else if (to !== undefined && !(typed && (event.key === 'Home' || event.key === 'End'))) {
      event.preventDefault();
      setActive(found[Math.max(0, Math.min(found.length - 1, to))] ?? '');
    }
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click only closes on the backdrop; Escape does for keys
    <dialog
      ref={dialog}
      class="unit-dialog"
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="unit-dialog-head">
        <input
          ref={input}
          type="search"
          class="field"
          role="combobox"
          aria-expanded="true"
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${listId}-${current}` : undefined}
          aria-label="Search units by name"
          placeholder="Search units"
          autocomplete="off"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={keys}
        />
        <button type="button" class="button button-quiet" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      {army && (
        <p class="unit-army">
          The units of <b>{army.name}</b> are listed first.
          <button
            type="button"
            class="button button-quiet"
            onClick={() => {
              dropArmy();
              setArmy(undefined);
              input.current?.focus();
            }}
          >
            Drop it
          </button>
        </p>
      )}
      {compared && <p class="unit-outlook">As things stand: {outline(compared.columns)}</p>}
      <div id={listId} role="listbox" aria-label="Units" class="unit-list" tabIndex={-1}>
        {groups.map((group, place) => {
          const members = choices.filter((each) => (each.group ?? '') === group && found.includes(each.id));
          if (!members.length) return null;
          return (
            // biome-ignore lint/a11y/useSemanticElements: groups of a listbox are not fieldsets
            <div role="group" aria-labelledby={`${listId}-group-${place}`} key={group}>
              <div class="unit-list-group" id={`${listId}-group-${place}`}>
                {group}
              </div>
              {members.map(({ id, name, symbol = id, note, says }) => (
                <div
                  key={id}
                  id={`${listId}-${id}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={id === current}
                  class="unit-option"
                  onClick={() => choose(id)}
                  onKeyDown={(event) => event.key === 'Enter' && choose(id)}
                >
                  <UnitSign unit={symbol} symbols={symbols} />
                  <span>
                    {name}
                    {says && <small>{says}</small>}
                  </span>
                  <span class="unit-option-factor">
                    {note}
                    {compared && <small>{outline(outlook(id) ?? []) || 'not allowed'}</small>}
                  </span>
                </div>
              ))}
            </div>
          );
        })}
        {found.length === 0 && (
          <p class="unit-none">
            Nothing here is called “{typed}”. There are {choices.length} to choose from.
          </p>
        )}
      </div>
    </dialog>
  );
}
