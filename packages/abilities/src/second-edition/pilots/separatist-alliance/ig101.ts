import type { Card } from "../../../language/card.ts";

export const ig101: Card = {
  card: "pilot:ig101",
  title: "IG-101",
  triggers: [{ at: "startOfSystem", may: [{ verb: "repair", kind: "faceup" }] }],
};
