/** Two commands a side, far apart: each has a unit with its general, and another unit. */
export function smallCommands() {
  const army = (names: readonly string[], y: number, facing: number) => ({
    name: names.join(' and '),
    troops: [8, 14, 34, 40].map((x) => ({ type: 'handweapons', at: { x, y, facing } })),
    characters: [1, 3].map((unit) => ({ leader: 'general-2-2', with: unit })),
    commands: names.map((name, at) => ({ name, troops: [2 * at + 1, 2 * at + 2] })),
  });
  return {
    table: { width: 48, depth: 36 },
    terrain: [],
    objective: null,
    armies: { A: army(['The Moon Court', 'The Reed Guard'], 6, 0), B: army(['The Bone Tithe', 'The Salt Road'], 30, 1800) },
    first: 'A',
    turns: 4,
  };
}
