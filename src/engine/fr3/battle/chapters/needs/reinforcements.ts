/** Set-up words that load reinforcements and the random order of phases. */
export const reinforcements = ['flank', 'rear', 'scouts', 'map', 'seer-table', 'initiative'];
