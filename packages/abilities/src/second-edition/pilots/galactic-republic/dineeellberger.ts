import type { Card } from "../../../language/card.ts";
import { leavesEnemysDice } from "../phrases.ts";
import { bothRevealed } from "./phrases.ts";

export const dineeellberger: Card = {
  card: "pilot:dineeellberger",
  title: "Dineé Ellberger",
  permissions: leavesEnemysDice(bothRevealed((own, enemys) => own.speed === enemys.speed)),
};
