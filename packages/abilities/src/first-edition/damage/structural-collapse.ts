import { dealDamageCard, openSections } from "@broadside/rules/procedures";
import type { Card } from "../../language/card.ts";
import type { CardScene } from "../../language/scene.ts";
import { inDecksOf, sectionOf } from "./huge-ships.ts";
import { FACEDOWN, whenFaceup } from "./phrases.ts";

/** Returns the other section, unless it is crippled. */
const otherSection = ({ game, self }: CardScene) => openSections(self.ship).find((section) => section !== sectionOf(game, self));

export const structuralCollapse: readonly Card[] = inDecksOf(["CR90", "Raider"], "Structural Collapse", {
  triggers: [
    whenFaceup(
      {
        verb: "special",
        can: (scene) => otherSection(scene) !== undefined,
        perform: (scene) => dealDamageCard(scene.game, scene.self.ship, false, otherSection(scene)),
      },
      ...FACEDOWN,
    ),
  ],
});
