import type { Card } from "../../../language/card.ts";

export const cikatrovizago: Card = {
  card: "upgrade:cikatrovizago",
  title: "Cikatro Vizago",
  triggers: [{ at: "startOfEnd", may: [{ verb: "discard this card" }, { verb: "exchange a card" }] }],
};
