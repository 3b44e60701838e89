import type { Card } from "../../language/card.ts";
import { toThisShip } from "../../language/when.ts";

export const protonbombs: Card = {
  card: "upgrade:protonbombs",
  title: "Proton Bombs",
  triggers: [{ at: "dialRevealed", when: toThisShip, may: [{ verb: "discard this card" }, { verb: "drop", device: "proton bomb" }] }],
};
