import type { Card } from "../../../language/card.ts";
import { LOCK_AND_CHARGE } from "./phrases.ts";

export const magpulsewarheads: Card = {
  card: "upgrade:magpulsewarheads",
  title: "Mag-Pulse Warheads",
  weapon: {
    ...LOCK_AND_CHARGE,
    ifItHits: [
      { verb: "suffer", crits: 1, who: "defender" },
      { verb: "gain", token: "deplete", who: "defender" },
      { verb: "gain", token: "jam", who: "defender" },
    ],
  },
};
