/** In words what a card asks for of the ship that takes it. */
import { FACTION_NAMES, type Faction, type RestrictedStat, type Restriction } from "@broadside/cards";
import { SLOT_NAMES } from "../words.ts";

/** "only …" as a card would be described at the table. */
export function restrictionInWords(restriction: Restriction, shipName: (id: string) => string): string {
  switch (restriction.needs) {
    case "ship":
      return `only for ${listed(restriction.ships.map(shipName))}`;
    case "ship-name":
      return `only for ${listed(restriction.names)}`;
    case "size":
      return `only for ${listed(restriction.sizes)} ships`;
    case "faction":
      return `only for ${listed(restriction.factions.map(factionName))}`;
    case "faction-or-name":
      return `only for ${listed(restriction.factions.map(factionName))}, or a squad with ${listed(restriction.names)}`;
    case "keyword":
      return `only for ships with the keyword ${listed(restriction.keywords)}`;
    case "action":
      return `only for ships with the ${restriction.colour === "red" ? "red " : ""}${restriction.action.replace("-", " ")} action`;
    case "stat":
      return `only for ships with ${STAT_NAMES[restriction.stat]} ${bounds(restriction.atLeast, restriction.atMost)}`;
    case "icon":
      return `only for ships with the ${SLOT_NAMES[restriction.slot]} icon`;
    case "no-icon":
      return `only for ships without the ${SLOT_NAMES[restriction.slot]} icon`;
    case "equipped":
      return `only for ships that carry a ${SLOT_NAMES[restriction.slot]} card`;
    case "arc":
      return `only for ships with a ${restriction.arc} arc`;
    case "force-side":
      return `only for the ${restriction.side} side`;
    case "ship-ability":
      return `only for ships with ${listed(restriction.abilities)}`;
    case "not-limited":
      return "only for ships that are not limited";
  }
}

const STAT_NAMES: Readonly<Record<RestrictedStat, string>> = {
  initiative: "pilot skill or initiative",
  agility: "agility",
  hull: "hull",
  shields: "shields",
  energy: "energy",
};

const factionName = (faction: Faction): string => FACTION_NAMES[faction];

const bounds = (atLeast: number | undefined, atMost: number | undefined): string =>
  atLeast === undefined
    ? `${atMost} or less`
    : atMost === undefined
      ? `${atLeast} or more`
      : atLeast === atMost
        ? `${atLeast}`
        : `${atLeast} to ${atMost}`;

export const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? "nothing") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
