import type { Card } from "../../../language/card.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, withPrimary } from "../../../language/when.ts";
import { defenderInBullseye } from "../../../language/when-second-edition.ts";
import { isNear } from "./phrases.ts";

const FEW = 2;
const hasFewDice: When = ({ attack }) => (attack?.attackDice.length ?? 0) <= FEW;

export const tv94: Card = {
  card: "upgrade:tv94",
  title: "TV-94",
  dice: [
    {
      dice: "attack",
      helpsOthers: true,
      when: all(withPrimary, defenderInBullseye, hasFewDice, (scene) => isNear(scene, whoIs(scene, "attacker"))),
      may: [
        { verb: "spend", token: "calculate", who: "attacker" },
        { verb: "add", face: "hit" },
      ],
    },
  ],
};
