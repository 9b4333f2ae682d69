/** Set-up words that load the rules of army lists. */
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
