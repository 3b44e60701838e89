import type { Card } from "../../../language/card.ts";

export const carlistrieekan: Card = {
  card: "upgrade:carlistrieekan",
  title: "Carlist Rieekan",
  triggers: [
    {
      at: "startOfActivation",
      may: [{ verb: "discard this card" }, { verb: "lasting", effect: "pilot skill", until: "phase", who: "all friends", value: 12 }],
    },
  ],
};
