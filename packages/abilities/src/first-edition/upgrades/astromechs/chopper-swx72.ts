import { discardCard } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pick, upgradesAt } from "../../../language/pick.ts";
import { faceupOf } from "../../../language/when.ts";

const GIVE_ANOTHER = pick({
  kind: "discard upgrade",
  rule: "1E-SQUAD-07",
  among: ({ self: { ship, at } }) =>
    upgradesAt(
      ship,
      faceupOf(ship).filter((place) => place !== at),
    ),
  perform: ({ game, self }, at) => discardCard(game, self.ship, at),
});

export const chopperSwx72: Card = {
  card: "upgrade:chopper-swx72",
  title: '"Chopper"',
  action: { does: [GIVE_ANOTHER, { verb: "recover shield" }] },
};
