import type { Card } from "../../language/card.ts";
import type { Deed } from "../../language/deed.ts";
import { both, friendly, other, within } from "../../language/when.ts";
import { defenderIs } from "../../language/when-second-edition.ts";

const coveringBy = (token: "reinforceFore" | "reinforceAft"): readonly Deed[] => [
  { verb: "spend", token },
  { verb: "add", face: "evade" },
];

export const lowhhrick: Card = {
  card: "pilot:lowhhrick",
  title: "Lowhhrick",
  dice: [
    {
      dice: "defense",
      helpsOthers: true,
      when: defenderIs(both(friendly, other, within(1))),
      may: [{ verb: "one of", choices: { fore: coveringBy("reinforceFore"), aft: coveringBy("reinforceAft") } }],
    },
  ],
};
