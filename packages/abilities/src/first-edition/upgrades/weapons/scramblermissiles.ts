import type { Card } from "../../../language/card.ts";
import { nearDefender } from "../../../language/when.ts";

export const scramblermissiles: Card = {
  card: "upgrade:scramblermissiles",
  title: "Scrambler Missiles",
  weapon: {
    needs: "lock",
    spends: ["card"],
    ifItHits: [{ verb: "each ship", among: nearDefender, does: [{ verb: "gain", token: "jam", who: "chosen" }] }],
  },
};
