import type { Card } from "../../../language/card.ts";
import { withStressed } from "./blade-partners.ts";

export const braylenstrammBattleoverendor: Card = {
  card: "pilot:braylenstramm-battleoverendor",
  title: "Braylen Stramm",
  triggers: withStressed("Gina Moonsong", [{ verb: "gain", token: "focus" }]),
};
