/** The rolls of a dice tray, as written in prose: `Knights: d10+9; Mob: 2d6-1`. */
export interface Roll {
  readonly name: string;
  readonly count: number;
  readonly sides: 6 | 10;
  readonly add: number;
}

/** Undefined if a part has the wrong form. */
export function rollsIn(text: string): readonly Roll[] | undefined {
  const rolls = text.split(';').map((part) => {
    const [, name, count, sides, sign, add] = /^\s*(.+):\s*(\d*)d(6|10)\s*(?:([+-])\s*(\d+))?\s*$/.exec(part) ?? [];
    if (!name) return undefined;
    return {
      name,
      count: Number(count || 1),
      sides: Number(sides) as 6 | 10,
      add: add ? Number(add) * (sign === '-' ? -1 : 1) : 0,
    };
  });
  return rolls.every((roll) => roll !== undefined) ? (rolls as Roll[]) : undefined;
}
