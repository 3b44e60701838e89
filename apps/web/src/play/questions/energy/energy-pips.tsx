import type { Left } from "@broadside/telling";
import { ENERGY_UNIT } from "../../../words/play/questions/energy.ts";

/** Energy tokens: those there, and the places of those that could be; the figure is said as well. */
export function EnergyPips({ energy }: { readonly energy: Left | undefined }) {
  if (!energy) return undefined;
  const { left, of } = energy;
  return (
    <span className="play-energy-pips">
      <span aria-hidden="true">{"◆".repeat(left) + "◇".repeat(Math.max(0, of - left))}</span>{" "}
      <span>
        {left}/{of} <span className="visually-hidden">{ENERGY_UNIT}</span>
      </span>
    </span>
  );
}
