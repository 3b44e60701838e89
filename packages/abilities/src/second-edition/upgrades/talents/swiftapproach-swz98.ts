import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all } from "../../../language/when.ts";
import { placedByThisShip } from "../../../language/when-second-edition.ts";

const inSystemPhase: When = ({ game }) => game.state.cursor.phase === "system";

export const swiftapproachSwz98: Card = {
  card: "upgrade:swiftapproach-swz98",
  title: "Swift Approach",
  triggers: [
    {
      at: "devicePlaced",
      when: all(inSystemPhase, placedByThisShip),
      may: [{ verb: "free action", names: ["barrel-roll", "boost"], colour: "white", evenStressed: true }],
    },
  ],
};
