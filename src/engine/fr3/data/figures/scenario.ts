/** Numbers from the sample scenario. */
export const scenario = {
  /** fr3.scenario.setup: inches between the two armies. */
  armiesApart: 12,
  /** fr3.scenario.hill-dwarf-total, fr3.scenario.evil-total: points as printed. */
  printedTotal: 1050,
  /** fr3.scenario.hill-dwarf-total: points by the reference table. */
  hillDwarfTotalByTable: 1070,
} as const;
