import { describe, expect, test } from "vitest";
import { at, startTable } from "../testing.ts";

describe("a round of the second edition", () => {
  for (const edition of ["2.0", "2.5"] as const)
    test(`[2E-TIME-01] ${edition}: goes through planning, system, activation, engagement and end`, () => {
      const table = startTable({
        edition,
        ships: [[{ pilot: "redsquadronveteran", pose: at(300, 200) }], [{ pilot: "academypilot", pose: at(300, 500, 180) }]],
      });
      table.until("attack").untilPhase("planning");
      const phases = table.notes("phase").map((event) => event.phase);
      expect(phases).toEqual(["system", "activation", "combat", "end", "planning"]);
      expect(table.game.state.round).toBe(2);
    });
});
