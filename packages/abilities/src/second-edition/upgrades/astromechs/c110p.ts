import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, not, toThisShip, within } from "../../../language/when.ts";
import { fullyExecuted, hasCharges, showsSide } from "../../../language/when-second-edition.ts";

/**
 * While the card has charges, the ship can perform a red evade after each maneuver. Without charges, the card flips. The ship must then jam
 * a nearby ship after each maneuver, or itself if there is no other.
 */
const card = (edition: "2.0" | "2.5", hasFlown: When): Card => ({
  card: "upgrade:c110p",
  title: "C1-10P",
  editions: [edition],
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(hasFlown, showsSide("front")),
      may: [{ verb: "spend charge" }, { verb: "free action", names: ["evade"], colour: "red", evenStressed: true }],
    },
    { at: "duringEnd", when: all(showsSide("front"), not(hasCharges())), must: [{ verb: "flip this card" }] },
    {
      at: "maneuverExecuted",
      when: all(hasFlown, showsSide("back")),
      must: [{ verb: "choose ship", among: within(0, 1), does: [{ verb: "gain", token: "jam", who: "chosen" }] }],
    },
  ],
});

export const c110p: readonly Card[] = [card("2.0", toThisShip), card("2.5", all(toThisShip, fullyExecuted))];
