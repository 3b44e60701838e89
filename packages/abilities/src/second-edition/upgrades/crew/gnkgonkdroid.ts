import type { Card } from "../../../language/card.ts";
import { STARTS_SPENT } from "./phrases.ts";

export const gnkgonkdroid: Card = {
  card: "upgrade:gnkgonkdroid",
  title: "GNK “Gonk” Droid",
  triggers: [STARTS_SPENT],
  action: { does: [{ verb: "recover charge" }] },
  secondAction: { does: [{ verb: "spend charge" }, { verb: "recover shield" }] },
};
