import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { both, friendly, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const coveringBy = (token: "reinforceFore" | "reinforceAft"): readonly Instruction[] => [
  { verb: "spend", token },
  { verb: "gain", token: "evade", who: "defender" },
];

export const lowhhrick: Card = {
  card: "pilot:lowhhrick",
  title: "Lowhhrick",
  triggers: [
    {
      at: "attackDeclared",
      when: defenderIs(both(friendly, within(0, 1))),
      may: [{ verb: "one of", choices: { fore: coveringBy("reinforceFore"), aft: coveringBy("reinforceAft") } }],
    },
  ],
};
