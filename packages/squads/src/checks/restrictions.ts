/** Whether a ship may take a card, and in words what the card asks for. */
import {
  type ActionName,
  type Colour,
  type Faction,
  type RestrictedStat,
  type Restriction,
  readAction,
  type Slot,
  type WeaponArc,
} from "@broadside/cards";
import { FACTION_NAMES, SLOT_NAMES } from "../words.ts";
import type { Icon } from "./icons.ts";
import type { ResolvedShip, ResolvedSquad } from "./resolve.ts";

/** Whether one restriction holds for a ship of a squad. */
export function holds(restriction: Restriction, owner: ResolvedShip, squad: ResolvedSquad, icons: readonly Icon[]): boolean {
  const { pilot, ship } = owner;
  switch (restriction.needs) {
    case "ship":
      return restriction.ships.includes(ship.id);
    case "ship-name":
      return restriction.names.some((name) => nameHolds(ship.name, name));
    case "size":
      return restriction.sizes.includes(ship.size);
    case "faction":
      return restriction.factions.includes(pilot.faction);
    case "faction-or-name":
      return restriction.factions.some((faction) => faction === squad.draft.faction) || hasCardNamed(squad, restriction.names);
    case "keyword":
      return restriction.keywords.some((keyword) => pilot.keywords?.includes(keyword));
    case "action":
      return hasAction(owner, restriction.action, restriction.colour);
    case "stat": {
      const value = statOf(owner, restriction.stat);
      const { atLeast = value, atMost = value } = restriction;
      return value >= atLeast && value <= atMost;
    }
    case "icon":
      return hasIcon(icons, restriction.slot);
    case "no-icon":
      return !pilot.slots.includes(restriction.slot);
    case "equipped":
      return owner.upgrades.some(({ card }) => card.slots.includes(restriction.slot));
    case "arc":
      return hasArc(owner, restriction.arc);
    case "force-side":
      return hasForceSide(owner, restriction.side);
    case "ship-ability":
      return pilot.shipAbility !== undefined && restriction.abilities.includes(pilot.shipAbility);
    case "not-limited":
      return pilot.limit === undefined;
  }
}

/** First edition: every word of the restricted name stands in the ship type's name (1E-SQUAD-06). */
function nameHolds(shipName: string, restricted: string): boolean {
  if (shipName === restricted) return true;
  const words = wordsOf(shipName);
  return wordsOf(restricted).every((word) => words.includes(word));
}

const wordLists = new Map<string, readonly string[]>();
function wordsOf(name: string): readonly string[] {
  let words = wordLists.get(name);
  if (!words) {
    words = name
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== "");
    wordLists.set(name, words);
  }
  return words;
}

const hasCardNamed = ({ ships }: ResolvedSquad, names: readonly string[]): boolean =>
  ships.some(({ pilot, upgrades }) => names.includes(pilot.name) || upgrades.some(({ card }) => names.includes(card.name)));

/** On the main bar, printed or added (2E-SQUAD-09); any colour counts unless the card prints a red icon (2E-SQUAD-29-Q). */
function hasAction({ pilot, ship, upgrades }: ResolvedShip, action: ActionName, colour: Colour | undefined): boolean {
  const fits = (text: string): boolean => {
    const found = readAction(text);
    return found?.name === action && (colour !== "red" || found.colour === "red");
  };
  return (pilot.actions ?? ship.actions).some(fits) || upgrades.some(({ card }) => card.actions?.some(fits));
}

function statOf({ pilot, ship }: ResolvedShip, stat: Extract<Restriction, { needs: "stat" }>["stat"]): number {
  if (stat === "initiative") return pilot.initiative ?? 0;
  if (stat === "energy") return ship.energy ?? 0;
  return pilot[stat] ?? ship[stat];
}

/** An icon of one of several types is not there for sure. */
const hasIcon = (icons: readonly Icon[], slot: Slot): boolean => icons.some(({ icon }) => icon === slot);

const hasArc = ({ pilot, ship }: ResolvedShip, arc: WeaponArc): boolean =>
  (pilot.attacks ?? ship.attacks).some(({ arcs }) => arcs.includes(arc));

const SIDE_KEYWORDS = { light: "Light Side", dark: "Dark Side" } as const;

const hasForceSide = ({ pilot, upgrades }: ResolvedShip, side: "light" | "dark"): boolean =>
  pilot.keywords?.includes(SIDE_KEYWORDS[side]) === true ||
  pilot.force?.side?.includes(side) === true ||
  upgrades.some(({ card }) => card.force?.side?.includes(side));

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
