import type { Card } from "../../../card.ts";
import { both, friendly } from "../../../when.ts";
import { bornForThis, isCalled } from "../../pilots/galactic-republic/phrases.ts";
import { either } from "../../when.ts";
import { rerollByLockOf } from "../borrowed-lock.ts";

export const wolfpacksiegeofcoruscant: Card = {
  card: "upgrade:wolfpack-siegeofcoruscant",
  title: "Wolfpack",
  dice: [{ dice: "attack", may: [rerollByLockOf(both(friendly, either(isCalled("Plo Koon"), bornForThis)))] }],
};
