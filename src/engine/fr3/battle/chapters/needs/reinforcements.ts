/** Words in a set-up that make a battle load the chapter on reinforcements and the random order of phases. */
export const reinforcements = ['flank', 'rear', 'scouts', 'map', 'seer-table', 'initiative'];
