/** Defines a card in the huge deck by its name. Its precision shot takes effect before the rest of its text (2E-HDECK-02). */
import type { Card, CardText, Trigger } from "../../../language/card.ts";

export const ofHuge = (title: string, precisionShot: Trigger, text: CardText): Card => ({
  card: `damage:huge/${title}`,
  title,
  ...text,
  triggers: [precisionShot, ...(text.triggers ?? [])],
});
