import type { Card } from "../../../language/card.ts";

/** A device that the ship would drop can be launched with the same template instead. */
export const bombardmentdrone: Card = {
  card: "pilot:bombardmentdrone",
  title: "Bombardment Drone",
  deviceWays: (_game, _self, { ways }) =>
    ways.flatMap((way) => (way.guides === "rear" ? [{ ...way, key: way.key.replace("drop", "launch"), guides: "front" as const }] : [])),
};
