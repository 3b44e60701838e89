import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, toThisShip } from "../../../language/when.ts";

const whileStressed: When = ({ moment }) => moment.whileStressed === true;

export const chopperCrew: Card = {
  card: "upgrade:chopper",
  title: "“Chopper”",
  permissions: { act: (_, self, { ship }) => (ship === self.ship && ship.tokens.stress > 0 ? true : undefined) },
  triggers: [{ at: "actionPerformed", when: all(toThisShip, whileStressed), must: [{ verb: "suffer", hits: 1 }] }],
};
