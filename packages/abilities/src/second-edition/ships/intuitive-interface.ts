import type { Card } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";
import { all, toThisShip } from "../../language/when.ts";

const ADDING = ["talent", "illicit", "modification"] as const;

/** True if this action was added to the action bar by an upgrade of one of these types. */
const isAdded: When = ({ game, self, moment }) =>
  game
    .factsOf(self.ship)
    .upgrades.some(
      ({ slots, actions = [] }, at) =>
        self.ship.upgrades[at]?.faceup &&
        ADDING.some((slot) => slots.includes(slot)) &&
        actions.some((text) => text.split(" ")[1] === moment.action),
    );

export const intuitiveInterface: Card = {
  card: "ship:Intuitive Interface",
  title: "Intuitive Interface",
  triggers: [{ at: "actionPerformed", when: all(toThisShip, isAdded), may: [{ verb: "free action", names: ["calculate"] }] }],
};
