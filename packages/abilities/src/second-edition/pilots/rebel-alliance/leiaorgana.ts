import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, both, friendly, within } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

const flewRed: When = ({
  game: {
    state: { motion },
  },
  moment,
}) => motion !== undefined && motion.ship === moment.ship && motion.colour === "red" && !motion.bumped;

export const leiaorgana: Card = {
  card: "pilot:leiaorgana",
  title: "Leia Organa",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(subjectIs(both(friendly, within(0, 3))), flewRed),
      may: [
        { verb: "spend force" },
        {
          verb: "one of",
          choices: { focus: [{ verb: "gain", token: "focus", who: "subject" }], force: [{ verb: "recover force", who: "subject" }] },
        },
      ],
    },
  ],
};
