import { readManeuver } from "@broadside/cards";
import type { Ship } from "@broadside/rules";
import { canFly, changeManeuver, codeOf, type Option, sufferDamage } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import { pickOne } from "../../../language/pick.ts";
import { type CardScene, whoIs } from "../../../language/scene.ts";
import { both, friendly, type ShipWhen, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

const largeOrHuge: ShipWhen = ({ game }, ship) => ["large", "huge"].includes(game.factsOf(ship).type.size);

/** Returns the current maneuver at one speed slower and at one speed faster. */
function others({ game }: CardScene, ship: Ship): readonly Option<string>[] {
  const { motion } = game.state;
  const maneuver = motion?.ship === ship.id ? readManeuver(motion.code) : undefined;
  if (!maneuver || !motion || maneuver.bearing === "stationary") return [];
  const codes = [-1, 1].map((by) => codeOf({ ...maneuver, speed: maneuver.speed + by, colour: motion.colour }));
  return codes.filter((code) => canFly(game, ship, code)).map((value) => ({ key: value, value }));
}

/** A friendly large or huge ship can suffer a hit to fly one speed faster or slower. */
export const admiralozzel: Card = {
  card: "upgrade:admiralozzel",
  title: "Admiral Ozzel",
  triggers: [
    {
      at: "beforeManeuver",
      changesManeuver: true,
      when: subjectIs(both(friendly, largeOrHuge, within(0, 3))),
      may: [
        {
          verb: "special",
          can(scene) {
            const ship = whoIs(scene, "subject");
            return ship !== undefined && others(scene, ship).length > 0;
          },
          *perform(scene) {
            const { game, self } = scene;
            const ship = whoIs(scene, "subject");
            if (!ship) return;
            yield* sufferDamage(game, ship, { hits: 1, crits: 0, reason: self.card });
            if (ship.status !== "inPlay" || others(scene, ship).length === 0) return;
            const code = yield* pickOne(scene, { rule: "2E-MOVE-29", among: () => others(scene, ship) });
            if (code !== undefined) changeManeuver(game, ship, code, game.state.motion?.colour);
          },
        },
      ],
    },
  ],
};
