import type { Card } from "../../../card.ts";
import { toThisShip } from "../../../when.ts";
import { onShips } from "../phrases.ts";

export const VULT_SKERRISS: readonly Card[] = onShips(["vultskerris", "vultskerris-tieininterceptor"], {
  title: "Vult Skerris",
  action: { does: [{ verb: "gain", token: "strain" }, { verb: "recover charge" }] },
  triggers: [{ at: "becameActive", when: toThisShip, may: [{ verb: "spend charge" }, { verb: "free action" }] }],
});
