import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, both, other, tokenIs, within } from "../../../language/when.ts";
import { inArcOfThisShip, subjectIs } from "../../../language/when-second-edition.ts";

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
