/** Battles kept on this device. Knows nothing of the engine. */
import { passingRecords, recordsOf } from '../ui/stored/records.ts';
import { number, oneOf, someFields, text } from '../ui/stored/schemas.ts';
import { parsed, readValue, type Stored, writeValue } from '../ui/stored/stored.ts';

export interface KeptBattle {
  readonly id: string;
  readonly name: string;
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
  readonly actions: number;
  /** Turn and points, to recognize it by; empty where an earlier version of the page stored it. */
  readonly stands: string;
}

/** Letters of the name of a battle at most. */
const longestName = 400;
/** The time and the name stand before the battle, so that a list needs no reading of it. */
const headForm = someFields<Omit<KeptBattle, 'id'>>({
  name: text(longestName),
  changed: number,
  actions: number,
  stands: text(longestName),
});

/** A board of a lesson is the battle page in a frame: what is done in it is not kept. */
const framed = typeof window !== 'undefined' && window !== window.top;

/** The battles of a system that are kept on this device. */
export function storageOf(system: string) {
  const battles = framed ? passingRecords() : recordsOf(`play.${system}`);
  const listed = (): readonly KeptBattle[] =>
    battles
      .list()
      .map(({ id, head }) => {
        const { name, changed, actions, stands } = parsed(head, headForm) ?? {};
        return {
          id,
          name: name || 'A battle without a name',
          changed: changed ?? 0,
          actions: actions ?? 0,
          stands: stands ?? '',
        };
      })
      .sort((one, other) => other.changed - one.changed);
  return {
    /** Keeps the text of a battle. */
    keep: (id: string, about: Pick<KeptBattle, 'name' | 'actions' | 'stands'>, written: string): Stored =>
      battles.write(id, { head: JSON.stringify({ changed: Date.now(), ...about }), text: written }),
    listed,
    nameOf: (id: string): string => listed().find((each) => each.id === id)?.name ?? 'battle',
    /** The text of a kept battle; undefined when it is gone. */
    textOf: (id: string): string | undefined => battles.read(id)?.text,
    remove: battles.remove,
    current: battles.current,
    setCurrent: battles.setCurrent,
    watch: battles.watch,
  };
}

/** How the player likes it. */
export interface Settings {
  /** Dice of the page that roll visibly or at once, or real ones whose faces are typed in. */
  readonly dice: 'quick' | 'at once' | 'own';
  /** How the computer's moves are shown. */
  readonly pace: 'slow' | 'quick' | 'at once';
  /** On which side the buttons are at hand. */
  readonly hand: 'right' | 'left';
  /** When the page stops to ask whether a spell is cast in the middle of the opponent’s phase. */
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
