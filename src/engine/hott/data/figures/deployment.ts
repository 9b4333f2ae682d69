/** Numbers for deployment. Distances are in paces. */
export const deployment = {
  /** hott.deployment.defender-first, hott.deployment.attacker-second */
  depth: 600,
  /** hott.deployment.edges: the attacker gets his preferred edge on this score or higher. */
  preferredFrom: 4,
} as const;
