import type { Card } from "../../../language/card.ts";
import { both, friendly, other } from "../../../language/when.ts";
import { rerollByLockOf } from "../../upgrades/borrowed-lock.ts";

export const lieutenantlehuse: Card = {
  card: "pilot:lieutenantlehuse",
  title: "Lieutenant LeHuse",
  dice: [{ dice: "attack", may: [rerollByLockOf(both(friendly, other))] }],
};
