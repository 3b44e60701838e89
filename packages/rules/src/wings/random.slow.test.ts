/** Plays random games with wings. The game is saved and loaded again at every step. */
import { describe, expect, test } from "vitest";
import type { SquadSetup } from "../state/setup.ts";
import { startSetUp } from "../testing.ts";
import { randomKey } from "../testing-random.ts";
import { idOf, isLeader, leaderOf } from "./wing.ts";

const wing = (leader: string, mate: string, faction: string): SquadSetup => ({
  faction,
  points: 200,
  obstacles: ["coreasteroid0", "coreasteroid1", "core2asteroid2"],
  ships: [leader, mate, mate, mate, mate, mate].map((pilot) => ({ pilot, upgrades: [], points: 30 })),
  wings: [
    {
      leader: 0,
      mates: (["leftFlank", "rightFlank", "rearSupport", "leftSupport", "rightSupport"] as const).map((position, at) => ({
        ship: at + 1,
        position,
      })),
    },
  ],
});

const SQUADS: readonly SquadSetup[] = [
  wing("lukeskywalker", "bluesquadronescort", "rebelalliance"),
  wing("whisper", "imdaartestpilot", "galacticempire"),
];

describe("random games with wings", () => {
  for (const edition of ["2.0", "2.5"] as const)
    test(`${edition}: there are no errors, and no wing flies without its leader`, { timeout: 120_000 }, () => {
      const table = startSetUp([{ ships: [] }, { ships: [] }], {
        edition,
        key: `wings ${edition}`,
        setup: { squads: SQUADS, roundLimit: 5 },
      });
      const next = randomKey(7);
      for (let given = 0; given < 1200 && !table.game.state.outcome; given += 1) {
        expect(table.game.open.length).toBeGreaterThan(0);
        next(table);
        for (const ship of table.game.state.ships)
          if (ship.status === "inPlay" && ship.wing && !ship.wing.split && !isLeader(ship) && table.game.state.cursor.phase !== "setup")
            expect([idOf(ship), leaderOf(table.game, ship)?.status]).toEqual([idOf(ship), "inPlay"]);
      }
      expect(table.game.state.round).toBeGreaterThan(1);
      expect(table.notes("in formation").length).toBeGreaterThan(3);
      expect(table.notes("joined").length + table.notes("split").length).toBeGreaterThan(3);
    });
});
