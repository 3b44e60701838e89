/** How a change that mends a fault is called. */
import { FACTION_NAMES, type Faction } from "@broadside/cards";
import { OBSTACLES, type ObstacleId } from "@broadside/geometry";
import { spoken } from "../spoken.ts";

export const WORDS = spoken({
  swap: (before: string, after: string) => `${before} → ${after}`,
  leaveOut: (card: string, ship: string) => `Leave out ${card} on ${ship}`,
  leaveOutShip: (ship: string) => `Leave out ${ship}`,
  leaveOutShips: (count: number) => `Leave out the last ${count} ships`,
  toSection: {
    fore: (card: string) => `${card}: to the fore section`,
    aft: (card: string) => `${card}: to the aft section`,
  },
  undock: (ship: string) => `${ship} docks nowhere`,
  addShips: (count: number, ship: string) => `Add ${count === 1 ? "" : `${count} × `}${ship}`,
  intoWing: (ships: readonly string[]) => `Wing with ${ships.join(", ")}`,
  usualFormation: "Usual formation",
  obstacles: (ids: readonly ObstacleId[]) => `Bring ${ids.map((id) => OBSTACLES[id].name).join(", ")}`,
  faction: (faction: Faction) => `Make it a list of ${FACTION_NAMES[faction]}`,
  copyUp: (tier: number) => `Copy tier ${tier} up`,
  addList: "Add a list",
  removeList: "Leave out the last list",
  captain: "Make this player the captain",
  noScenario: "Name no scenario",
});
