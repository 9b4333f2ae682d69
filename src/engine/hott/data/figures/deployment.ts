/** Numbers of deployment. Distances are paces. */
export const deployment = {
  /** hott.deployment.defender-first, hott.deployment.attacker-second */
  depth: 600,
  /** hott.deployment.edges: the edge that the attacker prefers has this score and every higher one. */
  preferredFrom: 4,
} as const;
