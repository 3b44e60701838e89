import type { Card } from "../../language/card.ts";
import { toThisShip } from "../../language/when.ts";

export const seismiccharges: Card = {
  card: "upgrade:seismiccharges",
  title: "Seismic Charges",
  triggers: [{ at: "dialRevealed", when: toThisShip, may: [{ verb: "discard this card" }, { verb: "drop", device: "seismic charge" }] }],
};
