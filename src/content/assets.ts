/** Names of built scripts, styles and fonts, used to find out which files a page or a script needs. */
const assetName = /[\w.@$~-]+\.(?:js|css|woff2)/g;

/** The file name at the end of an address. */
export const fileName = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** All files in `known` that the texts name, and all files that those name in turn. */
export async function assetsNamed(
  texts: AsyncIterable<string> | Iterable<string>,
  known: ReadonlySet<string>,
  read: (name: string) => string | Promise<string>,
): Promise<Set<string>> {
  const needed = new Set<string>();
  const note = (text: string) => {
    for (const [name] of text.matchAll(assetName)) if (known.has(name)) needed.add(name);
  };
  for await (const text of texts) note(text);
  // The set grows during this loop, because the names that are found in a file are added at its end.
  for (const name of needed) if (!name.endsWith('.woff2')) note(await read(name));
  return needed;
}
