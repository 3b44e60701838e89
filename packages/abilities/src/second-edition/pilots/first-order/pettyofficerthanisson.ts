import type { Card } from "../../../card.ts";
import type { When } from "../../../scene.ts";
import { all, both, other, tokenIs, within } from "../../../when.ts";
import { inArcOfThisShip, subjectIs } from "../../when.ts";

const inItsPhases: When = ({ game }) => ["activation", "combat"].includes(game.state.cursor.phase);

export const pettyofficerthanisson: Card = {
  card: "pilot:pettyofficerthanisson",
  title: "Petty Officer Thanisson",
  triggers: [
    {
      at: "tokenAssigned",
      when: all(tokenIs("stress"), inItsPhases, subjectIs(both(other, within(0, 2), inArcOfThisShip("front")))),
      may: [{ verb: "spend charge" }, { verb: "gain", token: "tractor", who: "subject" }],
    },
  ],
};
