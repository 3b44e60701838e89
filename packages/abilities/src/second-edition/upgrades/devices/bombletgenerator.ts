import type { Card } from "../../../language/card.ts";

export const bombletgenerator: Card = {
  card: "upgrade:bombletgenerator",
  title: "Bomblet Generator",
  triggers: [{ at: "startOfActivation", may: [{ verb: "lose shield" }, { verb: "recover charge", count: 2 }] }],
};
