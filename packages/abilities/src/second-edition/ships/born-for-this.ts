import type { Card } from "../../language/card.ts";
import type { Instruction } from "../../language/instruction.ts";
import { type When, whoIs } from "../../language/scene.ts";
import { hasToken, within } from "../../language/when.ts";

const anotherDefends: When = (scene) => {
  const defender = whoIs(scene, "defender");
  return defender !== undefined && defender !== scene.self.ship && within(0, 2)(scene, defender) && !hasToken("strain")(scene);
};
const spendIts = (token: "focus" | "evade"): Instruction => ({ verb: "spend", token, who: "defender", from: "this ship" });
const STRAIN: Instruction = { verb: "gain", token: "strain" };

/** Other friendly ships within range 2 can use this ship's focus and evade tokens to defend. This ship then gains strain. */
export const bornForThis: Card = {
  card: "ship:Born for This",
  title: "Born for This",
  dice: [
    {
      dice: "defense",
      helpsOthers: true,
      when: anotherDefends,
      may: [spendIts("focus"), { verb: "change", from: "focus", to: "evade", most: "all" }, STRAIN],
    },
    {
      dice: "defense",
      helpsOthers: true,
      when: anotherDefends,
      may: [spendIts("evade"), { verb: "change", from: ["blank", "focus"], to: "evade" }, STRAIN],
    },
  ],
};
