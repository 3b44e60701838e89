import type { Card } from "../../../language/card.ts";

/** Repairs a faceup card, but may expose another. */
export const novicetechnician: Card = {
  card: "upgrade:novicetechnician",
  title: "Novice Technician",
  triggers: [
    {
      at: "roundCloses",
      may: [
        { verb: "repair", kind: "faceup" },
        { verb: "roll", on: { hit: [{ verb: "expose" }] } },
      ],
    },
  ],
};
