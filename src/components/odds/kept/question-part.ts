/** The question of an address, without the kept questions that stand beside it (`shelf.ts`). */
export const questionPart = (search: string): string =>
  search.includes('kept=')
    ? `?${search
        .replace(/^\?/, '')
        .split('&')
        .filter((part) => !part.startsWith('kept='))
        .join('&')}`
    : search;
