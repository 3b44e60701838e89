import type { Card } from "../../../language/card.ts";
import { LOCK_ANYTHING } from "../../upgrades/locking.ts";
import { withStressed } from "./blade-partners.ts";

export const ginamoonsongBattleoverendor: Card = {
  card: "pilot:ginamoonsong-battleoverendor",
  title: "Gina Moonsong",
  triggers: withStressed("Braylen Stramm", [LOCK_ANYTHING]),
};
