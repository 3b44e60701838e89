import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";
import { PLACE_DEVICE } from "../../upgrades/bombs.ts";

export const deathfire: Card = {
  card: "pilot:deathfire",
  title: "“Deathfire”",
  triggers: [
    { at: "destroyed", when: toThisShip, may: [{ verb: "attack", with: "any" }] },
    { at: "destroyed", when: toThisShip, may: [PLACE_DEVICE] },
  ],
};
