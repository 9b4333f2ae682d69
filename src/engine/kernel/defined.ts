/** Values without the undefined ones, so that they can be spread over defaults. */
export function defined<Values extends object>(values: Values): Values {
  for (const key in values)
    if (values[key] === undefined)
      return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Values;
  return values;
}
