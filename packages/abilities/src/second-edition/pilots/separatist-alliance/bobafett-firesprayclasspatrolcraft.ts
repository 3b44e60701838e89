import type { Card } from "../../../card.ts";
import { noOtherFriendsAtRange } from "../../../when.ts";
import { onShips } from "../phrases.ts";

/** The same card has a name of its own in each edition. */
export const BOBA_FETTS: readonly Card[] = onShips(["bobafett-separatistalliance", "bobafett-firesprayclasspatrolcraft"], {
  title: "Boba Fett",
  dice: [{ dice: "defense", when: noOtherFriendsAtRange(2), may: [{ verb: "change", from: "blank", to: "focus" }] }],
});
