/**
 * Which characters control which kinds of unit (chapter fr3.control), by the ids of `characters.ts`. These facts have their own
 * file, because a battle needs no other part of that table.
 */

export type ControlledKind =
  | 'monsters'
  | 'elementals'
  | 'major-and-lesser-spirits'
  | 'ethereals-and-minor-spirits'
  | 'undead';

const spirits = ['major-and-lesser-spirits', 'ethereals-and-minor-spirits'] as const;

/** fr3.control.undead: the ranks that control undead. */
export const commanders: Readonly<Record<string, readonly ControlledKind[]>> = {
  'sub-commander': ['undead'],
  general: ['undead'],
};

/** A druid is a beastmaster too (fr3.magic-users.druid). */
export const controllers: Readonly<Record<string, readonly ControlledKind[]>> = {
  beastmaster: ['monsters'],
  necromancer: ['ethereals-and-minor-spirits', 'undead'],
  shaman: ['elementals'],
  druid: ['elementals', 'monsters'],
  cleric: spirits,
  'war-cleric': spirits,
  'archangel-demon-lord': ['undead', ...spirits],
  'hive-queen': ['undead'],
};
