/** What brings leviathans. */
export const leviathans = ['leviathans'];
