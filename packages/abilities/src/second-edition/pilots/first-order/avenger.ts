import type { Card } from "../../../card.ts";
import { both, friendly, other } from "../../../when.ts";
import { subjectIs } from "../../when.ts";

export const avenger: Card = {
  card: "pilot:avenger",
  title: "“Avenger”",
  triggers: [{ at: "shipLost", when: subjectIs(both(friendly, other)), may: [{ verb: "free action", evenStressed: true }] }],
};
