import type { Card } from "../../../language/card.ts";
import { returnOne } from "../../discarded-cards.ts";

export const quinnjast: Card = {
  card: "pilot:quinnjast",
  title: "Quinn Jast",
  triggers: [{ at: "startOfCombat", may: [{ verb: "gain", token: "disarm" }, returnOne("torpedo", "missile")] }],
};
