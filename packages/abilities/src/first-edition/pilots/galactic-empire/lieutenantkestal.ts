import type { Card } from "../../../language/card.ts";

export const lieutenantkestal: Card = {
  card: "pilot:lieutenantkestal",
  title: "Lieutenant Kestal",
  dice: [
    {
      dice: "defense",
      as: "attacker",
      may: [
        { verb: "spend", token: "focus" },
        { verb: "also", does: [{ verb: "cancel", dice: "defense", face: "blank", count: "all" }] },
        { verb: "also", does: [{ verb: "cancel", dice: "defense", face: "focus", count: "all" }] },
      ],
    },
  ],
};
