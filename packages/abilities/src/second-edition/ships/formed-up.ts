import { otherFriendsOf } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { When } from "../../language/scene.ts";
import { all, isStressed } from "../../language/when.ts";

const isInFormation: When = ({ game, self }) =>
  otherFriendsOf(game, self.ship).some(
    (friend) => game.factsOf(friend).type.id === "tielnfighter" && game.board.range(self.ship, friend) <= 1,
  );

export const formedUp: Card = {
  card: "ship:Formed Up",
  title: "Formed Up",
  triggers: [{ at: "roundCloses", when: all(isStressed, isInFormation), may: [{ verb: "remove token", tokens: ["stress"] }] }],
};
