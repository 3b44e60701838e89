/** A card of the huge deck by its name: what its precision shot does comes first, where it has one (2E-HDECK-02). */
import type { Card, CardText, Trigger } from "../../../language/card.ts";

export const ofHuge = (title: string, precisionShot: Trigger, text: CardText): Card => ({
  card: `damage:huge/${title}`,
  title,
  ...text,
  triggers: [precisionShot, ...(text.triggers ?? [])],
});
