/** The search dialog. */
export function openSearch(): void {}
