/**
 * The characters that the site's fonts must contain: everything that prose and tables use. Code is shown in a font of the
 * reader's system.
 */
const letters = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter(
  (sign) => !'@$^\\`{}|~<>_'.includes(sign),
);
const signs = [...' ‘’“”–—…−×½¼¾·§†′″→', ...'éèêöüäïœæ'];

export const characters: readonly string[] = [...letters, ...signs];

/**
 * Characters that most pages do not need. Such characters have font files of their own, which a browser loads only for pages that
 * use them. Italics are used for emphasized words and hardly ever contain a digit or a sign.
 */
export const rareCharacters: readonly string[] = [...'"#&*[]¼¾§éèêöüäïœæ'];
export const rareItalicCharacters: readonly string[] = characters.filter((sign) => !/[A-Za-z ,.:;’-]/.test(sign));
