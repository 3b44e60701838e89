/** What ships may be equipped with, in each edition. */
import type { Slot } from "@broadside/cards";
import type { Edition } from "@broadside/rulebook/row";
import type { Question } from "../rules.ts";

export interface EditionBuilding {
  /** Icons that every ship has besides those on its printed bar. */
  readonly everyShipHas: readonly Slot[];
  /** True if a ship can't carry two cards with the same name. If false, only cards that say so are limited to one per ship. */
  readonly noTwins: boolean;
  /** Huge ships can equip only modifications made for huge ships. */
  readonly hugeModificationsOnly: boolean;
  /** Cards that a rule forbids on huge ships, even if the cards' own restrictions would allow them. */
  readonly notOnHugeShips: Readonly<Record<string, Question>>;
}

const SECOND: EditionBuilding = { everyShipHas: [], noTwins: true, hugeModificationsOnly: false, notOnHugeShips: {} };

export const BUILDING: Readonly<Record<Edition, EditionBuilding>> = {
  "1e": {
    everyShipHas: ["title", "modification"],
    noTwins: false,
    hugeModificationsOnly: true,
    notOnHugeShips: { navigator: "navigator", cassianandor: "cassianAndor" },
  },
  "2.0": SECOND,
  "2.5": SECOND,
};
