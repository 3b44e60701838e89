import { isFriendly, shipsInPlay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { revealedBy } from "../../../language/when-second-edition.ts";

const isEasyNearBy: When = ({ game, self: { ship } }) =>
  shipsInPlay(game).some(
    (other) => isFriendly(game, ship, other) && revealedBy(other)?.colour === "blue" && game.board.range(ship, other) <= 1,
  );

export const boost: Card = {
  card: "pilot:boost",
  title: "“Boost”",
  triggers: [{ at: "startOfCombat", when: isEasyNearBy, may: [{ verb: "free action", names: ["boost"] }] }],
};
