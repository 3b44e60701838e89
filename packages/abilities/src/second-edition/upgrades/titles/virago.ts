import type { Card } from "../../../language/card.ts";

export const virago: Card = {
  card: "upgrade:virago",
  title: "Virago",
  triggers: [{ at: "duringEnd", may: [{ verb: "spend charge" }, { verb: "free action", names: ["boost"], colour: "red" }] }],
};
