import type { Card } from "../../../language/card.ts";

/** What is dropped may be launched by the same template. */
export const bombardmentdrone: Card = {
  card: "pilot:bombardmentdrone",
  title: "Bombardment Drone",
  deviceWays: (_game, _self, { ways }) =>
    ways.flatMap((way) => (way.guides === "rear" ? [{ ...way, key: way.key.replace("drop", "launch"), guides: "front" as const }] : [])),
};
