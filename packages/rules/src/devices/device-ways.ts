/** How a device is placed: by which template, dropped from the rear guides or launched from the front ones (2E-DEV-01, -02). */
import { bank, type GuidePair, type Side, straight, type Template, turn } from "@broadside/geometry";
import { spendCharges } from "../charges/charges.ts";
import type { Game } from "../driver/game.ts";
import type { Ship } from "../state/state.ts";

export interface DeviceWay {
  /** `drop straight 1`, `launch bank 3 left`. */
  readonly key: string;
  readonly guides: GuidePair;
  readonly template: Template;
  /** A remote lies with its rear guides at the template, and looks away from it. */
  readonly byItsRear?: true;
  /** From the middle of a side of the ship instead of its guides. For cards. */
  readonly fromSide?: Side;
  /** Charges of the Ship card that it costs. For cards. */
  readonly shipCharges?: number;
  /** In contact with the ship, without the template. For cards. */
  readonly touching?: true;
}

const VERBS: Readonly<Record<GuidePair, string>> = { rear: "drop", front: "launch" };

export const howPlaced = ({ guides }: DeviceWay): "dropped" | "launched" => (guides === "rear" ? "dropped" : "launched");

/** Where its template is laid. */
export const startOf = ({ guides, fromSide }: DeviceWay): GuidePair | Side => fromSide ?? guides;

export function payForWay(game: Game, ship: Ship, { shipCharges = 0 }: DeviceWay): void {
  if (shipCharges > 0) spendCharges(game, ship, "ship", shipCharges);
}

/** With a straight template. */
export const straightWay = (guides: GuidePair, speed: number): DeviceWay => ({
  key: `${VERBS[guides]} straight ${speed}`,
  guides,
  template: straight(speed),
});

/** Counts as dropped. */
export const TOUCHING_WAY: DeviceWay = { ...straightWay("rear", 1), key: "touching", touching: true };

/** With a bank or turn template. For cards. */
export const bentWay = (guides: GuidePair, bend: "bank" | "turn", speed: number, side: Side): DeviceWay => ({
  key: `${VERBS[guides]} ${bend} ${speed} ${side}`,
  guides,
  template: (bend === "bank" ? bank : turn)(speed, side),
});
