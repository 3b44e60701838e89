import type { Card } from "../../../language/card.ts";
import { noOtherFriendsAtRange } from "../../../language/when.ts";

/** The card has a different name in 2.0 and in 2.5. */
export const bobafettFiresprayclasspatrolcraft: Card = {
  card: "pilot:bobafett-firesprayclasspatrolcraft",
  title: "Boba Fett",
  dice: [{ dice: "defense", when: noOtherFriendsAtRange(2), may: [{ verb: "change", from: "blank", to: "focus" }] }],
};
