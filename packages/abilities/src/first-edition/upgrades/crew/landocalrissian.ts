import type { Card } from "../../../language/card.ts";

export const landocalrissianCrew: Card = {
  card: "upgrade:landocalrissian",
  title: "Lando Calrissian",
  action: {
    does: [
      {
        verb: "roll",
        dice: "defense",
        count: 2,
        on: { focus: [{ verb: "gain", token: "focus" }], evade: [{ verb: "gain", token: "evade" }] },
      },
    ],
  },
};
