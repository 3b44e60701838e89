import { canPlaceContainer, placeContainer } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";

const UNLOAD: Instruction = {
  verb: "special",
  can: ({ game, self }) => canPlaceContainer(game, self.ship),
  perform: ({ game, self }) => placeContainer(game, self.ship),
};

export const quickreleasecargolocks: Card = {
  card: "upgrade:quickreleasecargolocks",
  title: "Quick-release Cargo Locks",
  triggers: [{ at: "endOfActivation", may: [{ verb: "discard this card" }, UNLOAD] }],
};
