import { choose, gainEnergy, type Part, type Procedure, partsOf, setShields, shieldsLeft } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene, When } from "../../../language/scene.ts";
import { inUseEnergy } from "../../phrases.ts";

const MOST = 3;

/** Returns the ship's sections that have shields left, by name. A ship with one Ship card counts as one section without a name. */
const shielded = ({ game, self: { ship } }: CardScene) =>
  partsOf(game, ship).flatMap((part) => (shieldsLeft(ship, part) > 0 ? [{ key: part ?? "shield", value: part ?? "whole" } as const] : []));

const hasShields: When = (scene) => shielded(scene).length > 0;

/** Asks again and again, offering every section, until the owner stops. */
function* giveShields(scene: CardScene): Procedure {
  const { game, self } = scene;
  const { ship, card } = self;
  for (let given = 0; given < MOST && hasShields(scene); given += 1) {
    const from = yield* choose<NonNullable<Part> | "whole" | undefined>(() => {
      const done = { key: "done", value: undefined };
      return {
        kind: "give up shield",
        seat: ship.seat,
        rule: "HS-ENERGY-14",
        about: { ship: ship.id, card },
        options: [done, ...shielded(scene)],
      };
    });
    if (from === undefined) return;
    const part = from === "whole" ? undefined : from;
    setShields(game, ship, part, shieldsLeft(ship, part) - 1);
    gainEnergy(game, ship, 1);
  }
}

export const admiralozzel: Card = {
  card: "upgrade:admiralozzel",
  title: "Admiral Ozzel",
  triggers: [inUseEnergy({ verb: "special", can: hasShields, perform: giveShields })],
};
