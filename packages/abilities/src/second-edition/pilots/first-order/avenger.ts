import type { Card } from "../../../language/card.ts";
import { both, friendly, other } from "../../../language/when.ts";
import { subjectIs } from "../../../language/when-second-edition.ts";

export const avenger: Card = {
  card: "pilot:avenger",
  title: "“Avenger”",
  triggers: [{ at: "shipLost", when: subjectIs(both(friendly, other)), may: [{ verb: "free action", evenStressed: true }] }],
};
