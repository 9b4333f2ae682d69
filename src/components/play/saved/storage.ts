/** Battles stored on this device. This code does not need the engine. */
import { passingRecords, recordsOf } from '../../ui/stored/records.ts';
import { number, oneOf, someFields, text } from '../../ui/stored/schemas.ts';
import { parsed, readValue, type Stored, writeValue } from '../../ui/stored/stored.ts';

export interface ListedBattle {
  readonly id: string;
  readonly name: string;
  /** When the battle was last changed, in milliseconds. */
  readonly changed: number;
  readonly actions: number;
  /** The turn and the points, so that the player recognizes the battle; empty if an earlier version of the page stored it. */
  readonly stands: string;
}

/** The maximum length of a battle's name, in characters. */
const longestName = 400;
/** The time and the name come before the battle, so that a list can be made without reading the battle. */
const headForm = someFields<Omit<ListedBattle, 'id'>>({
  name: text(longestName),
  changed: number,
  actions: number,
  stands: text(longestName),
});

/** Whether the page is in a frame, as a board in a lesson. Battles in a frame are not stored. */
const framed = typeof window !== 'undefined' && window !== window.top;

/** The battles of a system on this device. */
export function storageOf(system: string) {
  const battles = framed ? passingRecords() : recordsOf(`play.${system}`);
  const listed = (): readonly ListedBattle[] =>
    battles
      .list()
      .map(({ id, head }) => {
        const { name, changed, actions, stands } = parsed(head, headForm) ?? {};
        return {
          id,
          name: name || 'Untitled battle',
          changed: changed ?? 0,
          actions: actions ?? 0,
          stands: stands ?? '',
        };
      })
      .sort((one, other) => other.changed - one.changed);
  return {
    /** Stores the text of a battle. */
    keep: (id: string, about: Pick<ListedBattle, 'name' | 'actions' | 'stands'>, written: string): Stored =>
      battles.write(id, { head: JSON.stringify({ changed: Date.now(), ...about }), text: written }),
    listed,
    nameOf: (id: string): string => listed().find((each) => each.id === id)?.name ?? 'battle',
    /** The text of a stored battle; undefined if it is missing. */
    textOf: (id: string): string | undefined => battles.read(id)?.text,
    remove: battles.remove,
    current: battles.current,
    setCurrent: battles.setCurrent,
    watch: battles.watch,
  };
}

/** The player's preferences. */
export interface Settings {
  /** Dice rolled by the page, with animation or without, or real dice whose faces the player types in. */
  readonly dice: 'quick' | 'at once' | 'own';
  /** The speed at which the computer's moves are shown. */
  readonly pace: 'slow' | 'quick' | 'at once';
  /** The side of the screen for the buttons. */
  readonly hand: 'right' | 'left';
  /** When the page asks whether to cast a spell during the opponent’s phase. */
  readonly stops: 'always' | 'target' | 'never';
  readonly sound: 'off' | 'on';
}
export const usual: Settings = { dice: 'quick', pace: 'quick', hand: 'right', stops: 'target', sound: 'off' };
const settingsKey = 'play.habits';
const settingsForm = someFields<Settings>({
  dice: oneOf(['quick', 'at once', 'own']),
  pace: oneOf(['slow', 'quick', 'at once']),
  hand: oneOf(['right', 'left']),
  stops: oneOf(['always', 'target', 'never']),
  sound: oneOf(['off', 'on']),
});

export const settings = (): Settings => ({ ...usual, ...readValue(settingsKey, settingsForm) });
export const setSettings = (now: Settings): Stored => writeValue(settingsKey, now);
