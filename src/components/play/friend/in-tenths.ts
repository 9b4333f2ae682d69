/**
 * The same ground with its outlines rounded to tenths of an inch, which players cannot see on a table. The offer becomes half as
 * long.
 */
export const inTenths = <Ground>(ground: Ground): Ground =>
  JSON.parse(JSON.stringify(ground, (_, value: unknown) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value)));
