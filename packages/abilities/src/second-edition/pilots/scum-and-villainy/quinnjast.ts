import type { Card } from "../../../language/card.ts";
import { RECOVER_ON_UPGRADE } from "../../upgrades/phrases.ts";

export const quinnjast: Card = {
  card: "pilot:quinnjast",
  title: "Quinn Jast",
  triggers: [{ at: "startOfCombat", may: [{ verb: "gain", token: "disarm" }, RECOVER_ON_UPGRADE] }],
};
