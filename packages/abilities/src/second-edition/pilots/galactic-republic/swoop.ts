import type { Card } from "../../../language/card.ts";
import { all, both, friendly, type ShipWhen, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";
import { subjectFlewInFull } from "./phrases.ts";

const isFast: ShipWhen = (_, { speed = 0 }) => speed === 3 || speed === 4;
const smallOrMedium: ShipWhen = ({ game }, ship) => ["small", "medium"].includes(game.factsOf(ship).type.size);

export const swoop: Card = {
  card: "pilot:swoop",
  title: "“Swoop”",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(subjectFlewInFull, subjectIs(both(friendly, smallOrMedium, isFast, within(0, 1)))),
      may: [{ verb: "free action", names: ["boost"], colour: "red", who: "subject" }],
    },
  ],
};
