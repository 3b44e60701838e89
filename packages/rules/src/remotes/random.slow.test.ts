/** Plays random games with remotes of every kind. The game is saved and reloaded at every step. */
import { expect, test } from "vitest";
import { REMOTE_KINDS } from "../facts/remote-kinds.ts";
import { at } from "../testing.ts";
import { randomKey } from "../testing-random.ts";
import { withRemotes } from "./remotes.testing.ts";

for (const edition of ["2.0", "2.5"] as const)
  test(`${edition}: random games with remotes of every kind, controlled by either seat or by nobody`, { timeout: 60_000 }, () => {
    for (const seed of [1, 2]) {
      const remotes = REMOTE_KINDS.map((kind, number) => ({
        kind,
        ...((number + seed) % 3 < 2 && { seat: (number + seed) % 3 }),
        pose: at(130 + 70 * number, 380 + 40 * ((number + seed) % 4), (90 * number) % 360),
      }));
      const squad = (pilots: readonly string[], y: number, heading: number) =>
        pilots.map((pilot, x) => ({ pilot, pose: at(200 + 160 * x, y, heading) }));
      const table = withRemotes(remotes, {
        edition,
        key: `${edition} ${seed}`,
        setup: { roundLimit: 5 },
        ships: [
          squad(["redsquadronveteran", "goldsquadronveteran", "outerrimsmuggler"], 220, 0),
          squad(["blacksquadronace", "omicrongrouppilot", "academypilot"], 680, 180),
        ],
      });
      const next = randomKey(seed);
      for (let given = 0; given < 400 && !table.game.state.outcome; given += 1) {
        expect(table.game.open.length).toBeGreaterThan(0);
        next(table);
      }
      expect(table.game.state.round).toBeGreaterThan(1);
      expect(table.notes("relocated").length).toBeGreaterThan(0);
      expect([...table.notes("the rules lost their place"), ...table.notes("the game stands still")]).toEqual([]);
    }
  });
