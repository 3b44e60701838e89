import { SIDES } from "@broadside/geometry";
import { bentWay, type DeviceWay } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";

const BANKS: readonly DeviceWay[] = SIDES.flatMap((bend) => {
  const rear = bentWay("rear", "bank", 1, bend);
  return [rear, ...SIDES.map((side): DeviceWay => ({ ...rear, key: `${rear.key} from its ${side} side`, fromSide: side }))];
});
const WAYS: readonly DeviceWay[] = BANKS.flatMap((way) => [way, { ...way, key: `${way.key} by its rear`, byItsRear: true }]);

/** Commandos can also be dropped with a bank template, either from the rear or from a side. */
export const dropseatbay: Card = {
  card: "upgrade:dropseatbay",
  title: "Drop-Seat Bay",
  deviceWays: (_, self, { ship, device }) => (ship === self.ship && device === "commandoTeam" ? WAYS : []),
};
