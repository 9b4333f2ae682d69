/** Numbers for routs. Distances are in inches. */
export const routing = {
  /** six-events.routing.off-table: how far a rout stops from units in its way, by our ruling. */
  stopsShort: 1,
} as const;
