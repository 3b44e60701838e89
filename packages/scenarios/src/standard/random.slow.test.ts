/** Plays whole games with random answers. The game is saved and loaded again at every step. */

import { randomStream } from "@broadside/kit";
import { runs } from "@broadside/kit/testing";
import { describe, expect, test } from "vitest";
import { isTowingAndCloaked, type PointsSeen, randomAnswer } from "./random.testing.ts";
import { featuresOf, pointsOf, STANDARD, setUp } from "./standard.testing.ts";

const COUNT = {
  "assault-at-the-satellite-array": 5,
  "chance-engagement": 1,
  "salvage-mission": 5,
  "scramble-the-transmissions": 3,
} as const;

describe.each(STANDARD)("%s", (id) => {
  test("[SC-SALVAGE-38, SC-SCRAMBLE-08, SC-SALVAGE-40-Q] random games cause no errors, lose no feature and take back no points", {
    timeout: 240_000,
  }, () => {
    for (const seed of [1, 2].slice(0, runs(2))) {
      const table = setUp(id, { key: `${id} ${seed}` });
      const random = randomStream(seed);
      let seen: PointsSeen = { points: [0, 0] };
      for (let given = 0; given < 3000 && !table.game.state.outcome; given += 1) {
        expect(table.game.open.length).toBeGreaterThan(0);
        randomAnswer(table, random);
        const points = pointsOf(table);
        for (const [seat, before] of seen.points.entries()) expect(points[seat] ?? before).toBeGreaterThanOrEqual(before);
        seen = { points };
        if (table.game.state.round > 0) expect(featuresOf(table)).toHaveLength(COUNT[id]);
        for (const { pose, carrier } of featuresOf(table)) expect([pose !== undefined, carrier !== undefined]).toContain(false);
        expect(isTowingAndCloaked(table)).toBe(false);
      }
      expect(table.game.state.outcome).toBeDefined();
      expect(table.notes("the rules lost their place")).toEqual([]);
    }
  });
});
