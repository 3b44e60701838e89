import { holdersOfLocksOn, RED } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { CardScene } from "../../../language/scene.ts";
import { any, withPrimary } from "../../../language/when.ts";
import { attackShows } from "../../../language/when-firing.ts";
import { countOf } from "./phrases.ts";

/** Returns the number of red tokens, including locks on the ship (2E-ACT-36). */
const redTokens = (scene: CardScene): number => countOf(scene, RED) + holdersOfLocksOn(scene.game, scene.self.ship.id).length;

export const matchstick: Card = {
  card: "pilot:matchstick",
  title: "“Matchstick”",
  dice: [{ dice: "attack", when: any(withPrimary, attackShows("single-turret")), may: [{ verb: "reroll", most: redTokens }] }],
};
