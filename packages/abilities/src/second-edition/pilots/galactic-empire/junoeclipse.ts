import type { Card } from "../../../language/card.ts";
import { afterAnyAction } from "../../ships/phrases.ts";

export const junoeclipse: Card = {
  card: "pilot:junoeclipse",
  title: "Juno Eclipse",
  triggers: [afterAnyAction("boost")],
};
