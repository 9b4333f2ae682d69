/** Names of built scripts, styles and fonts: how a page or a script is asked what it needs. */
const assetName = /[\w.@$~-]+\.(?:js|css|woff2)/g;

/** The file name at the end of an address. */
export const fileName = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** Every file among `known` that the texts name, and whatever those files name in turn. */
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
  // A set that grows while it is walked: the files that a file names come after it.
  for (const name of needed) if (!name.endsWith('.woff2')) note(await read(name));
  return needed;
}
