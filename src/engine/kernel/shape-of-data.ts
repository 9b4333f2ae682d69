/**
 * The fields that plain data may have at any depth: `true` for a value, an object of fields, or a list. This file only finds
 * fields that do not belong there. Other readers check the values of the fields.
 */
export type Shape = true | readonly [Shape] | { readonly [field: string]: Shape };

type Present<T> = Exclude<T, undefined | null>;
/** The shape of a type. Adding a field only to the type or only to the shape is a compile error. */
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

/**
 * The path of the first field that does not belong, such as `armies.A.troops.1.colour`; undefined if all fields belong. Accepts
 * any value.
 */
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
      // If there is a list where an object belongs, or the reverse, the value's own reader reports it.
      if (Array.isArray(shape) !== list) return undefined;
      return key;
    }
    const inside = strangeField(each, of);
    if (inside !== undefined) return `${list ? Number(key) + 1 : key}.${inside}`;
  }
  return undefined;
}
