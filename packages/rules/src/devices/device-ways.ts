/**
 * How a device is placed: which template it uses, and whether it is dropped from the rear guides or launched from the front guides
 * (2E-DEV-01, -02).
 */
import { bank, type GuidePair, type Side, straight, turn } from "@broadside/geometry";
import { bearersOffering } from "../abilities/cards-in-play.ts";
import { spendCharges } from "../charges/charges.ts";
import type { DeviceRule, DeviceWay } from "../contract/edition-parts.ts";
import type { Situation } from "../contract/situation.ts";
import type { Ship } from "../state/state.ts";

const VERBS: Readonly<Record<GuidePair, string>> = { rear: "drop", front: "launch" };

export const placementVerb = ({ guides, dropped }: DeviceWay): "dropped" | "launched" =>
  guides === "rear" || dropped ? "dropped" : "launched";

/** Returns where the template is placed. */
export const templateStart = ({ guides, fromSide }: DeviceWay): GuidePair | Side => fromSide ?? guides;

export function payForWay(game: Situation, ship: Ship, { shipCharges = 0 }: DeviceWay): void {
  if (shipCharges > 0) spendCharges(game, ship, "ship", shipCharges);
}

/** Makes a way with a straight template. */
export const straightWay = (guides: GuidePair, speed: number): DeviceWay => ({
  key: `${VERBS[guides]} straight ${speed}`,
  guides,
  template: straight(speed),
});

/** Returns the same way to drop a device, but from these guides instead of the rear guides. Used by cards. */
export const droppedFrom = (guides: GuidePair, way: DeviceWay): DeviceWay =>
  guides === "rear" ? way : { ...way, key: `${way.key} ahead`, guides, dropped: true };

/** Placing a device in contact with the ship. This counts as dropping it. */
export const TOUCHING_WAY: DeviceWay = { ...straightWay("rear", 1), key: "touching", touching: true };

/** Returns a way to drop or launch a device with a bank or turn template. Used by cards. */
export const bentWay = (guides: GuidePair, bend: "bank" | "turn", speed: number, side: Side): DeviceWay => ({
  key: `${VERBS[guides]} ${bend} ${speed} ${side}`,
  guides,
  template: (bend === "bank" ? bank : turn)(speed, side),
});

/** Lists the ways to place the device that the ship's other cards add. If two cards add the same way, the cheaper one is used. */
export function addedWays(
  game: Situation,
  ship: Ship,
  device: string,
  { ways, goesOff }: Pick<DeviceRule, "goesOff"> & { readonly ways: readonly DeviceWay[] },
): readonly DeviceWay[] {
  const added = new Map<string, DeviceWay>();
  for (const self of bearersOffering(game, "deviceWays")) {
    if (self.ship !== ship) continue;
    for (const way of self.ability.answers?.deviceWays?.(game, self, { ship, device, ways, isBomb: goesOff === "endOfActivation" }) ?? []) {
      const known = added.get(way.key);
      if (!known || (way.shipCharges ?? 0) < (known.shipCharges ?? 0)) added.set(way.key, way);
    }
  }
  return [...added.values()].filter(({ key }) => ways.every((given) => given.key !== key));
}
