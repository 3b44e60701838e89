/** Parts of card texts that several titles share. */
import type { ActionId } from "@broadside/rules";
import type { Card, Trigger } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isDefender, onThisShip } from "../../../language/when.ts";
import { beforeDice } from "../../../language/when-firing.ts";
import { MORE_DEFENSE } from "../../pilots/phrases.ts";

/** The ship may roll one more defense die. */
export const oneMoreDefenseDie = (when: When): Required<Pick<Card, "triggers" | "effects">> => ({
  triggers: [
    {
      at: "beforeRoll",
      when: all(isDefender, beforeDice("defense"), when),
      may: [{ verb: "lasting", effect: "more defense dice", until: "attack", value: 1 }],
    },
  ],
  effects: MORE_DEFENSE,
});

/** Lets a ship that has deployed from this one perform one of these actions. */
export const whoDeploysMay = (...names: readonly ActionId[]): Trigger => ({
  at: "hasDeployed",
  when: onThisShip,
  may: [{ verb: "free action", names, who: "subject" }],
});
