import type { Card } from "../../../card.ts";
import type { When } from "../../../scene.ts";
import { all, both, friendly, within } from "../../../when.ts";
import { subjectIs } from "../../when.ts";

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
