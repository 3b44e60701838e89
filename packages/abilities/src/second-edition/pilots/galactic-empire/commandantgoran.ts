import type { Card } from "../../../card.ts";
import type { When } from "../../../scene.ts";
import { all, both, friendly, within } from "../../../when.ts";
import { lowerInitiative, subjectIs } from "../../when.ts";

const wasStopped: When = ({ game: { state }, moment }) => state.motion?.ship === moment.ship && state.motion?.bumped === true;

export const commandantgoran: Card = {
  card: "pilot:commandantgoran",
  title: "Commandant Goran",
  triggers: [
    {
      at: "maneuverExecuted",
      when: all(subjectIs(both(friendly, within(0, 3), lowerInitiative)), wasStopped),
      may: [{ verb: "free action", names: ["focus"], colour: "red", who: "subject" }],
    },
  ],
};
