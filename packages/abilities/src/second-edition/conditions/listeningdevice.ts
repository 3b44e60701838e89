import { enemiesOf } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { hasUpgrade } from "../../language/when.ts";
import { showsItsDial } from "./phrases.ts";

const REACH = 2;

export const listeningdevice: Card = {
  card: "condition:listeningdevice",
  title: "Listening Device",
  triggers: [
    showsItsDial(({ game, self }) =>
      enemiesOf(game, self.ship).some((enemy) => hasUpgrade(enemy, "informant") && game.board.range(self.ship, enemy) <= REACH),
    ),
  ],
};
