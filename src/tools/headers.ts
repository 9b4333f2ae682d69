/** Reads `_headers` like hosts do: lines with an address that may end in `*`, and below each the headers that it adds. */
export type HeadersOf = (path: string) => Record<string, string>;

/** Returns the headers for an address. If several rules set the same header, its values are joined with a comma. */
export function readHeaders(text: string): HeadersOf {
  const rules: { pattern: string; headers: [name: string, value: string][] }[] = [];
  for (const line of text.split('\n')) {
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([(header[1] as string).toLowerCase(), header[2] as string]);
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: [] });
  }
  return (path) => {
    const found: Record<string, string> = {};
    for (const { pattern, headers } of rules) {
      if (pattern.endsWith('*') ? !path.startsWith(pattern.slice(0, -1)) : path !== pattern) continue;
      for (const [name, value] of headers) found[name] = Object.hasOwn(found, name) ? `${found[name]}, ${value}` : value;
    }
    return found;
  };
}
