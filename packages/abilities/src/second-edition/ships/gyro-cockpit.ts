import { SIDES } from "@broadside/geometry";
import { chargesOn } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import { all, tokenIs, toThisShip } from "../../language/when.ts";

/** When the ship is stressed, it can spend two charges to gain an evade token. With one charge, it can drop a device from its side. */
export const gyroCockpit: Card = {
  card: "ship:Gyro-Cockpit",
  title: "Gyro-Cockpit",
  triggers: [
    {
      at: "tokenAssigned",
      when: all(toThisShip, tokenIs("stress")),
      may: [
        { verb: "spend charge", count: 2 },
        { verb: "gain", token: "evade" },
      ],
    },
  ],
  deviceWays: (_game, { ship }, { ways }) =>
    chargesOn(ship, "ship") === 0
      ? []
      : ways
          .filter(({ guides, fromSide }) => guides === "rear" && !fromSide)
          .flatMap((way) => SIDES.map((side) => ({ ...way, key: `${way.key} from its ${side} side`, fromSide: side, shipCharges: 1 }))),
};
