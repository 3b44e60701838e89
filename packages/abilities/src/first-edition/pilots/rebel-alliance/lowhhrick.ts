import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { type Picking, pickOne } from "../../../language/pick.ts";
import { type CardScene, later, whoIs } from "../../../language/scene.ts";
import { canDo, perform } from "../../../language/verbs.ts";
import { both, friendly, other, within } from "../../../language/when.ts";
import { defenderIs } from "../../../language/when-second-edition.ts";

const coveringBy = (token: "reinforceFore" | "reinforceAft"): readonly Instruction[] => [
  { verb: "spend", token },
  { verb: "add", face: "evade" },
];
const WAYS = { fore: coveringBy("reinforceFore"), aft: coveringBy("reinforceAft") } as const;

const waysOpen: Picking<readonly Instruction[]>["among"] = (scene) =>
  Object.entries(WAYS).flatMap(([key, value]) => (canDo(scene, value) ? [{ key, value }] : []));

/** True if the defender belongs to a teammate. In that case, Lowhhrick's player decides, because the reinforce token is theirs. */
const isForAnother = (scene: CardScene): boolean => whoIs(scene, "defender")?.seat !== scene.self.ship.seat;

export const lowhhrick: Card = {
  card: "pilot:lowhhrick",
  title: "Lowhhrick",
  dice: [
    {
      dice: "defense",
      helpsOthers: true,
      when: defenderIs(both(friendly, other, within(1))),
      may: [
        {
          verb: "special",
          can: (scene) => waysOpen(scene).length > 0,
          *perform(scene) {
            const way = yield* pickOne(scene, {
              rule: "1E-END-05",
              among: waysOpen,
              ...(isForAnother(scene) && { orNone: true as const }),
            });
            if (way) yield* perform(later(scene), way);
          },
        },
      ],
    },
  ],
};
