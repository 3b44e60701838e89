import type { Card } from "../../../card.ts";
import type { When } from "../../../scene.ts";
import { all, lostWithin, type ShipWhen } from "../../../when.ts";
import { subjectIs } from "../../when.ts";

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
