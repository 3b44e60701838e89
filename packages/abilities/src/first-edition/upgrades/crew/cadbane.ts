import { rerollableOfRoll, rerollChosenOfRoll } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { all, enemy } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";
import { isOfFriendlyBomb } from "../../bombs.ts";

const FAILURES = ["focus", "blank"] as const;
const failures = ({ game }: CardScene): number => FAILURES.reduce((sum, face) => sum + rerollableOfRoll(game, face).length, 0);

export const cadbane: Card = {
  card: "upgrade:cadbane",
  title: "Cad Bane",
  triggers: [
    {
      at: "rolled",
      once: "a round",
      when: all(subjectIs(enemy), isOfFriendlyBomb, ({ moment }) => moment.kind === "attack"),
      may: [
        {
          verb: "special",
          can: (scene) => failures(scene) > 0,
          perform: (scene) => rerollChosenOfRoll(scene.game, scene.self.ship.seat, failures(scene), FAILURES),
        },
      ],
    },
  ],
};
