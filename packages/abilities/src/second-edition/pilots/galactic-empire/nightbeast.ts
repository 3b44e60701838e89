import type { Card } from "../../../card.ts";
import { all, toThisShip } from "../../../when.ts";
import { fullyExecuted } from "../../when.ts";
import { flownIn } from "../../when-firing.ts";
import { onShips } from "../phrases.ts";

export const NIGHT_BEASTS: readonly Card[] = onShips(["nightbeast", "nightbeast-swz105"], {
  title: "“Night Beast”",
  triggers: [
    { at: "maneuverExecuted", when: all(toThisShip, fullyExecuted, flownIn("blue")), may: [{ verb: "free action", names: ["focus"] }] },
  ],
});
