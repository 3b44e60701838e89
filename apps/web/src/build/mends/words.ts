/** How a change that mends a fault is called. */

export const WORDS = {
  swap: (before: string, after: string): string => `${before} → ${after}`,
  leaveOut: (card: string, ship: string): string => `Leave out ${card} on ${ship}`,
  leaveOutShip: (ship: string): string => `Leave out ${ship}`,
  leaveOutShips: (count: number): string => `Leave out the last ${count} ships`,
  leaveOutBuild: (build: string): string => `Leave out ${build}`,
  toSection: (card: string, section: "fore" | "aft"): string => `${card}: to the ${section} section`,
  addSection: (section: "fore" | "aft"): string => `Add the ${section} card`,
  undock: (ship: string): string => `${ship} docks nowhere`,
  addShips: (count: number, ship: string): string => `Add ${count === 1 ? "" : `${count} × `}${ship}`,
  dissolve: "Dissolve the wing",
  outOfWing: (ship: string): string => `Take ${ship} out of the wing`,
  intoWing: (ships: string): string => `Wing with ${ships}`,
  usualFormation: "Usual formation",
  obstacles: (names: string): string => `Bring ${names}`,
  faction: (name: string): string => `Make it a list of ${name}`,
  copyUp: (tier: number): string => `Copy tier ${tier} up`,
  addList: "Add a list",
  removeList: "Leave out the last list",
  captain: "Make this player the captain",
  noScenario: "Name no scenario",
} as const;
