import type { Card } from "../../../language/card.ts";
import type { When } from "../../../language/scene.ts";
import { all, both, friendly, within } from "../../../language/when.ts";
import { lowerInitiative, subjectIs } from "../../../language/when-second-edition.ts";

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
