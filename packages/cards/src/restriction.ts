/** Checks whether a ship may have a card. */
import type { Pilot, RestrictedStat, Restriction, Ship, SlotIcon, Upgrade } from "./card.ts";
import { readAction } from "./dial.ts";
import type { ActionName, Colour, Slot, WeaponArc } from "./vocabulary.ts";

/** A ship and its cards. */
export interface Carrier {
  readonly pilot: Pilot;
  readonly ship: Ship;
  readonly upgrades: readonly { readonly card: Upgrade }[];
}

/** The ships of one list. */
export interface Fleet {
  readonly faction: string;
  readonly ships: readonly Carrier[];
}

type Icons = readonly { readonly icon: SlotIcon }[];

/** True if a ship in a list meets one restriction, given the icons on its upgrade bar. */
export function holds(restriction: Restriction, owner: Carrier, fleet: Fleet, icons: Icons): boolean {
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
      return restriction.factions.some((faction) => faction === fleet.faction) || hasCardNamed(fleet, restriction.names);
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

/** True if the ship type's name contains all words of the name in the restriction (first edition, 1E-SQUAD-06). */
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

const hasCardNamed = ({ ships }: Fleet, names: readonly string[]): boolean =>
  ships.some(({ pilot, upgrades }) => names.includes(pilot.name) || upgrades.some(({ card }) => names.includes(card.name)));

/**
 * True if the action is on the ship's main action bar, whether it is printed there or a card added it (2E-SQUAD-09). The action's colour
 * doesn't matter, unless the card with the restriction prints a red icon (2E-SQUAD-29-Q).
 */
function hasAction({ pilot, ship, upgrades }: Carrier, action: ActionName, colour: Colour | undefined): boolean {
  const fits = (text: string): boolean => {
    const found = readAction(text);
    return found?.name === action && (colour !== "red" || found.colour === "red");
  };
  return (pilot.actions ?? ship.actions).some(fits) || upgrades.some(({ card }) => card.actions?.some(fits));
}

function statOf({ pilot, ship }: Carrier, stat: RestrictedStat): number {
  if (stat === "initiative") return pilot.initiative ?? 0;
  if (stat === "energy") return ship.energy ?? 0;
  return pilot[stat] ?? ship[stat];
}

/** True if the ship has an icon for exactly this type. An icon for a choice of types doesn't count. */
const hasIcon = (icons: Icons, slot: Slot): boolean => icons.some(({ icon }) => icon === slot);

const hasArc = ({ pilot, ship }: Carrier, arc: WeaponArc): boolean =>
  (pilot.attacks ?? ship.attacks).some(({ arcs }) => arcs.includes(arc));

const SIDE_KEYWORDS = { light: "Light Side", dark: "Dark Side" } as const;

const hasForceSide = ({ pilot, upgrades }: Carrier, side: "light" | "dark"): boolean =>
  pilot.keywords?.includes(SIDE_KEYWORDS[side]) === true ||
  pilot.force?.side?.includes(side) === true ||
  upgrades.some(({ card }) => card.force?.side?.includes(side));
