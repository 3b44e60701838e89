import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, lostWithin, type ShipWhen } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

const isShip: ShipWhen = ({ game }, ship) => game.factsOf(ship).remote === undefined;
const inEngagement: When = ({ game }) => game.state.cursor.phase === "combat";

export const cadbaneSeparatistalliance: Card = {
  card: "pilot:cadbane-separatistalliance",
  title: "Cad Bane",
  triggers: [
    {
      at: "shipLost",
      when: all(inEngagement, subjectIs(isShip), lostWithin(0, 3)),
      may: [{ verb: "spend charge" }, { verb: "free action", evenStressed: true }],
    },
  ],
};
