/** Set-up words that load leviathans. */
export const leviathans = ['leviathans'];
