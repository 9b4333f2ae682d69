/** Words in a set-up that make a battle load the chapter on the rules of army lists. */
export const armyRules = [
  'blessed',
  'avatar',
  'ruler',
  'mounted',
  'pirate-bane',
  'dragontooth',
  'wagon-fortress',
  'seventh-cavalry',
  'automaton',
  'dreaded',
  'rolled-factor',
  'hunts-heretics',
];
