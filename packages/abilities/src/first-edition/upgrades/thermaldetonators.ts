import type { Card } from "../../language/card.ts";
import { toThisShip } from "../../language/when.ts";

export const thermaldetonators: Card = {
  card: "upgrade:thermaldetonators",
  title: "Thermal Detonators",
  triggers: [{ at: "dialRevealed", when: toThisShip, may: [{ verb: "discard this card" }, { verb: "drop", device: "thermal detonator" }] }],
};
