import { containerPlaces, placeContainer } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { pick } from "../../language/pick.ts";

const UNLOAD = pick({
  kind: "container",
  rule: "1E-OBST-11",
  among: ({ game, self }) => containerPlaces(game, self.ship),
  apply: ({ game, self }, pose) => placeContainer(game, self.ship, pose),
});

export const quickreleasecargolocks: Card = {
  card: "upgrade:quickreleasecargolocks",
  title: "Quick-release Cargo Locks",
  triggers: [{ at: "endOfActivation", may: [{ verb: "discard this card" }, UNLOAD] }],
};
