/** Minimizes an input that fails, as long as it fails in the same way. */

type Fails = (input: unknown) => boolean;

/** The longest time for minimizing one input. */
const mostMilliseconds = 2000;

/** Variants of a text with one part removed, in decreasing size. */
function* shorter(text: string): Generator<string> {
  for (let size = Math.ceil(text.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let at = 0; at < text.length; at += size) yield text.slice(0, at) + text.slice(at + size);
}

/** Variants of data with one value removed or simplified. */
function* simpler(value: unknown): Generator<unknown> {
  if (typeof value === 'string') {
    if (value !== '') yield '';
    yield* shorter(value);
  } else if (typeof value === 'number') {
    for (const number of [0, 1, Math.trunc(value)]) if (!Object.is(number, value)) yield number;
  } else if (Array.isArray(value)) {
    yield [];
    for (let at = 0; at < value.length; at++) yield value.toSpliced(at, 1);
    for (let at = 0; at < value.length; at++) for (const each of simpler(value[at])) yield value.with(at, each);
  } else if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    for (let at = 0; at < entries.length; at++) yield Object.fromEntries(entries.toSpliced(at, 1));
    for (const [key, inner] of entries)
      for (const each of simpler(inner))
        yield Object.fromEntries(entries.map(([name, old]) => [name, name === key ? each : old]));
  }
}

export function shrink(input: unknown, fails: Fails): unknown {
  let smallest = input;
  const end = performance.now() + mostMilliseconds;
  for (let again = true; again; ) {
    again = false;
    for (const next of simpler(smallest)) {
      if (performance.now() > end) return smallest;
      if (!fails(next)) continue;
      smallest = next;
      again = true;
      break;
    }
  }
  return smallest;
}
