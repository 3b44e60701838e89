import { assign, mayHave, ORANGE, RED } from "@broadside/rules/procedures";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { type CardScene, type When, whoIs } from "../../../language/scene.ts";
import { all, both, enemy, isUnstressed, tokenIs, within } from "../../../language/when.ts";
import { inArcOfThisShip, subjectIs } from "../../../language/when-second-edition.ts";

const inTime: When = ({ game }) => ["activation", "combat"].includes(game.state.cursor.phase);

const ANOTHER: Instruction = {
  verb: "special",
  can(scene) {
    const ship = whoIs(scene, "subject");
    return ship !== undefined && scene.moment.token !== undefined && mayHave(scene.game, ship, scene.moment.token);
  },
  *perform(scene: CardScene) {
    const { game, self, moment } = scene;
    const ship = whoIs(scene, "subject");
    if (ship && moment.token !== undefined) yield* assign(game, ship, moment.token, 1, self.ship);
  },
};

/** When an enemy in front gains an orange or red token, this ship can gain stress. The enemy then gains another token of that kind. */
export const pettyofficerthanisson: Card = {
  card: "upgrade:pettyofficerthanisson",
  title: "Petty Officer Thanisson",
  triggers: [
    {
      at: "tokenAssigned",
      when: all(inTime, isUnstressed, tokenIs(...RED, ...ORANGE), subjectIs(both(enemy, within(0, 1), inArcOfThisShip("front")))),
      may: [{ verb: "gain", token: "stress" }, ANOTHER],
    },
  ],
};
