import { SIDES } from "@broadside/geometry";
import { bentWay, straightWay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { toThisShip } from "../../../language/when.ts";
import { placeBomb } from "../bombs.ts";

const WAYS = (["rear", "front"] as const).flatMap((guides) => [
  straightWay(guides, 1),
  ...SIDES.map((side) => bentWay(guides, "bank", 1, side)),
]);

export const partinggiftBattleoverendor: Card = {
  card: "upgrade:partinggift-battleoverendor",
  title: "Parting Gift",
  triggers: [{ at: "destroyed", when: toThisShip, may: [placeBomb(WAYS)] }],
};
