/** Numbers of routs. Distances are inches. */
export const routing = {
  /** six-events.routing.off-table: how far a rout stops from units in its way; ours. */
  stopsShort: 1,
} as const;
