/**
 * Which fields plain data may have, however deep: `true` for a value, an object of fields, or a list. Readers check the values;
 * the fields that do not belong are found here.
 */
export type Shape = true | readonly [Shape] | { readonly [field: string]: Shape };

type Present<T> = Exclude<T, undefined | null>;
/** The shape of a type: it fails to compile when a field is added to the one and not to the other. */
export type ShapeOf<T> =
  Present<T> extends readonly (infer Each)[]
    ? Present<Each> extends object
      ? readonly [ShapeOf<Each>]
      : true
    : Present<T> extends object
      ? {
          readonly [K in Present<T> extends infer U ? (U extends unknown ? keyof U : never) : never]-?: ShapeOf<
            FieldOf<Present<T>, K>
          >;
        }
      : true;
type FieldOf<T, K extends PropertyKey> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** The way to the first field that does not belong, such as `armies.A.troops.1.colour`; undefined where all belong. Takes anything. */
export function strangeField(value: unknown, shape: Shape): string | undefined {
  if (shape === true || typeof value !== 'object' || value === null) return undefined;
  const list = Array.isArray(value);
  for (const [key, each] of Object.entries(value)) {
    const of = Array.isArray(shape)
      ? list
        ? shape[0]
        : undefined
      : list || !Object.hasOwn(shape, key)
        ? undefined
        : (shape as Record<string, Shape>)[key];
    if (of === undefined) {
      // What is no list where one should be, or the other way round, its reader says.
      if (Array.isArray(shape) !== list) return undefined;
      return key;
    }
    const inside = strangeField(each, of);
    if (inside !== undefined) return `${list ? Number(key) + 1 : key}.${inside}`;
  }
  return undefined;
}
