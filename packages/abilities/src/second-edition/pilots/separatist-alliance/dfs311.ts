import type { Card } from "../../../card.ts";
import { both, friendly, other, within } from "../../../when.ts";
import { onShips, transfer } from "../phrases.ts";

export const DFS_311S: readonly Card[] = onShips(["dfs311", "dfs311-siegeofcoruscant"], {
  title: "DFS-311",
  triggers: [
    { at: "startOfCombat", may: [{ verb: "choose ship", among: both(friendly, other, within(0, 3)), does: [transfer("calculate")] }] },
  ],
});
