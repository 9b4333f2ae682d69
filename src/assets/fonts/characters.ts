/** The characters that the fonts of the site hold: all that prose and tables use. Code is set in the reader's own font. */
const letters = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter(
  (sign) => !'@$^\\`{}|~<>_'.includes(sign),
);
const signs = [...' ‘’“”–—…−×½¼¾·§†′″→', ...'éèêöüäïœæ'];

export const characters: readonly string[] = [...letters, ...signs];
