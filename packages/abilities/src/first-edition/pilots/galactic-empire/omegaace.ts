import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";

const ALL_TO_CRITS: readonly Instruction[] = (["blank", "focus", "hit"] as const).map((from) => ({
  verb: "also",
  does: [{ verb: "change", from, to: "crit", most: "all" }],
}));

export const omegaace: Card = {
  card: "pilot:omegaace",
  title: "“Omega Ace”",
  dice: [
    {
      dice: "attack",
      may: [{ verb: "spend", token: "focus" }, { verb: "spend lock", on: "defender" }, ...ALL_TO_CRITS],
    },
  ],
};
