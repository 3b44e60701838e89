import type { Card } from "../../../language/card.ts";
import { all, both, friendly, lacks, other, within } from "../../../language/when.ts";
import { defenderIs, either, hasUpgradeCalled, inArcOfThisShip, limited } from "../../../language/when-second-edition.ts";

const isHelped = both(
  other,
  friendly,
  within(0, 2),
  either(inArcOfThisShip("left"), inArcOfThisShip("right")),
  either(limited, hasUpgradeCalled("dedicated")),
);

export const dedicated: Card = {
  card: "upgrade:dedicated",
  title: "Dedicated",
  dice: [
    {
      dice: "defense",
      helpsOthers: true,
      when: all(lacks("this ship", "strain"), defenderIs(isHelped)),
      may: [
        { verb: "gain", token: "strain" },
        { verb: "reroll", most: 1, least: 1, faces: ["blank"] },
      ],
    },
  ],
};
