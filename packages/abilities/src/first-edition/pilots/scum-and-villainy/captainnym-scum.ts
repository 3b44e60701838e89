import { devicesObstructing } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, friendly, toThisShip } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";
import { isFriendlyBomb, isOfFriendlyBomb } from "../../bombs.ts";

const throughFriendlyBomb: When = ({ game, self }) => devicesObstructing(game).some((bomb) => isFriendlyBomb(game, self.ship, bomb));

export const captainnymScum: Card = {
  card: "pilot:captainnym-scum",
  title: "Captain Nym",
  triggers: [{ at: "meetingDevice", when: all(toThisShip, isOfFriendlyBomb), may: [] }],
  dice: [
    {
      dice: "defense",
      helpsOthers: true,
      when: all(defenderIs(friendly), throughFriendlyBomb),
      may: [{ verb: "add", face: "evade" }],
    },
  ],
};
