import type { TokenKind } from "@broadside/rules";
import type { Card } from "../../../language/card.ts";
import type { Instruction } from "../../../language/instruction.ts";
import { type When, whoIs } from "../../../language/scene.ts";
import { all, both, friendly, other, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

const flewFreelyAtSpeed1: When = (scene) => {
  const { motion } = scene.game.state;
  const mover = whoIs(scene, "subject");
  return mover !== undefined && motion?.ship === mover.id && !motion.bumped && mover.speed === 1;
};

const give = (token: TokenKind): readonly Instruction[] => [{ verb: "transfer", token, to: "subject" }];

export const vizier: Card = {
  card: "pilot:vizier",
  title: "“Vizier”",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(flewFreelyAtSpeed1, subjectIs(both(friendly, other, within(1)))),
      may: [{ verb: "one of", choices: { focus: give("focus"), evade: give("evade") } }],
    },
  ],
};
