import type { Card } from "../../../card.ts";
import { all, friendly, toThisShip } from "../../../when.ts";
import { targetIs } from "../../when.ts";
import { handOverBurden } from "../burdens.ts";

export const protectorategleb: Card = {
  card: "upgrade:protectorategleb",
  title: "Protectorate Gleb",
  triggers: [{ at: "coordinated", when: all(toThisShip, targetIs(friendly)), may: [handOverBurden("target", "or a lock")] }],
};
