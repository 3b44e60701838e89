import type { Card } from "../../../language/card.ts";

export const aceintheholeBattleoverendor: Card = {
  card: "upgrade:aceinthehole-battleoverendor",
  title: "Ace in the Hole",
  triggers: [
    {
      at: "startOfCombat",
      may: [{ verb: "spend charge" }, { verb: "gain", token: "jam" }, { verb: "free action", names: ["barrel-roll"] }],
    },
  ],
};
