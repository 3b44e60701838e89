/** How ships are equipped in each edition. */
import type { Slot } from "@broadside/cards";
import type { Edition } from "@broadside/rulebook/row";
import type { Question } from "../rules.ts";

export interface EditionBuilding {
  /** Icons of every ship beside its printed bar. */
  readonly everyShipHas: readonly Slot[];
  /** No ship carries two cards of one name; otherwise only a card that says so is kept from its twin. */
  readonly noTwins: boolean;
  /** A huge ship takes only modifications made for huge ships. */
  readonly hugeModificationsOnly: boolean;
  /** Cards that a rule keeps off huge ships, whatever their own restriction. */
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
