import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { provided } from "../../../language/provided.ts";
import { all, isAttacker } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";

const roll = (value: number): Instruction => ({ verb: "lasting", effect: "more attack dice", until: "attack", value });

export const mirandadoni: Card = {
  card: "pilot:mirandadoni",
  title: "Miranda Doni",
  triggers: [
    {
      at: "beforeRoll",
      once: "a round",
      when: all(isAttacker, beforeDice("attack")),
      may: [
        {
          verb: "one of",
          choices: {
            "spend shield": [{ verb: "lose shield" }, roll(1)],
            "recover shield": [provided(({ moment }) => (moment.count ?? 0) > 0), roll(-1), { verb: "recover shield" }],
          },
        },
      ],
    },
  ],
};
