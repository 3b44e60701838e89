/** What stands about one list of an entry: who fields it, what it costs, its tier, its wings. */
import type { EntryDraft, Format } from "@broadside/squads";
import { WING_POSITIONS } from "@broadside/squads";
import { inUnits } from "@broadside/telling/words";
import { spoken } from "../spoken.ts";

/** How a list of the entry is called: by its player, its tier or its number. */
function listName(entry: EntryDraft, { lists, points }: Format, list: number): string {
  const squad = entry.squads[list];
  if (lists.called === "tier") return `Tier ${list + 1}${points?.[list] === undefined ? "" : `: ${points[list]} points`}`;
  if (squad?.player !== undefined) return squad.player;
  return entry.squads.length > 1 ? `${lists.called === "member" ? "Member" : "List"} ${list + 1}` : "List";
}

export const WORDS = spoken({
  name: listName,
  captain: "Captain",
  player: "Player",
  removeNamed: (name: string) => `Remove ${name}`,
  addShip: "+ Add ship",
  addBuild: "+ Add quick build",
  noShips: "No ships yet.",
  faction: "Faction",
  notChosen: "Not chosen",
  chooseFaction: "Choose a faction:",
  chooseFactionForAll: "Choose a faction for all lists:",
  factionInFirst: "The faction is chosen in the first list.",
  /** Before the types of its ships. */
  wingBuild: "Wing",
  unknownBuild: "Unknown quick build",

  of: {
    points: (limit: number) => `of ${limit} points`,
    threat: (limit: number) => `of ${limit} threat`,
    epicPoints: (limit: number) => `of ${limit} epic points`,
  },
  unit: { points: "points", threat: "threat", epicPoints: "epic points" },
  left: (left: number) => `${left} left`,
  tooMany: (over: number) => `${over} too many`,
  full: "full",
});

/** Escalation's tiers. */
export const TIERS = spoken({
  startsHere: "The set starts here.",
  change: (tierBefore: number, ships: number, upgrades: number, missing: number) =>
    ships + upgrades + missing === 0
      ? `The same as tier ${tierBefore}.`
      : [
          ...(ships > 0 ? [`+ ${inUnits(ships, "ship")}`] : []),
          ...(upgrades > 0 ? [`+ ${inUnits(upgrades, "upgrade")}`] : []),
          ...(missing > 0 ? [`${inUnits(missing, "ship")} of tier ${tierBefore} missing`] : []),
        ].join(", "),
  startFrom: (tier: number) => `Start from tier ${tier}`,
  isCopy: (tier: number, of: number) => `Tier ${tier} is now a copy of tier ${of}.`,
  copyUp: "Copy up",
  isCopiedUp: (tier: number) => `The tiers after tier ${tier} hold all of it.`,
});

export const WINGS = spoken({
  title: "Wings",
  wingsOf: (list: string) => `Wings of ${list}`,
  noLeader: "Give a ship a wing card on its Command icon to make it a wing leader.",
  noCard: "no wing card",
  /** Ships of one name are told apart by their places. */
  shipAt: (name: string, place: number) => `${name} (ship ${place})`,
  positionOf: (ship: string) => `Position of ${ship}`,
  position: (number: number) => `${number}, ${WING_POSITIONS.find((one) => one.number === number)?.name ?? ""}`,
  takeOut: (ship: string) => `Take ${ship} out of the wing`,
  add: "Add a wingmate",
  choose: "Choose …",
  nobody: (card: string) => `No ship of the list can join. Add ships that ${card} takes.`,
  dissolve: "Dissolve the wing",
  formation: (places: readonly string[]) => `Formation: ${places.join(", ")}`,
});
