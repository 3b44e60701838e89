/**
 * How a leader's actions affect its wing (EB-SPLIT-14). A reload doesn't affect the wing, although it disarms the leader (EB-WACT-14-Q).
 */
import type { ActionId } from "@broadside/protocol";
import type { Procedure } from "../contract/ask.ts";
import type { Situation } from "../contract/situation.ts";
import { NOTHING } from "../driver/ask.ts";
import { procedure } from "../driver/procedure.ts";
import { barActions } from "../queries/figures.ts";
import type { Ship } from "../state/state.ts";
import { assign } from "../tokens/tokens.ts";
import { split } from "./splitting.ts";
import { isLeader, wingmatesOf } from "./wing.ts";

/**
 * After a leader's SLAM or cloak, wingmates without that action split. After a SLAM the other wingmates are disarmed (EB-WACT-02 to -04).
 */
export function leaderActed(game: Situation, leader: Ship, action: ActionId): Procedure {
  return isLeader(leader) && (action === "slam" || action === "cloak") ? keepUp(game, leader, action) : NOTHING;
}

const keepUp = procedure("keepUp", function* (game: Situation, leader: Ship, action: "slam" | "cloak"): Procedure {
  for (const mate of wingmatesOf(game, leader)) {
    if (!barActions(game, mate).some(({ name }) => name === action)) split(game, mate, WORDS[action]);
    else if (action === "slam") yield* assign(game, mate, "disarm");
  }
});
const WORDS = { slam: "leader's SLAM", cloak: "leader cloaked" } as const;
