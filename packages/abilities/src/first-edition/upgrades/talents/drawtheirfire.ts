import type { Card } from "../../../language/card.ts";
import { critIsLeft } from "../../../language/when.ts";
import { friendNearIsHit, sufferResults } from "../../taken-results.ts";

export const drawtheirfire: Card = {
  card: "upgrade:drawtheirfire",
  title: "Draw Their Fire",
  triggers: [{ at: "defenderHit", when: friendNearIsHit, may: [sufferResults(critIsLeft, () => ({ crits: 1 }))] }],
};
