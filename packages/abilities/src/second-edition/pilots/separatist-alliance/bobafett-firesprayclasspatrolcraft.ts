import type { Card } from "../../../language/card.ts";
import { noOtherFriendsAtRange } from "../../../language/when.ts";

/** The same card has a name of its own in each edition. */
export const bobafettFiresprayclasspatrolcraft: Card = {
  card: "pilot:bobafett-firesprayclasspatrolcraft",
  title: "Boba Fett",
  dice: [{ dice: "defense", when: noOtherFriendsAtRange(2), may: [{ verb: "change", from: "blank", to: "focus" }] }],
};
