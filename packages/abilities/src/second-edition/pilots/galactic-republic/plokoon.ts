import { GREEN, ORANGE } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { both, friendly, other, within } from "../../../language/when.ts";

const GIVE_OR_TAKE: Readonly<Record<string, readonly Instruction[]>> = Object.fromEntries([
  ...GREEN.map((token) => [`give ${token}`, [{ verb: "transfer", token }]] as const),
  ...ORANGE.map((token) => [`take ${token}`, [{ verb: "transfer", token, from: "chosen", to: "this ship" }]] as const),
]);

export const plokoon: Card = {
  card: "pilot:plokoon",
  title: "Plo Koon",
  triggers: [
    {
      at: "startOfCombat",
      may: [
        {
          verb: "choose ship",
          among: both(friendly, other, within(0, 2)),
          does: [{ verb: "spend force" }, { verb: "one of", choices: GIVE_OR_TAKE }],
        },
      ],
    },
  ],
};
