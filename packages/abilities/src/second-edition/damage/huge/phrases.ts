/** Defines a card of the huge deck by name. If it has a precision shot, that shot comes first (2E-HDECK-02). */
import type { Card, CardText, Trigger } from "../../../language/card.ts";

export const ofHuge = (title: string, precisionShot: Trigger, text: CardText): Card => ({
  card: `damage:huge/${title}`,
  title,
  ...text,
  triggers: [precisionShot, ...(text.triggers ?? [])],
});
