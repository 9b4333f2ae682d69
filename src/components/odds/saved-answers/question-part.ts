/** The question in an address, without the saved questions that the address may also contain (`saved-answers.ts`). */
export const questionPart = (search: string): string =>
  search.includes('kept=')
    ? `?${search
        .replace(/^\?/, '')
        .split('&')
        .filter((part) => !part.startsWith('kept='))
        .join('&')}`
    : search;
