import { canTurnInPlace, type Procedure, turnInPlace } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { actionIs, all, both, friendly, lacksToken, toThisShip, within } from "../../../language/when.ts";

const HALF_TURN = 180_000;
function* turnRound({ game, self }: CardScene): Procedure {
  yield* turnInPlace(game, self.ship, HALF_TURN);
}

export const netrempollard: Card = {
  card: "pilot:netrempollard",
  title: "Netrem Pollard",
  triggers: [
    {
      at: "actionPerformed",
      when: all(toThisShip, actionIs("barrel-roll"), ({ game, self }) => canTurnInPlace(game, self.ship, HALF_TURN)),
      may: [
        {
          verb: "choose ship",
          among: both(friendly, within(0, 1), lacksToken("stress")),
          does: [
            { verb: "gain", token: "stress", who: "chosen" },
            { verb: "special", can: () => true, perform: turnRound },
          ],
        },
      ],
    },
  ],
};
