import type { Card } from "../../language/card.ts";
import { sceneOf } from "../../language/scene.ts";
import { sinceAnEarlierRound } from "../../language/when.ts";
import { inDecksOf } from "./huge-ships.ts";
import { FACEDOWN } from "./phrases.ts";

/** Damage cards are never dealt before a round's Activation phase, so the next Activation phase is always in the next round. */
export const commandDeckBreach: readonly Card[] = inDecksOf(["Raider"], "Command Deck Breach", {
  permissions: {
    act: (game, self, { ship }) =>
      ship === self.ship && game.state.cursor.phase === "activation" && sinceAnEarlierRound(sceneOf(game, self)) ? false : undefined,
  },
  triggers: [{ at: "endOfActivation", when: sinceAnEarlierRound, must: FACEDOWN }],
});
