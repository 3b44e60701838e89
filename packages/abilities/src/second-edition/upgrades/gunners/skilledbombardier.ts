import { bentWay, type DeviceWay, straightWay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

const FASTEST = { straight: 5, bank: 3, turn: 3 } as const;

/**
 * Returns the same way to place a device, but with a template that is `by` speeds faster. Returns nothing if no such template exists. `key`
 * names the template.
 */
function atSpeed({ key, guides }: DeviceWay, by: number): readonly DeviceWay[] {
  const [, bearing, speed, side] = key.split(" ");
  const faster = Number(speed) + by;
  if (bearing !== "straight" && bearing !== "bank" && bearing !== "turn") return [];
  if (faster < 1 || faster > FASTEST[bearing]) return [];
  if (bearing === "straight") return [straightWay(guides, faster)];
  return side === "left" || side === "right" ? [bentWay(guides, bearing, faster, side)] : [];
}

export const skilledbombardier: Card = {
  card: "upgrade:skilledbombardier",
  title: "Skilled Bombardier",
  deviceWays(_, self, { ship, ways }) {
    if (ship !== self.ship) return [];
    const others = ways.flatMap((way) => [...atSpeed(way, -1), ...atSpeed(way, 1)]);
    const isNew = ({ key }: DeviceWay) => ways.every((way) => way.key !== key);
    return others.filter((way, at) => isNew(way) && others.findIndex(({ key }) => key === way.key) === at);
  },
};
