import type { Card } from "../../../language/card.ts";
import { calculatesAfter } from "../crew/phrases.ts";

export const efficientprocessingSwz103: Card = {
  card: "upgrade:efficientprocessing-swz103",
  title: "Efficient Processing",
  triggers: [calculatesAfter("calculate")],
};
