import type { Card } from "../../card.ts";
import type { Deed } from "../../deed.ts";

const ALL_TO_CRITS: readonly Deed[] = (["blank", "focus", "hit"] as const).map((from) => ({
  verb: "also",
  does: [{ verb: "change", from, to: "crit", most: "all" }],
}));

export const omegaace: Card = {
  card: "pilot:omegaace",
  title: "Omega Ace",
  dice: [
    {
      dice: "attack",
      may: [{ verb: "spend", token: "focus" }, { verb: "spend lock", on: "defender" }, ...ALL_TO_CRITS],
    },
  ],
};
