import type { Card } from "../../../language/card.ts";
import { both, friendly } from "../../../language/when.ts";
import { either } from "../../../language/when-second-edition.ts";
import { bornForThis, isCalled } from "../../pilots/galactic-republic/phrases.ts";
import { rerollByLockOf } from "../borrowed-lock.ts";

export const wolfpacksiegeofcoruscant: Card = {
  card: "upgrade:wolfpack-siegeofcoruscant",
  title: "Wolfpack",
  dice: [{ dice: "attack", may: [rerollByLockOf(both(friendly, either(isCalled("Plo Koon"), bornForThis)))] }],
};
