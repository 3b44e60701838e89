/** What Maarek Stele of both editions says: of three Damage cards he draws, the defender is dealt the one that he picks. */
import { dealPicked } from "@broadside/rules/procedures";
import type { Deed } from "../language/deed.ts";
import { whoIs } from "../language/scene.ts";
import { toDefender } from "../language/when.ts";

const DRAWN = 3;

export const DEAL_PICKED: Deed = {
  verb: "special",
  can: toDefender,
  *perform(scene) {
    const { game, self, moment } = scene;
    const defender = whoIs(scene, "defender");
    if (defender) yield* dealPicked(game, defender, DRAWN, self.ship.seat, self.card, moment.section);
  },
};
