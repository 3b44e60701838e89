import type { Card } from "../../../language/card.ts";

/** A faceup card is repaired, and perhaps another comes up. */
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
