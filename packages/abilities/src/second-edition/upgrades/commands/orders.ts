/** Commanders who set a friendly ship's revealed dial to another maneuver with the same colour and speed. */
import { type DialManeuver, readManeuver } from "@broadside/cards";
import type { Ship } from "@broadside/rules";
import { codesToChoose, setDial } from "@broadside/rules/procedures";
import type { CardText } from "../../../language/card.ts";
import { type CardScene, whoIs } from "../../../language/scene.ts";
import { both, friendly, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

/** True if a maneuver has the revealed one's speed and printed colour. Cards change the colour only afterwards (2E-ACTIV-06). */
function isLike({ game }: CardScene, ship: Ship): (code: string) => boolean {
  const { motion } = game.state;
  const read = (code: string): DialManeuver | undefined => game.factsOf(ship).dial.get(code) ?? readManeuver(code);
  const open = motion?.ship === ship.id ? read(motion.code) : undefined;
  return (code) => {
    const maneuver = read(code);
    return open !== undefined && maneuver?.speed === open.speed && maneuver.colour === motion?.colour;
  };
}

const likeIt = (scene: CardScene, ship: Ship): readonly string[] => codesToChoose(scene.game, ship).filter(isLike(scene, ship));

export const newOrders: CardText = {
  triggers: [
    {
      at: "dialRevealed",
      when: subjectIs(both(friendly, within(0, 4))),
      may: [
        { verb: "spend charge" },
        {
          verb: "special",
          can(scene) {
            const ship = whoIs(scene, "subject");
            return ship?.dial !== undefined && likeIt(scene, ship).length > 1;
          },
          *perform(scene) {
            const ship = whoIs(scene, "subject");
            if (ship) yield* setDial(scene.game, ship, isLike(scene, ship));
          },
        },
      ],
    },
  ],
};
