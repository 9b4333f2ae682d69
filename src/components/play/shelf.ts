/** Battles kept on this device, one entry of localStorage each: one damaged entry cannot hurt another. */
const root = 'play.fr3';
const prefix = `${root}.`;

const ignoring = <T>(does: () => T, otherwise: T): T => {
  try {
    return does();
  } catch {
    return otherwise;
  }
};

export interface KeptBattle {
  readonly id: string;
  readonly name: string;
  /** When it was last changed, in milliseconds. */
  readonly changed: number;
  readonly actions: number;
}

/** The time and the name stand before the battle, so that a list needs no reading of it. */
const head = (about: Pick<KeptBattle, 'name' | 'actions'>): string => JSON.stringify({ changed: Date.now(), ...about });

const split = (kept: string): readonly [head: string, text: string] => {
  const at = kept.indexOf('\n');
  return at < 0 ? ['', kept] : [kept.slice(0, at), kept.slice(at + 1)];
};

export const newId = (): string => Date.now().toString(36);

/** Keeps the text of a battle. False when the device does not let the page keep anything. */
export const keep = (id: string, about: Pick<KeptBattle, 'name' | 'actions'>, text: string): boolean =>
  ignoring(() => {
    localStorage.setItem(prefix + id, `${head(about)}\n${text}`);
    return true;
  }, false);

export function listed(): readonly KeptBattle[] {
  const ids = ignoring(() => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), []);
  return ids
    .map((key) => {
      const id = key.slice(prefix.length);
      const [said] = split(ignoring(() => localStorage.getItem(key) ?? '', ''));
      const { name, changed, actions } = ignoring(() => JSON.parse(said), {}) as Partial<KeptBattle>;
      return { id, name: name || 'A battle without a name', changed: changed ?? 0, actions: actions ?? 0 };
    })
    .sort((one, other) => other.changed - one.changed);
}

export const textOf = (id: string): string => split(ignoring(() => localStorage.getItem(prefix + id) ?? '', ''))[1];
export const remove = (id: string): void => ignoring(() => localStorage.removeItem(prefix + id), undefined);
export const current = (): string | undefined => ignoring(() => localStorage.getItem(root) ?? undefined, undefined);
export const setCurrent = (id: string | undefined): void =>
  ignoring(() => (id === undefined ? localStorage.removeItem(root) : localStorage.setItem(root, id)), undefined);

/** How the player likes it. */
export interface Habits {
  /** Dice of the page that roll visibly or at once, or real ones whose faces are typed in. */
  readonly dice: 'quick' | 'at once' | 'own';
  /** How the computer's moves are shown. */
  readonly pace: 'slow' | 'quick' | 'at once';
  /** On which side the buttons are at hand. */
  readonly hand: 'right' | 'left';
}
export const usual: Habits = { dice: 'quick', pace: 'quick', hand: 'right' };
const habitsKey = 'play.habits';
const choices = { dice: ['quick', 'at once', 'own'], pace: ['slow', 'quick', 'at once'], hand: ['right', 'left'] } as const;

export function habits(): Habits {
  const kept = ignoring(() => JSON.parse(localStorage.getItem(habitsKey) ?? '{}'), {}) as Partial<Habits>;
  const one = <K extends keyof Habits>(of: K): Habits[K] =>
    (choices[of] as readonly unknown[]).includes(kept[of]) ? (kept[of] as Habits[K]) : usual[of];
  return { dice: one('dice'), pace: one('pace'), hand: one('hand') };
}
export const setHabits = (now: Habits): void => ignoring(() => localStorage.setItem(habitsKey, JSON.stringify(now)), undefined);
