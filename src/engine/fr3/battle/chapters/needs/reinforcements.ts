/** What brings forces that come late, and the drawn order of phases. */
export const reinforcements = ['flank', 'rear', 'scouts', 'map', 'seer-table', 'initiative'];
