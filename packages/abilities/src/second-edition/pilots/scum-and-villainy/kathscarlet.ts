import { otherFriendsOf } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, isAttacker, withPrimary } from "../../../language/when.ts";
import { limited, withinOfDefender } from "../../../language/when-second-edition.ts";

const touches = withinOfDefender(0, 0);
const hasHenchman: When = (scene) =>
  otherFriendsOf(scene.game, scene.self.ship).some((friend) => !limited(scene, friend) && touches(scene, friend));

export const kathscarlet: Card = {
  card: "pilot:kathscarlet",
  title: "Kath Scarlet",
  changes: [{ of: "attackDice", by: 1, when: all(isAttacker, withPrimary, hasHenchman) }],
};
