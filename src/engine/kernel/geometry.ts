/**
 * The geometry of a table with rectangular bases that can face any direction, as pure functions: contact, distances, arcs, lines
 * of sight, zones, groups and manoeuvres. Lengths are in inches. Angles are in tenths of a degree, clockwise from straight up the
 * table. Every manoeuvre ends on a grid of 1/1024 inch, so results are the same on every machine. Arcs, zones, limits and rates
 * are parameters, because they differ between systems.
 */
export * from './geometry/angle.ts';
export * from './geometry/arc.ts';
export * from './geometry/area.ts';
export * from './geometry/base.ts';
export * from './geometry/charge.ts';
export * from './geometry/column.ts';
export * from './geometry/contact.ts';
export * from './geometry/formation.ts';
export * from './geometry/gap.ts';
export * from './geometry/group.ts';
export * from './geometry/manoeuvre.ts';
export * from './geometry/placing.ts';
export * from './geometry/point.ts';
export * from './geometry/push-back.ts';
export * from './geometry/reach.ts';
export * from './geometry/shape.ts';
export * from './geometry/sight.ts';
export * from './geometry/simple.ts';
export * from './geometry/square-contact.ts';
export * from './geometry/straight.ts';
export * from './geometry/sweep.ts';
export * from './geometry/turn.ts';
export * from './geometry/way.ts';
export * from './geometry/wheel.ts';
export * from './geometry/zone.ts';
