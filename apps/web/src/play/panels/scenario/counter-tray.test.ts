import { expect, test } from "vitest";
import { localClient } from "../../../game-worker/client.testing.ts";
import { account, changeAsJudge, playUntil, startGame } from "../../board/scenario-game.testing.ts";
import { trayOf } from "./counter-tray.ts";

test("[EB-VC-03, EB-VC-04] each side's scored counters are shown: seven are two triple counters and one single", async () => {
  const engine = localClient();
  const planning = await playUntil(engine, await startGame(engine, "aces-high", 4), ({ state }) => state.cursor.phase === "planning");
  const shown = await changeAsJudge(engine, [account(planning, { counters: [0, 7, 1, 0] })]);
  expect(shown.scenario?.sides.map(({ counters }) => counters)).toEqual([0, 7, 1, 0]);
  expect(trayOf(7)).toEqual({ triples: 2, singles: 1 });
});
