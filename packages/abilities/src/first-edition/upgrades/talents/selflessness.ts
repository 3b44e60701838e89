import type { Card } from "../../../language/card.ts";
import { all, hitIsLeft } from "../../../language/when.ts";
import { friendNearIsHit, sufferResults } from "../../taken-results.ts";

export const selflessness: Card = {
  card: "upgrade:selflessness",
  title: "Selflessness",
  triggers: [
    {
      at: "defenderHit",
      when: all(friendNearIsHit, hitIsLeft),
      may: [{ verb: "discard this card" }, sufferResults(hitIsLeft, ({ game }) => ({ hits: game.state.attack?.hits ?? 0 }))],
    },
  ],
};
