import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";

export const vultskerris: Card = {
  card: "pilot:vultskerris",
  title: "Vult Skerris",
  action: { does: [{ verb: "gain", token: "strain" }, { verb: "recover charge" }] },
  triggers: [{ at: "becameActive", when: toThisShip, may: [{ verb: "spend charge" }, { verb: "free action" }] }],
};
