import { codeOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { revealing, shown, shows, treatAs } from "../../dials.ts";

const SPEEDS = [1, 3, 5] as const;

function otherSpeeds(scene: CardScene): readonly string[] {
  const maneuver = shown(scene);
  return maneuver ? SPEEDS.flatMap((speed) => (speed === maneuver.speed ? [] : [codeOf({ ...maneuver, speed })])) : [];
}

export const tetrancowall: Card = {
  card: "pilot:tetrancowall",
  title: "Tetran Cowall",
  triggers: [revealing(shows("koiogran"), treatAs(otherSpeeds))],
};
